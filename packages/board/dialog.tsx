import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly wide?: boolean
  /** The game's own classes. */
  readonly class?: string
  close(): void
  readonly children: ComponentChildren
}

/** A dialog over a page of a game: keeps the focus, closes on Escape and on a click outside. */
export function Dialog({ title, closeLabel, wide = false, class: extra = '', close, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before anything is painted: an Escape pressed at once would go to the page below.
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class={`kit-dialog ${extra} ${wide ? 'wide' : ''}`} aria-label={title} onClose={close} closedby="any">
      <header>
        <h2>{title}</h2>
        <button type="button" class="kit-close" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      <div class="kit-dialog-in">{children}</div>
    </dialog>
  )
}
