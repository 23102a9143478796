import { choose, chooseSome, type Option, option, type Rule, reveal } from '@orrery/kernel'
import { factionOf } from '../content/factions.ts'
import { FACTORY } from '../content/structures.ts'
import { TILE_SIDES, type TileSideId } from '../content/tiles.ts'
import { tell } from '../events.ts'
import { type AreaId, type EdgeId, NONE, type State, type SystemId, type UnitId } from '../state.ts'
import { areasOf, capacityOf, isStormy, isWorld } from './areas.ts'
import { at } from './at.ts'
import { allEdges, edgeParams } from './edges.ts'
import { areaTerm, codeOf, DIRECTION_TERMS, placeParams, structureTerm, unitTerm } from './names.ts'
import { freeSpaces, placeableFactions, placeObjective } from './setup-objectives.ts'
import { placeStructure, structureInSupply } from './structures.ts'
import { layTile, legalSquares, maySide, neighboursOf, roomLater, type Square } from './tiles.ts'
import { isShip, placeUnit } from './units.ts'

/** FS-SETUP-10: the seat in turn shows the tile that it places. */
export function* showTile(g: State): Rule {
  const seat = g.active
  const options = at(g.players, seat).tiles.map((held) => ({
    ...option(`tile:${held}`, held, 'FS-SETUP-10', `tile:${held}`),
    params: { number: held + 1 },
  }))
  g.laying = yield* choose(seat, { name: 'setup.tile', rule: 'FS-SETUP-10', message: 'setup-tile' }, options)
  // FS-SETUP-8: until now only its holder knew it.
  reveal(g)
  tell(g, { type: 'tile-shown', rule: 'FS-SETUP-10', on: `tile:${g.laying}`, seat, number: g.laying + 1 })
  g.step = 'lay'
}

/** FS-SETUP-10, FS-SETUP-13: the seat places the tile, and pieces on it. */
export function* placeTile(g: State): Rule {
  const seat = g.active
  const tile = g.laying
  const sides = [2 * tile, 2 * tile + 1].filter((side) => maySide(g, seat, side) === true)
  const side = yield* choose(
    seat,
    // Which sides may be up depends on tiles that others do not know (FS-SETUP-18), so it is asked even if only one may.
    {
      name: 'setup.side',
      rule: 'FS-SETUP-13',
      message: 'setup-side',
      on: `tile:${tile}`,
      params: { number: tile + 1 },
      always: !g.settings.fixedTileSides,
    },
    sides.map((one) => ({ ...option(`side:${one}`, one, 'FS-SETUP-13', `side:${one}`), params: { code: at(TILE_SIDES, one).code } })),
  )
  const { code } = at(TILE_SIDES, side)
  const square = yield* choose(
    seat,
    { name: 'setup.square', rule: 'FS-SETUP-11', message: 'setup-square', params: { code } },
    squares(g, code),
  )
  const rotation = yield* choose(
    seat,
    { name: 'setup.rotation', rule: 'FS-SETUP-13', message: 'setup-rotation', on: squarePiece(square), params: { code } },
    ROTATIONS,
  )
  const system = lay(g, seat, side, rotation, square)
  yield* placeForces(g, seat, system)
  yield* placeFactory(g, seat, system)
  yield* placeObjectives(g, seat, system)
  endTile(g)
}

const squarePiece = ({ x, y }: Square): string => `square:${x}:${y}`

function squares(g: State, code: string): Option<Square>[] {
  return legalSquares(g.seats, g.systems).map((square) => ({
    ...option(squarePiece(square), square, 'FS-SETUP-11', squarePiece(square)),
    params: { code, ...squareParams(g, square) },
  }))
}

/** The parameters that name a square: the side of a system on which it lies, and how many systems it borders. */
function squareParams(g: State, square: Square) {
  const beside = neighboursOf(g.systems, square)
  const [first] = beside
  if (first === undefined) return { neighbours: 0, beside: '', direction: '' }
  const { system, side } = first
  return { neighbours: beside.length, beside: codeOf(g, system), direction: at(DIRECTION_TERMS, side) }
}

const ROTATIONS: readonly Option<number>[] = [0, 1, 2, 3].map((turns) => ({
  ...option(`rotate:${turns}`, turns, 'FS-SETUP-13'),
  params: { degrees: 90 * turns },
}))

/** FS-SETUP-10: puts a tile of the seat on the table. */
export function lay(g: State, seat: number, side: TileSideId, rotation: number, square: Square): SystemId {
  g.laying = NONE
  const system = layTile(g, seat, side, rotation, square)
  tell(g, { type: 'tile-placed', rule: 'FS-SETUP-10', on: `system:${system}`, seat, code: codeOf(g, system) })
  return system
}

/** A starting unit and where it goes. */
export interface Place {
  readonly unit: UnitId
  readonly area: AreaId
}

/** FS-SETUP-14, FS-SETUP-17, FS-SETUP-18: the seat places starting units on the new tile, within the allowed numbers. */
function* placeForces(g: State, seat: number, system: SystemId): Rule {
  const { force, tiles } = at(g.players, seat)
  const areas = areasOf(system)
  const idOf = (unit: UnitId, area: AreaId) => `place:${unit}:${area}`
  const options: Option<Place>[] = []
  for (const unit of force) {
    for (const area of areas) {
      if (isWorld(g, area) === isShip(unit)) continue
      const params = { unit: unitTerm(unit), area: areaTerm(g, area) }
      options.push({ ...option(idOf(unit, area), { unit, area }, 'FS-SETUP-14', `unit:${unit}`), to: `area:${area}`, params })
    }
  }
  if (options.length === 0) return
  const ground = force.filter((unit) => !isShip(unit))
  const last = tiles.length === 0
  const must = Math.max(0, ground.length - roomLater(g, seat))
  const onGround = options.filter(({ value }) => !isShip(value.unit))
  const bounds = [
    ...force.map((unit) => ({ rule: 'FS-SETUP-14', of: options.filter(({ value }) => value.unit === unit).map(({ id }) => id), most: 1 })),
    ...areas.map((area) => ({
      rule: 'FS-SETUP-14',
      of: options.filter(({ value }) => value.area === area).map(({ id }) => id),
      most: capacityOf(g, area),
    })),
    { rule: last ? 'FS-SETUP-17' : 'FS-SETUP-18', of: onGround.map(({ id }) => id), least: must },
  ]
  const least = last ? force.length : must
  const prompt = {
    name: 'setup.forces',
    rule: last ? 'FS-SETUP-17' : 'FS-SETUP-14',
    message: 'setup-forces',
    on: `system:${system}`,
    params: { code: codeOf(g, system), least, held: force.length },
    always: !last,
  }
  for (const place of yield* chooseSome(seat, prompt, options, { least, most: force.length, bounds })) settle(g, seat, place)
}

/** FS-SETUP-14: places a starting unit in its area. */
export function settle(g: State, seat: number, { unit, area }: Place): void {
  const { force } = at(g.players, seat)
  force.splice(force.indexOf(unit), 1)
  placeUnit(g, unit, area)
  const params = { unit: unitTerm(unit), ...placeParams(g, area) }
  tell(g, { type: 'unit-placed', rule: 'FS-SETUP-14', on: `unit:${unit}`, to: `area:${area}`, seat, ...params })
}

/** FS-SETUP-14, FS-SETUP-15, FS-SETUP-17: the seat places its factory on a world of the new tile, or keeps it for a later tile. */
function* placeFactory(g: State, seat: number, system: SystemId): Rule {
  const player = at(g.players, seat)
  if (!player.factory) return
  const options: Option<AreaId>[] = areasOf(system)
    .filter((area) => isWorld(g, area))
    .map((area) => ({ ...option(`factory:${area}`, area, 'FS-SETUP-14', `area:${area}`), params: { area: areaTerm(g, area) } }))
  if (player.tiles.length > 0) options.push(option('later', NONE, 'FS-SETUP-14'))
  const prompt = {
    name: 'setup.factory',
    rule: 'FS-SETUP-14',
    message: 'setup-factory',
    on: `system:${system}`,
    params: { code: codeOf(g, system) },
  }
  const area = yield* choose(seat, prompt, options)
  if (area !== NONE) build(g, seat, area)
}

/** FS-SETUP-14: places the factory on a world. */
export function build(g: State, seat: number, area: AreaId): void {
  at(g.players, seat).factory = false
  const structure = structureInSupply(g, FACTORY)
  placeStructure(g, structure, seat, area)
  const params = { structure: structureTerm(structure), ...placeParams(g, area) }
  tell(g, { type: 'structure-placed', rule: 'FS-SETUP-14', on: `structure:${structure}`, to: `area:${area}`, seat, ...params })
}

/** FS-SETUP-19, FS-SETUP-23: the seat places enemy objective tokens on free spaces of the new tile, as far as the rules allow. */
function* placeObjectives(g: State, seat: number, system: SystemId): Rule {
  for (;;) {
    const factions = placeableFactions(g, seat, system)
    const options = freeSpaces(g, system).flatMap((area) =>
      factions.map((faction) => ({
        ...option(`objective:${faction}:${area}`, { faction, area }, 'FS-SETUP-19', `area:${area}`),
        params: { faction: factionOf(faction).term, area: areaTerm(g, area) },
      })),
    )
    if (options.length === 0) return
    const params = { code: codeOf(g, system) }
    const prompt = { name: 'setup.objective', rule: 'FS-SETUP-19', message: 'setup-objective', on: `system:${system}`, params }
    const { faction, area } = yield* choose(seat, prompt, options)
    placeObjective(g, seat, faction, area)
  }
}

function endTile(g: State): void {
  g.done++
  g.step = 'tile'
  if (g.done < 3 * g.seats) {
    g.active = (g.active + 1) % g.seats
    return
  }
  // FS-SETUP-24: the player who placed the last tile begins.
  g.done = 0
  g.step = 'storm'
}

/** FS-SETUP-24, FS-SETUP-25: the seat in turn places a warp storm. */
export function* placeStorm(g: State): Rule {
  const options = allEdges(g)
    .filter((edge) => !isStormy(g, edge))
    .map((edge) => ({ ...option(`storm:${edge}`, edge, 'FS-SETUP-24', `edge:${edge}`), params: edgeParams(g, edge) }))
  const edge = yield* choose(g.active, { name: 'setup.storm', rule: 'FS-SETUP-24', message: 'setup-storm' }, options)
  addStorm(g, g.active, edge)
  g.done++
  // FS-SETUP-24: counter-clockwise.
  g.active = (g.active + g.seats - 1) % g.seats
}

/** FS-SETUP-24: places a warp storm on an edge. */
export function addStorm(g: State, seat: number, edge: EdgeId): void {
  g.storms.push({ edge, moved: false })
  tell(g, { type: 'storm-placed', rule: 'FS-SETUP-24', on: `edge:${edge}`, seat })
}
