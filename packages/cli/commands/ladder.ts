import type { Game, Json } from '@orrery/kernel'
import { type Budget, LEVELS, type Level } from '@orrery/search'
import { barsFor } from '../bench/index.ts'
import { checkOptions, loadGame, optionsFrom } from '../game.ts'
import { graded, type Rung } from '../ladder/elo.ts'
import { type Bot, type Sitter, sitter } from '../seats.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { playAll } from '../sim/threads.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

/** The range of win rates that counts as one level above. */
const LEAST = 0.6
const MOST = 0.85

export const command: Command = {
  name: 'ladder',
  usage:
    'GAME [--games N] [--seed S] [--seats N] [--ms N | --iterations N] [--levels hasty,quick] [--over bot:quick@PATH] [--threads T] [--set id=value]... [--json]',
  about:
    'Plays each level of bots against the one below, or all against one bot (--over), in mirrored games, and prints wins and Elo with 95 % intervals. With more seats the level has one of them.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        over: { type: 'string' },
        ms: { type: 'string' },
        iterations: { type: 'string' },
        levels: { type: 'string' },
        threads: { type: 'string' },
        set: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const { game } = await loadGame(name)
    const games = wholeNumber('games', values.games, 100, 2)
    const options = values.set === undefined ? ((await barsFor(name))?.options ?? {}) : optionsFrom(values.set)
    const wanted = values.levels?.split(',') ?? LEVELS
    const levels = LEVELS.filter((level) => wanted.includes(level))
    const budget: Budget =
      values.iterations === undefined
        ? { milliseconds: wholeNumber('ms', values.ms, 1000, 1) }
        : { iterations: wholeNumber('iterations', values.iterations, 1, 1) }
    const { min, max } = game.seats
    const seats = wholeNumber('seats', values.seats, game.cooperative ? min : 2, min, max)
    const over = values.over === undefined ? null : sitter(values.over, budget)
    if (over !== null && (over.kind !== 'bot' || game.cooperative)) throw new UsageError('--over takes a bot, in a game of sides')
    const threads = wholeNumber('threads', values.threads, 1, 1, 256)
    const climb: Climb = { game, options, games, seed: values.seed, budget, threads, seats }
    checkOptions(game, options, seats)
    const rungs: Rung[] = []
    for (const [at, level] of levels.entries()) {
      const below = over ?? botOf(levels[at - 1], budget)
      if (below !== null || game.cooperative) rungs.push(await climbed(name, climb, level, below))
    }
    console.log(values.json ? JSON.stringify({ game: name, seed: values.seed, seats, rungs }, null, 2) : printed(game, levels, rungs, over))
    return 0
  },
}

interface Climb {
  readonly game: Game
  readonly options: Json
  readonly games: number
  readonly seed: string
  readonly budget: Budget
  readonly threads: number
  readonly seats: number
}

function botOf(level: Level | undefined, budget: Budget): Bot | null {
  return level === undefined ? null : { kind: 'bot', level, budget }
}

/**
 * Plays a level against the bot below it, which has all other seats: every game a second time with the level at another seat. In a
 * cooperative game the level has all seats.
 */
async function climbed(name: string, climb: Climb, level: Level, below: Bot | null): Promise<Rung> {
  const { game, options, seed, budget, threads, seats } = climb
  const own: Bot = { kind: 'bot', level, budget }
  const pairings = game.cooperative || seats > 2 ? null : await allPairings(name, climb.games)
  // If seats bring something, exchanging that is the mirror; otherwise the bots exchange seats.
  const places = game.cooperative || pairings !== null ? [0] : Array.from({ length: seats }, (_, seat) => seat)
  const each = Math.ceil(climb.games / places.length)
  let wins = 0
  const progress = progressOf(each * places.length)
  for (const [side, place] of places.entries()) {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === place ? own : (below ?? own)))
    const match = { game: name, options, seed, bots, ...(pairings === null ? {} : { pairings }) }
    const outcomes = await playAll(match, spread(pairings, each), threads, (done) => progress.show(side * each + done, level))
    wins += outcomes.filter(({ winners }) => winners.includes(place)).length
  }
  progress.end()
  return { level, wins, games: each * places.length, seats }
}

function printed(game: Game, levels: readonly Level[], rungs: readonly Rung[], over: Sitter | null): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const whole = (elo: number) => Math.round(elo).toString()
  let height = 0
  const first = game.cooperative || over !== null ? [] : [[levels[0] as string, '', '', '', '', '0', '']]
  const rows = rungs.map((rung, at) => {
    const { rate, low, high, step, stepLow, stepHigh } = graded(rung)
    height = over === null ? height + step : step
    const rates = [rung.level, `${rung.wins} of ${rung.games}`, percent(rate), `${percent(low)} .. ${percent(high)}`]
    if (game.cooperative) return [...rates, at === 0 || rate > graded(rungs[at - 1] as Rung).rate ? '' : 'no better than the one below']
    return [
      ...rates,
      `${whole(stepLow)} .. ${whole(stepHigh)}`,
      whole(height),
      over !== null || (rate >= LEAST && rate <= MOST) ? '' : `not ${percent(LEAST)} to ${percent(MOST)}`,
    ]
  })
  const head = game.cooperative
    ? ['level', 'won', '', '95 % sure', '']
    : ['level', over === null ? 'beat the one below' : 'beat it', '', '95 % sure', 'Elo above it', 'Elo', '']
  return columns([head, ...first, ...rows], [1, 2])
}
