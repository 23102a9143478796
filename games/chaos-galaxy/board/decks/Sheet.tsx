import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly wide?: boolean
  close(): void
  readonly children: ComponentChildren
}

/** A dialog over the deck builder: keeps the focus, closes on Escape and on a click outside. */
export function Sheet({ title, closeLabel, wide = false, close, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class={`cgd-sheet cg ${wide ? 'wide' : ''}`} aria-label={title} onClose={close} closedby="any">
      <header>
        <h2>{title}</h2>
        <button type="button" class="cgd-x" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      <div class="cgd-sheet-body">{children}</div>
    </dialog>
  )
}
