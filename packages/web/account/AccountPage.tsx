import './account.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { Page } from '../home/Page.tsx'
import { account, askAccount } from './account.ts'
import { CalendarPage } from './CalendarPage.tsx'
import { problemLine } from './Form.tsx'
import { KeptPage } from './KeptPage.tsx'
import { MailPage } from './MailPage.tsx'
import { MyAccount } from './MyAccount.tsx'
import { Sanctions } from './Sanctions.tsx'
import { SitePage } from './SitePage.tsx'
import { Welcome } from './Welcome.tsx'

/** The headings of parts that are not about the reader alone. */
const HEADINGS = { calendar: 'my-calendar', kept: 'account-kept', site: 'account-site', house: 'account-site' } as const

/** Signing in, becoming a member, and the reader's account. `secret` came with a link. */
export function AccountPage({ part, secret }: { readonly part: string; readonly secret: string }): JSX.Element {
  const [wrong, setWrong] = useState('')
  useEffect(() => void askAccount('look', {}).catch((error: unknown) => setWrong(problemLine(error))), [])
  const now = account.value
  const heading = part in HEADINGS ? say(HEADINGS[part as keyof typeof HEADINGS]) : null
  return (
    <Page>
      <div class="hero">
        <h1>{heading ?? (now?.me == null ? say('account-welcome') : now.me.name)}</h1>
        {part === 'calendar' ? (
          <p>{say('my-calendar-is')}</p>
        ) : heading !== null ? null : (
          <p>{now?.me == null ? say('account-welcome-is') : say('account-since', { day: dayLine(now.me.since) })}</p>
        )}
      </div>
      <main class="account" data-account={now === null ? 'asking' : now.me === null ? 'nobody' : 'member'}>
        {now === null ? (
          <p class="loading" role="status">
            {wrong === '' ? say('loading') : wrong}
          </p>
        ) : part === 'kept' ? (
          <KeptPage />
        ) : part === 'site' || part === 'house' ? (
          <SitePage />
        ) : part === 'calendar' ? (
          <CalendarPage />
        ) : part === 'mail' ? (
          <MailPage link={secret} />
        ) : now.me === null ? (
          <>
            <Sanctions />
            <Welcome site={now.site} invitation={part === 'invited' ? secret : null} />
          </>
        ) : (
          <>
            <Sanctions />
            <MyAccount me={now.me} site={now.site} />
          </>
        )}
      </main>
    </Page>
  )
}
