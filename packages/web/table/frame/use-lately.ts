import type { BoardModule } from '@orrery/board'
import type { Seat, Seen, Viewer } from '@orrery/kernel'
import type { Signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { Desk } from '../desk.ts'
import { unasked } from '../question/passing.ts'
import type { Moment, TableSource } from '../source/source.ts'
import { EARLIER, type Lately, type LatelyBySeat, recorded, withMoment } from './lately.ts'

/** How often the record is requested again because something happened in the meantime. */
const TRIES = 3

/** What happened before a table was opened, from its record. Null if unknown, or if the seat has answered in the meantime. */
async function recalled(source: TableSource, board: BoardModule, kept: Signal<LatelyBySeat>, seat: Seat): Promise<Lately | null> {
  const opened = kept.peek()[seat]
  for (let made = 0; made < TRIES && opened !== undefined; made++) {
    const { length } = kept.peek()[seat]?.moments ?? []
    const found = (await source.lately?.(seat, (seen) => unasked(board, seen, source.id))) ?? null
    const stands = kept.peek()[seat]
    const now = source.moment(seat).peek()?.seen
    if (found === null || now === undefined || stands?.before !== opened.before) return null
    const told = source.log(seat).peek()
    if (stands.moments.length === length)
      return recorded(
        found,
        told.map(({ event }) => event),
        now,
      )
  }
  return null
}

/**
 * Stores what happens at a table since a seat last answered, including the effects of that answer. Call `answered` when the seat has
 * answered what it saw.
 */
export function useLately(
  { source, board }: Pick<Desk, 'source' | 'board'>,
  kept: Signal<LatelyBySeat> | null,
  seat: Viewer,
  moment: Moment,
): { readonly lately: Lately | null; answered(seen: Seen): void } {
  useLayoutEffect(() => {
    if (kept === null || seat === 'spectator') return
    const before = kept.peek()[seat] ?? null
    const after = withMoment(before, moment)
    if (after !== before) kept.value = { ...kept.peek(), [seat]: after }
  }, [kept, seat, moment])
  useEffect(() => {
    // Nothing was stored before this moment, so the table has just been opened.
    if (kept === null || seat === 'spectator' || kept.peek()[seat]?.before !== moment.seen || moment.seen.version === 0) return
    void recalled(source, board, kept, seat).then(
      (found) => {
        if (found !== null) kept.value = { ...kept.peek(), [seat]: found }
      },
      () => undefined,
    )
  }, [source, kept, seat])
  return {
    lately: seat === 'spectator' ? null : (kept?.value[seat] ?? null),
    answered(seen) {
      if (kept === null || seat === 'spectator') return
      const { earlier = [], moments = [] } = kept.peek()[seat] ?? {}
      const events = moments.filter((one) => one.seen.version <= seen.version).flatMap(({ events }) => events)
      const after = moments.filter((one) => one.seen.version > seen.version)
      kept.value = { ...kept.peek(), [seat]: { before: seen, earlier: [...earlier, ...events].slice(-EARLIER), moments: after } }
    },
  }
}
