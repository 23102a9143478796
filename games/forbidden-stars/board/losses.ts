import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'

/** A seat's losses of one kind in one place, and who caused them. */
interface Loss {
  readonly what: string
  readonly area: string
  readonly count: number
  /** The seat that caused it; null if none did. */
  readonly by: Seat | null
}

/** The most losses named. */
const NAMED = 3

/** The events in which something is lost, and the field that names it. */
const LOST: { readonly [type: string]: 'unit' | 'structure' } = { 'unit-destroyed': 'unit', 'structure-destroyed': 'structure' }

/** A seat's opponent in an event: the attacker, or the seat that it attacked. */
function foeOf({ type, seat }: GameEvent, own: Seat): Seat | null {
  const fights = type === 'combat-begun' || type === 'strike-begun' || type === 'order-revealed'
  return fights && typeof seat === 'number' && seat !== own ? seat : null
}

function lossesOf(events: readonly GameEvent[], earlier: readonly GameEvent[], seat: Seat): readonly Loss[] {
  const losses: { [key: string]: Loss } = {}
  let by = earlier.reduce<Seat | null>((foe, event) => foeOf(event, seat) ?? foe, null)
  for (const event of events) {
    by = foeOf(event, seat) ?? by
    const field = LOST[event.type]
    if (field === undefined || event.seat !== seat) continue
    const [what, area] = [String(event[field]), String(event.area)]
    const key = `${what} ${area}`
    losses[key] = { what, area, by, count: (losses[key]?.count ?? 0) + 1 }
  }
  return Object.values(losses).sort((one, other) => other.count - one.count)
}

/** A seat's losses in these events, with place and cause; null if there are none. */
export function losses(events: readonly GameEvent[], earlier: readonly GameEvent[], _view: View, seat: Seat, text: Text): string | null {
  const all = lossesOf(events, earlier, seat)
  if (all.length === 0) return null
  const said = all.slice(0, NAMED).map(({ what, area, count, by }) => {
    const params = { what, area, count }
    return by === null ? text.say('board-lost', params) : text.say('board-lost-to', { ...params, by: `@seat-${by}` })
  })
  const more = all.length - said.length
  return [...said, ...(more > 0 ? [text.say('board-lost-more', { more })] : [])].join(', ')
}
