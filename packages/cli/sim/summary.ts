import { shareOf } from '@orrery/kernel'
import { botNameOf } from '@orrery/search'
import type { Bot } from '../seats.ts'
import type { Outcome } from './game.ts'

/** A seat's results. */
export interface SeatSummary {
  readonly seat: number
  readonly bot: string
  readonly wins: number
  readonly rate: number
  /** The rate's 95 % interval (Wilson). */
  readonly low: number
  readonly high: number
  /** Milliseconds a decision. */
  readonly thinking: number
}

/** The results of a run of games. */
export interface Summary {
  readonly games: number
  readonly seats: readonly SeatSummary[]
  /** How often each result was reached, by message. */
  readonly results: Readonly<Record<string, number>>
  /** Decisions a game. */
  readonly length: { readonly mean: number; readonly least: number; readonly most: number }
  readonly seconds: number
  readonly decisionsPerSecond: number
}

/** Sums up games that took this many seconds. There must be at least one. */
export function summaryOf(outcomes: readonly Outcome[], bots: readonly Bot[], seconds: number): Summary {
  const games = outcomes.length
  const lengths = outcomes.map(({ decisions }) => sum(decisions))
  const decisions = sum(lengths)
  const results: Record<string, number> = {}
  for (const { message } of outcomes) results[message] = (results[message] ?? 0) + 1
  return {
    games,
    seats: bots.map((bot, seat) => {
      const wins = outcomes.filter(({ winners }) => winners.includes(seat)).length
      const asked = sum(outcomes.map((outcome) => outcome.decisions[seat] as number))
      const thinking = sum(outcomes.map((outcome) => outcome.thought[seat] as number)) / Math.max(1, asked)
      const { share: rate, low, high } = shareOf(wins, games)
      return { seat, bot: botName(bot), wins, rate, low, high, thinking }
    }),
    results,
    length: { mean: decisions / games, least: Math.min(...lengths), most: Math.max(...lengths) },
    seconds,
    decisionsPerSecond: decisions / seconds,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** A bot's name in tables. */
export function botName({ budget, tree, ...named }: Bot): string {
  const from = tree === undefined ? '' : `@${tree}`
  const name = botNameOf(named)
  if (named.level !== 'strong') return `${name}${from}`
  const bounds = [budget.iterations ?? null, budget.milliseconds === undefined ? null : `${budget.milliseconds}ms`]
  return `${[name, ...bounds.filter((bound) => bound !== null)].join(':')}${from}`
}
