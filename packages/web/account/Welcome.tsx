import type { AccountReply } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { guestToken } from '../connection/identity.ts'
import { toast } from '../look/Toasts.tsx'
import { askAccount } from './account.ts'
import { Field, Form } from './Form.tsx'
import { knowsPasskeys, makePasskey, signInByPasskey } from './passkeys.ts'

const LONGEST_NAME = 24

interface Props {
  readonly site: AccountReply['site']
  readonly invitation: string | null
}

/** For a reader who is not signed in: signing in, and becoming a member. */
export function Welcome({ site, invitation }: Props): JSX.Element {
  return (
    <>
      <section class="panel account-card" aria-label={say('account-sign-in')}>
        <h2>{say('account-sign-in')}</h2>
        {knowsPasskeys ? (
          <>
            <Form act={say('account-passkey-sign-in')} send={signInByPasskey} />
            <p>{say('account-or-password')}</p>
          </>
        ) : null}
        <SignIn />
        {site.mail ? (
          <details>
            <summary>{say('account-mail-lead')}</summary>
            <ByMail />
          </details>
        ) : null}
        <details>
          <summary>{say('account-recover')}</summary>
          <Recover />
        </details>
      </section>
      <section class="panel account-card" aria-label={say('account-join')}>
        <h2>{say('account-join')}</h2>
        {site.signUp === 'nobody' || (site.signUp === 'invitation' && invitation === null) ? (
          <p>{say(site.signUp === 'nobody' ? 'account-problem-closed' : 'account-problem-uninvited')}</p>
        ) : (
          <SignUp invitation={invitation} />
        )}
      </section>
    </>
  )
}

function SignIn(): JSX.Element {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Form act={say('account-sign-in')} send={() => askAccount('sign-in', { name, password })}>
      <Field label={say('account-name')} name="name" longest={LONGEST_NAME} autocomplete="username" value={name} change={setName} />
      <Field
        label={say('account-password')}
        name="password"
        type="password"
        autocomplete="current-password"
        value={password}
        change={setPassword}
      />
    </Form>
  )
}

function Recover(): JSX.Element {
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  return (
    <Form quiet act={say('account-sign-in')} send={() => askAccount('recover', { name, code: code.trim() })}>
      <p>{say('account-recover-is')}</p>
      <Field label={say('account-name')} name="recover-name" longest={LONGEST_NAME} autocomplete="username" value={name} change={setName} />
      <Field label={say('account-code')} name="code" longest={40} autocomplete="one-time-code" value={code} change={setCode} />
    </Form>
  )
}

function ByMail(): JSX.Element {
  const [mail, setMail] = useState('')
  const [sent, setSent] = useState(false)
  async function ask(): Promise<void> {
    await askAccount('mail-sign-in', { mail, language: settings.value.language })
    setSent(true)
  }
  return (
    <Form quiet act={say('account-mail-sign-in')} send={ask}>
      <p>{say('account-mail-sign-in-is')}</p>
      <Field label={say('account-mail-address')} name="mail" type="email" autocomplete="email" value={mail} change={setMail} />
      <p role="status">{sent ? say('account-mail-sent') : ''}</p>
    </Form>
  )
}

function SignUp({ invitation }: { readonly invitation: string | null }): JSX.Element {
  const [name, setName] = useState(settings.value.name)
  const [password, setPassword] = useState('')
  const guest = guestToken()
  async function join(): Promise<void> {
    await askAccount('sign-up', { name, password, passkey: null, guest, invitation })
    toast('ok', say('account-joined'))
  }
  async function joinByPasskey(): Promise<void> {
    const passkey = await makePasskey({ for: 'sign-up', name })
    await askAccount('sign-up', { name, password: null, passkey, guest, invitation })
    toast('ok', say('account-joined'))
  }
  return (
    <>
      <Form act={say(knowsPasskeys ? 'account-passkey-join' : 'account-join')} send={knowsPasskeys ? joinByPasskey : join}>
        <p>{say(guest === null ? 'account-join-new' : 'account-join-guest')}</p>
        <Field
          label={say('account-name')}
          name="new-name"
          longest={LONGEST_NAME}
          autocomplete="username"
          hint={say('account-name-hint')}
          value={name}
          change={setName}
        />
        {knowsPasskeys ? null : <NewPassword value={password} change={setPassword} />}
      </Form>
      {knowsPasskeys ? (
        <Form quiet act={say('account-join')} send={join}>
          <p>{say('account-or-password')}</p>
          <NewPassword value={password} change={setPassword} />
        </Form>
      ) : null}
    </>
  )
}

function NewPassword({ value, change }: { readonly value: string; change(value: string): void }): JSX.Element {
  return (
    <Field
      label={say('account-password')}
      name="new-password"
      type="password"
      autocomplete="new-password"
      hint={say('account-password-hint')}
      value={value}
      change={change}
    />
  )
}
