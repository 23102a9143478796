import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'
import { factsOf } from './table/facts.ts'

/** What a ship lost, and to what. */
interface Loss {
  readonly ship: number
  readonly hull: number
  /** Whether it is no longer the seat's to command. */
  readonly gone: boolean
  /** The name of what did it; empty where nobody did. */
  readonly by: string
}

/** So many losses are named, the gravest first. */
const NAMED = 3

/** What a seat's ships lost, by ship: a ship that is gone weighs more than any hull. */
function lossesOf(events: readonly GameEvent[], { ships }: View, seat: Seat, nameOf: (ship: number) => string): readonly Loss[] {
  const losses: { [ship: number]: Loss } = {}
  let by = ''
  for (const { type, ship, points } of events) {
    if (type === 'unit-activated' || type === 'turn-begun') by = ''
    if (typeof ship !== 'number') continue
    const own = ships[ship]?.owner === seat
    if (!own && (type === 'attacked' || type === 'ram-rolled' || type === 'boarding-declared')) by = nameOf(ship)
    const gone = type === 'ship-left' || type === 'derelict'
    if (!own || (type !== 'hull-lost' && !gone)) continue
    const before = losses[ship]
    const hull = (before?.hull ?? 0) + (type === 'hull-lost' ? Number(points) : 0)
    losses[ship] = { ship, hull, gone: gone || before?.gone === true, by: by === '' ? (before?.by ?? '') : by }
  }
  return Object.values(losses).sort((one, other) => Number(other.gone) - Number(one.gone) || other.hull - one.hull)
}

/** What a seat lost by these events, and to which ships; null: nothing. */
export function losses(events: readonly GameEvent[], view: View, seat: Seat, text: Text): string | null {
  const { shipName } = factsOf(view, text)
  const all = lossesOf(events, view, seat, shipName)
  if (all.length === 0) return null
  const said = all
    .slice(0, NAMED)
    .map(({ ship, hull, gone, by }) =>
      text.say(`board-lost-${gone ? 'ship' : 'hull'}${by === '' ? '' : '-to'}`, { name: shipName(ship), hull, by }),
    )
  const more = all.length - said.length
  return [...said, ...(more > 0 ? [text.say('board-lost-more', { more })] : [])].join(', ')
}
