import type { ComponentChildren, JSX } from 'preact'
import { Modal } from './modal.tsx'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly wide?: boolean
  /** Extra classes of the game. */
  readonly class?: string
  close(): void
  readonly children: ComponentChildren
}

/** A dialog on a game's page. */
export function Dialog({ title, closeLabel, wide = false, class: extra = '', close, children }: Props): JSX.Element {
  return (
    <Modal class={`kit-dialog ${extra} ${wide ? 'wide' : ''}`} label={title} close={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="kit-close" aria-label={closeLabel} onClick={close}>
          ✕
        </button>
      </header>
      <div class="kit-dialog-in">{children}</div>
    </Modal>
  )
}
