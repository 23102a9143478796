import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Copies a text to the clipboard. Returns false where the browser does not let the page: an address without TLS has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface CopyButtonProps {
  /** What it copies. */
  readonly value: string
  readonly label: string
  /** What it says instead once the value is copied. */
  readonly copied: string
  /** The id of the field that shows the value already, if there is one. */
  readonly field?: string
  readonly disabled?: boolean
  readonly share?: boolean
}

/** A button that copies a text; without a clipboard the text is selected in its field, or in one that opens, to be copied by hand. */
export function CopyButton({ value, label, copied, field, disabled, share }: CopyButtonProps): JSX.Element {
  const [done, setDone] = useState<{ readonly value: string; readonly byHand: boolean } | null>(null)
  const press = async (): Promise<void> => {
    const byHand = !(await copyText(value))
    setDone({ value, byHand })
    const shown = field === undefined ? null : document.getElementById(field)
    if (byHand && (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement)) shown.select()
  }
  const now = done?.value === value ? done : null
  return (
    <>
      <button
        type="button"
        class="btn small"
        disabled={disabled === true}
        {...(share === true ? { 'data-share': value } : {})}
        onClick={() => void press()}
      >
        {now?.byHand === false ? copied : label}
      </button>
      {now?.byHand === true && field === undefined ? <ByHand value={value} label={label} /> : null}
    </>
  )
}

/** A field with its text selected. */
function ByHand({ value, label }: Pick<CopyButtonProps, 'value' | 'label'>): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return <input ref={field} readOnly value={value} aria-label={label} data-by-hand />
}
