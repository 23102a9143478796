import type { BoardProps } from '@orrery/board'
import type { JSX } from 'preact'
import { CARDS } from '../../content/cards.ts'
import type { View } from '../../view.ts'
import { CommandCard } from '../parts/CommandCard.tsx'
import { EndsBar } from './EndsBar.tsx'
import type { Facts } from './facts.ts'
import { changeBy } from './reaction.ts'
import { pieceOf } from './subject.ts'
import { damageEnds } from './WingsPanel.tsx'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

/** A window of cards: what each card that may be played does, and how the ship stands with it and without. */
export function Reaction({ facts, props }: Props): JSX.Element | null {
  const { seen, text } = props
  const { question } = seen
  if (question === null || question.kind !== 'options' || !question.name.startsWith('card.')) return null
  const cards = question.options.flatMap(({ on }) => CARDS.filter(({ id }) => on === `card:${id}`))
  if (cards.length === 0) return null
  const ship = pieceOf(question.on)
  const about = ship?.kind === 'ship' ? ship.id : null
  const params = question.params ?? {}
  const plain = cards.flatMap(({ id }) => changeBy(facts.g, params, about, id) ?? [])[0]
  return (
    <div class="fa-reaction">
      {plain !== undefined && <EndsBar title={text.say('board-without-card')} ends={damageEnds(text, plain.without)} />}
      {cards.map((card) => {
        const change = changeBy(facts.g, params, about, card.id)
        return (
          <div key={card.id} class="one">
            <CommandCard card={card} text={text} />
            <div>
              <p>{text.say(`card-${card.id}-text`)}</p>
              {change !== null && <EndsBar title={text.say('board-with-card')} ends={damageEnds(text, change.with)} />}
            </div>
          </div>
        )
      })}
    </div>
  )
}
