import { afterQuietHours } from '@orrery/play'
import { SHOWN } from '../club/meeting/evenings.ts'
import type { ServerContext } from '../server-context.ts'
import { challengesOn } from '../store/club/challenges.ts'
import { eveningGuestsOn } from '../store/club/evening-guests.ts'
import { eveningsOn } from '../store/club/evenings.ts'
import type { NoticeRow } from '../store/notices/rows.ts'
import type { About } from './about.ts'
import type { Asking } from './asking.ts'
import type { Turns } from './turns.ts'

/** Whether a notice still applies when it is about to be sent; `later`: its subject was put off. */
export type Validity =
  | { readonly state: 'holds'; readonly about: About; readonly due: number | null }
  | { readonly state: 'later'; readonly at: number }
  | { readonly state: 'over' }

/** Says whether a notice still applies now. */
export type CheckValidity = (row: NoticeRow) => Promise<Validity>

const OVER: Validity = { state: 'over' }
/** A deadline that moved by less is not checked again, in milliseconds. */
const SLACK = 60_000

/** Checks notices against what they are about. A notice that would come in quiet hours is put off. */
export function validityOn(
  context: Pick<ServerContext, 'store' | 'now'>,
  turns: Pick<Turns, 'holds'>,
  calendarOf: Asking['calendarOf'],
): CheckValidity {
  const challenges = challengesOn(context.store.database)
  const evenings = eveningsOn(context.store.database)
  const guests = eveningGuestsOn(context.store.database)

  return async (row) => {
    const checked = await stillApplies(row)
    if (checked.state !== 'holds' || checked.about.kind === 'try') return checked
    // A failure, or a journey to another zone, may have moved it into quiet hours.
    const awake = afterQuietHours({ ...(await calendarOf(row.player)), weekendsOff: false }, context.now())
    return awake > context.now() ? { state: 'later', at: awake } : checked
  }

  async function stillApplies({ player, about: text }: NoticeRow): Promise<Validity> {
    const about = JSON.parse(text) as About
    const now = context.now()
    switch (about.kind) {
      case 'turn':
      case 'deadline': {
        const row = await turns.holds(about.table, about.seat, player, about.visit)
        if (row === null) return OVER
        if (about.kind === 'turn') return { state: 'holds', about, due: row.due }
        if (row.due === null) return OVER
        const at = row.due - about.before
        return at > now + SLACK ? { state: 'later', at } : { state: 'holds', about, due: row.due }
      }
      case 'challenge': {
        const row = await challenges.read(about.challenge)
        const stands = row !== null && row.stage === 'open' && row.round === about.round && row.until > now
        return stands ? { state: 'holds', about, due: row.until } : OVER
      }
      case 'evening': {
        const row = await evenings.read(about.evening)
        if (row?.stage !== 'planned' || row.at <= now) return OVER
        const comes = (await guests.coming([row.id])).some(({ person }) => person === player)
        return comes ? { state: 'holds', about, due: row.at } : OVER
      }
      case 'called-off': {
        const row = await evenings.read(about.evening)
        if (row?.stage !== 'off' || row.at <= now - SHOWN) return OVER
        const waits = (await guests.coming([row.id])).some(({ person }) => person === player)
        return waits ? { state: 'holds', about, due: null } : OVER
      }
      case 'try':
        return { state: 'holds', about, due: null }
    }
  }
}
