import { wordsIn } from '@orrery/kernel/scenario/format'
import { FACTIONS } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { TILE_SIDES } from '../content/tiles.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { edgeOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { placeStructure, structureInSupply } from '../rules/structures.ts'
import { layTile } from '../rules/tiles.ts'
import { inSupply, placeUnit } from '../rules/units.ts'
import { type AreaId, NONE, type State } from '../state.ts'
import { areaNamed, DIRECTIONS, factionNamed, oneOfNames, seatNamed, systemNamed, unitNamed } from './names.ts'
import type { ScenarioTable } from './table.ts'

const OBJECTIVES_EACH = 6

/** Two rows of three systems, with worlds and voids as printed: no tile is turned. */
export const MAP: readonly string[] = ['10A 0 0', '1A 1 0', '11A 2 0', '2A 0 1', '3A 1 1', '5A 2 1']

/** Lays the tiles, and on them pieces, storms and objective tokens. */
export function layBoard(g: State, told: ScenarioTable): void {
  for (const line of told.tiles ?? MAP) layOne(g, line)
  for (const [name, line] of Object.entries(told.pieces ?? {})) for (const part of line.split(', ')) place(g, name, part)
  for (const line of told.storms ?? []) {
    const [code = '', direction = ''] = line.split(' ')
    const edge = edgeOf(g, systemNamed(g, code), oneOfNames(DIRECTIONS, direction, line))
    if (g.storms.some((storm) => storm.edge === edge)) throw new RangeError(`two storms lie at '${line}'`)
    g.storms.push({ edge, moved: false })
  }
  for (const [name, faction] of Object.entries(told.objectives ?? {})) layObjective(g, areaNamed(g, name), factionNamed(faction))
}

function layOne(g: State, line: string): void {
  const [, code = '', x, y, turns = '0'] = /^(\w+) (-?\d+) (-?\d+)(?: turned ([0-3]))?$/.exec(line) ?? []
  if (y === undefined) throw new RangeError(`'${line}' is no tile, like '10A 0 0' or '10A 0 0 turned 1'`)
  const codes = TILE_SIDES.map((side) => side.code)
  const side = oneOfNames(codes, code, 'tiles')
  const square = { x: Number(x), y: Number(y) }
  for (const laid of g.systems) {
    if (laid.side >> 1 === side >> 1) throw new RangeError(`tile ${code} lies there already, as ${at(TILE_SIDES, laid.side).code}`)
    if (laid.x === square.x && laid.y === square.y) throw new RangeError(`'${line}': ${at(TILE_SIDES, laid.side).code} lies there already`)
  }
  at(g.players, 0).tiles.push(side >> 1)
  layTile(g, 0, side, Number(turns), square)
}

/** Places the pieces of one seat: `0 scout scout~ factory`. */
function place(g: State, name: string, part: string): void {
  const area = areaNamed(g, name)
  const [seatText = '', ...names] = wordsIn(part)
  const seat = seatNamed(g, seatText)
  for (const one of names) {
    const key = one.replace('~', '')
    const structure = STRUCTURES.find((kind) => kind.key === key)
    if (structure === undefined) placeOne(g, seat, area, name, key, one.endsWith('~'))
    else {
      const piece = structureInSupply(g, structure.id)
      if (piece === NONE) throw new RangeError(`${name}: there is no ${key} left`)
      placeStructure(g, piece, seat, area)
    }
  }
}

function placeOne(g: State, seat: number, area: AreaId, name: string, key: string, routed: boolean): void {
  const kind = unitNamed(key)
  const { faction, ship } = at(UNIT_KINDS, kind)
  if (faction !== at(g.players, seat).faction)
    throw new RangeError(`${name}: seat ${seat} has no ${key}: it is of ${at(FACTIONS, faction).key}`)
  if (ship === isWorld(g, area)) throw new RangeError(`${name}: a ${key} cannot be ${ship ? 'on a world' : 'in a void'}`)
  const unit = inSupply(g, kind)
  if (unit === NONE) throw new RangeError(`${name}: there is no ${key} left in the supply`)
  placeUnit(g, unit, area)
  if (routed) g.units.routed[unit] = 1
}

function layObjective(g: State, area: AreaId, faction: number): void {
  for (let token = OBJECTIVES_EACH * faction; token < OBJECTIVES_EACH * (faction + 1); token++) {
    if (g.objectives.includes(token)) continue
    g.objectives[area] = token
    return
  }
  throw new RangeError(`there are only ${OBJECTIVES_EACH} objective tokens of a faction`)
}
