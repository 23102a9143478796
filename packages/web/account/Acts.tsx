import type { SiteReply } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { gameName } from '../app/catalogue.ts'
import { knows, say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'

/** A part of an action in words: a role, a game, a rule of the site; anything else as it was typed. */
function partLine([key, value]: readonly [string, unknown]): string {
  if (key === 'role') return say(`mark-${value}`)
  if (key === 'game') return gameName(String(value))
  if (key === 'signUp') return `${say('site-sign-up')}: ${say(`site-${value}`)}`
  if (key === 'tables') return `${say('site-tables')}: ${say(`site-${value}`)}`
  if (key === 'guests') return say(value === true ? 'site-guests' : 'site-no-guests')
  return String(value)
}

/** An action in words, if there are words for it. */
function actLine(kind: string, subject: string, detail: string): string {
  const what = Object.entries(JSON.parse(detail) as Record<string, unknown>)
    .map(partLine)
    .join(', ')
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
