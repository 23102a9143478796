import type { Seat } from '@orrery/kernel'
import { ARMOUR, BOMBING, FIREPOWER, fighterOf, figure, hasKeyword, SPEED } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { isActive, isPaid, lostBy } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'
import { cardWorth } from './worth.ts'

/** A ship as far as a simulated fight needs it. */
export interface Ship {
  readonly card: CardId
  readonly speed: number
  readonly firepower: number
  readonly bombing: number
  readonly rapid: boolean
  readonly worth: number
  readonly armour: number
}

/** The outcome of a simulated fight, from the attacker's side. */
export interface Battle {
  /** Worth destroyed and put out of action: of attackers (`lost`) and of defenders (`killed`). */
  readonly lost: number
  readonly killed: number
  /** The bombing of the attackers that are left. */
  readonly bombing: number
}

/** The share of its worth that a ship loses when it is turned damaged, and when it is used in defence. */
const DAMAGED = 0.3
const USED = 0.08

/** The share of a ship's worth that is at risk from an enemy that could destroy it and has not fired. */
export const LATER = 0.35

/** The ship's figures now. */
export function shipOf(g: State, card: CardId): Ship {
  return {
    card,
    speed: figure(g, card, SPEED),
    firepower: figure(g, card, FIREPOWER),
    armour: Math.max(0, figure(g, card, ARMOUR) - lostBy(g, card)),
    bombing: figure(g, card, BOMBING),
    rapid: hasKeyword(g, card, 'rapidFire'),
    worth: cardWorth(g, card),
  }
}

/** The ships of a seat that could join a combat now. */
export function readyShips(g: State, seat: Seat): Ship[] {
  const ships: Ship[] = []
  for (const card of seatOf(g, seat).hangar) if (isActive(g, card)) ships.push(shipOf(g, card))
  return ships
}

/** The ships on one side of the combat that are still active. */
export function sideOf(g: State, attacking: boolean): Ship[] {
  const ships: Ship[] = []
  for (const fighter of g.combat?.fighters ?? [])
    if (fighter.in && fighter.attacking === attacking && isActive(g, fighter.ship)) ships.push(shipOf(g, fighter.ship))
  return ships
}

/** What the crew in the cantina that could man ships would add in all. */
export function readyCrew(g: State, seat: Seat): { firepower: number; bombing: number } {
  const sum = { firepower: 0, bombing: 0 }
  let credits = seatOf(g, seat).credits
  for (const card of seatOf(g, seat).cantina) {
    const kind = kindOf(g, card)
    if (g.zones[card] !== ZONE.cantina || g.turned[card] !== TURNED.active) continue
    if (kind.type !== 'crew' || kind.subtype === 'passenger') continue
    if (!isPaid(g, card)) {
      if (kind.price > credits) continue
      credits -= kind.price
    }
    sum.firepower += kind.values[FIREPOWER]
    sum.bombing += kind.values[BOMBING]
  }
  return sum
}

interface Fighting {
  readonly ship: Ship
  readonly attacking: boolean
  armour: number
  active: boolean
  hit: boolean
}

/** Simulates a fight: ships act by speed, fire where that pays, and return fire if they are hit anyway. */
export function fight(attackers: readonly Ship[], defenders: readonly Ship[], life: number): Battle {
  const all: Fighting[] = []
  for (const ship of attackers) all.push({ ship, attacking: true, armour: ship.armour, active: true, hit: false })
  for (const ship of defenders) all.push({ ship, attacking: false, armour: ship.armour, active: true, hit: false })
  all.sort((a, b) => b.ship.speed - a.ship.speed || (a.attacking ? -1 : 1))
  for (const one of all) {
    if (!one.active || one.armour <= 0) continue
    const shot = bestShot(one, all, life)
    if (shot === null) continue
    one.active = false
    const returns = shot.active && !one.ship.rapid
    strike(one.ship.firepower, shot)
    if (returns) {
      shot.active = false
      strike(shot.ship.firepower, one)
    }
    if (shot.hit) shot.active = false
    if (one.hit) one.active = false
  }
  let lost = 0
  let killed = 0
  let bombing = 0
  for (const one of all) {
    const cost =
      one.armour <= 0 ? one.ship.worth : one.hit ? DAMAGED * one.ship.worth : !one.attacking && !one.active ? USED * one.ship.worth : 0
    if (one.attacking) lost += cost
    else killed += cost
    if (one.attacking && one.active && one.armour > 0) bombing += one.ship.bombing
  }
  return { lost, killed, bombing }
}

function strike(firepower: number, target: Fighting): void {
  if (firepower <= 0) return
  target.armour -= firepower
  target.hit = true
}

function bestShot(one: Fighting, all: readonly Fighting[], life: number): Fighting | null {
  let best: Fighting | null = null
  let most = 0
  for (const other of all) {
    if (other.attacking === one.attacking || other.armour <= 0) continue
    const worth = shotWorth(one, other, life)
    if (worth > most) {
      most = worth
      best = other
    }
  }
  return best
}

/** The worth of one shot and its return fire to the side that fires; not firing is worth 0. `life`: what a bomb is worth. */
export function shotWorth(
  { ship, armour, attacking }: Pick<Fighting, 'ship' | 'armour' | 'attacking'>,
  { ship: target, armour: targetArmour, active: targetActive }: Pick<Fighting, 'ship' | 'armour' | 'active'>,
  life: number,
): number {
  if (ship.firepower <= 0) return -1
  const kills = ship.firepower >= targetArmour
  let worth = kills ? target.worth : targetActive ? DAMAGED * target.worth : 0.1
  if (targetActive) worth += attacking ? 0 : target.bombing * life
  worth -= attacking ? ship.bombing * life : USED * ship.worth
  if (targetActive && !ship.rapid && target.firepower > 0) worth -= target.firepower >= armour ? ship.worth : DAMAGED * ship.worth
  // A target that survives fires later; a ship that holds its fire may be shot first.
  if (targetActive && target.firepower >= armour) worth += LATER * ship.worth
  return worth + 0.3
}

/** The bombing of the ships if nobody fires, without ordnance and stealth. */
export function bombingOf(ships: readonly Ship[]): number {
  let sum = 0
  for (const ship of ships) sum += ship.bombing
  return sum
}

/** Whether the ship was hit in this combat. */
export function wasHit(g: State, card: CardId): boolean {
  return fighterOf(g, card)?.hit === true
}
