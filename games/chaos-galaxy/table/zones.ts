import { fromStream, reveal, type Seat, type Stream, shuffle, shuffleIn } from '@orrery/kernel'
import { tell, tellOnly } from '../events.ts'
import { loseTrack, remember } from '../information.ts'
import { nameOf, printOf } from '../kinds.ts'
import { carry, clearMarks, controllerOf, freshMarks, isPaid, ownerOf, zoneOf } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, type State, ZONE, type Zone } from '../state.ts'
import { dropFromLasting } from './lasting.ts'
import { keepSpeaking } from './speaking.ts'

/**
 * CG-SETUP-1, CG-SETUP-4, CG-ZONE-17: shuffles a colony. Nobody can follow its cards after that, so they swap their prints and keep their
 * numbers.
 */
export function shuffleColony(g: State, seat: Seat): void {
  const colony = seatOf(g, seat).colony
  const prints = colony.map((card) => printOf(g, card))
  shuffleIn(g, 'shuffles', prints)
  for (const [at, card] of colony.entries()) {
    g.prints[card] = prints[at] as number
    g.seen[card] = 0
  }
  tell(g, { type: 'colony-shuffled', rule: 'CG-SETUP-4', seat })
}

/**
 * CG-INFO-11: shuffles a hand because others know cards in it by their numbers, so that nobody can follow any of its cards. Returns the
 * numbers that `cards` of the hand have now.
 */
export function mixHeadquarters(g: State, seat: Seat, cards: readonly CardId[] = []): CardId[] {
  const hand = seatOf(g, seat).headquarters
  const held = hand.map((card) => ({ card, print: printOf(g, card), seen: g.seen[card] as number }))
  // The new order of the hand is random: undo must not draw it again.
  reveal(g)
  shuffle(fromStream(g.random.choices as Stream), held)
  for (const [at, card] of hand.entries()) {
    const moved = held[at] as (typeof held)[number]
    g.prints[card] = moved.print
    g.seen[card] = moved.seen
  }
  return cards.map((card) => hand[held.findIndex((one) => one.card === card)] as CardId)
}

/** Cards that are in no list any more come into their owner's headquarters. Returns their numbers there: others may have followed them. */
export function takeIntoHand(g: State, seat: Seat, cards: readonly CardId[]): readonly CardId[] {
  const { headquarters } = seatOf(g, seat)
  for (const card of cards) {
    headquarters.push(card)
    g.zones[card] = ZONE.headquarters
  }
  const isFollowed = cards.some((card) => ((g.seen[card] as number) & ~(1 << seat)) !== 0)
  return isFollowed ? mixHeadquarters(g, seat, cards) : cards
}

/** CG-MAIN-11: draws up to `count` cards from the top of the seat's own colony. */
export function drawCards(g: State, seat: Seat, count: number): number {
  const { colony } = seatOf(g, seat)
  const drawn: CardId[] = []
  while (drawn.length < count && colony.length > 0) drawn.push(colony.pop() as CardId)
  if (drawn.length === 0) return 0
  reveal(g)
  const cards = takeIntoHand(g, seat, drawn).slice()
  tellOnly(
    g,
    [seat],
    { type: 'drew', seat, cards, names: cards.map((card) => nameOf(g, card)), count: cards.length },
    { type: 'drew-hidden', seat, count: cards.length },
  )
  return cards.length
}

/** CG-BOMB-3, CG-ZONE-7, CG-INFO-13: moves top cards of a colony one by one to the wasteland; returns those cards. */
export function millCards(g: State, seat: Seat, count: number): CardId[] {
  const held = seatOf(g, seat)
  const cards: CardId[] = []
  while (cards.length < count && held.colony.length > 0) {
    const card = held.colony.pop() as CardId
    held.wasteland.push(card)
    g.zones[card] = ZONE.wasteland
    cards.push(card)
  }
  if (cards.length === 0) return cards
  reveal(g)
  tellOnly(
    g,
    [seat],
    { type: 'milled', rule: 'CG-INFO-13', seat, cards, names: cards.map((card) => nameOf(g, card)), count: cards.length },
    { type: 'milled-hidden', rule: 'CG-INFO-12', seat, count: cards.length },
  )
  return cards
}

/** CG-ZONE-7: a card of the headquarters goes face down to the wasteland. */
export function discardCard(g: State, card: CardId): void {
  const owner = ownerOf(g, card)
  const held = seatOf(g, owner)
  loseTrack(g, owner)
  without(held.headquarters, card)
  held.wasteland.push(card)
  g.zones[card] = ZONE.wasteland
  tellOnly(
    g,
    [owner],
    { type: 'discarded', rule: 'CG-ZONE-7', seat: owner, card, name: nameOf(g, card) },
    { type: 'discarded-hidden', rule: 'CG-INFO-12', seat: owner },
  )
}

/** CG-MAIN-12: the bottom card of the wasteland goes to the headquarters. */
export function salvage(g: State, seat: Seat): void {
  const card = intoHeadquarters(g, seatOf(g, seat).wasteland.shift() as CardId)
  tellOnly(
    g,
    [seat],
    { type: 'salvaged', rule: 'CG-MAIN-12', seat, card, name: nameOf(g, card) },
    { type: 'salvaged-hidden', rule: 'CG-MAIN-12', seat },
  )
}

/** Puts a card, which is in no list any more, into its owner's headquarters; others have followed it until then. Returns its number there. */
export function intoHeadquarters(g: State, card: CardId): CardId {
  const owner = ownerOf(g, card)
  seatOf(g, owner).headquarters.push(card)
  g.zones[card] = ZONE.headquarters
  const [now] = mixHeadquarters(g, owner, [card])
  return now as CardId
}

/** Takes a card out of the headquarters to put it somewhere else. */
export function fromHeadquarters(g: State, card: CardId): void {
  without(seatOf(g, ownerOf(g, card)).headquarters, card)
}

/** CG-ZONE-8, CG-ZONE-9, CG-STATE-2: puts a card that is in no list into play, at the right end of its row or onto a ship. */
export function enterPlay(g: State, card: CardId, zone: Zone, controller: Seat, paid: boolean, carrier: CardId = NONE): void {
  freshMarks(g, card, controller, paid)
  keepSpeaking(g, card)
  g.zones[card] = zone
  if (carrier === NONE) rowOf(g, controller, zone).push(card)
  else carry(g, card, carrier)
}

/** The row of a seat for a zone in play. */
export function rowOf(g: State, seat: Seat, zone: Zone): CardId[] {
  const held = seatOf(g, seat)
  return zone === ZONE.surface ? held.surface : zone === ZONE.hangar ? held.hangar : held.cantina
}

/** CG-ZONE-12, CG-DEF-9: removes a card from its place in play and clears its marks; the cards it carries are not touched. */
export function leavePlace(g: State, card: CardId): void {
  const controller = controllerOf(g, card)
  const zone = zoneOf(g, card)
  if (zone !== ZONE.mounted) without(rowOf(g, controller, zone), card)
  clearMarks(g, card)
  keepSpeaking(g, card)
  if (g.uses.length > 0) g.uses = g.uses.filter((use) => use.card !== card)
  if (g.foes.length > 0) g.foes = g.foes.filter((foe) => foe.card !== card)
  if (g.converted.length > 0) g.converted = g.converted.filter((one) => one.card !== card) // CG-CONV-2
  if (g.lasting.length > 0) dropFromLasting(g, card)
  if (g.combat !== null) leaveFight(g, g.combat, card)
}

/** CG-ATK-9: a card that leaves play is no longer a ship or the target of the combat. */
function leaveFight(g: State, combat: Combat, card: CardId): void {
  if (combat.targetCard === card) loseTarget(g)
  const at = combat.fighters.findIndex((fighter) => fighter.ship === card)
  if (at >= 0) combat.fighters.splice(at, 1)
}

/** CG-ATK-9, CG-EQUIP-6: the target of the attack has left the place where it could be bombed. */
export function loseTarget(g: State): void {
  const combat = g.combat as Combat
  combat.target = 'gone'
  combat.targetCard = NONE
}

/** CG-DEF-3, CG-ZONE-5, CG-ZONE-6, CG-ZONE-13: a card leaves play: if paid, for its owner's trash, otherwise for the wasteland. */
export function putAway(g: State, card: CardId): void {
  const paid = isPaid(g, card)
  const controller = controllerOf(g, card)
  leavePlace(g, card)
  const owner = seatOf(g, ownerOf(g, card))
  if (paid) {
    owner.trash.push(card)
    g.zones[card] = ZONE.trash
    tell(g, { type: 'to-trash', rule: 'CG-ZONE-5', seat: ownerOf(g, card), card, name: nameOf(g, card) })
    return
  }
  owner.wasteland.push(card)
  g.zones[card] = ZONE.wasteland
  remember(g, controller, card)
  const knowing = controller === g.owners[card] ? [controller] : [controller, ownerOf(g, card)]
  if (knowing.length > 1) reveal(g) // CG-INFO-3: its owner may look at it now.
  const moved = { rule: 'CG-ZONE-6', seat: ownerOf(g, card), card }
  tellOnly(g, knowing, { type: 'to-wasteland', ...moved, name: nameOf(g, card) }, { type: 'to-wasteland-hidden', ...moved })
}

/** CG-INT-3, CG-EVT-1: puts a card that is in no list into its owner's trash, such as an event after use. */
export function intoTrash(g: State, card: CardId): void {
  const owner = ownerOf(g, card)
  seatOf(g, owner).trash.push(card)
  g.zones[card] = ZONE.trash
  g.seen[card] = 0
  tell(g, { type: 'to-trash', rule: 'CG-ZONE-5', seat: owner, card, name: nameOf(g, card) })
}

/** Removes one card from a list. */
export function without(list: CardId[], card: CardId): void {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
}
