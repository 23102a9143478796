import type { Clock } from '../clock.ts'
import { sweepMembers } from '../members/leaving.ts'
import { forgetting } from '../rooms/forget.ts'
import { forgetIdle } from '../rooms/rooms.ts'
import type { ServerContext } from '../server-context.ts'
import { type Door, HEARTBEAT } from '../socket/door.ts'
import { checkKeys } from '../socket/keys.ts'
import { checkSessions } from '../socket/sessions.ts'
import { type Parts, unchecked } from './parts.ts'
import { afterSleep } from './standstill.ts'

/** How often a server records that it is alive, in milliseconds: time in which it stood still after that is not counted for anybody. */
const PULSE = 5_000

/** What a server does again and again. */
export interface Heartbeat {
  /** Records that the server is alive. A failure is logged. */
  pulse(): Promise<void>
  /** Begins to forget what ended long ago. `asleep`: when the server was last alive, if known. */
  startForgetting(asleep: number | null): void
  stop(): void
}

/**
 * Starts to ping connections, to check who they are, and to forget what nobody needs. `clock`: the server's own, which it sets when the machine
 * has slept; null: others tell the time.
 */
export function startHeartbeat(context: ServerContext, parts: Parts, door: Door, clock: Clock | null): Heartbeat {
  const { connections, tournaments } = parts
  let forgetOld: () => void = () => undefined
  const beat = setInterval(() => {
    door.heartbeat()
    checkKeys(context, connections).catch((error: unknown) => unchecked(context, error))
    checkSessions(context, connections).catch((error: unknown) => unchecked(context, error))
    forgetIdle(context)
    tournaments.forgetIdle()
    forgetApart(context, parts)
    forgetOld()
    sweepMembers(context, tournaments).catch((error: unknown) => unchecked(context, error))
  }, HEARTBEAT)
  const beatOnce = async (): Promise<void> => {
    // No time passes while the lease cannot be renewed.
    if (!context.ownership.holds()) return
    if (clock !== null)
      await afterSleep(context, tournaments, clock)
        .then(slept)
        .catch((error: unknown) => unset(context, error))
    return context.store.beat(context.now()).catch((error: unknown) => context.log.error({ error }, 'the time cannot be stored'))
  }
  let beating: Promise<void> | null = null
  const pulse = (): Promise<void> => {
    beating ??= beatOnce().finally(() => {
      beating = null
    })
    return beating
  }
  const startForgetting = (asleep: number | null): void => {
    forgetOld = forgetting(context, asleep)
    forgetOld()
  }
  const slept = (last: number | null): void => {
    if (last !== null) startForgetting(last)
  }
  const pulses = setInterval(() => void pulse(), PULSE)
  return {
    pulse,
    startForgetting,
    stop() {
      clearInterval(beat)
      clearInterval(pulses)
    },
  }
}

function unset({ closing, log }: ServerContext, error: unknown): void {
  if (!closing) log.error({ error }, 'the clock cannot be set; it is tried again')
}

/** Drops what is known about players who are neither here nor watching from another server. */
function forgetApart({ apart, rooms }: ServerContext, { club }: Parts): void {
  const looking = new Set([...rooms.values()].flatMap((room) => [...room.watchers].map(({ player }) => player)))
  apart.keep((player) => club.people.isHere(player) || looking.has(player))
}
