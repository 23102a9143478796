import type { Json } from '@orrery/kernel'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { at } from '../rules/at.ts'
import { NONE } from '../state.ts'
import type { View, ViewArea, ViewPlayer } from '../view.ts'
import { CORNERS, DIRECTIONS, ORDERS } from './names.ts'

const UNKNOWN: readonly string[] = [
  'the types of the orders that lie face down: they are guessed from those that are left',
  'the order of the decks, and the event cards of others',
  'the next dice',
]

/** A view of a table as a scenario, and the list of what that seat does not know. */
export function tableFrom(view: View): { readonly table: Json; readonly unknown: readonly string[] } {
  const areas = view.systems.flatMap(({ areas: own }) => own)
  const named = areas.map((area) => [`${codeOf(view, area.id >> 2)}.${CORNERS[area.id & 3]}`, area] as const)
  const { players, systems, order } = view
  const table: Record<string, Json> = {
    ...(players.every(({ faction }) => faction !== NONE) ? { factions: players.map(({ faction }) => at(FACTIONS, faction).key) } : {}),
    tiles: systems.map(({ code, x, y, rotation }) => `${code} ${x} ${y}${rotation > 0 ? ` turned ${rotation}` : ''}`),
    pieces: Object.fromEntries(named.flatMap(([name, area]) => (area.seats.length === 0 ? [] : [[name, piecesText(area)]])).filter(said)),
    orders: ordersOf(view),
    storms: view.storms.map(({ edge }) => `${codeOf(view, edge >> 2)} ${DIRECTIONS[edge & 3]}`),
    objectives: Object.fromEntries(
      named.flatMap(([name, { objective }]) => (objective === null ? [] : [[name, at(FACTIONS, objective.faction).key]])),
    ),
    players: players.map(playerOf),
    round: view.round,
    first: view.first,
    active: view.active,
    step: view.step,
    ...(order === null || order.system === NONE ? {} : { order: `${order.seat} ${ORDERS[order.type]} ${codeOf(view, order.system)}` }),
  }
  return { table, unknown: [...UNKNOWN, ...underWay(view, areas)] }
}

/** What a scenario cannot express of a running order, combat or strike. */
function underWay({ phase, combat, strike }: View, areas: readonly ViewArea[]): string[] {
  const found: string[] = []
  if (phase === 'setup') found.push('what is placed next in the set-up')
  if (combat !== null) found.push('the combat under way')
  if (strike !== null) found.push('the orbital strike under way')
  if (areas.some(({ units }) => units.some(({ token, damage }) => token || damage > 0)))
    found.push('damage and reinforcement tokens of a combat')
  return found
}

function said([, text]: readonly (string | ViewArea)[]): boolean {
  return text !== ''
}

function codeOf(view: View, system: number): string {
  return at(view.systems, system).code
}

/** The pieces of an area, seat by seat: `0 scout scout~ factory, 1 nob`. */
function piecesText({ units, structures, seats }: ViewArea): string {
  const owners = [...seats, ...units.map(({ seat }) => seat), ...structures.map(({ seat }) => seat)]
  const parts = owners
    .filter((seat, place) => owners.indexOf(seat) === place)
    .map((seat) => {
      const own = units.filter((unit) => unit.seat === seat && !unit.token)
      const names = [
        ...own.map(({ kind, routed }) => `${at(UNIT_KINDS, kind).key}${routed ? '~' : ''}`),
        ...structures.filter((structure) => structure.seat === seat).map(({ kind }) => at(STRUCTURES, kind).key),
      ]
      return names.length === 0 ? '' : `${seat} ${names.join(' ')}`
    })
  return parts.filter((part) => part !== '').join(', ')
}

/** The stacks by system. A token that is face down for the viewer gets one of the types that its owner could have there. */
function ordersOf(view: View): Record<string, string> {
  const left = view.players.map((player) => unseenOrders(view, player))
  const own = view.record.map(({ type }) => type)
  const viewer = viewerOf(view)
  const texts = view.systems.flatMap(({ code, stack }): [string, string][] =>
    stack.length === 0
      ? []
      : [[code, stack.map(({ seat }) => `${seat} ${ORDERS[(seat === viewer ? own : at(left, seat)).shift() ?? 0]}`).join(', ')]],
  )
  return Object.fromEntries(texts)
}

/** The types of those of a player's eight orders that are visible nowhere: face-down ones may be any of them (FS-PLAN-8). */
function unseenOrders({ order }: View, { seat, orders, eventOrders }: ViewPlayer): number[] {
  const left = ORDERS.flatMap((_, type) => [type, type])
  const seen = [...orders, ...eventOrders].flatMap(({ type }) => (type === null ? [] : [type]))
  if (order?.seat === seat) seen.push(order.type)
  for (const type of seen) if (left.includes(type)) left.splice(left.indexOf(type), 1)
  return left
}

/** FS-STACK-5: the seat whose orders the record shows, or NONE. */
function viewerOf({ record, systems, players }: View): number {
  const [first] = record
  const counts = players.map(({ seat }) => systems.reduce((sum, { stack }) => sum + stack.filter((token) => token.seat === seat).length, 0))
  const owners = players.filter(({ drawn }) => drawn !== null)
  return first === undefined ? NONE : (owners[0]?.seat ?? counts.indexOf(record.length))
}

function playerOf(player: ViewPlayer): Json {
  const { materiel, assets, upgrades, scheme, collected, kinds, eventOrders } = player
  const revealed = eventOrders.flatMap(({ type }) => (type === null ? [] : [ORDERS[type]]))
  return {
    materiel,
    assets: assets.slice(),
    ...(upgrades.length === 0 ? {} : { upgrades: upgrades.map(({ id, used }) => `${at(UPGRADES, id).key}${used ? '*' : ''}`).join(' ') }),
    ...(scheme === NONE ? {} : { scheme: at(EVENTS, scheme).key }),
    ...(collected.length === 0 ? {} : { collected: collected.length }),
    ...(kinds.length === 0 ? {} : { kinds: kinds.map((kind) => at(COMBAT_CARDS, kind).key).join(' ') }),
    ...(revealed.length === 0 ? {} : { eventOrders: revealed.join(' ') }),
  }
}
