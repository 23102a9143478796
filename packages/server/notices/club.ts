import { SHOWN } from '../club/meeting/evenings.ts'
import { REMINDERS } from '../club/meeting/planned.ts'
import type { ServerContext } from '../server-context.ts'
import { challengesOn } from '../store/club/challenges.ts'
import { eveningGuestsOn } from '../store/club/evening-guests.ts'
import type { GameChallengeRow } from '../store/club/rows.ts'
import { tiesOn } from '../store/club/ties-on.ts'
import type { Event } from './about.ts'
import type { Asking } from './asking.ts'

/** How often challenges and dates are checked, at most, in milliseconds. */
const EVERY = 60_000

/** Finds challenges that wait for somebody, and dates that are near or called off. It uses the store alone, so that a kill loses nothing. */
export interface ClubSweep {
  start(): void
  stop(): void
}

/** Looks for notices of the club. `awayAfter`: how long a player must have been gone to count as away, in milliseconds. */
export function clubSweepOn(context: ServerContext, asking: Asking, awayAfter: number): ClubSweep {
  const challenges = challengesOn(context.store.database)
  const guests = eveningGuestsOn(context.store.database)
  const ties = tiesOn(context.store.database)
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      await asking.ask([...(await challenged()), ...(await reminded()), ...(await calledOff())])
    } catch (error) {
      if (!context.closing) context.log.error({ error }, 'challenges and dates cannot be looked through')
    }
  }

  async function challenged(): Promise<Event[]> {
    const now = context.now()
    const waiting = (await challenges.waiting(now, now - awayAfter)).filter((row) => row.silent === 0 || row.side === 1)
    const blocked = await Promise.all(waiting.map(async (row) => (await context.apart.of(askedOf(row))).blocked.has(offeredBy(row))))
    const open = waiting.filter((_, at) => blocked[at] === false)
    const names = await ties.namesOf(open.map(offeredBy))
    return open.map((row) => {
      const { game } = JSON.parse(row.terms) as { readonly game: string }
      const from = names.get(offeredBy(row)) ?? ''
      return {
        ...{ name: `challenge:${row.id}:${row.round}`, player: askedOf(row), kind: 'challenge', at: now },
        about: { kind: 'challenge', challenge: row.id, round: row.round, game, from },
      }
    })
  }

  async function reminded(): Promise<Event[]> {
    const now = context.now()
    const rows = await guests.remindable(now, now + Math.max(...REMINDERS))
    return rows.flatMap(({ id, player, since, game, title, at }) =>
      // A player who joined after a reminder's time needs none.
      REMINDERS.filter((before) => since < at - before).map((before): Event => {
        const about = { kind: 'evening', evening: id, game, title, at } as const
        return { name: `evening:${id}:${before}:${player}`, player, kind: 'evening', at: Math.max(now, at - before), about }
      }),
    )
  }

  async function calledOff(): Promise<Event[]> {
    const now = context.now()
    const rows = await guests.calledOff(now - SHOWN)
    return rows.map(({ id, player, game, title, at }) => {
      const about = { kind: 'called-off', evening: id, game, title, at } as const
      return { name: `evening:${id}:off:${player}`, player, kind: 'evening', at: now, about }
    })
  }

  return {
    start() {
      void look()
      timer = setInterval(() => void look(), Math.min(EVERY, awayAfter)).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Who is to answer. */
function askedOf({ side, one, other }: GameChallengeRow): string {
  return side === 0 ? other : one
}

/** Whose offer is current. */
function offeredBy({ side, one, other }: GameChallengeRow): string {
  return side === 0 ? one : other
}
