import { CARDS, type Card, cardById } from '../content/cards.ts'
import { mentions } from '../effects/language/mentions.ts'

/** Words of effects that concern speed or return fire. */
const SPEED_WORDS = ['speed', 'rapidFire', 'returnsFire', 'returnFireWhileUsed', 'fireFirst']

const referring: boolean[] = []

/**
 * CG-SIMC-4: whether the card refers to speed or return fire, which simplified combat does not have: it changes a speed, has rapid fire, or
 * mentions one of them. A ship's printed speed does not count.
 */
export function refersToSpeed(card: Card): boolean {
  const known = referring[card.number]
  if (known !== undefined) return known
  const refers =
    (card.type !== 'ship' && card.values[0] !== 0) || card.keywords.includes('rapidFire') || mentions(card.effects, SPEED_WORDS)
  referring[card.number] = refers
  return refers
}

/** So large that a card of another type is used only if there is none of the same type. */
const OTHER_TYPE = 1000

/** How different two cards are as replacements for each other. */
function unlikeness(one: Card, other: Card): number {
  const text = Math.abs(one.effects.length - other.effects.length)
  const type = one.type === other.type ? 0 : OTHER_TYPE
  return type + Math.abs(one.price - other.price) * 2 + (one.subtype === other.subtype ? 0 : 3) + text + Math.abs(one.limit - other.limit)
}

/**
 * CG-SIMC-4: the replacement for a card that refers to speed or return fire: the most similar card of its race, of its type if possible, of
 * which the deck has fewer than `most`. Undefined if there is none.
 */
export function replacementFor(card: Card, deck: Readonly<Record<string, number>>, most: number): Card | undefined {
  let best: Card | undefined
  for (const other of CARDS) {
    if (other.race !== card.race || refersToSpeed(other) || (deck[other.id] ?? 0) >= most) continue
    if (best === undefined || unlikeness(card, other) < unlikeness(card, best)) best = other
  }
  return best
}

/** CG-SIMC-4: the deck with every card replaced that simplified combat bars; with `isBarred` only the cards that it names. */
export function withoutSpeed(
  deck: Readonly<Record<string, number>>,
  most: number,
  isBarred: (card: Card) => boolean = refersToSpeed,
): Readonly<Record<string, number>> {
  const replaced: Record<string, number> = {}
  const barred: Card[] = []
  for (const [id, copies] of Object.entries(deck)) {
    const card = cardById(id)
    if (card === undefined || !isBarred(card)) replaced[id] = copies
    else for (let copy = 0; copy < copies; copy++) barred.push(card)
  }
  for (const card of barred) {
    const other = replacementFor(card, replaced, most)
    if (other !== undefined) replaced[other.id] = (replaced[other.id] ?? 0) + 1
  }
  return replaced
}
