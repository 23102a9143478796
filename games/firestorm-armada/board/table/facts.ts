import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type ShipType, shipTypeById } from '../../content/ships.ts'
import { at } from '../../rules/at.ts'
import { commandDistance } from '../../rules/command.ts'
import { seenState } from '../../seen-state.ts'
import type { State } from '../../state.ts'
import type { View, ViewShip, ViewSquadron, ViewWing } from '../../view.ts'
import { shortName } from '../parts/names.ts'
import { type World, worldOf } from './space/world.ts'

/** A squadron with its ships. */
export interface Group {
  readonly squadron: ViewSquadron
  readonly type: ShipType
  /** All its ships, and those on the table. */
  readonly all: readonly ViewShip[]
  readonly here: readonly ViewShip[]
  readonly name: string
}

/** Everything that the board derives from a view. */
export interface Facts {
  readonly view: View
  readonly world: World
  /** The table as a state of the rules, as far as it is visible. */
  readonly g: State
  readonly groups: readonly Group[]
  readonly ships: readonly ViewShip[]
  readonly wings: readonly ViewWing[]
  readonly text: Text
  /** A ship's name: 'Hauberk 2', or 'Titan' if there is only one of its type. */
  shipName(ship: number): string
  pieceName(piece: Piece): string
  typeOf(ship: ViewShip): ShipType
}

/** The ship type with the given id. */
export function typeById(id: string): ShipType {
  const type = shipTypeById(id)
  if (type === undefined) throw new RangeError(`no ship type '${id}'`)
  return type
}

const known = new WeakMap<View, Facts>()

/** The facts of a view, computed once for all components. */
export function factsOf(view: View, text: Text): Facts {
  const had = known.get(view)
  if (had?.text === text) return had
  const facts = workedOut(view, text)
  known.set(view, facts)
  return facts
}

function workedOut(view: View, text: Text): Facts {
  const groups = view.squadrons.map((squadron): Group => {
    const type = typeById(squadron.type)
    const all = view.ships.filter((ship) => ship.squadron === squadron.id)
    const here = all.filter(({ place }) => place === 'table')
    return { squadron, type, all, here, name: shortName(type, text) + (here.length > 1 ? ` ×${here.length}` : '') }
  })
  const shipName = (ship: number): string => {
    const { squadron, type } = at(view.ships, ship)
    const mates = groups[squadron]?.all ?? []
    return shortName(typeById(type), text) + (mates.length > 1 ? ` ${mates.findIndex(({ id }) => id === ship) + 1}` : '')
  }
  return {
    view,
    world: worldOf(view),
    g: seenState(view),
    groups,
    ships: view.ships.filter(({ place }) => place === 'table'),
    wings: view.wings.filter(({ place }) => place === 'table'),
    text,
    shipName,
    pieceName(piece) {
      const [kind, id = ''] = piece.split(':')
      if (kind === 'ship') return shipName(Number(id))
      if (kind === 'squadron') return groups[Number(id)]?.name ?? piece
      if (kind === 'flight') return text.say(`wing-${view.flights[Number(id)]?.type}`)
      if (kind === 'wing') return text.say(`wing-${view.wings[Number(id)]?.type}`)
      return kind === 'card' ? text.say(`card-${id}`) : text.say(`board-${kind}`)
    },
    typeOf: ({ type }) => typeById(type),
  }
}

/** Whether a squadron or a flight has finished its activation this turn. */
export function isDone(
  { activation }: View,
  kind: 'squadron' | 'flight',
  { id, acted }: { readonly id: number; readonly acted: boolean },
): boolean {
  return acted && !(activation.kind === kind && activation.id === id)
}

/** FA-CD-7: the shortest lines that connect a squadron within its command distance. */
export function linksOf({ g }: Facts, { squadron, here }: Group): readonly (readonly [ViewShip, ViewShip])[] {
  const reach = commandDistance(g, squadron.id)
  const pairs = here.flatMap((one, place) =>
    here.slice(place + 1).map((other) => ({ one, other, far: Math.hypot(one.x - other.x, one.y - other.y) })),
  )
  const group = new Map(here.map(({ id }) => [id, id]))
  const links: (readonly [ViewShip, ViewShip])[] = []
  for (const { one, other, far } of pairs.sort((a, b) => a.far - b.far)) {
    const [from, to] = [group.get(one.id), group.get(other.id)]
    if (far > reach || from === to) continue
    for (const [ship, of] of group) if (of === to) group.set(ship, from ?? ship)
    links.push([one, other])
  }
  return links
}

/** A length as text: 12.4″. */
export function inches(thousandths: number, text: Text): string {
  return `${(thousandths / 1000).toLocaleString(text.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}″`
}
