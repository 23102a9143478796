import { type Blunder, type Decision, type Option, taken } from '@orrery/kernel'
import { BASTION } from '../content/structures.ts'
import { unitKind } from '../content/units.ts'
import { across, capacityOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import type { UnitPurchase } from '../rules/deploy.ts'
import type { Move } from '../rules/moves.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { seatOfToken, topOf, typeOf } from '../rules/stacks.ts'
import { structureKindOf } from '../rules/structures.ts'
import { endOfUnits, FIRST_TOKEN, firstUnitOf, isShip, plasticIn, plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type OrderType, type State, type SystemId, type UnitId } from '../state.ts'

/** The values of the chosen options. */
function values<T>({ question, answer }: Decision<State>): T[] {
  return taken(question, answer).map(({ value }) => value as T)
}

/** Whether the decision takes the given option; null if it is not offered. */
function took(decision: Decision<State>, isMeant: (option: Option) => boolean): boolean | null {
  const { question, answer } = decision
  if (question.kind === 'plan' || !question.options.some(isMeant)) return null
  return taken(question, answer).some(isMeant)
}

/** A unit's dice and health: what everybody sees of its strength. */
function strengthOf(g: State, unit: UnitId): number {
  const { dice, health } = unitKind(plasticKind(unit))
  return (g.units.routed[unit] === 0 ? dice : 0) + health
}

function isEnemyAt(g: State, seat: number, unit: UnitId): boolean {
  return g.units.area[unit] !== NONE && g.units.seat[unit] !== seat
}

/** The strength of others in an area, including a bastion's 2 dice and 3 health. */
function defence(g: State, seat: number, area: AreaId): number {
  let sum = 0
  for (let unit = 0; unit < FIRST_TOKEN; unit++) if (g.units.area[unit] === area && isEnemyAt(g, seat, unit)) sum += strengthOf(g, unit)
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    if (g.structures.area[structure] === area && structureKindOf(structure) === BASTION) sum += 5
  }
  return sum
}

/** The moves of a decision about ships or ground units; null for other decisions. */
function movesOf(decision: Decision<State>): Move[] | null {
  const { name } = decision.question
  return name === 'advance.ships' || name === 'advance.ground' ? values<Move>(decision) : null
}

/** Whether the area is a world with one of the seat's objectives that nobody holds yet. */
function isOpenObjective(g: State, seat: number, found: readonly number[], area: AreaId): boolean {
  const objective = g.objectives[area] as number
  return objective !== NONE && (found[area] as number) === 0 && seatOf(g, factionOfObjective(objective)) === seat
}

/** The worlds on which the seat has both a structure and units. */
function garrisons(g: State, seat: number): AreaId[] {
  const worlds: AreaId[] = []
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    const area = g.structures.area[structure] as number
    if (area !== NONE && g.structures.seat[structure] === seat && plasticIn(g, seat, area) > 0) worlds.push(area)
  }
  return worlds
}

/** Whether somebody else has an unrouted ground unit in the system or beside it. */
function isNearEnemies(g: State, seat: number, system: SystemId): boolean {
  const near = [system, 0, 0, 0, 0].map((own, direction) => (direction === 0 ? own : across(g, system, direction - 1)))
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (isEnemyAt(g, seat, unit) && !isShip(unit) && g.units.routed[unit] === 0 && near.includes((g.units.area[unit] as number) >> 2))
      return true
  }
  return false
}

/** FS-CAP-2: whether the area has no room for one more unit. */
function isFull(g: State, seat: number, area: AreaId): boolean {
  return plasticIn(g, seat, area) >= capacityOf(g, area)
}

const HOPELESS = 0.5
const HOARD = 6

/** Whether the units sent to the target have less than half of the strength that defends it; null if nobody is attacked. */
function attacksHopelessly(decision: Decision<State>): boolean | null {
  const { before: g, seat } = decision
  const moves = movesOf(decision)
  const { target } = g.order
  if (moves === null || target === NONE || defence(g, seat, target) === 0) return null
  const sent = moves.filter(({ to }) => to === target)
  if (sent.length === 0) return null
  const strength = sent.reduce((sum, { unit }) => sum + strengthOf(g, unit), 0)
  return strength < HOPELESS * defence(g, seat, target)
}

/** Whether an area has an objective or a structure: what is worth a long shot. */
function isPrize(g: State, area: AreaId): boolean {
  return g.objectives[area] !== NONE || g.structures.area.includes(area)
}

/** The blunders that people notice in Forbidden Stars' bots. */
export const blunders: readonly Blunder<State>[] = [
  {
    name: 'hopeless-attack',
    about: 'attacks with less than half of the strength that defends',
    most: 0.3,
    made: attacksHopelessly,
  },
  {
    name: 'hopeless-attack-for-little',
    about: 'attacks with less than half of the strength that defends where neither an objective nor a structure is',
    most: 0,
    made: (decision) => (isPrize(decision.before, decision.before.order.target) ? null : attacksHopelessly(decision)),
  },
  {
    name: 'order-on-its-like',
    about: 'places an order on its own order of the same type',
    most: 0,
    made(decision) {
      const { before: g, question, seat } = decision
      if (question.name !== 'planning.order') return null
      const [placed] = values<{ system: SystemId; type: OrderType }>(decision)
      if (placed === undefined) return null
      const top = topOf(g, placed.system)
      return top === NONE || seatOfToken(top) !== seat ? null : typeOf(top) === placed.type
    },
  },
  {
    name: 'home-left-open',
    about: 'leaves a world with a structure empty beside enemies, and takes nothing for it',
    most: 0,
    made(decision) {
      const { before: g, seat, question } = decision
      if (question.name !== 'advance.ground') return null
      const moves = values<Move>(decision)
      const leaving = garrisons(g, seat).filter(
        (area) => isWorld(g, area) && isNearEnemies(g, seat, area >> 2) && moves.some(({ unit }) => g.units.area[unit] === area),
      )
      if (leaving.length === 0) return null
      const found = presence(g)
      return leaving.some((area) => {
        const gone = moves.filter(({ unit }) => g.units.area[unit] === area)
        if (gone.length < plasticIn(g, seat, area) || moves.some(({ to }) => to === area)) return false
        return gone.every(({ to }) => found[to] === 1 << seat)
      })
    },
  },
  {
    name: 'objective-passed-by',
    about: 'leaves an objective world of its own uncontrolled that a unit could enter',
    most: 0,
    made(decision) {
      const { before: g, seat, question } = decision
      if (question.name !== 'advance.ground') return null
      const found = presence(g)
      return flipped(took(decision, ({ value }) => isOpenObjective(g, seat, found, (value as Move).to)))
    },
  },
  {
    name: 'materiel-hoarded',
    about: 'ends its purchases with 6 materiel or more while units could be bought and placed',
    most: 0,
    made(decision) {
      const { before: g, seat, question } = decision
      if (question.name !== 'deploy.unit' || at(g.players, seat).materiel < HOARD) return null
      return flipped(took(decision, ({ value }) => value !== null && !isFull(g, seat, (value as UnitPurchase).area)))
    },
  },
  {
    name: 'crowded-purchase',
    about: 'buys a unit for an area that is full, so that one has to be destroyed',
    most: 0,
    made(decision) {
      const { before: g, seat } = decision
      const [bought] = values<UnitPurchase | null>(decision)
      if (decision.question.name !== 'deploy.unit' || bought === undefined || bought === null) return null
      return isFull(g, seat, bought.area)
    },
  },
  {
    name: 'void-attacked-last',
    about: 'attacks a void in the last round, where nothing can be gained',
    most: 1,
    made(decision) {
      const { before: g, seat } = decision
      if (g.round !== 8 || decision.question.name !== 'advance.target') return null
      const ground = hasGroundUnitsNear(g, seat)
      if (ground) return null
      return took(decision, ({ value }) => value !== NONE && !isWorld(g, value as AreaId))
    },
  },
]

function flipped(verdict: boolean | null): boolean | null {
  return verdict === null ? null : !verdict
}

/** Whether a ground unit of the order could go anywhere. */
function hasGroundUnitsNear(g: State, seat: number): boolean {
  const { faction } = at(g.players, seat)
  const { system, source } = g.order
  for (let unit = firstUnitOf(faction); unit < endOfUnits(faction); unit++) {
    const area = g.units.area[unit] as number
    if (area !== NONE && !isShip(unit) && g.units.routed[unit] === 0 && (area >> 2 === system || area >> 2 === source)) return true
  }
  return false
}
