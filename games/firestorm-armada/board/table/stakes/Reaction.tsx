import type { BoardProps } from '@orrery/board'
import type { JSX } from 'preact'
import { CARDS } from '../../../content/cards.ts'
import type { View } from '../../../view.ts'
import { CommandCard } from '../../parts/CommandCard.tsx'
import type { Facts } from '../facts.ts'
import { pieceOf } from '../subject.ts'
import { EndsBar, endsOf } from './EndsBar.tsx'
import { changeBy } from './reaction.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

/** A window of cards: each playable card's effect, and the ship's odds with and without it. */
export function Reaction({ facts, props }: Props): JSX.Element | null {
  const { seen, text } = props
  const { question } = seen
  if (question === null || question.kind !== 'options' || !question.name.startsWith('card.')) return null
  const cards = question.options.flatMap(({ on }) => CARDS.filter(({ id }) => on === `card:${id}`))
  if (cards.length === 0) return null
  const ship = pieceOf(question.on)
  const asked = { params: question.params ?? {}, about: ship?.kind === 'ship' ? ship.id : null }
  const changes = cards.map(({ id }) => changeBy(facts.g, asked, id))
  const plain = changes.find((change) => change !== null && change.without !== null)?.without ?? null
  return (
    <div class="fa-reaction">
      {plain !== null && <EndsBar title={text.say('board-without-card')} ends={endsOf(text, plain)} />}
      {cards.map((card, at) => {
        const change = changes[at] ?? null
        const title = change?.target === undefined ? text.say('board-with-card') : facts.shipName(change.target)
        return (
          <div key={card.id} class="one">
            <CommandCard card={card} text={text} />
            <div>
              <p>{text.say(`card-${card.id}-text`)}</p>
              {change !== null && <EndsBar title={title} ends={endsOf(text, change.with)} />}
            </div>
          </div>
        )
      })}
    </div>
  )
}
