import { type Game, type Json, type Rung, type Seat, teamsOf } from '@orrery/kernel'
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
  readonly threads: number
  readonly seats: number
}

/**
 * Plays a bot against the one below it. It has one seat, or all of a team, in turn at each; in a cooperative game all. Games
 * cover what the game's study compares.
 */
export async function climbed(climb: Climb, own: Bot, below: Bot | null): Promise<Rung> {
  const { game, options, seed, threads, seats } = climb
  const level = own.beginner === true ? 'beginner' : own.level
  const pairings = game.cooperative || seats > 2 ? null : await allPairings(game.id, climb.games)
  const teams = teamsOf(game, seats)
  // If seats bring something, exchanging it mirrors the game; otherwise the bots exchange seats.
  const sides = pairings === null ? teams : teams.slice(0, 1)
  const each = Math.ceil(climb.games / sides.length)
  let wins = 0
  let games = 0
  const progress = progressOf(each * sides.length)
  for (const [side, team] of sides.entries()) {
    const bots = seated(team, own, below ?? own, seats)
    const match = { game: game.id, options, seed, bots, ...(pairings === null ? { studied: true } : { pairings }) }
    const outcomes = await playAll(match, spread(pairings, each), threads, (done, { winners }) => {
      if (team.some((seat) => winners.includes(seat))) wins++
      progress.show(side * each + done, `${level} won ${wins}`)
    })
    games += outcomes.length
  }
  progress.end()
  const { iterations: looks } = own.budget
  return { level, wins, games, ...(level === 'strong' && looks !== undefined ? { looks } : {}) }
}

/** The bots of a table: one at the seats of the team, the other at all others. */
export function seated(team: readonly Seat[], own: Bot, others: Bot, seats: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => (team.includes(seat) ? own : others))
}
