import { Icon } from '../art/icon.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { PileScene } from '../table/scene.ts'

/** The greatest number of cards drawn in a pile. */
const DRAWN = 6

/** A blip pile: how many unknown genestealers are still to come on this side. */
export const BlipPile = ({ pile }: { readonly pile: PileScene }) => {
  const { text } = useHand()
  const drawn = Math.min(pile.cards, DRAWN)
  return (
    <PieceButton
      piece={pile.piece}
      class={`da-blip da-${pile.side} ${pile.cards === 0 ? 'is-empty' : ''}`}
      label={text.say('board-pile', { side: `@side-${pile.side}`, count: pile.cards })}
    >
      <span class="da-pile" style={{ '--n': drawn }}>
        {Array.from({ length: drawn }, (_, at) => (
          <i key={at} style={{ '--k': at }} />
        ))}
        <span class="da-pile-top">
          <Icon name="blip" means="word-blip" />
        </span>
      </span>
      <span class="da-blip-t">
        <b class="da-num">{pile.cards}</b>
        <span class="da-blip-side">{text.say(`board-pile-${pile.side}`)}</span>
        {pile.full > 0 && <span class="da-blip-of">{text.say('board-pile-of', { count: pile.full })}</span>}
      </span>
    </PieceButton>
  )
}
