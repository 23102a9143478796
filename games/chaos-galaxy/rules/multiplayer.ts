import type { Rule, Seat } from '@orrery/kernel'
import { removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { tell } from '../events.ts'
import { carrierOf, controllerOf, inPlay, ownerOf } from '../marks.ts'
import { neighboursOf, nextOf, seatOf } from '../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { putAwayAll } from '../table/leaving.ts'
import { turnHitShips } from '../table/states.ts'
import { intoTrash, leavePlace, putAway } from '../table/zones.ts'
import { endEffectsOf, endTurnEffects } from './durations.ts'
import { LAST_TURN } from './limits.ts'
import { packUp } from './unequip.ts'

/** CG-MULTI-6, CG-MULTI-14: the active player eliminates those of its present neighbours that have no colony. */
export function* eliminateNeighbours(g: State, seat: Seat): Rule {
  const emptied = neighboursOf(g, seat).filter((other) => seatOf(g, other).colony.length === 0)
  if (emptied.length === 0) return
  for (const other of emptied) tell(g, { type: 'eliminated', rule: 'CG-MULTI-6', seat: other, by: seat, byPlayer: `@seat-${seat}` })
  fall(g, emptied, seat)
  yield* takeOut(g, emptied)
}

/** CG-MULTI-8, CG-MULTI-9: the cards of eliminated players leave with them; cards they only controlled go to their owners' piles. */
function* takeOut(g: State, seats: readonly Seat[]): Rule {
  yield* putAwayAll(g, strayCards(g, seats))
  clearSeats(g, seats)
  yield* endEffectsOf(g, seats)
  yield* removeDead(g, run)
  if (g.order.length <= 1) g.phase = 'over'
}

/** CG-MULTI-8, CG-MULTI-9: players leave at the same moment, and the others close up. Records them in the order of leaving. */
function fall(g: State, seats: readonly Seat[], by: Seat): void {
  const moment = (g.fallen.at(-1)?.moment ?? 0) + 1
  for (const seat of seats) g.fallen.push({ seat, by, turn: g.turn, moment })
  g.order = g.order.filter((seat) => !seats.includes(seat))
}

/** CG-MULTI-9: the cards that eliminated players own leave the game with them. */
function clearSeats(g: State, seats: readonly Seat[]): void {
  for (let card = 0; card < g.prints.length; card++) if (seats.includes(ownerOf(g, card))) leaveGame(g, card)
  for (const seat of seats) emptySeat(g, seat)
}

/** Cards in play that remaining players own, but leaving players control, or that lie on ships of leaving players. */
function strayCards(g: State, seats: readonly Seat[]): CardId[] {
  const strays: CardId[] = []
  for (let card = 0; card < g.prints.length; card++) {
    if (!inPlay(g, card) || seats.includes(ownerOf(g, card))) continue
    const carrier = carrierOf(g, card)
    if (seats.includes(controllerOf(g, card)) || (carrier !== NONE && seats.includes(ownerOf(g, carrier)))) strays.push(card)
  }
  return strays
}

function leaveGame(g: State, card: CardId): void {
  if (inPlay(g, card)) leavePlace(g, card)
  g.zones[card] = ZONE.gone
  g.seen[card] = 0
}

function emptySeat(g: State, seat: Seat): void {
  const held = seatOf(g, seat)
  for (const pile of [held.colony, held.headquarters, held.trash, held.wasteland]) pile.length = 0
  held.credits = 0
  held.passing = false
}

/**
 * CG-MULTI-8, CG-MULTI-11, CG-MULTI-12, CG-MULTI-15: a seat gives up at a table of several. The running rule continues without it, or
 * breaks off. If only one player remains, the game is over at once.
 */
export function giveUp(g: State, seat: Seat): void {
  fall(g, [seat], NONE)
  g.leaving.push(seat)
  tell(g, { type: 'conceded', rule: 'CG-MULTI-11', seat })
  if (g.order.length <= 1) {
    endWithLast(g)
    return
  }
  const breaksOff = seat === g.active && g.phase !== 'setup'
  for (const item of g.stack) if (breaksOff || item.controller === seat) item.neutralised = true
  g.waiting = breaksOff ? [] : g.waiting.filter((item) => item.controller !== seat)
  if (g.combat !== null && (breaksOff || g.combat.defender === seat)) g.combat.ended = true
}

/** CG-MULTI-8: if only one player remains, it has won, and nothing more is asked, even in the middle of a rule. */
function endWithLast(g: State): void {
  const seats = g.leaving.splice(0)
  for (const card of strayCards(g, seats)) putAway(g, card)
  clearSeats(g, seats)
  g.phase = 'over'
}

/** CG-MULTI-9, CG-MULTI-11, CG-MULTI-12: a seat that has given up leaves the game; if it was the active player, its turn ends. */
export function* leave(g: State): Rule {
  const breaksOff = g.leaving.includes(g.active)
  if (breaksOff) yield* dropAll(g)
  yield* takeOut(g, g.leaving.splice(0))
  if (g.order.length <= 1 || !breaksOff) return
  // CG-TURN-9: a starter who gave up during the set-up had no turn, so the first turn is the next player's.
  if (seatOf(g, g.active).turns === 0) {
    g.active = nextOf(g, g.active)
    return
  }
  yield* endTurnEffects(g) // CG-END-10
  endTurn(g)
}

/** CG-MULTI-12: drops the stack and a running combat, which its ships leave: those that were hit turn (CG-EQUIP-11). */
function* dropAll(g: State): Rule {
  for (const { kind, card } of g.stack.splice(0)) if (kind === 'card' && g.zones[card] === ZONE.stack) intoTrash(g, card)
  turnHitShips(g, 'CG-EQUIP-11')
  if (g.combat !== null) yield* packUp(g, g.combat)
  g.waiting = []
}

/** CG-END-7, CG-WIN-5: the turn passes to the next player, unless it was the last turn. */
export function endTurn(g: State): void {
  if (g.turn >= LAST_TURN) g.phase = 'over'
  else passOn(g)
}

/** CG-END-7: the turn passes clockwise; counters per turn start again. */
export function passOn(g: State): void {
  g.bought.fill(0)
  if (g.uses.length > 0) g.uses = []
  if (g.lastKnown.length > 0) g.lastKnown = []
  const held = seatOf(g, g.active)
  held.attacks = 0
  held.bonusUsed = false
  held.sinceLastTurn = 0
  for (const other of g.seats) {
    other.thisTurn = 0
    other.basesPaid = 0
    other.passing = false
  }
  g.active = nextOf(g, g.active)
  g.turn++
  g.phase = 'start'
}

/** CG-MULTI-6, CG-MULTI-11: how many players the seat has eliminated. */
export function eliminationsOf(g: State, seat: Seat): number {
  return g.fallen.filter(({ by }) => by === seat).length
}

/** CG-MULTI-8: how long the seat stayed in the game: remaining players longest, players eliminated at the same moment equally long. */
function stayed(g: State, seat: Seat): number {
  return g.fallen.find((one) => one.seat === seat)?.moment ?? Number.MAX_SAFE_INTEGER
}

/**
 * CG-MULTI-7, CG-MULTI-8: the seats by place, ties together: most eliminations first, then those who stayed longer, then by `further`
 * criteria.
 */
export function ranking(g: State, further: (seat: Seat) => readonly number[] = () => []): Seat[][] {
  const worth = (seat: Seat): number[] => [eliminationsOf(g, seat), stayed(g, seat), ...further(seat)]
  const places: Seat[][] = []
  const worths = g.seats.map((_, seat) => ({ seat, worth: worth(seat) })).sort((one, other) => compared(other.worth, one.worth))
  for (const [at, { seat, worth: own }] of worths.entries()) {
    const before = worths[at - 1]
    if (before !== undefined && compared(before.worth, own) === 0) places.at(-1)?.push(seat)
    else places.push([seat])
  }
  return places
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number)
}
