import type { Me } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { Switch } from '../look/Switch.tsx'
import { askAccount, myData } from './account.ts'
import { Field, Form } from './Form.tsx'
import { knowsPasskeys, makePasskey } from './passkeys.ts'

/** The reader's passkeys. */
export function Passkeys({ passkeys }: { readonly passkeys: Me['passkeys'] }): JSX.Element {
  const [name, setName] = useState('')
  async function add(): Promise<void> {
    await askAccount('passkey-add', { passkey: await makePasskey({ for: 'add' }), name })
    setName('')
  }
  return (
    <>
      {passkeys.length === 0 ? <p>{say('account-passkeys-none')}</p> : null}
      <ul class="account-list">
        {passkeys.map(({ id, name: called, created, used }) => (
          <li key={id} class="setting" data-passkey={called}>
            <span>
              {called === '' ? say('account-passkeys') : called}
              <small>
                {used === null
                  ? say('account-passkey-unused', { made: dayLine(created) })
                  : say('account-passkey-used', { made: dayLine(created), used: dayLine(used) })}
              </small>
            </span>
            <Form quiet act={say('account-passkey-drop')} send={() => askAccount('passkey-drop', { passkey: id })} />
          </li>
        ))}
      </ul>
      {knowsPasskeys ? (
        <Form quiet act={say('account-passkey-add')} send={add}>
          <Field label={say('account-passkey-name')} name="passkey" longest={24} autocomplete="off" value={name} change={setName} />
        </Form>
      ) : (
        <p>{say('account-passkeys-here')}</p>
      )}
    </>
  )
}

/** The address for sign-in links. */
export function Mail({ mail: has }: { readonly mail: string | null }): JSX.Element {
  const [mail, setMail] = useState('')
  const [sent, setSent] = useState(false)
  async function add(): Promise<void> {
    await askAccount('mail-add', { mail, language: settings.value.language })
    setSent(true)
  }
  return (
    <>
      {has === null ? null : (
        <>
          <p>{say('account-mail-has', { mail: has })}</p>
          <Form quiet act={say('account-mail-drop')} send={() => askAccount('mail-drop', {})} />
        </>
      )}
      <Form quiet act={say('account-mail-add')} send={add}>
        <Field label={say('account-mail-address')} name="mail" type="email" autocomplete="email" value={mail} change={setMail} />
        <p role="status">{sent ? say('account-mail-sent') : ''}</p>
      </Form>
    </>
  )
}

/** A switch: whether the personal link signs in. */
export function Link({ on }: { readonly on: boolean }): JSX.Element {
  return (
    <Switch
      label={say('account-link-on')}
      on={on}
      turn={(turned) => void askAccount('link', { on: turned }).catch(() => undefined)}
      data-link
    />
  )
}

/** A button that saves everything about the reader as one file. */
export function MyData(): JSX.Element {
  async function get(): Promise<void> {
    const file = document.createElement('a')
    file.href = URL.createObjectURL(await myData())
    file.download = 'orrery-my-data.json'
    file.click()
    setTimeout(() => URL.revokeObjectURL(file.href), 60_000)
  }
  return (
    <>
      <Form quiet act={say('account-data-get')} send={get} />
      <a href={address('account', 'kept')}>{say('account-kept-see')}</a>
    </>
  )
}
