import { answer, type Game, type Json, openTable, type Position, positionOf, randomOf, type Seed, seedOf, takeEvents } from '@orrery/kernel'
import type { Chronicle } from '@orrery/play'
import { chaosGalaxy } from '../games/chaos-galaxy/index.ts'
import { deathAngel } from '../games/death-angel/index.ts'
import { firestormArmada } from '../games/firestorm-armada/index.ts'
import { forbiddenStars } from '../games/forbidden-stars/index.ts'

/** A table and its record. */
export interface Recorded {
  readonly position: Position
  readonly seed: Seed
  readonly chronicle: Chronicle
}

interface Played {
  readonly game: Game
  readonly options: Json
  readonly seats: number
  /** The names of the seeds of the table and of its players. */
  readonly seed: string
  readonly players: string
}

/** Plays a game by its policy, to its end or for `most` answers, and records it. */
export function playByPolicy({ game, options, seats, ...names }: Played, most = Number.POSITIVE_INFINITY) {
  const seed = seedOf(names.seed)
  const table = openTable(game, options, seats, seed)
  const random = randomOf(seedOf(names.players))
  const chronicle: Chronicle = { steps: [], log: [{ version: table.version, seat: null, events: takeEvents(table) }] }
  while (table.result === null && chronicle.steps.length < most) {
    const [question] = table.questions
    if (question === undefined) break
    const { seat } = question
    const given = game.policy(table.state, question, random)
    answer(table, seat, given)
    chronicle.steps.push({ seat, answer: given })
    chronicle.log.push({ version: table.version, seat, events: takeEvents(table) })
  }
  return { table, recorded: { position: positionOf(table), seed, chronicle } satisfies Recorded }
}

const of = (game: unknown, options: Json): Played => ({ game: game as Game, options, seats: 2, seed: 'recorded', players: 'players' })

/** A short game for two of each kind. */
const GAMES = {
  'death-angel': of(deathAngel, {}),
  'chaos-galaxy': of(chaosGalaxy, { seats: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] }),
  'forbidden-stars': of(forbiddenStars, { quick_setup: true }),
  'firestorm-armada': of(firestormArmada, { fleetValue: 500, seats: [{ fleet: 'terrans-500' }, { fleet: 'dindrenzi-500' }] }),
}

/**
 * A game after the share `part` of its answers, at a question of the first seat: 1 is its end, 0.95 shortly before. A test of how a game
 * ends starts from there; playing the rest in a browser would take minutes.
 */
export function recordedGame(id: keyof typeof GAMES, part: number): Recorded & { readonly options: Json } {
  const played = GAMES[id]
  const whole = playByPolicy(played).recorded
  const { steps } = whole.chronicle
  const last = steps.findLastIndex(({ seat }, at) => seat === 0 && at <= steps.length * part)
  return { ...(part === 1 ? whole : playByPolicy(played, last).recorded), options: played.options }
}
