import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** `drawer` stands at the side, `sheet` in the middle. */
  readonly shape?: 'sheet' | 'drawer'
  readonly wide?: boolean
  /** Must be decided: Escape and the corner do not close it. */
  readonly firm?: boolean
}

/** A modal dialog: the browser's own, so that focus is trapped inside and goes back to where it came from. */
export function Dialog({ title, onClose, children, shape = 'sheet', wide = false, firm = false }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`dialog ${shape}${wide ? ' wide' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (!firm) onClose()
      }}
      onClick={(event) => {
        if (!firm && event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-in">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          {firm ? null : (
            <button type="button" class="btn icon small quiet" aria-label={say('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
