import './account.css'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { AccountError } from './account.ts'

interface Props {
  /** The button's label. */
  readonly act: string
  /** Whether it is not the main action of the page. */
  readonly quiet?: boolean
  /** Called when the form is submitted; errors are shown below it. */
  send(): Promise<unknown>
  readonly children?: ComponentChildren
}

/** A form about the account: fields, one button, and an error line. */
export function Form({ act, quiet = false, send, children }: Props): JSX.Element {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  async function sent(): Promise<void> {
    setBusy(true)
    setWrong('')
    try {
      await send()
    } catch (error) {
      setWrong(problemLine(error))
    }
    setBusy(false)
  }
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void sent()
      }}
    >
      {children}
      <p class="account-wrong" role="alert">
        {wrong}
      </p>
      <button type="submit" class={quiet ? 'btn' : 'btn primary'} aria-disabled={busy}>
        {act}
      </button>
    </form>
  )
}

/** An error as a helpful sentence. */
export function problemLine(error: unknown): string {
  if (!(error instanceof AccountError)) return say('account-problem-failed')
  return say(`account-problem-${error.problem}`, { n: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 1000)) })
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'password' | 'email'
  /** The `autocomplete` value for browsers and password managers. */
  readonly autocomplete: string
  /** A hint about the field. */
  readonly hint?: string
  readonly name: string
  readonly longest?: number
  /** Whether the field may be empty. */
  readonly optional?: boolean
  change(value: string): void
}

/** A field with its label. */
export function Field({
  label,
  value,
  type = 'text',
  autocomplete,
  hint,
  name,
  longest = 200,
  optional = false,
  change,
}: FieldProps): JSX.Element {
  const id = `account-${name}`
  const common = {
    ...{ id, class: 'field', name, required: !optional, maxLength: longest, autocomplete, value },
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => change(currentTarget.value),
  }
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      {type === 'password' ? (
        <input {...common} type="password" />
      ) : type === 'email' ? (
        <input {...common} type="email" />
      ) : (
        <input {...common} type="text" />
      )}
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
