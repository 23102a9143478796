import { copyText } from '@orrery/board/copy.tsx'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon } from './Icon.tsx'

/** An address to share, with a button that copies it. */
export function CopyField({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  const [copied, setCopied] = useState(false)
  const id = useId()
  async function copy(): Promise<void> {
    if (await copyText(value)) return setCopied(true)
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.select()
  }
  return (
    <div class="invite">
      <label for={id}>{name}</label>
      <div class="row">
        <input id={id} class="field" readOnly value={value} data-copy onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} /> <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
        </button>
      </div>
    </div>
  )
}
