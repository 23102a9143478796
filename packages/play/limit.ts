import { type Answer, type Game, type Json, questionFor, type Seat, type TimeLimit } from '@orrery/kernel'
import type { UnderWay } from './under-way.ts'

/** The time that a table gives for each decision. */
export interface Limit extends TimeLimit {
  readonly milliseconds: number
}

/** When a seat's time runs out. */
export interface Due {
  readonly seat: Seat
  readonly at: number
}

/** The limit that a table's settings set; null where there is none. */
export function limitOf(game: Game, settings: Json): Limit | null {
  const { timeLimit } = game
  if (timeLimit === undefined || typeof settings !== 'object' || settings === null || Array.isArray(settings)) return null
  const seconds = Number((settings as { readonly [setting: string]: Json })[timeLimit.setting] ?? 0)
  return seconds > 0 ? { ...timeLimit, milliseconds: seconds * 1000 } : null
}

/** When the time of each person who is asked runs out: data, to be kept with the table. Bots need no clock. */
export function dueTimes(play: UnderWay, limit: Limit | null, isPerson: (seat: Seat) => boolean): Due[] {
  if (limit === null || play.table.result !== null) return []
  return play.clocks.flatMap(({ since }, seat) => (since === null || !isPerson(seat) ? [] : [{ seat, at: since + limit.milliseconds }]))
}

/** The first of them; null where no time runs. */
export function nextDue(dues: readonly Due[]): number | null {
  return dues.length === 0 ? null : Math.min(...dues.map(({ at }) => at))
}

/** What is answered for a seat whose time has run out: as little as possible, or it gives up when that was too often. */
export function lateAnswer({ table, clocks }: UnderWay, limit: Limit, seat: Seat): Answer | null {
  const question = questionFor(table, seat)
  if (question === null) return null
  const late = (clocks[seat]?.late ?? 0) + 1
  return late >= limit.timeouts && table.game.concede !== undefined ? { concede: true } : limit.least(question)
}
