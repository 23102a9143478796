import { percent } from '@orrery/board'
import { GenestealerPortrait } from '../art/genestealer/index.tsx'
import { Icon } from '../art/icon.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { GenestealerScene, SwarmScene } from '../table/scene.ts'

/** The message that names a card's kind. */
export function kindId(kind: GenestealerScene['kind']): string {
  return kind.startsWith('brood') ? kind : `icon-${kind}`
}

const Face = ({ card }: { readonly card: GenestealerScene }) => (
  <span class={`da-gs-card da-kind-${card.kind}`}>
    <GenestealerPortrait kind={card.kind} />
    <span class="da-gs-icos">
      {card.icons.map((icon) => (
        <span class="da-gs-ico" key={icon}>
          <Icon name={icon} means={`icon-${icon}`} />
        </span>
      ))}
    </span>
  </span>
)

/** A genestealer of a swarm: a separate button only while it can be chosen. */
const Genestealer = ({ card }: { readonly card: GenestealerScene }) => {
  const {
    text,
    preview,
    pieces: { offers },
  } = useHand()
  if (offers(card.piece).length > 0)
    return (
      <PieceButton piece={card.piece} class="da-gs" label={text.say(kindId(card.kind))}>
        <Face card={card} />
      </PieceButton>
    )
  return (
    <span class={`da-gs ${preview?.struck.includes(card.piece) ? 'is-struck' : ''}`} data-piece={card.piece}>
      <Face card={card} />
    </span>
  )
}

/** A swarm beside the formation: its cards, its size, where it will move. */
export const Swarm = ({ swarm, column, lit }: { readonly swarm: SwarmScene; readonly column: number; readonly lit: boolean }) => {
  const { text } = useHand()
  const icons = swarm.cards.map((card) => text.say(kindId(card.kind))).join(', ')
  const label = text.say('board-swarm', {
    count: swarm.cards.length,
    side: `@side-${swarm.side}`,
    position: swarm.position,
    icons,
    risk: swarm.risk === null ? 0 : percent(swarm.risk.now),
  })
  return (
    <div class={`da-swarm ${lit ? 'is-lit' : ''} ${swarm.attacked ? 'has-attacked' : ''} ${swarm.protected ? 'is-held' : ''}`}>
      <PieceButton piece={swarm.piece} label={label} class="da-swarm-hit" at={[swarm.position, column]} />
      {swarm.cards.map((card) => (
        <Genestealer key={card.piece} card={card} />
      ))}
      {swarm.drift !== 'stays' && <i class={`da-drift da-drift-${swarm.drift}`} data-means={`word-drift-${swarm.drift}`} />}
      {swarm.cards.length > 1 && (
        <b class="da-count da-num" data-means="word-count">
          {swarm.cards.length}
        </b>
      )}
      {swarm.protected && <i class="da-field-power" data-means="word-protected" />}
    </div>
  )
}
