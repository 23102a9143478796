import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { closedByBack } from './back.ts'

interface Props {
  /** Its accessible name. */
  readonly label: string
  readonly class: string
  /** Called on Escape and on a click outside; must remove the dialog from the page. */
  close(): void
  readonly children: ComponentChildren
}

/** Whether the browser itself closes a dialog on a click outside. */
const CLOSES_ITSELF = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype

/**
 * The base of every dialog: the browser's modal dialog, which keeps the focus inside, closes on Escape and on a click outside, keeps its
 * keys to itself, and returns the focus. The browser's Back closes it, too.
 */
export function Modal({ label, class: look, close, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  // Made modal before painting, because otherwise an Escape pressed at once would reach the page below. Closed while still on the page,
  // because the focus is lost if it is removed while modal: the rest of the page is inert then.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const gone = closedByBack(() => element?.close())
    return () => {
      gone()
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={look}
      aria-label={label}
      closedby="any"
      // If the close event comes after the dialog has left the page, nothing needs to close it.
      onClose={() => dialog.current !== null && close()}
      onClick={({ target, currentTarget }) => target === currentTarget && !CLOSES_ITSELF && currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  )
}
