import { columns } from '../terminal/columns.ts'
import type { Compared } from './compared.ts'
import type { Pairings } from './lab.ts'
import { percent } from './page.ts'
import type { Summary } from './summary.ts'

/** How often each deck won, and how often the first player did. */
export function printedPairings({ overall, first, turns }: Compared, { ids }: Pairings): string {
  const rows = overall.map(({ rate, low, high }, at) => [ids[at] as string, ...withSpread({ rate, low, high })])
  return [
    columns([['deck', 'rate', '95 % sure'], ...rows, ['who goes first', ...withSpread(first)]], [1, 2]),
    '',
    `${turns.mean.toFixed(1)} turns a game (${turns.least} to ${turns.most})`,
  ].join('\n')
}

/** The seats of a match: how often each won, and how its games ended. */
export function printedSummary(summary: Summary): string {
  const rows = summary.seats.map(({ seat, bot, wins, rate, low, high, thinking }) => [
    String(seat),
    bot,
    String(wins),
    ...withSpread({ rate, low, high }),
    `${thinking.toFixed(2)} ms`,
  ])
  const results = Object.entries(summary.results).map(([message, count]) => `${message} ${count}`)
  const { mean, least, most } = summary.length
  return [
    columns([['seat', 'bot', 'wins', 'rate', '95 % sure', 'a decision'], ...rows], [0, 2, 3, 4, 5]),
    '',
    `${summary.games} games in ${summary.seconds.toFixed(1)} s: ${results.join(', ')}`,
    `${mean.toFixed(1)} decisions a game (${least} to ${most}), ${Math.round(summary.decisionsPerSecond)} decisions a second`,
  ].join('\n')
}

/** A share and its interval of 95 %, as two cells. */
function withSpread({ rate, low, high }: { readonly rate: number; readonly low: number; readonly high: number }): [string, string] {
  return [percent(rate), `${percent(low)} .. ${percent(high)}`]
}
