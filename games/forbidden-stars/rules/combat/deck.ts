import { type Option, option, reveal, roll, shuffleIn } from '@orrery/kernel'
import { combatCard } from '../../content/combat-cards.ts'
import { tell } from '../../events.ts'
import { type CombatCardId, NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { kindOfCard } from './lasting.ts'
import { otherSide, type Side, sideOf } from './sides.ts'

/** The piece of a combat card. */
export function cardPiece(card: CombatCardId): string {
  return `card:${card}`
}

/** The message that names a combat card. */
export function cardTerm(card: CombatCardId): string {
  return combatCard(kindOfCard(card)).term
}

/** FS-COMBAT-9, FS-COMP-20: a side draws cards of its combat deck into its hand. */
export function drawCards(g: State, side: Side, count: number): void {
  const held = sideOf(g, side)
  const deck = at(g.players, held.seat).combatDeck
  const drawn = deck.splice(0, count)
  if (drawn.length === 0) return
  held.hand.push(...drawn)
  reveal(g)
  tell(g, { type: 'cards-drawn', rule: 'FS-COMBAT-9', on: `player:${held.seat}`, seat: held.seat, count: drawn.length })
}

/** FS-COMP-19: shuffles cards back into their owner's combat deck. */
export function shuffleBack(g: State, side: Side, cards: readonly CombatCardId[]): void {
  const deck = at(g.players, sideOf(g, side).seat).combatDeck
  deck.push(...cards)
  shuffleIn(g, 'shuffles', deck)
}

function tellDiscarded(g: State, side: Side, card: CombatCardId): void {
  const { seat } = sideOf(g, side)
  tell(g, { type: 'card-discarded', rule: 'FS-COMP-19', on: cardPiece(card), seat, card: cardTerm(card) })
}

/** FS-CARD-9, FS-CARD-10: a face-up card is discarded; its icons and lasting effects end at once. */
export function discardFaceUp(g: State, side: Side, card: CombatCardId): void {
  const held = sideOf(g, side)
  held.faceUp = held.faceUp.filter((other) => other !== card)
  held.lasting = held.lasting.filter((other) => other !== card)
  if (held.chosen === card) {
    held.chosen = NONE
    // FS-CARD-19: icons are borrowed for a round, so the card played in this round borrowed them, not its copy of an earlier one.
    held.borrowed = NONE
  }
  tellDiscarded(g, side, card)
  shuffleBack(g, side, [card])
}

/** FS-GOLD-7: a side discards a random card from its hand. */
export function discardByChance(g: State, side: Side): void {
  const { hand } = sideOf(g, side)
  const card = hand.splice(roll(g, 'shuffles', hand.length), 1)[0] as number
  tellDiscarded(g, side, card)
  shuffleBack(g, side, [card])
}

/** A side uses the combat icons of the top card of the other side's deck, which is shown and shuffled back. */
export function borrowTop(g: State, side: Side): void {
  const owner = sideOf(g, otherSide(side))
  const deck = at(g.players, owner.seat).combatDeck
  const card = deck.shift()
  if (card === undefined) return
  sideOf(g, side).borrowed = card
  tell(g, { type: 'card-borrowed', rule: 'FS-COMP-19', on: cardPiece(card), seat: owner.seat, card: cardTerm(card) })
  shuffleBack(g, otherSide(side), [card])
}

/** The cards of a hand as options; of two copies of a kind only the first. */
export function handOptions(hand: readonly CombatCardId[], rule: string): Option<CombatCardId>[] {
  const options: Option<CombatCardId>[] = []
  for (const card of hand) {
    const twin = card ^ 1
    if (card > twin && hand.includes(twin)) continue
    options.push({ ...option(cardPiece(card), card, rule, cardPiece(card)), message: 'play-card', params: { card: cardTerm(card) } })
  }
  return options.sort((one, other) => one.value - other.value)
}

/** Puts a card face up, so that it gives its icons. */
export function putFaceUp(g: State, side: Side, card: CombatCardId, type: 'card-revealed' | 'card-face-up', rule: string): void {
  const { seat, faceUp } = sideOf(g, side)
  faceUp.push(card)
  tell(g, { type, rule, on: cardPiece(card), seat, card: cardTerm(card) })
}
