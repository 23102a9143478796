import { availableParallelism } from 'node:os'
import { type Budget, DEFAULT_BUDGET } from '@orrery/search'
import { checkOptions, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sittersFrom } from '../seats.ts'
import { type Summary, summaryOf } from '../sim/summary.ts'
import { playAll } from '../sim/threads.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'sim',
  usage: 'GAME [--games N] [--seed S] [--seats bot:strong,bot:quick] [--iterations N | --ms N] [--threads T] [--set id=value]... [--json]',
  about: 'Lets bots play games against each other and prints how often each seat won.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        iterations: { type: 'string' },
        ms: { type: 'string' },
        threads: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const { game } = await loadGame(name)
    const games = wholeNumber('games', values.games, 100, 1)
    const threads = wholeNumber('threads', values.threads, Math.max(1, availableParallelism() - 1), 1, 256)
    const seats = values.seats ?? new Array(game.seats.min).fill('bot:quick').join(',')
    const bots = sittersFrom(seats, game, budgetFrom(values.iterations, values.ms)).filter((sitter): sitter is Bot => sitter.kind === 'bot')
    if (bots.length < seats.split(',').length) throw new UsageError('only bots can sit here')
    const options = optionsFrom(values.set)
    checkOptions(game, options, bots.length)
    const progress = progressOf(games)
    const began = performance.now()
    progress.show(0)
    const outcomes = await playAll({ game: name, options, seed: values.seed, bots }, games, threads, progress.show)
    progress.end()
    const summary = summaryOf(outcomes, bots, (performance.now() - began) / 1000)
    console.log(values.json ? JSON.stringify({ game: name, seed: values.seed, threads, ...summary }, null, 2) : printed(summary))
    return 0
  },
}

function budgetFrom(iterations: string | undefined, milliseconds: string | undefined): Budget {
  if (iterations === undefined && milliseconds === undefined) return DEFAULT_BUDGET
  return {
    ...(iterations === undefined ? {} : { iterations: wholeNumber('iterations', iterations, 1, 1) }),
    ...(milliseconds === undefined ? {} : { milliseconds: wholeNumber('ms', milliseconds, 1, 1) }),
  }
}

function printed(summary: Summary): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = summary.seats.map(({ seat, bot, wins, rate, low, high, thinking }) => [
    String(seat),
    bot,
    String(wins),
    percent(rate),
    `${percent(low)} .. ${percent(high)}`,
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
