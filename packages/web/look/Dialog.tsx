import { Modal } from '@orrery/board/modal.tsx'
import type { ComponentChildren, JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** `drawer` is at the side, `sheet` in the middle. */
  readonly shape?: 'sheet' | 'drawer'
  readonly wide?: boolean
}

/** A dialog of the app. */
export function Dialog({ title, onClose, children, shape = 'sheet', wide = false }: Props): JSX.Element {
  return (
    <Modal class={`dialog ${shape}${wide ? ' wide' : ''}`} label={title} close={onClose}>
      <div class="dialog-in">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="btn icon small quiet" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </Modal>
  )
}
