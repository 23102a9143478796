import type { SiteReply } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { knows, say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'

/** An action in words, if there are words for it. */
function actLine(kind: string, subject: string, detail: string): string {
  const what = Object.values(JSON.parse(detail) as Record<string, unknown>).join(', ')
  const message = `site-act-${kind}`
  return knows(message) ? say(message, { subject, what }) : [kind, subject, what].join(' ')
}

/** What hosts and moderators did, the latest first. */
export function Acts({ site }: { readonly site: SiteReply }): JSX.Element {
  return (
    <section class="panel account-card" aria-label={say('site-acts')} data-acts>
      <h2>{say('site-acts')}</h2>
      <p>{say('site-acts-is')}</p>
      <ul class="account-kept">
        {site.acts.map(({ seq, at, actor, kind, subject, detail }) => (
          <li key={seq}>
            <b>{actLine(kind, subject ?? '', detail)}</b>
            <span>
              {actor ?? say('site-key')}, {dayLine(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
