import { copyText } from '@orrery/board/copy.tsx'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { CopyField } from './CopyField.tsx'
import { Icon } from './Icon.tsx'

/** A shared address, which chats and forums preview in the reader's language. */
export function sharedAddress(...parts: readonly (string | number)[]): string {
  const url = new URL(`share/${parts.map(encodeURIComponent).join('/')}`, document.baseURI)
  url.search = `?l=${settings.value.language}`
  url.hash = ''
  return url.href
}

/** Copies an address for sharing; without clipboard access the address is shown to be copied by hand. */
export function ShareLink({ value }: { readonly value: string }): JSX.Element {
  const [copied, setCopied] = useState<string | 'by-hand' | null>(null)
  async function copy(): Promise<void> {
    setCopied((await copyText(value)) ? value : 'by-hand')
  }
  if (copied === 'by-hand') return <CopyField name={say('share-link')} value={value} />
  return (
    <button type="button" class="btn quiet" data-share={value} onClick={() => void copy()}>
      <Icon name={copied === value ? 'check' : 'copy'} /> <span aria-live="polite">{say(copied === value ? 'copied' : 'share-link')}</span>
    </button>
  )
}
