import { roll, shuffleIn } from '@orrery/kernel'
import { TILE_SIDES, type TileSideId } from '../content/tiles.ts'
import type { AreaId, State, SystemId } from '../state.ts'
import { areasOf, capacityOf, isStormy, isWorld } from './areas.ts'
import { at } from './at.ts'
import { allEdges } from './edges.ts'
import { addStorm, build, lay, settle } from './setup-map.ts'
import { freeSpaces, placeableFactions, placeObjective } from './setup-objectives.ts'
import { areBeside, legalSquares, type Square } from './tiles.ts'
import { isShip } from './units.ts'

type Draw = (below: number) => number

interface Turn {
  readonly seat: number
  readonly side: TileSideId
  readonly square: Square
}

/** FS-OPT-5: places everything at random; no two faction tiles are adjacent, and every force starts on its own tile. */
export function quickMap(g: State): void {
  const draw = (below: number) => roll(g, 'setup', below)
  let turns = drawTurns(g, draw)
  while (turns === null) turns = drawTurns(g, draw)
  for (const { seat, side, square } of turns) {
    const system = lay(g, seat, side, draw(4), square)
    if (at(TILE_SIDES, side).faction !== null) settleAll(g, seat, system, draw)
    scatterObjectives(g, seat, system, draw)
  }
  for (let i = 0; i < g.seats; i++) {
    const edges = allEdges(g).filter((edge) => !isStormy(g, edge))
    addStorm(g, (g.first + g.seats - 1 - i) % g.seats, edges[draw(edges.length)] as number)
  }
}

/** Tiles placed in turn (FS-SETUP-10) on legal squares; null if two faction tiles are adjacent. */
function drawTurns(g: State, draw: Draw): Turn[] | null {
  const held = g.players.map((player) => player.tiles.slice())
  const turns: Turn[] = []
  const homes: Square[] = []
  const taken: Square[] = []
  for (let turn = 0; turn < 3 * g.seats; turn++) {
    const seat = (g.first + turn) % g.seats
    const tiles = at(held, seat)
    const [tile] = tiles.splice(draw(tiles.length), 1) as [number]
    const side = 2 * tile + (g.settings.fixedTileSides ? 0 : draw(2))
    const squares = legalSquares(g.seats, taken).filter((square) => liesAlong(g.seats, taken, square))
    const square = at(squares, draw(squares.length))
    if (at(TILE_SIDES, side).faction !== null) {
      if (homes.some((home) => areBeside(home, square))) return null
      homes.push(square)
    }
    taken.push(square)
    turns.push({ seat, side, square })
  }
  return turns
}

/** Screens are wider than high, so a quick map takes the wide one of the two shapes that FS-SETUP-12 allows. */
function liesAlong(seats: number, taken: readonly Square[], square: Square): boolean {
  const rows = [...taken, square].map(({ y }) => y)
  return Math.max(...rows) - Math.min(...rows) < (seats === 2 ? 2 : 3)
}

/** Places the whole starting force on the seat's own tile. */
function settleAll(g: State, seat: number, system: SystemId, draw: Draw): void {
  const rooms = (world: boolean): AreaId[] => {
    const found = areasOf(system).filter((area) => isWorld(g, area) === world)
    const places = found.flatMap((area) => new Array<AreaId>(capacityOf(g, area)).fill(area))
    shuffleIn(g, 'setup', places)
    return places
  }
  const ground = rooms(true)
  const open = rooms(false)
  for (const unit of at(g.players, seat).force.slice()) {
    settle(g, seat, { unit, area: (isShip(unit) ? open : ground).pop() as AreaId })
  }
  const worlds = areasOf(system).filter((area) => isWorld(g, area))
  build(g, seat, worlds[draw(worlds.length)] as number)
}

function scatterObjectives(g: State, seat: number, system: SystemId, draw: Draw): void {
  for (;;) {
    const factions = placeableFactions(g, seat, system)
    const spaces = freeSpaces(g, system)
    if (factions.length === 0 || spaces.length === 0) return
    placeObjective(g, seat, factions[draw(factions.length)] as number, spaces[draw(spaces.length)] as number)
  }
}
