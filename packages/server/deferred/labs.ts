import type { Json } from '@orrery/kernel'
import { type LabReport, labWish } from '@orrery/protocol/host'
import type { MatchOutcome } from '@orrery/search/match'
import * as v from 'valibot'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { checkedBot } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import type { JobRow, JobStore } from '../store/jobs.ts'
import type { JobQueue } from './job-queue.ts'

/** The most labs in a list. */
const SHOWN = 20

/** Labs: games that bots play among themselves, ordered by the host; each game is a job. */
export interface Labs {
  /** Orders one; returns its id. Throws a `RequestError` if it cannot be played. */
  order(wanted: unknown): Promise<string>
  /** The latest labs, newest first. */
  list(): Promise<LabReport[]>
}

/** Labs: games of bots against each other that a host orders. Each game is a job, so any server may play it. */
export function openLabs(context: ServerContext, jobs: JobStore, jobQueue: JobQueue): Labs {
  return {
    async order(wanted) {
      const read = v.safeParse(labWish, wanted)
      if (!read.success) throw new RequestError('malformed', read.issues[0].message)
      const { game: id, bots, games } = read.output
      const game = await context.game(id)
      if (game === null) throw new RequestError('unknown-game', `there is no game '${id}'`)
      const { min, max } = game.seats
      if (bots.length < min || bots.length > max) throw new RequestError('bad-settings', `${id} takes ${min} to ${max} seats`)
      const options: Json = {}
      for (const level of bots) checkedBot(context, game, level)
      const lab = freshId()
      const asked = context.now()
      await jobQueue.add(
        Array.from({ length: games }, (_, at) => ({
          id: `lab:${lab}:${String(at).padStart(5, '0')}`,
          ...{ kind: 'lab', owner: 'host', batch: lab, asked },
          work: JSON.stringify({ game: id, options, bots, seed: `${lab}:${at}` }),
        })),
      )
      context.log.info({ lab, game: id, games }, 'the host orders a lab')
      return lab
    },
    async list() {
      const batches = await jobs.batches('lab', SHOWN)
      return Promise.all(batches.map(async (lab) => reportOf(lab, await jobs.batch(lab))))
    },
  }
}

/** Sums up the games of a lab. They are stored by this program, or one like it. */
function reportOf(id: string, rows: readonly JobRow[]): LabReport {
  const { game, bots } = JSON.parse(rows[0]?.work ?? '{}') as { game: string; bots: string[] }
  const outcomes = rows.flatMap(({ outcome }) => (outcome === null ? [] : [JSON.parse(outcome) as MatchOutcome]))
  const decisions = outcomes.reduce((sum, one) => sum + one.decisions, 0)
  return {
    ...{ id, game, bots, asked: rows[0]?.asked ?? 0, games: rows.length, played: outcomes.length },
    failed: rows.filter(({ done, outcome }) => done !== null && outcome === null).length,
    wins: bots.map((_, seat) => outcomes.filter(({ winners }) => winners.includes(seat)).length),
    decisions: outcomes.length === 0 ? null : decisions / outcomes.length,
  }
}
