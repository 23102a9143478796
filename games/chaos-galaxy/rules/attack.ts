import { all, no, type Option, option, type Rule, type Seat, type Verdict, yes } from '@orrery/kernel'
import { occur } from '../effects/do/triggers.ts'
import { operationSet } from '../effects/language/program.ts'
import { amountOf, operationOf, playersOf, said } from '../effects/read/reading.ts'
import { forbidden, isProtectedFromAttack } from '../effects/read/restrictions.ts'
import { amountHeld } from '../effects/read/standing.ts'
import { tell } from '../events.ts'
import { isActive } from '../marks.ts'
import { memoized, targetOffer } from '../offers.ts'
import { areNeighbours, isDuel, neighboursOf, nextOf, seatOf } from '../seats.ts'
import { type CardId, type Combat, HAPPENED, NONE, newCombat, type SeatState, type State, ZONE } from '../state.ts'
import { spend } from '../table/credits.ts'
import { note } from '../table/ships.ts'
import { ATTACKS_A_TURN, affords } from './limits.ts'
import { openWindow, somethingHappened } from './stack.ts'

const TAX_OPERATIONS = operationSet('taxAttack')

/** What an attack is aimed at. */
export interface AttackTarget {
  readonly seat: Seat
  readonly what: Combat['aim']
  readonly card: CardId
}

/** A declared attack, as the value of an option. */
export interface AttackAction {
  readonly do: 'attack'
  readonly target: AttackTarget
}

/** CG-ATK-3, CG-ATK-4, CG-ATK-7, CG-ATK-11, CG-SETUP-11: whether the seat may declare an attack on another seat. */
export function mayAttack(g: State, seat: Seat): Verdict {
  const held = seatOf(g, seat)
  if (isDuel(g) && g.turn === 1) return no('CG-SETUP-11', {}, 'attack')
  if (!isDuel(g) && held.turns <= 1) return no('CG-MULTI-3', {}, 'attack')
  if (isPeace(g, held)) return no('CG-ECO-5', {}, 'attack')
  if (!held.hangar.some((ship) => isActive(g, ship))) return no('CG-ATK-7', {}, 'attack')
  if (held.attacks >= ATTACKS_A_TURN) return no('CG-ATK-11', {}, 'attack')
  // CG-CLEAN-2: in a clean game cards cannot forbid attacks on a colony.
  if (held.attacks >= 1 && !g.settings.cleanGame && forbidden(g, seat, 'declareSecondAttack')) return no('CG-GOAL-5', {}, 'attack')
  return all(yes, affords(g, seat, attackTax(g, seat), 'attack'))
}

/** CG-ECO-5: how many turns the peace of an economic monopoly lasts, counted for all players together or for each. */
const PEACE = 3

function isPeace({ settings, turn, seats }: State, { turns }: SeatState): boolean {
  if (!settings.economicMonopoly) return false
  // Where players have left, the three turns of each are over earlier.
  return settings.ecoPeaceRounds ? turns <= PEACE && turn <= PEACE * seats.length : turn <= PEACE
}

/** CG-MULTI-1: whether a seat may attack another: only its neighbours. */
export function mayBeAttackedBy(g: State, defender: Seat, attacker: Seat): Verdict {
  return areNeighbours(g, attacker, defender) ? yes : no('CG-MULTI-1', {}, 'attack')
}

/** CG-ATK-1, CG-ECO-3, CG-SETL-1, CG-CLEAN-1: whether attacks may aim at this kind of target at this table. */
export function mayAimAt({ settings }: State, what: Combat['aim']): Verdict {
  if (what !== 'colony') {
    if (settings.cleanGame) return no('CG-CLEAN-1', {}, 'attack')
    return what === 'credits' && !settings.economicMonopoly ? no('CG-ATK-1', {}, 'attack') : yes
  }
  if (settings.economicMonopoly) return no('CG-ECO-3', {}, 'attack')
  return settings.settlement ? no('CG-SETL-1', {}, 'attack') : yes
}

/** CG-ATK-4: what the seat has to pay for an attack because of cards. */
export function attackTax(g: State, seat: Seat): number {
  if (g.settings.cleanGame) return 0 // CG-CLEAN-2
  let tax = 0
  for (const lasting of g.lasting) if (operationOf(lasting).op === 'taxAttack' && lasting.seat === seat) tax += amountHeld(lasting)
  for (const { ctx, operation } of said(g, TAX_OPERATIONS))
    if (playersOf(g, ctx, operation.player).includes(seat)) tax += amountOf(g, ctx, operation.n)
  return Math.max(0, tax)
}

/** CG-ATK-1, CG-ATK-2, CG-ATK-8: adds the attacks that the seat may declare. */
export function addAttacks<T>(g: State, seat: Seat, options: Option<T | AttackAction>[]): void {
  if (mayAttack(g, seat) !== true) return
  for (const other of neighboursOf(g, seat)) {
    const held = seatOf(g, other)
    if (mayAimAt(g, 'colony') === true) options.push(ATTACK_COLONY(other))
    if (mayAimAt(g, 'headquarters') !== true) continue
    options.push(ATTACK_HEADQUARTERS(other))
    if (mayAimAt(g, 'credits') === true) options.push(ATTACK_CREDITS(other))
    const attackCrew = ATTACK_CREW(other)
    for (const card of held.cantina)
      if (g.zones[card] === ZONE.cantina && !isProtectedFromAttack(g, card)) options.push(attackCrew(g, card, seat))
    const attackBase = ATTACK_BASE(other)
    for (const card of held.surface) if (!isProtectedFromAttack(g, card)) options.push(attackBase(g, card, seat))
  }
}

const ATTACK_COLONY = memoized((seat) => pileOption('colony', seat))
const ATTACK_HEADQUARTERS = memoized((seat) => pileOption('headquarters', seat))
const ATTACK_CREDITS = memoized((seat) => pileOption('credits', seat))
const ATTACK_CREW = memoized((seat) => attackOffer('crew', seat))
const ATTACK_BASE = memoized((seat) => attackOffer('base', seat))

function pileOption(what: 'colony' | 'headquarters' | 'credits', seat: Seat): Option<AttackAction> {
  const target: AttackTarget = { seat, what, card: NONE }
  const plain = option<AttackAction>(`attack:${what}:${seat}`, { do: 'attack', target }, 'CG-ATK-1', `${what}:${seat}`)
  return { ...plain, message: `attack-${what}`, params: { player: `@seat-${seat}` } }
}

function attackOffer(what: 'crew' | 'base', seat: Seat) {
  return targetOffer<AttackAction>(`attack:${what}`, 'CG-ATK-1', (card) => ({ do: 'attack', target: { seat, what, card } }))
}

/** CG-ATK-1, CG-ATK-4: declares an attack with its target and pays for it; the combat begins with a window. */
export function declareAttack(g: State, seat: Seat, target: AttackTarget): void {
  spend(g, seat, attackTax(g, seat), 'CG-ATK-4')
  seatOf(g, seat).attacks++
  note(g, target.seat, HAPPENED.attacked)
  somethingHappened(g, seat)
  g.combat = newCombat(seat, target.seat, target.what, target.card)
  tell(g, {
    type: 'attack',
    rule: 'CG-ATK-1',
    seat,
    defender: target.seat,
    defenderPlayer: `@seat-${target.seat}`,
    target: target.what,
    card: target.card,
  })
  occur(g, { name: 'attackDeclared', player: seat, ...(target.card === NONE ? {} : { who: target.card }) })
}

/** CG-ATK-5, CG-ATK-10, CG-STACK-15: the window after the choice of the target, still in the main phase; then the combat steps begin. */
export function* attackWindow(g: State): Rule {
  const combat = g.combat as Combat
  yield* openWindow(g, nextOf(g, combat.attacker))
  if (g.combat === null) return
  combat.step = combat.ended ? 'unequip' : 'equip'
}
