import { clockRef, dueTimes, timedOut } from '@orrery/play'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { wakeBots } from './bot-turns.ts'
import { OwnedElsewhere } from './owned-elsewhere.ts'
import { give, MOVED_ON } from './play.ts'
import { isBot, type Room } from './room.ts'
import { openRoom } from './rooms.ts'
import { replaceByBot } from './seating.ts'
import { timingOf } from './timing.ts'

/** Answers for seats whose time has run out, wherever their tables are. */
export interface Sweeper {
  /** A clock runs out at that time. */
  set(due: number | null): void
  /** Starts looking at all clocks. */
  start(): void
  stop(): void
}

/** The longest time of a timer, in milliseconds: then the store is asked again. */
const LONGEST = 60_000

/** How long it waits before it checks again what another server should do, in milliseconds. */
const ELSEWHERE = 3000

/** One sweeper for all tables, because due times are stored with them. `longest`: its longest wait in milliseconds; for tests. */
export function sweeper(context: ServerContext, longest = LONGEST): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let at = Number.POSITIVE_INFINITY
  /** Tables whose rules threw, with their revision: they are tried again after the next change. */
  const failed = new Map<string, number>()

  function set(due: number | null): void {
    if (due === null || due >= at || context.closing) return
    at = due
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(longest, Math.max(1, due - context.now())))
    timer.unref()
  }

  async function look(): Promise<void> {
    if (context.closing) return
    const now = context.now()
    at = Number.POSITIVE_INFINITY
    try {
      for (const id of await context.store.dueTables(now)) {
        if (context.closing) return
        if (!(await runOut(id, now))) set(context.now() + ELSEWHERE)
      }
      set(await context.store.nextDue(now))
    } catch (error) {
      if (context.closing) return
      context.log.error({ error }, 'times cannot be looked through')
      set(context.now() + 1000)
    }
  }

  /** False if another server owns the table, which answers there if it lives. */
  async function runOut(id: string, now: number): Promise<boolean> {
    if (context.setAside.has(id)) return true
    let room: Room | null = null
    try {
      room = await openRoom(context, id)
      if (failed.get(id) === room.revision) return true
      failed.delete(id)
      if (await answerLate(context, room, now)) return true
    } catch (error) {
      if (error instanceof OwnedElsewhere) return false
      context.log.error({ table: id, error }, 'the time that ran out cannot be told')
    }
    if (room !== null) failed.set(id, room.revision)
    else set(now + 1000)
    return true
  }

  return { set, start: () => set(context.now()), stop: () => clearTimeout(timer) }
}

/** Answers for every late seat of a table; false if nothing could be answered. */
async function answerLate(context: ServerContext, room: Room, now: number): Promise<boolean> {
  const timing = timingOf(room)
  const { play } = room
  if (timing.control === null || play === null) return false
  const late = dueTimes(play, timing, (seat) => !isBot(room, seat)).filter(({ at }) => at <= now)
  let answered = false
  for (const { seat } of late) {
    const todo = timedOut(play, timing, seat)
    if (todo === null) continue
    try {
      if (todo.kind === 'bot') {
        answered = await replaceByBot(context, room, seat)
        continue
      }
      const outcome = await give(
        context,
        room,
        { by: 'clock', player: null, ref: clockRef(play.table.version, seat) },
        seat,
        todo.answer,
        play.table.version,
      )
      answered = true
      if ('refusal' in outcome && !MOVED_ON.includes(outcome.refusal.rule))
        context.log.error({ table: room.id, seat, rule: outcome.refusal.rule }, 'the least answer of a seat is refused')
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
    }
  }
  wakeBots(context, room)
  return answered
}
