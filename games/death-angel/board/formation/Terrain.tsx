import { TerrainScene as Picture } from '../art/terrain/index.tsx'
import { Token } from '../art/token.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { TerrainCardScene } from '../table/scene.ts'

const THREATS = [1, 2, 3, 4]

/** A terrain card at its place: picture, threat, tokens, whether it was used this round. */
export const Terrain = ({ card, column }: { readonly card: TerrainCardScene; readonly column: number }) => {
  const { text } = useHand()
  const label = text.say('board-terrain', {
    name: `@terrain-${card.name}`,
    threat: card.threat,
    side: `@side-${card.side}`,
    position: card.position,
    tokens: card.tokens,
    used: card.activated ? 1 : 0,
  })
  return (
    <PieceButton
      piece={card.piece}
      label={label}
      class={`da-terr da-threat-${card.threat} ${card.activated ? 'is-used' : ''}`}
      at={[card.position, column]}
    >
      <Picture terrain={card.name} />
      {card.tokens > 0 && (
        <span class="da-terr-tok">
          <Token />
          <b class="da-num">{card.tokens}</b>
        </span>
      )}
      <span class="da-terr-name">{text.say(`terrain-${card.name}`)}</span>
      <span class="da-pips" data-means="word-threat">
        {THREATS.map((pip) => (
          <i key={pip} class={pip <= card.threat ? 'is-on' : ''} />
        ))}
      </span>
    </PieceButton>
  )
}
