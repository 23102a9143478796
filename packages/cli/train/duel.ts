import {
  answerAgain,
  type Game,
  type Json,
  openTable,
  type Question,
  type Result,
  randomOf,
  type Seat,
  seedOf,
  type Table,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import { type Study, studiedOptions } from '../sim/study.ts'
import { type FindGame, followed, gamesOfHouse } from './followed.ts'
import type { SelfPlay } from './self-play.ts'

/** The result of a game between two minds: 1 if the new one won, 0 if it lost, a value between them if nobody won. */
export interface Duel {
  readonly number: number
  readonly won: number
}

/**
 * Plays game `number` between the new mind and the kept one, both with this many iterations a decision. Two consecutive games have the same
 * deal with exchanged seats; with more than two seats the new mind has one of them. A cooperative game is played by the mind of `side`
 * alone. Where a game follows, `quick` plays it for both minds, with the same deal too, and its result counts.
 */
export async function playDuel(
  minds: { readonly fresh: Game; readonly kept: Game },
  study: Study,
  play: SelfPlay,
  iterations: number,
  number: number,
  find: FindGame = gamesOfHouse,
): Promise<Duel> {
  const seats = play.bots.length
  const together = minds.fresh.cooperative
  const deal = Math.floor(number / (together ? 2 : seats))
  const own: Seat = number % seats
  const isFresh = (seat: Seat): boolean => (together ? number % 2 === 0 : seat === own)
  const name = `${play.seed}:duel:${deal}`
  const options = studiedOptions(study, deal, seats, play.options as Json)
  const open = (game: Game): Table => openTable(game, options, seats, seedOf(name))
  const [fresh, kept] = [open(minds.fresh), open(minds.kept)]
  while (fresh.result === null) {
    const { seat } = fresh.questions[0] as Question
    const answer = decide(isFresh(seat) ? fresh : kept, seat, { level: 'strong', budget: { iterations }, salt: name })
    for (const table of [fresh, kept]) {
      table.events.length = 0
      if (!answerAgain(table, seat, answer)) throw new Error(`duel ${number}: ${JSON.stringify(answer)} is not offered`)
    }
  }
  const last = await followed(fresh, name, randomOf(seedOf(`${name}:quick`)), find)
  const { winners } = last.result as Result
  if (together) return { number, won: winners.length > 0 ? 1 : 0 }
  return { number, won: winners.length === 0 ? 1 / seats : winners.includes(own) ? 1 / winners.length : 0 }
}
