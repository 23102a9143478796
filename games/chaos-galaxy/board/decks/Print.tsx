import { useOnPaper } from '@orrery/board/on-paper.ts'
import type { Text } from '@orrery/text'
import { deckSize } from '../../rules/deck.ts'
import { Card } from '../card/Card.tsx'
import { TYPES } from '../face.ts'
import { type Cards, entriesOf } from './deck.ts'

/** The printed version: the list, then every card once with its copies. Drawn only in print. */
export function Print({ name, cards, text }: { name: string; cards: Cards; text: Text }) {
  if (!useOnPaper()) return null
  const entries = entriesOf(cards, text.language)
  return (
    <div class="cgd-print" aria-hidden="true">
      <h1>{name}</h1>
      <p>{text.say('deck-in-deck', { count: deckSize(cards) })}</p>
      <div class="list">
        {TYPES.map((type) => {
          const rows = entries.filter(({ face }) => face.type === type)
          return rows.length === 0 ? null : (
            <section key={type}>
              <h2>
                {text.say(`board-types-${type}`)} ({rows.reduce((sum, { copies }) => sum + copies, 0)})
              </h2>
              {rows.map(({ face, copies }) => (
                <p key={face.id}>
                  {copies} × {face.name[text.language]} <small>{face.cost}</small>
                </p>
              ))}
            </section>
          )
        })}
      </div>
      <div class="faces">
        {entries.map(({ face, copies }) => (
          <figure key={face.id}>
            <Card face={face} text={text} />
            <figcaption>{copies} ×</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
