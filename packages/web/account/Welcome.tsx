import type { AccountReply } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { guestToken } from '../connection/here.ts'
import { toast } from '../look/Toasts.tsx'
import { askAccount } from './asked.ts'
import { Field, Form } from './Form.tsx'

const LONGEST_NAME = 24

interface Props {
  readonly house: AccountReply['house']
  readonly invitation: string | null
}

/** For whoever is not signed in: signing in, and becoming a member. */
export function Welcome({ house, invitation }: Props): JSX.Element {
  return (
    <>
      <section class="panel account-card" aria-label={say('account-sign-in')}>
        <h2>{say('account-sign-in')}</h2>
        <SignIn />
        <details>
          <summary>{say('account-recover')}</summary>
          <Recover />
        </details>
      </section>
      <section class="panel account-card" aria-label={say('account-join')}>
        <h2>{say('account-join')}</h2>
        {house.signUp === 'nobody' || (house.signUp === 'invitation' && invitation === null) ? (
          <p>{say(house.signUp === 'nobody' ? 'account-problem-closed' : 'account-problem-uninvited')}</p>
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

function SignUp({ invitation }: { readonly invitation: string | null }): JSX.Element {
  const [name, setName] = useState(settings.value.name)
  const [password, setPassword] = useState('')
  const guest = guestToken()
  async function join(): Promise<void> {
    await askAccount('sign-up', { name, password, guest, invitation })
    toast('ok', say('account-joined'))
  }
  return (
    <Form act={say('account-join')} send={join}>
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
      <Field
        label={say('account-password')}
        name="new-password"
        type="password"
        autocomplete="new-password"
        hint={say('account-password-hint')}
        value={password}
        change={setPassword}
      />
    </Form>
  )
}
