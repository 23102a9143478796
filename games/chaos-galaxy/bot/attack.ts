import type { Seat } from '@orrery/kernel'
import { ARMOUR, armourLeft, figure } from '../effects/read/reading.ts'
import { developmentsOf, isPaid, lostBy } from '../marks.ts'
import { type AttackTarget, attackTax } from '../rules/attack.ts'
import { seatOf } from '../seats.ts'
import type { CardId, State } from '../state.ts'
import { type Battle, bombingOf, fight, readyCrew, readyShips, type Ship } from './battle.ts'
import { cardWorth, lifeWorth, millWorth } from './worth.ts'

/** What a paid base is worth in a settlement besides its usual worth, and a credit of another's pool in an economic monopoly. */
const SETTLED = 6
const POOLED = 1.6

/** The worth of bombing a target with this total. */
export function bombingWorth(g: State, target: AttackTarget, bombing: number): number {
  const held = seatOf(g, target.seat)
  if (target.what === 'colony') return millWorth(held.colony.length, bombing)
  if (target.what === 'credits') return POOLED * Math.min(bombing, held.credits)
  if (bombing < 2 && (target.what !== 'base' || !isPaid(g, target.card))) return 0
  // CG-SETL-2: one base fewer for the opponent is worth two more of the seat's own.
  const settled = g.settings.settlement ? SETTLED : 0
  if (target.what === 'headquarters') return held.headquarters.length === 0 ? 0 : 1.3
  if (target.what === 'crew') return 0.8 * cardWorth(g, target.card)
  if (isPaid(g, target.card)) return bombing >= armourLeft(g, target.card) ? 0.9 * cardWorth(g, target.card) + settled : 0
  // It may be a trap, a bluff or the next engine, so the developments on it count.
  return 0.8 + (settled > 0 ? 1.2 : 0.7) * developmentsOf(g, target.card)
}

/** A planned attack: the ships that are ready, the battle if everything defends, and the tax. */
export interface Prospect {
  readonly attackers: readonly Ship[]
  readonly defenders: readonly Ship[]
  readonly defended: Battle
  readonly tax: number
}

/** The attack that the seat could now make on another, and the battle if everything that can defends. */
export function prospectOf(g: State, seat: Seat, other: Seat): Prospect {
  const crew = readyCrew(g, seat)
  const attackers = readyShips(g, seat)
  const first = attackers[0]
  if (first !== undefined && (crew.firepower > 0 || crew.bombing > 0))
    attackers[0] = { ...first, firepower: first.firepower + crew.firepower, bombing: first.bombing + crew.bombing }
  const defenders = readyShips(g, other)
  const manned = readyCrew(g, other)
  const guard = defenders[0]
  if (guard !== undefined && manned.firepower > 0) defenders[0] = { ...guard, firepower: guard.firepower + manned.firepower }
  const life = lifeWorth(seatOf(g, other).colony.length)
  return { attackers, defenders, defended: fight(attackers, defenders, life), tax: attackTax(g, seat) }
}

/** The worth of an attack on the target to the attacker. It mostly counts what the defender's best answer leaves. */
export function attackWorth(g: State, prospect: Prospect, target: AttackTarget): number {
  const { attackers, defenders, defended, tax } = prospect
  const open = bombingWorth(g, target, bombingOf(attackers))
  // Nobody defends against a harmless attack, so there is no fight either.
  if (open <= 0) return -tax - 0.1
  if (defenders.length === 0) return open - tax
  const fought = bombingWorth(g, target, defended.bombing) + defended.killed - defended.lost
  return 0.25 * Math.max(open, fought) + 0.75 * Math.min(open, fought) - tax - 0.1
}

/** The bombing that a target needs; more is useless. */
export function bombingNeeded(g: State, what: string, card: CardId): number {
  if (what === 'colony' || what === 'credits') return 99
  if (what === 'base' && isPaid(g, card)) return figure(g, card, ARMOUR) - lostBy(g, card)
  return 2
}
