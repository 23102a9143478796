import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { account, loadAccountOnce } from './account.ts'

/** The site's announcement. Nothing if there is none, or no server. */
export function Announcement(): JSX.Element | null {
  useEffect(loadAccountOnce, [])
  const text = account.value?.site.announcement ?? ''
  if (text === '') return null
  return (
    <section class="panel brass" aria-label={say('announcement')} data-announcement>
      <h2>{say('announcement')}</h2>
      <p>{text}</p>
    </section>
  )
}
