import type { Text } from '@orrery/text'
import { cardById } from '../../content/cards.ts'
import { COPIES } from '../../rules/deck.ts'
import { refersToSpeed, replacementFor, withoutSpeed } from '../../rules/simplified-combat.ts'
import { raceColours } from '../card/Card.tsx'
import { type Face, faceById } from '../face.ts'
import { type Cards, entriesOf } from './deck.ts'

interface SimplifiedProps {
  readonly cards: Cards
  readonly text: Text
  change(id: string, by: number): void
  open(face: Face): void
  openRule(rule: string): void
}

/** CG-SIMC-4: the cards of the deck that simplified combat bars, and their replacements: one by one, or all at once. */
export function Simplified({ cards, text, change, open, openRule }: SimplifiedProps) {
  const barred = entriesOf(cards, text.language)
    .flatMap(({ face }) => cardById(face.id) ?? [])
    .filter(refersToSpeed)
  if (Object.keys(cards).length === 0) return null
  const become = (next: Cards): void => {
    for (const id of new Set([...Object.keys(cards), ...Object.keys(next)])) {
      const by = (next[id] ?? 0) - (cards[id] ?? 0)
      if (by !== 0) change(id, by)
    }
  }
  return (
    <section class="panel cgd-simplified">
      <h3>
        {text.say('setting-simplifiedCombat')}
        <button type="button" class="rule" onClick={() => openRule('CG-SIMC-4')}>
          CG-SIMC-4
        </button>
      </h3>
      <p>{barred.length === 0 ? text.say('deck-simplified-fits') : text.say('deck-simplified-bars', { count: barred.length })}</p>
      {barred.length === 0 ? null : (
        <>
          <ul>
            {barred.map((card) => {
              const face = faceById(card.id)
              const other = faceById(replacementFor(card, cards, COPIES)?.id ?? '')
              return face === undefined ? null : (
                <li key={face.id} style={raceColours(face)}>
                  <button type="button" class="name" onClick={() => open(face)}>
                    {face.name[text.language]}
                  </button>
                  {other === undefined ? null : (
                    <button
                      type="button"
                      class="btn small"
                      data-instead={other.id}
                      onClick={() => become(withoutSpeed(cards, COPIES, ({ id }) => id === card.id))}
                    >
                      {text.say('deck-simplified-instead', { name: other.name[text.language] })}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          <button type="button" class="btn small" data-simplify onClick={() => become(withoutSpeed(cards, COPIES))}>
            {text.say('deck-simplified-all')}
          </button>
        </>
      )}
    </section>
  )
}
