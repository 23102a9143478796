import type { Seat } from '../ids.ts'
import type { Json } from '../json.ts'
import type { Seed } from '../random.ts'
import type { Step } from '../replay.ts'

/** What the conformance suite checks, as the report says it. */
export const CHECKS = {
  state: 'the state fits its schema and is plain JSON',
  clone: 'a clone is the same and shares nothing',
  fork: 'a fork is the same and goes on the same',
  restore: 'a position survives JSON and goes on the same',
  seen: 'views and questions are plain JSON, and looking changes nothing',
  told: 'events are plain JSON',
  policy: 'the policy answers legally',
  offers: 'every option offered is accepted',
  plans: 'every plan sampled is accepted',
  refusals: 'what is not offered is refused with the state untouched',
  undo: 'taking back and giving again leads to the same',
  peeks: 'an answer that can be taken back shows nothing hidden',
  together: 'what is chosen at the same time stays hidden',
  determinize: 'a new deal keeps what the seat knows and depends on nothing else',
  scramble: 'what a seat may not know changes nothing for it',
  features: 'features tell only what the seat may know, each input once, all of them finite',
  playout: 'a determinization can be played on',
  orders: 'orders see what their seat sees, and answer what is offered',
  bots: 'bots decide by nothing but what their seat knows',
  leaving: 'a table from which seats leave ends, or goes on without them',
  end: 'a table that has ended takes no answers',
  replay: 'seed and answers give the same table again',
  editions: 'a new table has the last editions, and one that says none the first',
} as const

export type Check = keyof typeof CHECKS

/** Checks for which some games give no occasion. */
export const OCCASIONAL: readonly Check[] = [
  'plans',
  'undo',
  'peeks',
  'together',
  'bots',
  'orders',
  'told',
  'offers',
  'scramble',
  'features',
  'editions',
]

/** A failed check, with all that is needed to reproduce it. */
export interface Failure {
  readonly check: Check | 'throws' | 'dead end' | 'endless' | 'never done'
  readonly message: string
  /** The index of the game. */
  readonly game: number
  readonly seats: number
  readonly seed: Seed
  readonly options: Json
  /** The number of answers given before. */
  readonly step: number
  readonly steps: readonly Step[]
}

/** The result of a run of the suite. */
export interface Report {
  readonly game: string
  readonly games: number
  readonly answers: number
  readonly longest: number
  /** How often each check ran. */
  readonly checks: Readonly<Record<Check, number>>
  readonly failures: readonly Failure[]
}

/** Where a run is, for its failures. */
export interface Place {
  game: number
  seats: number
  seed: Seed
  options: Json
  steps: Step[]
}

/** What a run records. */
export interface Notebook {
  readonly checks: Record<Check, number>
  readonly failures: Failure[]
  readonly place: Place
  /** The names of all questions that somebody was asked. */
  readonly asked: Set<string>
  /** Counts a check, and records a failure if there is a fault. */
  note(check: Check, fault: string | null | undefined): void
  fail(check: Failure['check'], message: string): void
}

/** A run stops after this many failures. */
export const MOST_FAILURES = 20

/** An empty notebook. */
export function notebook(): Notebook {
  const checks = Object.fromEntries(Object.keys(CHECKS).map((check) => [check, 0])) as Record<Check, number>
  const failures: Failure[] = []
  const place: Place = { game: 0, seats: 0, seed: '', options: null, steps: [] }
  function fail(check: Failure['check'], message: string): void {
    const known = failures.some((other) => other.check === check && other.message === message)
    if (known || failures.length >= MOST_FAILURES) return
    failures.push({ ...place, check, message, step: place.steps.length, steps: place.steps.slice() })
  }
  return {
    checks,
    failures,
    place,
    asked: new Set(),
    note(check, fault) {
      checks[check]++
      if (fault !== null && fault !== undefined) fail(check, fault)
    },
    fail,
  }
}

/** A failure in one line. */
export function failureText(failure: Failure): string {
  const { check, message, game, seats, seed, step } = failure
  return `${check}: ${message} (game ${game}, ${seats} seats, seed ${seed}, after ${step} answers)`
}

/** The viewer that a message is about. */
export function whose(viewer: Seat | 'spectator'): string {
  return viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`
}
