import { combatCard } from '../content/combat-cards.ts'
import { BASTION, type CITY, type FACTORY } from '../content/structures.ts'
import { REINFORCEMENT } from '../content/tiles.ts'
import { unitKind } from '../content/units.ts'
import { printed } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { structureKindOf } from '../rules/structures.ts'
import { endOfUnits, FIRST_TOKEN, firstUnitOf, isShip, plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../state.ts'

/** How the table looks to a seat; made once for each decision. */
export interface Outlook {
  readonly g: State
  readonly seat: number
  /** Filled by `seenAreas` and `seenUnits`: many questions, such as those in combat, need neither. */
  areas: Areas | null
  units: Units | null
  /** What a storm on each edge is worth, as far as `barred` has been asked. */
  barred: number[] | null
}

/** The areas as a seat judges them. */
interface Areas {
  /** Who is in each area, as bits. */
  readonly found: readonly number[]
  /** The worth of each area to the seat; 0 for most voids. */
  readonly worth: readonly number[]
  /** How close each system is to the seat's remaining aims: higher is closer. */
  readonly pull: readonly number[]
}

/** Where the seat's plastic units are. */
interface Units {
  /** How many are in each area. */
  readonly own: readonly number[]
  /** The unrouted ships in each system. */
  readonly ships: readonly (readonly UnitId[])[]
  /** The unrouted ground units in each system. */
  readonly ground: readonly (readonly UnitId[])[]
}

const OBJECTIVE = 14
const LAST_OBJECTIVE = 24
const DENIAL = 3
const WORLD = 0.8
const MATERIEL = 0.9
const ASSET = 0.35
/** The worth of a structure to the holder of its world, by kind. */
const STRUCTURE = [2.4, 3, 1]

/** How the table looks to a seat. */
export function outlook(g: State, seat: number): Outlook {
  return { g, seat, areas: null, units: null, barred: null }
}

/** The seat's view of the areas, worked out once. */
export function seenAreas(view: Outlook): Areas {
  view.areas ??= areasAround(view.g, view.seat)
  return view.areas
}

/** The seat's units on the board, counted once. */
export function seenUnits(view: Outlook): Units {
  view.units ??= unitsOf(view.g, view.seat)
  return view.units
}

function areasAround(g: State, seat: number): Areas {
  const found = presence(g)
  const { faction, collected } = at(g.players, seat)
  const wanted: SystemId[] = []
  const worth = found.map((_, area) => {
    const { world, materiel, assets } = printed(g, area)
    if (!world) return 0
    let sum = WORLD + assets.length * ASSET + materiel * MATERIEL * Math.min(1, (9 - g.round) / 4)
    const objective = g.objectives[area] as number
    if (objective !== NONE) {
      const owner = factionOfObjective(objective)
      if (owner === faction) {
        sum += collected.length + 1 >= g.seats ? LAST_OBJECTIVE : OBJECTIVE
        wanted.push(area >> 2)
      } else {
        const other = seatOf(g, owner)
        if (!at(g.players, other).eliminated) sum += DENIAL * (1 + at(g.players, other).collected.length)
      }
    }
    return sum
  })
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    const area = g.structures.area[structure] as number
    if (area !== NONE) worth[area] = (worth[area] as number) + (STRUCTURE[structureKindOf(structure)] as number)
  }
  return { found, worth, pull: g.systems.map((_, system) => pullOf(g, system, wanted)) }
}

function pullOf(g: State, system: SystemId, wanted: readonly SystemId[]): number {
  let pull = 0
  for (const other of wanted) pull = Math.max(pull, 4 - distance(g, system, other))
  return pull
}

/** The distance between two systems, in systems. */
export function distance(g: State, system: SystemId, other: SystemId): number {
  const one = at(g.systems, system)
  const two = at(g.systems, other)
  return Math.abs(one.x - two.x) + Math.abs(one.y - two.y)
}

/** The price of a unit of a kind, forge tokens included. */
export function priceOf(kind: number): number {
  const { materiel, forge } = unitKind(kind)
  return materiel + 1.5 * forge
}

/** What a seat brings to a fight. */
export interface Force {
  dice: number
  /** What keeps the force there: health and morale, in dice. */
  staying: number
  /** The units' prices. */
  price: number
  /** Plastic units. */
  units: number
}

/** An empty force. */
export function noForce(): Force {
  return { dice: 0, staying: 0, price: 0, units: 0 }
}

/** Adds a unit's worth to a force; a routed unit brings no dice. */
export function addUnit(force: Force, kind: number, routed: boolean): void {
  const { dice, health, morale } = unitKind(kind)
  force.dice += routed ? 0 : dice
  force.staying += routed ? ROUTED * health : HEALTH * health + MORALE * morale
  force.price += priceOf(kind)
  force.units++
}

/** What a seat has in an area. */
export function forceIn(g: State, seat: number, area: AreaId): Force {
  const force = noForce()
  const { faction } = at(g.players, seat)
  for (let unit = firstUnitOf(faction); unit < endOfUnits(faction); unit++) {
    if (g.units.area[unit] === area) addUnit(force, plasticKind(unit), g.units.routed[unit] !== 0)
  }
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    if (g.structures.area[structure] !== area || g.structures.seat[structure] !== seat) continue
    if (structureKindOf(structure) !== BASTION) continue
    force.dice += 2
    force.staying += 3 * HEALTH
  }
  return force
}

const MOST_DICE = 8

/**
 * How strong a force is in dice, including the reinforcement tokens and the deck of its seat. These figures and `SHARPNESS` are fitted to
 * 8,667 combats of quick bots.
 */
const HEALTH = 0.47
const MORALE = 0.5
const ROUTED = 0.37
const TOKEN = 1.3
/** How much the cards of a faction add to its units; Chaos and the Orks use theirs for dice. */
const CARDS = [1, 1.11, 1.14, 1.01]
const SHARPNESS = 4.4

/** How strong a force is. */
export function might(g: State, seat: number, force: Force): number {
  const player = at(g.players, seat)
  const tokens = Math.min(force.units, player.assets[REINFORCEMENT] as number)
  let deck = CARDS[player.faction] ?? 1
  for (const kind of player.kinds) {
    const { starting, level } = combatCard(kind)
    if (!starting) deck += 0.03 + 0.02 * level
  }
  return (Math.min(MOST_DICE, force.dice) + force.staying + TOKEN * tokens) * deck
}

/** The chance that an attack succeeds. */
export function odds(attack: number, defence: number): number {
  if (defence <= 0) return 1
  const ratio = (attack / defence) ** SHARPNESS
  return ratio / (1 + ratio)
}

/** The seat that is in an area besides the given one, or NONE. */
export function enemyIn(found: number, seat: number): number {
  for (let other = 0; other < 4; other++) if (other !== seat && (found & (1 << other)) !== 0) return other
  return NONE
}

function unitsOf(g: State, seat: number): Units {
  const own = new Array<number>(4 * g.systems.length).fill(0)
  const ships: UnitId[][] = g.systems.map(() => [])
  const ground: UnitId[][] = g.systems.map(() => [])
  const { faction } = at(g.players, seat)
  const end = Math.min(FIRST_TOKEN, endOfUnits(faction))
  for (let unit = firstUnitOf(faction); unit < end; unit++) {
    const area = g.units.area[unit] as number
    if (area === NONE) continue
    own[area] = (own[area] as number) + 1
    if (g.units.routed[unit] === 0) at(isShip(unit) ? ships : ground, area >> 2).push(unit)
  }
  return { own, ships, ground }
}

/** Whether the seat has a structure in an area, which keeps it friendly without units. */
export function isBuiltOn(g: State, seat: number, area: AreaId): boolean {
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    if (g.structures.area[structure] === area && g.structures.seat[structure] === seat) return true
  }
  return false
}

/** How many of a kind of structures the seat has. */
export function structureCount(g: State, seat: number, kind: typeof FACTORY | typeof CITY | typeof BASTION): number {
  let count = 0
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    if (g.structures.seat[structure] === seat && structureKindOf(structure) === kind) count++
  }
  return count
}
