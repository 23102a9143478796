import { across, edgeOf, isStormy, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { MOST_TOGETHER, type Move } from '../rules/moves.ts'
import { bitOf, friendlyBits, reachOf, type Ways, waysBetween } from '../rules/paths.ts'
import { LAST_ROUND } from '../rules/round.ts'
import { plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type SystemId, type UnitId } from '../state.ts'
import { armyMoves, KILLS, LOSSES } from './army.ts'
import { addUnit, enemyIn, forceIn, might, noForce, type Outlook, odds, seenAreas, seenUnits } from './worth.ts'

/** An advance order as the seat would resolve it, and its gain. */
export interface Campaign {
  readonly value: number
  readonly source: SystemId
  readonly target: AreaId
  readonly ships: readonly Move[]
  readonly ground: readonly Move[]
}

/** The parts of a running order that are already decided. */
export interface UnderWay {
  readonly source?: SystemId
  readonly target?: AreaId
  /** Whether its ships have moved. */
  readonly shipsMoved?: boolean
}

const NOTHING: Campaign = { value: 0, source: NONE, target: NONE, ships: [], ground: [] }

/** The best advance order in a system. */
export function bestCampaign(view: Outlook, system: SystemId, given: UnderWay = {}): Campaign {
  let best = NOTHING
  for (const source of given.source === undefined ? sourcesOf(view, system) : [given.source]) {
    for (const campaign of campaigns(view, system, source, given)) if (campaign.value > best.value) best = campaign
  }
  return best
}

/** The neighbouring systems from which units could come; NONE if there is none. */
function sourcesOf(view: Outlook, system: SystemId): SystemId[] {
  const { g } = view
  const { ships, ground } = seenUnits(view)
  const found: SystemId[] = []
  for (let direction = 0; direction < 4; direction++) {
    const other = across(g, system, direction)
    if (other === NONE || isStormy(g, edgeOf(g, system, direction))) continue
    if (at(ships, other).length > 0 || at(ground, other).length > 0) found.push(other)
  }
  return found.length === 0 ? [NONE] : found
}

/** What ships could do: nothing, open a void, or attack one. */
interface Fleet {
  readonly moves: readonly Move[]
  readonly value: number
  readonly target: AreaId
  /** The voids that it opens, and leaves, as bits. */
  readonly opens: number
  readonly leaves: number
}

function* campaigns(view: Outlook, system: SystemId, source: SystemId, given: UnderWay): Generator<Campaign> {
  const { g, seat } = view
  const { found } = seenAreas(view)
  const open = friendlyBits(found, seat, system, source)
  for (const fleet of given.shipsMoved ? [STAY] : fleets(view, system, source)) {
    const bits = g.settings.pathsBeforeShips ? open : (open & ~fleet.leaves) | fleet.opens
    const ways = waysBetween(g, system, source, bits, g.order.seat === seat && g.order.system === system && g.order.warpGround)
    for (const target of fleet.target === NONE ? targetsOf(view, system, ways, given) : [fleet.target]) {
      if (given.target !== undefined && given.target !== target) continue
      const army = armyMoves(view, ways, target)
      yield { value: fleet.value + army.value, source, target, ships: fleet.moves, ground: army.moves }
    }
  }
}

const STAY: Fleet = { moves: [], value: 0, target: NONE, opens: 0, leaves: 0 }

function fleets(view: Outlook, system: SystemId, source: SystemId): Fleet[] {
  const { g, seat } = view
  const { found } = seenAreas(view)
  const ships = [...at(seenUnits(view).ships, system), ...(source === NONE ? [] : at(seenUnits(view).ships, source))]
  const fleets = [STAY]
  if (ships.length === 0) return fleets
  for (let area = 4 * system; area < 4 * system + 4; area++) {
    if (isWorld(g, area)) continue
    const here = found[area]
    const free = ships.filter((ship) => g.units.area[ship] !== area)
    if (free.length === 0) continue
    if (here === 0) fleets.push(opening(view, system, source, area, free))
    else if (here !== 1 << seat) fleets.push(assault(view, area, free))
  }
  return fleets
}

/** A ship for an empty void: the one that would be missed least. */
function opening(view: Outlook, system: SystemId, source: SystemId, area: AreaId, free: readonly UnitId[]): Fleet {
  const { g } = view
  const { own } = seenUnits(view)
  const crowd = (ship: UnitId) => at(own, g.units.area[ship] as number)
  let best = free[0] as number
  for (const ship of free)
    if (crowd(ship) > crowd(best) || (crowd(ship) === crowd(best) && (g.units.area[ship] as number) >> 2 !== system)) best = ship
  const from = g.units.area[best] as number
  const leaves = crowd(best) === 1 ? bitOf({ system, other: source }, from) : 0
  return {
    moves: [{ unit: best, to: area }],
    value: leaves === 0 ? 0.25 : 0,
    target: NONE,
    opens: bitOf({ system, other: source }, area),
    leaves,
  }
}

function assault(view: Outlook, area: AreaId, free: readonly UnitId[]): Fleet {
  const { g, seat } = view
  const { found } = seenAreas(view)
  const enemy = enemyIn(found[area] as number, seat)
  const theirs = forceIn(g, enemy, area)
  const mine = noForce()
  const ships = free.slice(0, MOST_TOGETHER)
  for (const ship of ships) addUnit(mine, plasticKind(ship), false)
  const chance = odds(might(g, seat, mine), might(g, enemy, theirs))
  // In the last rounds a lost ship matters less.
  const lasting = Math.min(1, (LAST_ROUND - g.round) / 2)
  const value = chance * (KILLS * theirs.price + 0.8) * lasting - (1 - chance) * LOSSES * mine.price - 0.4
  return { moves: ships.map((unit) => ({ unit, to: area })), value, target: area, opens: 0, leaves: 0 }
}

/** The enemy worlds that could be attacked, and NONE; once ships have moved for a void, that void, because ground units still settle. */
function targetsOf(view: Outlook, system: SystemId, ways: Ways, given: UnderWay): AreaId[] {
  const { g, seat } = view
  if (given.shipsMoved && given.target !== undefined && given.target !== NONE && !isWorld(g, given.target)) return [given.target]
  const { found } = seenAreas(view)
  const { ground } = seenUnits(view)
  const targets: AreaId[] = [NONE]
  let reached = 0
  for (const other of [system, ways.other]) {
    if (other === NONE) continue
    for (const unit of at(ground, other)) reached |= reachOf(ways, g.units.area[unit] as number)
  }
  for (let area = 4 * system; area < 4 * system + 4; area++) {
    if (isWorld(g, area) && enemyIn(found[area] as number, seat) !== NONE && (reached & bitOf(ways, area)) !== 0) targets.push(area)
  }
  return targets
}
