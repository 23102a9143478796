import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  /** What it is called. */
  readonly label: string
  readonly class: string
  /** Asked for by Escape, by a click outside; takes it off the page. */
  close(): void
  readonly children: ComponentChildren
}

/** Whether the browser closes a dialog on a click outside by itself. */
const CLOSES_ITSELF = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype

/**
 * What every dialog stands on: the browser's own modal dialog, which keeps the focus inside, closes on Escape and on a
 * click outside, keeps its keys to itself, and gives the focus back to where it came from.
 */
export function Modal({ label, class: look, close, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  // Modal before anything is painted: an Escape pressed at once would go to the page below. Closed while it still stands
  // on the page: taken off it while it is modal, it would leave the focus nowhere, for the rest of the page takes none.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={look}
      aria-label={label}
      closedby="any"
      // Told of its end when it has left the page already, nobody has to close it.
      onClose={() => dialog.current !== null && close()}
      onClick={({ target, currentTarget }) => target === currentTarget && !CLOSES_ITSELF && currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  )
}
