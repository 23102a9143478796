import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'
import { factsOf } from './table/facts.ts'

/** A ship's loss, and its cause. */
interface Loss {
  readonly ship: number
  readonly hull: number
  /** Whether the seat no longer commands it. */
  readonly gone: boolean
  /** The name of the cause; empty if there is none. */
  readonly by: string
}

/** How many losses are named; the gravest come first. */
const NAMED = 3

/** The name of the enemy ship that causes losses after an event; empty if none does. */
function causeAfter({ type, ship }: GameEvent, before: string, isOwn: (ship: number) => boolean, nameOf: (ship: number) => string): string {
  if (type === 'unit-activated' || type === 'turn-begun') return ''
  const harms = type === 'attacked' || type === 'ram-rolled' || type === 'boarding-declared'
  return harms && typeof ship === 'number' && !isOwn(ship) ? nameOf(ship) : before
}

/** The losses of a seat's ships, the gravest first; a lost ship counts more than any number of hull points. */
function lossesOf(
  events: readonly GameEvent[],
  earlier: readonly GameEvent[],
  isOwn: (ship: number) => boolean,
  nameOf: (ship: number) => string,
): readonly Loss[] {
  const losses: { [ship: number]: Loss } = {}
  let by = earlier.reduce((doer, event) => causeAfter(event, doer, isOwn, nameOf), '')
  for (const event of events) {
    by = causeAfter(event, by, isOwn, nameOf)
    const { type, ship, points } = event
    const gone = type === 'ship-left' || type === 'derelict'
    if (typeof ship !== 'number' || !isOwn(ship) || (type !== 'hull-lost' && !gone)) continue
    const before = losses[ship]
    const hull = (before?.hull ?? 0) + (type === 'hull-lost' ? Number(points) : 0)
    losses[ship] = { ship, hull, gone: gone || before?.gone === true, by: by === '' ? (before?.by ?? '') : by }
  }
  return Object.values(losses).sort((one, other) => Number(other.gone) - Number(one.gone) || other.hull - one.hull)
}

/** A seat's losses in these events, with the ships that caused them; null if there are none. */
export function losses(events: readonly GameEvent[], earlier: readonly GameEvent[], view: View, seat: Seat, text: Text): string | null {
  const { shipName } = factsOf(view, text)
  const all = lossesOf(events, earlier, (ship) => view.ships[ship]?.owner === seat, shipName)
  if (all.length === 0) return null
  const said = all
    .slice(0, NAMED)
    .map(({ ship, hull, gone, by }) =>
      text.say(`board-lost-${gone ? 'ship' : 'hull'}${by === '' ? '' : '-to'}`, { name: shipName(ship), hull, by }),
    )
  const more = all.length - said.length
  return [...said, ...(more > 0 ? [text.say('board-lost-more', { more })] : [])].join(', ')
}
