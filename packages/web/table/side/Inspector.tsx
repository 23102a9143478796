import { WordPage, wordOf } from '@orrery/board/means.tsx'
import type { Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { type Inspected, useDesk } from '../desk.ts'

interface Props {
  readonly inspected: Inspected
  readonly seen: Seen
  close(): void
}

/** A piece or a word shown large: over the side panel on a desk, over the question on a phone. */
export function InspectorCard({ inspected: { piece, stays }, seen, close }: Props): JSX.Element {
  const { board, text } = useDesk()
  const word = wordOf(piece)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // A touch anywhere else closes the card; a mouse closes it by leaving the piece.
    const away = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' && !(target instanceof Node && card.current?.contains(target) === true)) close()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [close])
  return (
    <section ref={card} class="inspector" data-stays={stays} aria-label={say('inspector')}>
      <button type="button" class="btn icon small quiet corner" aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
      {word === null ? <board.Inspector piece={piece} seen={seen} text={text} /> : <WordPage term={word} text={text} />}
    </section>
  )
}
