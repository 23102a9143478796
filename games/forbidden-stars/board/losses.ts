import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { FACTIONS } from '../content/factions.ts'
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

/** A seat's opponent after an event: who acts, or whom it attacks itself; null while it acts without fighting. */
function foeAfter({ type, seat, defender }: GameEvent, before: Seat | null, own: Seat, { players }: View): Seat | null {
  if (type !== 'combat-begun' && type !== 'strike-begun' && type !== 'order-revealed') return before
  if (typeof seat === 'number' && seat !== own) return seat
  const attacked = players.findIndex(({ faction }) => FACTIONS[faction]?.term === defender)
  return attacked < 0 ? null : attacked
}

function lossesOf(events: readonly GameEvent[], earlier: readonly GameEvent[], view: View, seat: Seat): readonly Loss[] {
  const losses: { [key: string]: Loss } = {}
  let by = earlier.reduce<Seat | null>((foe, event) => foeAfter(event, foe, seat, view), null)
  for (const event of events) {
    by = foeAfter(event, by, seat, view)
    const field = LOST[event.type]
    if (field === undefined || event.seat !== seat) continue
    const [what, area] = [String(event[field]), String(event.area)]
    const key = `${what} ${area}`
    losses[key] = { what, area, by, count: (losses[key]?.count ?? 0) + 1 }
  }
  return Object.values(losses).sort((one, other) => other.count - one.count)
}

/** A seat's losses in these events, with place and cause; null if there are none. */
export function losses(events: readonly GameEvent[], earlier: readonly GameEvent[], view: View, seat: Seat, text: Text): string | null {
  const all = lossesOf(events, earlier, view, seat)
  if (all.length === 0) return null
  const said = all.slice(0, NAMED).map(({ what, area, count, by }) => {
    const params = { what, area, count }
    return by === null ? text.say('board-lost', params) : text.say('board-lost-to', { ...params, by: `@seat-${by}` })
  })
  const more = all.length - said.length
  return [...said, ...(more > 0 ? [text.say('board-lost-more', { more })] : [])].join(', ')
}
