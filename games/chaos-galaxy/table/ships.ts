import { choose, type Rule, type Seat } from '@orrery/kernel'
import type { Damage, Doomed, Together } from '../damage.ts'
import { afterPrevention } from '../effects/do/preventing.ts'
import { wouldBeDestroyed } from '../effects/do/replacing.ts'
import { occur } from '../effects/do/triggers.ts'
import { armourLeft, ruleNumber } from '../effects/read/reading.ts'
import { cardOption, tell } from '../events.ts'
import { kindOf, nameOf } from '../kinds.ts'
import { aboardOf, addTo, controllerOf, countAboard, inPlay, isPaid, lostBy } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, HAPPENED, HAPPENED_BITS, NONE, type State, ZONE } from '../state.ts'
import { putAwayAll } from './leaving.ts'
import { markHit } from './states.ts'
import { putAway } from './zones.ts'

/** How many cards fit on a ship: its size, changed by effects. // CG-SHIP-2, CG-SHIP-3 */
export function slotsOf(g: State, ship: CardId): number {
  return ruleNumber(g, 'slots', kindOf(g, ship).size, NONE, ship)
}

/** The slots that are free for weaponry; crew fills those of its own first, in whatever order all came aboard. // CG-SHIP-2 */
export function freeSlots(g: State, ship: CardId): number {
  const aboard = countAboard(g, ship)
  const forCrew = aboard === 0 ? 0 : crewSlots(g, ship)
  return slotsOf(g, ship) - aboard + (forCrew === 0 ? 0 : Math.min(forCrew, crewAboard(g, ship)))
}

/** The slots that are free for crew: its own and the common ones. // CG-SHIP-2 */
export function freeCrewSlots(g: State, ship: CardId): number {
  return slotsOf(g, ship) - countAboard(g, ship) + crewSlots(g, ship)
}

/** The slots that only crew may fill. */
function crewSlots(g: State, ship: CardId): number {
  return ruleNumber(g, 'crewSlots', 0, NONE, ship)
}

function crewAboard(g: State, ship: CardId): number {
  return aboardOf(g, ship).filter((card) => g.zones[card] === ZONE.boarded).length
}

/** The places that a ship takes in its hangar. // CG-SHIP-1, CG-SHIP-3 */
export function hangarSize(g: State, ship: CardId): number {
  return ruleNumber(g, 'hangarSize', kindOf(g, ship).size, NONE, ship)
}

/**
 * Deals damage at one moment: armour is lost, hit cards turn or are marked, and only then all without armour are
 * destroyed together. // CG-SHIP-6 to 8, CG-BASE-12, CG-BASE-13, CG-BASE-20, CG-FIRE-21
 */
export function* dealDamage(g: State, damages: readonly Damage[]): Rule {
  const dead: { card: CardId; by: CardId }[] = []
  const hurt: Damage[] = []
  for (const damage of yield* afterPrevention(g, damages)) {
    if (damage.amount <= 0 || !inPlay(g, damage.to)) continue
    tell(g, { type: 'damaged', rule: 'CG-FIRE-18', card: damage.to, amount: damage.amount, by: damage.by })
    if (g.zones[damage.to] === ZONE.surface && !isPaid(g, damage.to)) {
      if (damage.amount >= 2) dead.push({ card: damage.to, by: damage.by })
      continue
    }
    addTo(g, 'lost', damage.to, damage.amount)
    hurt.push(damage)
  }
  for (const { to, by } of hurt) {
    if (armourLeft(g, to) > 0) continue
    if (!dead.some(({ card }) => card === to)) dead.push({ card: to, by })
  }
  for (const { to, by, amount } of hurt) {
    if (by !== NONE) occur(g, { name: 'dealsDamage', who: by, other: to })
    if (dead.some(({ card }) => card === to)) continue
    markHit(g, to)
    occur(g, { name: 'damaged', who: to, other: by, amount })
  }
  yield* destroy(g, dead)
}

/** Destroys all ships and paid bases whose armour is 0 because of changed values. // CG-VAL-5, CG-UNEQ-4 */
export function* removeDead(g: State): Rule {
  const dead: { card: CardId; by: CardId }[] = []
  for (const seat of g.seats) {
    for (const ship of seat.hangar) if (armourLeft(g, ship) === 0) dead.push({ card: ship, by: NONE })
    for (const base of seat.surface)
      if (isPaid(g, base) && lostBy(g, base) > 0 && armourLeft(g, base) === 0) dead.push({ card: base, by: NONE })
  }
  if (dead.length > 0) yield* destroy(g, dead)
  yield* clearSurplus(g)
}

/** Cards for which a ship has no slot any more go, as its controller chooses. // CG-SHIP-13 */
function* clearSurplus(g: State): Rule {
  let discarded = false
  for (const seat of g.seats) {
    for (const ship of seat.hangar.slice()) {
      for (;;) {
        const surplus = surplusOn(g, ship)
        if (surplus.length === 0) break
        const controller = controllerOf(g, ship)
        const card: CardId = yield* choose(
          controller,
          { rule: 'CG-SHIP-13', message: 'ship-surplus', on: `card:${ship}` },
          surplus.map((one) => cardOption(g, `discard:${one}`, one, 'CG-SHIP-13', one, controller)),
        )
        putAway(g, card)
        discarded = true
      }
    }
  }
  if (discarded) yield* removeDead(g)
}

/** The cards of which one must go: weaponry where it needs more slots than there are, else all where crew does too. */
function surplusOn(g: State, ship: CardId): readonly CardId[] {
  const aboard = aboardOf(g, ship)
  if (aboard.length === 0 || freeCrewSlots(g, ship) >= 0) {
    const weaponry = aboard.length === 0 ? aboard : aboard.filter((card) => g.zones[card] === ZONE.mounted)
    return weaponry.length > 0 && weaponry.length > slotsOf(g, ship) ? weaponry : []
  }
  return aboard
}

/**
 * Destroys cards at one moment, ships with all that lies on them; what a card does instead of being destroyed comes
 * first and touches none of the others. // CG-SHIP-8, CG-SHIP-9, CG-DEF-3, CG-STACK-21
 */
export function* destroy(g: State, doomed: readonly Doomed[]): Rule {
  const leaving: CardId[] = []
  const killers: { ship: CardId; killed: CardId }[] = []
  const together: Together = { damages: [], doomed: [] }
  let saved = false
  for (const { card, by } of doomed) {
    if (!inPlay(g, card) || leaving.includes(card)) continue
    if (yield* wouldBeDestroyed(g, card, together)) {
      saved = true
      continue
    }
    for (const aboard of aboardOf(g, card)) if (!leaving.includes(aboard)) leaving.push(aboard)
    leaving.push(card)
    if (by !== NONE && g.zones[card] === ZONE.hangar) killers.push({ ship: by, killed: card })
  }
  if (leaving.length > 0) yield* leave(g, leaving, doomed, killers)
  if (!saved) return
  yield* dealDamage(g, together.damages)
  yield* destroy(g, together.doomed)
  yield* removeDead(g)
}

function* leave(
  g: State,
  leaving: readonly CardId[],
  doomed: readonly Doomed[],
  killers: readonly { readonly ship: CardId; readonly killed: CardId }[],
): Rule {
  for (const card of leaving) noteDestroyed(g, card)
  const gone = leaving.map((card) => ({
    card,
    type: g.types[card] as number,
    controller: controllerOf(g, card),
    paid: isPaid(g, card),
  }))
  for (const { ship, killed } of killers) occur(g, { name: 'kills', who: ship, other: killed })
  for (const was of gone) {
    const by = doomed.find(({ card }) => card === was.card)?.by ?? NONE
    occur(g, { name: 'destroyed', who: was.card, player: was.controller, other: by })
  }
  yield* putAwayAll(g, leaving)
  yield* removeDead(g)
}

function noteDestroyed(g: State, card: CardId): void {
  const zone = g.zones[card]
  const bit = zone === ZONE.hangar ? HAPPENED.shipDestroyed : zone === ZONE.surface ? HAPPENED.baseDestroyed : 0
  const seat = controllerOf(g, card)
  tell(g, {
    type: 'destroyed',
    rule: 'CG-DEF-3',
    card,
    seat,
    ...(isPaid(g, card) ? { name: nameOf(g, card) } : {}),
  })
  if (bit !== 0) note(g, seat, bit)
}

/** Writes down that something happened to a seat, for cards that ask. */
export function note(g: State, seat: Seat, bit: number): void {
  const held = seatOf(g, seat)
  held.thisTurn |= bit
  for (const other of g.seats) other.sinceLastTurn |= bit << (seat * HAPPENED_BITS)
}

/** Ships, or other cards, leave play with what lies on them without being destroyed. // CG-SHIP-11, CG-STATE-14 */
export function* remove(g: State, cards: readonly CardId[]): Rule {
  const leaving: CardId[] = []
  for (const card of cards) leaving.push(...aboardOf(g, card), card)
  yield* putAwayAll(g, leaving)
  yield* removeDead(g)
}
