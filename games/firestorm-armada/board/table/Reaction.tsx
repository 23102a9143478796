import { type BoardProps, percent } from '@orrery/board'
import type { JSX } from 'preact'
import { CARDS } from '../../content/cards.ts'
import { exploding } from '../../odds.ts'
import { ratingsOf } from '../../rules/damage/ratings.ts'
import { shieldDice, shieldNeed } from '../../rules/damage/shields.ts'
import { NONE, type State } from '../../state.ts'
import type { View } from '../../view.ts'
import { CommandCard } from '../parts/CommandCard.tsx'
import type { Facts } from './facts.ts'
import { pieceOf } from './subject.ts'

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
  const hits = question.params?.hits
  return (
    <div class="fa-reaction">
      {cards.map((card) => {
        const change = ship?.kind === 'ship' && typeof hits === 'number' ? changeBy(facts.g, ship.id, hits, card.id) : null
        return (
          <div key={card.id}>
            <CommandCard card={card} text={text} />
            <p>
              {text.say(`card-${card.id}-text`)}
              {change !== null && <b>{text.say('board-hurt-with', { without: percent(change.without), with: percent(change.with) })}</b>}
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** The chance that so many hits hurt a ship whose shields are still to be rolled, without a card and with it. */
function changeBy(g: State, ship: number, hits: number, card: string): { readonly without: number; readonly with: number } | null {
  const { dr } = ratingsOf(g, ship, [], 0, 0)
  const dice = Math.max(shieldDice(g, ship, NONE), 0)
  const hurt = (left: number, shields: number): number =>
    exploding(shields, shieldNeed(g, ship)).reduce((sum, chance, cancelled) => sum + (left - cancelled >= dr ? chance : 0), 0)
  if (card === 'R02') return { without: hurt(hits, dice), with: hurt(hits, dice + 2) }
  if (card === 'R03') return { without: hurt(hits, dice), with: hurt(Math.max(hits - 3, 0), dice) }
  return null
}
