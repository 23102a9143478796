import { choose, type Rule, reveal, together } from '@orrery/kernel'
import { resolveCard } from '../../effects/resolve.ts'
import { tell } from '../../events.ts'
import { type CombatCardId, NONE, type State } from '../../state.ts'
import { handOptions, putFaceUp } from './deck.ts'
import { ATTACKER, combatOf, DEFENDER, type Side, sideOf } from './sides.ts'

function* chooseCard(g: State, side: Side): Rule<CombatCardId> {
  const { seat, hand } = sideOf(g, side)
  const { area, round } = combatOf(g)
  // Asked even if the hand has only one kind: others must not learn that.
  const prompt = { name: 'combat.card', rule: 'FS-COMBAT-12', message: 'combat-card', on: `area:${area}`, params: { round }, always: true }
  return yield* choose(seat, prompt, handOptions(hand, 'FS-COMBAT-12'))
}

/** FS-COMBAT-12, FS-COMBAT-13: each side that has a card in hand chooses one in secret. */
export function* chooseCards(g: State): Rule {
  const choosing = [ATTACKER, DEFENDER].filter((side) => sideOf(g, side).hand.length > 0)
  if (choosing.length === 0) return
  const cards = yield* together(
    g,
    choosing.map((side) => ({ seat: sideOf(g, side).seat, rule: () => chooseCard(g, side) })),
  )
  for (const [place, side] of choosing.entries()) {
    const held = sideOf(g, side)
    held.chosen = cards[place] as number
    held.hand = held.hand.filter((card) => card !== held.chosen)
  }
  tell(g, { type: 'cards-chosen', rule: 'FS-COMBAT-12', on: `area:${combatOf(g).area}` })
}

/** FS-COMBAT-14, FS-COMBAT-22: a side reveals its card, which stays face up, and resolves it. */
export function* playCard(g: State, side: Side): Rule {
  const held = sideOf(g, side)
  const card = held.chosen
  if (card === NONE) return
  held.revealed = true
  reveal(g)
  putFaceUp(g, side, card, 'card-revealed', 'FS-COMBAT-14')
  yield* resolveCard(g, side, card)
}
