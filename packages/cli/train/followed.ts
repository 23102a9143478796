import { gameEntry } from '@orrery/games'
import {
  answerAgain,
  determinize,
  type Game,
  openTable,
  type Question,
  questionFor,
  type Random,
  type Seat,
  seedOf,
  type Table,
} from '@orrery/kernel'

/** Finds a game by its id. */
export type FindGame = (id: string) => Promise<Game>

/** Finds a game among those in `games/`. */
export const gamesOfHouse: FindGame = (id) => gameEntry(id).load()

/**
 * The finished table that tells what a finished one was worth to its seats: the table that follows it, with all of them in their order,
 * played by `quick`; the table itself if its game has nothing that follows. The same name gives the same deal.
 */
export async function followed(table: Table, name: string, random: Random, find: FindGame): Promise<Table> {
  const { game, state, seats } = table
  if (game.follows === undefined) return table
  const following = game.follows(state, [...new Array(seats).keys()] satisfies Seat[])
  if (following === null) throw new RangeError(`nothing follows a table of ${game.id} with ${seats} seats`)
  const { settings, brought } = following
  const next = openTable(await find(following.game), { ...settings, seats: [...brought] }, seats, seedOf(`${name}:followed`))
  while (next.result === null) {
    next.events.length = 0
    const { seat } = next.questions[0] as Question
    const answer = quickly(next, seat, random)
    if (!answerAgain(next, seat, answer)) throw new Error(`${name}: ${JSON.stringify(answer)} is not offered`)
  }
  return next
}

/** Decides like `quick`, but without hashing the seat's view: the dice of self-play need not be secret. */
export function quickly(table: Table, seat: Seat, random: Random): ReturnType<Game['policy']> {
  const deal = determinize(table, seat, random)
  return table.game.policy(deal.state, questionFor(deal, seat) as Question, random)
}
