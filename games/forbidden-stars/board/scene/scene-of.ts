import type { Piece, Seat, Seen, Viewer } from '@orrery/kernel'
import { type PrintedArea, TILE_SIDES, type TileSide } from '../../content/tiles.ts'
import type { View, ViewArea, ViewOrder, ViewSystem, ViewUnit } from '../../view.ts'
import { ORDERS, type OrderName } from '../art/order.ts'
import type { EdgePlace, MapArea, MapSystem, StackedOrder, UnitGroup } from './map.ts'
import type { SeatScene, TableScene } from './table.ts'

/** FS-ROUND-3: the rounds of a game. */
export const ROUNDS = 8

/** Everything that the board shows of a table. */
export function sceneOf(seen: Seen<View>, viewer: Viewer, names: readonly string[]): TableScene {
  const { view } = seen
  const columns = view.systems.map(({ x }) => x)
  const rows = view.systems.map(({ y }) => y)
  const places = squaresAsked(seen)
  const [west, east] = spread([...columns, ...places.map(([x]) => x)], view.phase === 'setup' ? 4 : 1)
  const [north, south] = spread([...rows, ...places.map(([, y]) => y)], view.phase === 'setup' ? 3 : 1)
  const at = (system: ViewSystem) => [system.x - west, system.y - north] as const
  return {
    map: {
      columns: east - west + 1,
      rows: south - north + 1,
      shift: [-west, -north],
      systems: view.systems.map((system) => systemOf(view, system, at(system), viewer)),
      storms: view.storms.map(({ edge, moved }, storm) => ({
        piece: `storm:${storm}`,
        edge,
        moved,
        ...edgePlace(view, edge, [-west, -north]),
      })),
    },
    seats: view.players.map((player) => seatOf(seen, player.seat, viewer, names)),
    round: view.round,
    rounds: ROUNDS,
    // FS-WIN-1
    goal: view.seats,
    orders: viewer === 'spectator' ? null : ordersOf(view, viewer),
  }
}

/** The range of squares, of at least a given size: an unfinished map has room around it. */
function spread(squares: readonly number[], least: number): readonly [from: number, to: number] {
  const [from, to] = [Math.min(0, ...squares), Math.max(0, ...squares)]
  const wanting = Math.max(0, least - (to - from + 1))
  return [from - (wanting >> 1), to + wanting - (wanting >> 1)]
}

/** The squares that the question offers for a tile; while it is being rotated, its chosen square. */
export function squaresAsked(seen: Seen<View>): readonly (readonly [x: number, y: number])[] {
  const { question } = seen
  if (question?.kind !== 'options') return []
  const squares =
    question.name === 'setup.square' ? question.options.map(({ id }) => id) : question.name === 'setup.rotation' ? [question.on] : []
  return squares.map((square) => {
    const [, x, y] = (square ?? '').split(':')
    return [Number(x), Number(y)] as const
  })
}

/** The place of an edge on the map: four times a system plus the direction. */
export function edgePlace(view: View, edge: number, [dx, dy]: readonly [number, number]): EdgePlace {
  const system = view.systems[edge >> 2]
  const direction = edge & 3
  const [column, row] = [(system?.x ?? 0) + dx, (system?.y ?? 0) + dy]
  return {
    column: direction === 1 ? column + 1 : column,
    row: direction === 2 ? row + 1 : row,
    along: direction === 0 || direction === 2 ? 'north' : 'west',
  }
}

function systemOf(view: View, system: ViewSystem, [column, row]: readonly [number, number], viewer: Viewer): MapSystem {
  const tile = TILE_SIDES[system.side] as TileSide
  const own = view.record.filter((placed) => placed.system === system.id)
  let met = 0
  return {
    id: system.id,
    piece: `system:${system.id}`,
    code: system.code,
    side: system.side,
    rotation: system.rotation,
    home: tile.faction,
    column,
    row,
    areas: system.areas.map((area, corner) => areaOf(view, area, corner, tile.areas[(corner - system.rotation) & 3] as PrintedArea)),
    stack: system.stack.map((order) => {
      const recorded = order.seat === viewer ? own[met++] : undefined
      return stackedOrder(view, order, recorded?.type ?? null)
    }),
  }
}

function stackedOrder(view: View, order: ViewOrder, known: number | null): StackedOrder {
  const type = order.type ?? known
  return { seat: order.seat, faction: factionOfSeat(view, order.seat), face: null, peek: type === null ? null : (ORDERS[type] ?? null) }
}

function areaOf(view: View, area: ViewArea, corner: number, printed: PrintedArea): MapArea {
  const [holder = null, other] = area.seats
  return {
    id: area.id,
    piece: `area:${area.id}`,
    corner,
    printed,
    groups: groupsOf(view, area.units, area.seats),
    structures: area.structures.map((built) => ({
      piece: `structure:${built.id}`,
      kind: built.kind as 0 | 1 | 2,
      seat: built.seat,
      faction: factionOfSeat(view, built.seat),
    })),
    objective: area.objective === null ? null : { piece: `objective:${area.objective.id}`, faction: area.objective.faction },
    holder: other === undefined ? holder : null,
    used: area.units.filter((unit) => !unit.token && unit.seat === holder).length,
  }
}

/** Units grouped by kind and state; the active side's come last, routed ones after the others. */
export function groupsOf(view: View, units: readonly ViewUnit[], seats: readonly Seat[]): UnitGroup[] {
  const groups: (Omit<UnitGroup, 'units'> & { units: Piece[] })[] = []
  for (const seat of [...seats].sort((one, two) => (one === view.active ? 1 : 0) - (two === view.active ? 1 : 0)))
    for (const unit of units) {
      if (unit.seat !== seat) continue
      const same = groups.find(
        (group) => group.seat === seat && group.kind === unit.kind && group.routed === unit.routed && group.reinforcement === unit.token,
      )
      if (same !== undefined) same.units.push(`unit:${unit.id}`)
      else
        groups.push({
          kind: unit.kind,
          seat,
          faction: factionOfSeat(view, seat),
          routed: unit.routed,
          reinforcement: unit.token,
          units: [`unit:${unit.id}`],
        })
    }
  return groups.sort((one, two) => (one.seat === two.seat ? Number(one.routed) - Number(two.routed) : 0))
}

const factionOfSeat = (view: View, seat: Seat): number => Math.max(0, view.players[seat]?.faction ?? 0)

function seatOf({ view, waiting }: Seen<View>, seat: Seat, viewer: Viewer, names: readonly string[]): SeatScene {
  const player = view.players[seat]
  const [forge = 0, cache = 0, reinforcement = 0] = player?.assets ?? []
  return {
    seat,
    name: names[seat] ?? '',
    faction: player === undefined || player.faction < 0 ? null : player.faction,
    you: seat === viewer,
    first: view.first === seat && view.phase !== 'setup',
    eliminated: player?.eliminated ?? false,
    gaveUp: player?.gaveUp ?? false,
    active: view.active === seat,
    waited: waiting.includes(seat),
    objectives: player?.collected.length ?? 0,
    materiel: player?.materiel ?? 0,
    income: player?.income ?? 0,
    level: player?.commandLevel ?? 0,
    assets: [forge, cache, reinforcement],
    ordersLeft: view.systems.reduce((sum, system) => sum + system.stack.filter((order) => order.seat === seat).length, 0),
    scheme: (player?.scheme ?? -1) >= 0,
  }
}

function ordersOf(view: View, seat: Seat): TableScene['orders'] {
  const left: { [order in OrderName]: number } = { advance: 0, deploy: 0, strategize: 0, dominate: 0 }
  for (const { type } of view.players[seat]?.orders ?? []) {
    const order = type === null ? undefined : ORDERS[type]
    if (order !== undefined) left[order]++
  }
  return left
}
