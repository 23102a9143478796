import type { Game, Json } from '@orrery/kernel'
import { type Budget, LEVELS, type Level } from '@orrery/search'
import { barsFor } from '../bench/index.ts'
import { checkOptions, loadGame, optionsFrom } from '../game.ts'
import { graded, type Rung } from '../ladder/elo.ts'
import type { Bot } from '../seats.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { playAll } from '../sim/threads.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, wholeNumber } from '../usage.ts'

/** What beats the level below, and no more: the share of games. */
const LEAST = 0.6
const MOST = 0.85

export const command: Command = {
  name: 'ladder',
  usage: 'GAME [--games N] [--seed S] [--ms N | --iterations N] [--levels hasty,quick] [--threads T] [--set id=value]... [--json]',
  about: 'Plays each level of bots against the one below, in mirrored games, and prints wins and Elo with 95 % intervals.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
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
    const climb = { game, options, games, seed: values.seed, budget, threads: wholeNumber('threads', values.threads, 1, 1, 256) }
    checkOptions(game, options, seatsOf(game))
    const rungs: Rung[] = []
    for (const [at, level] of levels.entries()) {
      const below = levels[at - 1]
      if (below !== undefined || game.cooperative) rungs.push(await climbed(name, climb, level, below ?? null))
    }
    console.log(values.json ? JSON.stringify({ game: name, seed: values.seed, rungs }, null, 2) : printed(game, levels, rungs))
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
}

/** Levels meet at a table for two; alone where all win together. */
function seatsOf(game: Game): number {
  return game.cooperative ? game.seats.min : 2
}

/** Plays a level against the one below: every game a second time with the seats changed. Together they play alone. */
async function climbed(name: string, climb: Climb, level: Level, below: Level | null): Promise<Rung> {
  const { game, options, seed, budget, threads } = climb
  const bot = (one: Level): Bot => ({ kind: 'bot', level: one, budget })
  const pairings = game.cooperative ? null : await allPairings(name, climb.games)
  // Where seats bring something, swapping that is the mirror; elsewhere the bots change their seats.
  const sides = game.cooperative
    ? [[level]]
    : pairings !== null
      ? [[level, below]]
      : [
          [level, below],
          [below, level],
        ]
  const each = Math.ceil(climb.games / sides.length)
  let wins = 0
  const progress = progressOf(each * sides.length)
  for (const [side, seated] of sides.entries()) {
    const bots = Array.from({ length: seatsOf(game) }, (_, seat) => bot(seated[seat] ?? level))
    const match = { game: name, options, seed, bots, ...(pairings === null ? {} : { pairings }) }
    const outcomes = await playAll(match, spread(pairings, each), threads, (done) => progress.show(side * each + done, level))
    const seat = seated.indexOf(level)
    wins += outcomes.filter(({ winners }) => winners.includes(seat)).length
  }
  progress.end()
  return { level, wins, games: each * sides.length }
}

function printed(game: Game, levels: readonly Level[], rungs: readonly Rung[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const whole = (elo: number) => Math.round(elo).toString()
  let height = 0
  const first = game.cooperative ? [] : [[levels[0] as string, '', '', '', '', '0', '']]
  const rows = rungs.map((rung, at) => {
    const { rate, low, high, step, stepLow, stepHigh } = graded(rung)
    height += step
    const rates = [rung.level, `${rung.wins} of ${rung.games}`, percent(rate), `${percent(low)} .. ${percent(high)}`]
    if (game.cooperative) return [...rates, at === 0 || rate > graded(rungs[at - 1] as Rung).rate ? '' : 'no better than the one below']
    return [
      ...rates,
      `${whole(stepLow)} .. ${whole(stepHigh)}`,
      whole(height),
      rate >= LEAST && rate <= MOST ? '' : `not ${percent(LEAST)} to ${percent(MOST)}`,
    ]
  })
  const head = game.cooperative
    ? ['level', 'won', '', '95 % sure', '']
    : ['level', 'beat the one below', '', '95 % sure', 'Elo above it', 'Elo', '']
  return columns([head, ...first, ...rows], [1, 2])
}
