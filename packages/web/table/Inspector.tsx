import type { Piece, Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { useDesk } from './desk.ts'

/** A piece shown large: over the side panel on a desk, over the question on a phone. */
export function InspectorCard({ piece, seen, close }: { readonly piece: Piece; readonly seen: Seen; close(): void }): JSX.Element {
  const { board, text } = useDesk()
  return (
    <section class="inspector" aria-label={say('inspector')}>
      <button type="button" class="btn icon small quiet corner" aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
      <board.Inspector piece={piece} seen={seen} text={text} />
    </section>
  )
}
