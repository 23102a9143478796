import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { askAccount } from './account.ts'
import { Field, Form } from './Form.tsx'

/** Sets or changes the password. */
export function Password({ has }: { readonly has: boolean }): JSX.Element {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  async function change(): Promise<void> {
    await askAccount('password', { old: has ? old : null, password })
    setOld('')
    setPassword('')
    toast('ok', say('account-done'))
  }
  return (
    <Form quiet act={say(has ? 'account-password-change' : 'account-password-set')} send={change}>
      {has ? (
        <Field
          label={say('account-password-old')}
          name="old-password"
          type="password"
          autocomplete="current-password"
          value={old}
          change={setOld}
        />
      ) : null}
      <Field
        label={say('account-password-new')}
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
