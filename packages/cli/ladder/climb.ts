import type { Game, Json, Rung } from '@orrery/kernel'
import type { Budget, Level } from '@orrery/search'
import type { Bot } from '../seats.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { playAll } from '../sim/threads.ts'
import { progressOf } from '../terminal/progress.ts'

/** A series of games in which levels play against each other. */
export interface Climb {
  readonly game: Game
  readonly options: Json
  readonly games: number
  readonly seed: string
  readonly budget: Budget
  readonly threads: number
  readonly seats: number
}

/**
 * Plays a level against the bot below it, which has all other seats. Games cover what the game's study compares, and each is played again
 * with the level at each other seat. In a cooperative game the level has all seats.
 */
export async function climbed(climb: Climb, level: Level, below: Bot | null): Promise<Rung> {
  const { game, options, seed, budget, threads, seats } = climb
  const own: Bot = { kind: 'bot', level, budget }
  const pairings = game.cooperative || seats > 2 ? null : await allPairings(game.id, climb.games)
  // If seats bring something, exchanging it mirrors the game; otherwise the bots exchange seats.
  const places = game.cooperative || pairings !== null ? [0] : Array.from({ length: seats }, (_, seat) => seat)
  const each = Math.ceil(climb.games / places.length)
  let wins = 0
  let games = 0
  const progress = progressOf(each * places.length)
  for (const [side, place] of places.entries()) {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === place ? own : (below ?? own)))
    const match = { game: game.id, options, seed, bots, ...(pairings === null ? { studied: true } : { pairings }) }
    const outcomes = await playAll(match, spread(pairings, each), threads, (done, { winners }) => {
      if (winners.includes(place)) wins++
      progress.show(side * each + done, `${level} won ${wins}`)
    })
    games += outcomes.length
  }
  progress.end()
  const { iterations: looks } = budget
  return { level, wins, games, seats, ...(level === 'strong' && looks !== undefined ? { looks } : {}) }
}
