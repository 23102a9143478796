import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { hasServer } from '../connection/here.ts'
import { account, askAccount } from './asked.ts'

/** What the house tells everybody. Nothing where it tells nothing, or there is no server. */
export function Announcement(): JSX.Element | null {
  useEffect(() => {
    if (account.value !== null) return
    // Without it the page is as good.
    void hasServer().then((there) => (there ? askAccount('look', {}).catch(() => null) : null))
  }, [])
  const text = account.value?.house.announcement ?? ''
  if (text === '') return null
  return (
    <section class="panel brass" aria-label={say('announcement')} data-announcement>
      <h2>{say('announcement')}</h2>
      <p>{text}</p>
    </section>
  )
}
