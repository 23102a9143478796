import { choose, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import type { Damage } from '../damage.ts'
import { occur } from '../effects/do/triggers.ts'
import { armourLeft, BOMBING, FIREPOWER, fighterOf, figure, hasKeyword } from '../effects/read/reading.ts'
import { cardOption, tell } from '../events.ts'
import { chooseStaying, isGoing } from '../gone.ts'
import { kindOf } from '../kinds.ts'
import { controllerOf } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, type Fighter, NONE, type State } from '../state.ts'
import { millCards } from '../table/zones.ts'

/** A split shot: the firepower when it was split, and the damage to each ship. */
export interface Barrage {
  readonly firepower: number
  readonly split: readonly Damage[]
}

/** An option that adds a point of damage to a ship or takes one off; it shows the ship's points so far. */
function pointOption(g: State, verb: string, ship: CardId, at: number, rule: string, points: number): Option<number> {
  return { ...cardOption(g, `${verb}:${ship}`, at, rule, ship), params: { ...kindOf(g, ship).params, points } }
}

/**
 * CG-ABIL-10 to CG-ABIL-15: a ship with barrage may split its damage among the enemy ships, point by point; null if it fires an ordinary
 * shot. The first choice is whether to split at all.
 */
export function* splitBarrage(g: State, ship: CardId): Rule<Barrage | null> {
  const fighter = fighterOf(g, ship) as Fighter
  if (!hasKeyword(g, ship, 'barrage')) return null
  const firepower = figure(g, ship, FIREPOWER)
  const left = barrageLeft(g, ship, fighter)
  const enemies = (g.combat as Combat).fighters
    .filter((other) => other.in && other.attacking !== fighter.attacking)
    .map((other) => other.ship)
  if (left <= 0 || enemies.length < 2) return null
  const seat = controllerOf(g, ship)
  const prompt = { rule: 'CG-ABIL-10', message: 'ability-barrage', on: `card:${ship}` }
  const wanted = yield* choose(seat, prompt, [option('barrage', true, 'CG-ABIL-10'), option('plain', false, 'CG-ABIL-2')])
  if (!wanted) return null
  const points = new Array<number>(enemies.length).fill(0)
  for (let spent = 0; spent < left; spent++) {
    const options: Option<number>[] = enemies.map((enemy, at) => pointOption(g, 'hit', enemy, at, 'CG-ABIL-10', points[at] as number))
    if (spent > 0) options.push(option('done', NONE, 'CG-ABIL-13'))
    const at = yield* chooseStaying(g, seat, { ...prompt, message: 'ability-barrage-point', params: { left: left - spent } }, options)
    if (at === null || at === NONE) break
    points[at] = (points[at] as number) + 1
  }
  const split: Damage[] = []
  for (const [at, amount] of points.entries()) {
    if (amount === 0) continue
    const to = enemies[at] as CardId
    split.push({ to, amount, by: ship })
    tell(g, { type: 'barrage', rule: 'CG-ABIL-15', card: to, amount, by: ship })
  }
  return { firepower, split }
}

/** CG-ABIL-14: what the ship may still deal by barrage in this combat; the cap is a rule of the revised ruleset. */
function barrageLeft(g: State, ship: CardId, fighter: Fighter): number {
  const firepower = figure(g, ship, FIREPOWER)
  return g.settings.ruleset === 'revised' ? firepower - fighter.barraged : firepower
}

/**
 * CG-ABIL-17: adjusts the split at the moment of damage: points on ships that are gone are lost; points gained go to the remaining ships of
 * the split and points lost are taken off, as the controller chooses.
 */
export function* settleBarrage(g: State, ship: CardId, barrage: Barrage): Rule<Damage[]> {
  const fighter = fighterOf(g, ship) as Fighter
  const split = barrage.split.filter(({ to }) => fighterOf(g, to)?.in === true).map((damage) => ({ ...damage }))
  if (split.length === 0) return split
  const seat = controllerOf(g, ship)
  const left = barrageLeft(g, ship, fighter)
  const prompt = { rule: 'CG-ABIL-17', on: `card:${ship}` }
  let allotted = barrage.split.reduce((sum, { amount }) => sum + amount, 0)
  let extra = Math.min(figure(g, ship, FIREPOWER) - barrage.firepower, left - allotted)
  for (; extra > 0; extra--) {
    const options: Option<number>[] = split.map(({ to, amount }, at) => pointOption(g, 'hit', to, at, 'CG-ABIL-17', amount))
    options.push(option('done', NONE, 'CG-ABIL-13'))
    const at = (yield* chooseStaying(g, seat, { ...prompt, message: 'ability-barrage-point', params: { left: extra } }, options)) ?? NONE
    if (at === NONE) break
    ;(split[at] as { amount: number }).amount++
  }
  allotted = split.reduce((sum, { amount }) => sum + amount, 0)
  for (let missing = allotted - Math.max(0, left); missing > 0; missing--) {
    const options: Option<number>[] = []
    for (const [at, { to, amount }] of split.entries()) if (amount > 0) options.push(pointOption(g, 'spare', to, at, 'CG-ABIL-17', amount))
    const at = yield* chooseStaying(g, seat, { ...prompt, message: 'ability-barrage-less', params: { left: missing } }, options)
    if (at === null) break
    ;(split[at] as { amount: number }).amount--
  }
  return split.filter(({ amount }) => amount > 0)
}

/**
 * CG-ABIL-18 to CG-ABIL-22: ships in formation may share a shot at one of them: each takes at most its armour, and together they take as
 * much of the shot as that allows.
 */
export function* splitFormation(g: State, target: CardId, shooter: CardId, amount: number): Rule<Damage[]> {
  const plain: Damage[] = [{ to: target, amount, by: shooter }]
  if (amount <= 0 || !hasKeyword(g, target, 'formation')) return plain
  const side = fighterOf(g, target) as Fighter
  const sharing = (g.combat as Combat).fighters
    .filter((other) => other.in && other.attacking === side.attacking && hasKeyword(g, other.ship, 'formation'))
    .map((other) => other.ship)
  if (sharing.length < 2) return plain
  const seat = controllerOf(g, target)
  const prompt = { rule: 'CG-ABIL-18', message: 'ability-formation', on: `card:${target}`, params: { damage: amount } }
  const wanted = yield* choose(seat, prompt, [option('share', true, 'CG-ABIL-18'), option('plain', false, 'CG-ABIL-2')])
  if (!wanted) return plain
  const points = new Array<number>(sharing.length).fill(0)
  for (let left = amount; left > 0; left--) {
    const options: Option<number>[] = []
    for (const [at, ship] of sharing.entries())
      if ((points[at] as number) < armourLeft(g, ship)) options.push(pointOption(g, 'share', ship, at, 'CG-ABIL-19', points[at] as number))
    // CG-ABIL-21: what no ship can take is lost.
    const at = yield* chooseStaying(g, seat, { ...prompt, message: 'ability-formation-point', params: { left } }, options)
    if (at === null) break
    points[at] = (points[at] as number) + 1
  }
  const split: Damage[] = []
  for (const [at, share] of points.entries()) if (share > 0) split.push({ to: sharing[at] as CardId, amount: share, by: shooter })
  return split
}

const ORDNANCE_PRICE = 1

/**
 * CG-ABIL-33, CG-ABIL-34: for how many more cards a ship may use ordnance: until its bombing is twice its base bombing, and as long as the
 * colony has cards.
 */
export function ordnanceLeft(g: State, seat: Seat, ship: CardId): number {
  const fighter = fighterOf(g, ship)
  if (fighter?.bombs !== true || !fighter.in || isGoing(g, ship) || !hasKeyword(g, ship, 'ordnance')) return 0
  const base = kindOf(g, ship).values[BOMBING] as number
  return Math.max(0, Math.min(2 * base - figure(g, ship, BOMBING), Math.floor(seatOf(g, seat).colony.length / ORDNANCE_PRICE)))
}

/** CG-ABIL-32, CG-ABIL-34, CG-BOMB-12: the bombers with which the seat may use ordnance before the total is fixed. */
export function ordnanceShips(g: State, seat: Seat): CardId[] {
  const combat = g.combat
  const ships: CardId[] = []
  if (combat?.step !== 'bombing' || combat.attacker !== seat || combat.total !== NONE) return ships
  for (const { ship } of combat.fighters) if (ordnanceLeft(g, seat, ship) > 0) ships.push(ship)
  return ships
}

/** CG-ABIL-32: gives up a card of the seat's own colony for one more bombing until the end of the combat. */
export function useOrdnance(g: State, seat: Seat, ship: CardId): void {
  const milled = millCards(g, seat, ORDNANCE_PRICE)
  tell(g, { type: 'ordnance', rule: 'CG-ABIL-32', seat, card: ship })
  occur(g, { name: 'milled', player: seat, it: milled })
  ;(fighterOf(g, ship) as Fighter).bombing++
}
