import { FACTIONS } from '../../content/factions.ts'
import { STRUCTURES } from '../../content/structures.ts'
import { type PrintedArea, TILE_SIDES, type TileSide } from '../../content/tiles.ts'
import { UNIT_KINDS } from '../../content/units.ts'
import type { OrderName } from '../art/order.ts'
import type { BuiltStructure, MapArea, MapSystem, StackedOrder, UnitGroup } from '../scene/map.ts'
import type { SeatScene, TableScene } from '../scene/table.ts'

/** Seats 0 to 3: Space Marines, Chaos, Orks, Eldar. One line for each system: code, square, stack from the bottom, then each area. */
const POSITION = `
10B 0 0 - nw:scout,+city,!1 se:space-marine,+bastion,!2 sw:2scout,+factory
2A 1 0 1,0strategize nw:space-marine,+city,!3 sw:cultist se:strike-cruiser
1B 2 0 0deploy ne:chaos-space-marine,~cultist sw:2space-marine,land-raider,scout,+factory,!1 se:strike-cruiser
12A 3 0 - nw:2cultist,+factory ne:chaos-space-marine,+bastion,!0 sw:helbrute,2cultist,+city,!2 se:iconoclast-destroyer,repulsive-grand-cruiser
6A 0 1 - nw:aspect-warrior,!2 se:aspect-warrior,+bastion
7B 1 1 3 nw:void-stalker sw:aspect-warrior ne:!1
5B 2 1 1,2,0=advance ne:nob,ork-boyz,~ork-boyz,+bastion,!0 se:ork-boyz,!3 nw:battle-barge
8B 3 1 2,1 nw:2chaos-space-marine,+factory,!3 se:ork-boyz
9A 0 2 3 nw:wraithguard,+city,!1 ne:2aspect-warrior,+factory,!0 se:2hellebore-frigate
3A 1 2 3 ne:falcon,wraithguard,+factory nw:hellebore-frigate sw:aspect-warrior,!2
4B 2 2 - nw:ork-boyz,!1 se:nob,ork-boyz,+bastion,!3 ne:kill-kroozer
11B 3 2 - nw:nob,+city,!0 se:2ork-boyz,!3 sw:battlewagon,ork-boyz,+factory ne:2onslaught-attack-ship
`

const CORNERS = ['nw', 'ne', 'se', 'sw']
let pieces = 0

function group(word: string): UnitGroup | null {
  const [, routed, count, key] = /^(~?)(\d*)([a-z-]+)$/.exec(word) ?? []
  const unit = UNIT_KINDS.find((kind) => kind.key === key)
  if (unit === undefined) return null
  const units = Array.from({ length: Number(count || 1) }, () => `unit:${pieces++}`)
  return { kind: unit.id, seat: unit.faction, faction: unit.faction, routed: routed === '~', reinforcement: false, units }
}

function areaOf(system: number, corner: number, tile: TileSide, words: readonly string[]): MapArea {
  const id = 4 * system + corner
  const printed = tile.areas[corner] as PrintedArea
  const groups = words.map(group).filter((one) => one !== null)
  const seat = groups[0]?.seat ?? 0
  const structures: BuiltStructure[] = words.flatMap((word) => {
    const structure = STRUCTURES.find(({ key }) => `+${key}` === word)
    return structure === undefined ? [] : [{ piece: `structure:${pieces++}`, kind: structure.id, faction: seat, seat }]
  })
  const goal = words.find((word) => word.startsWith('!'))
  return {
    id,
    piece: `area:${id}`,
    corner,
    printed,
    groups,
    structures,
    objective: goal === undefined ? null : { piece: `objective:${id}`, faction: Number(goal.slice(1)) },
    holder: groups.length > 0 || structures.length > 0 ? seat : null,
    used: groups.reduce((sum, one) => sum + one.units.length, 0),
  }
}

function stackOf(words: string): StackedOrder[] {
  if (words === '-') return []
  return words.split(',').map((word) => {
    const [, seat, up, order] = /^(\d)(=?)([a-z]*)$/.exec(word) ?? []
    const known = (order || null) as OrderName | null
    return { seat: Number(seat), faction: Number(seat), face: up === '=' ? known : null, peek: up === '=' ? null : known }
  })
}

const systems: MapSystem[] = POSITION.trim()
  .split('\n')
  .map((line, id) => {
    const [code = '', column, row, stack = '-', ...areas] = line.split(' ')
    const tile = TILE_SIDES.find((side) => side.code === code) as TileSide
    const words = Object.fromEntries(areas.map((area) => area.split(':'))) as { [corner: string]: string }
    return {
      id,
      piece: `system:${id}`,
      code,
      side: tile.id,
      rotation: 0,
      home: tile.faction,
      column: Number(column),
      row: Number(row),
      areas: CORNERS.map((corner, at) => areaOf(id, at, tile, (words[corner] ?? '').split(',').filter(Boolean))),
      stack: stackOf(stack),
    }
  })

const NAMES = ['Nóra', 'Bruno', 'Máté', 'Lili']
const seats: SeatScene[] = FACTIONS.map(({ id }) => ({
  seat: id,
  name: NAMES[id] ?? '',
  faction: id,
  you: id === 0,
  first: id === 2,
  eliminated: false,
  gaveUp: false,
  active: id === 0,
  waited: id === 0,
  objectives: [2, 1, 2, 1][id] ?? 0,
  materiel: [5, 3, 4, 7][id] ?? 0,
  income: [6, 5, 10, 10][id] ?? 0,
  level: [2, 1, 1, 1][id] ?? 0,
  assets: (
    [
      [3, 1, 2],
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
    ] as const
  )[id] ?? [0, 0, 0],
  ordersLeft: [2, 3, 2, 3][id] ?? 0,
  scheme: id === 0,
}))

/** A position of round 4 with everything on it. */
export const sample: TableScene = {
  map: {
    columns: 4,
    rows: 3,
    shift: [0, 0],
    systems,
    storms: [
      { piece: 'storm:0', edge: 0, column: 2, row: 1, along: 'west', moved: false },
      { piece: 'storm:1', edge: 1, column: 3, row: 2, along: 'north', moved: false },
      { piece: 'storm:2', edge: 2, column: 0, row: 1, along: 'north', moved: true },
      { piece: 'storm:3', edge: 3, column: 2, row: 2, along: 'west', moved: false },
    ],
  },
  seats,
  round: 4,
  rounds: 8,
  goal: 4,
  orders: null,
}
