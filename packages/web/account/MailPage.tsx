import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { askAccount } from './account.ts'
import { Form } from './Form.tsx'

/** The page of a mailed link. Opening it sends nothing: only its button uses the link, so no mail program can. */
export function MailPage({ link }: { readonly link: string }): JSX.Element {
  const [done, setDone] = useState(false)
  async function open(): Promise<string | null> {
    const { account } = await askAccount('mail-open', { link })
    if (account.me !== null) return address('account')
    setDone(true)
    return null
  }
  return (
    <section class="panel account-card" aria-label={say('account-mail-open')}>
      <h2>{say('account-mail-open')}</h2>
      {done ? (
        <p role="status">{say('account-mail-confirmed')}</p>
      ) : (
        <>
          <p>{say('account-mail-open-is')}</p>
          <Form act={say('account-mail-go')} send={() => goOnceMade(open())} />
        </>
      )}
    </section>
  )
}
