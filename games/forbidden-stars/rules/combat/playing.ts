import { choose, type Option, option, type Rule, reveal, together } from '@orrery/kernel'
import { combatCard } from '../../content/combat-cards.ts'
import { resolveCard } from '../../effects/resolve.ts'
import { tell } from '../../events.ts'
import { type CombatCardId, NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { cardPiece, cardTerm } from './deck.ts'
import { kindOfCard } from './lasting.ts'
import { ATTACKER, combatOf, DEFENDER, type Side, sideOf } from './sides.ts'

/** The cards of a hand as options: of two copies of a kind the first. */
export function handOptions(hand: readonly CombatCardId[], rule: string): Option<CombatCardId>[] {
  const options: Option<CombatCardId>[] = []
  for (const card of hand) {
    const twin = card ^ 1
    if (card > twin && hand.includes(twin)) continue
    options.push({ ...option(cardPiece(card), card, rule, cardPiece(card)), message: 'option-card', params: { card: cardTerm(card) } })
  }
  return options.sort((one, other) => one.value - other.value)
}

function* chooseCard(g: State, side: Side): Rule<CombatCardId> {
  const { seat, hand } = sideOf(g, side)
  const { area, round } = combatOf(g)
  // Asked even with one kind in hand: others are not to learn that.
  const prompt = { name: 'combat.card', rule: 'FS-COMBAT-12', message: 'combat-card', on: `area:${area}`, params: { round }, always: true }
  return yield* choose(seat, prompt, handOptions(hand, 'FS-COMBAT-12'))
}

/** FS-COMBAT-12, FS-COMBAT-13: both choose a card of their hands in secret, whoever has one. */
export function* chooseCards(g: State): Rule {
  const choosing = [ATTACKER, DEFENDER].filter((side) => sideOf(g, side).hand.length > 0)
  if (choosing.length === 0) return
  const cards = yield* together(
    g,
    choosing.map((side) => ({ seat: sideOf(g, side).seat, rule: () => chooseCard(g, side) })),
  )
  for (const [place, side] of choosing.entries()) {
    const held = sideOf(g, side)
    held.chosen = at(cards, place)
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

/** A card lies face up from now on and gives its icons. */
export function putFaceUp(g: State, side: Side, card: CombatCardId, type: 'card-revealed' | 'card-face-up', rule: string): void {
  const { seat, faceUp } = sideOf(g, side)
  faceUp.push(card)
  tell(g, { type, rule, on: cardPiece(card), seat, card: combatCard(kindOfCard(card)).term })
}
