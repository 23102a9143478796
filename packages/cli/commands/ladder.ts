import { type Game, type Rung, teamsOf } from '@orrery/kernel'
import { type Budget, LEVELS, type Level } from '@orrery/search'
import { graded } from '@orrery/search/strength'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { type Climb, climbed } from '../ladder/climb.ts'
import { type Bot, type Sitter, sitter } from '../seats.ts'
import { beginnerOf } from '../sim/beginner.ts'
import { percent } from '../sim/page.ts'
import { columns } from '../terminal/columns.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

/** The range of win rates in a duel that counts as one level above. */
const LEAST = 0.65
const MOST = 0.85
/** How often somebody who has just read the learn page should beat the lowest level. */
const BEGINNER = 0.6

export const command: Command = {
  name: 'ladder',
  usage:
    'GAME [--games N] [--seed S] [--seats N] [--ms N | --iterations N] [--levels hasty,quick] [--over bot:quick@PATH] [--beginner] [--threads T] [--set id=value]... [--json]',
  about:
    'Plays each level of bots against the one below, or all against one bot (--over), or somebody who has just read the learn page against the lowest (--beginner), in mirrored games, and prints wins and Elo with 95 % intervals. Games cover what the study of the game compares (races, decks, set-ups). With more seats the level has one of them, or all of a team.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        over: { type: 'string' },
        beginner: { type: 'boolean', default: false },
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
    const chosen = values.set === undefined ? {} : optionsFrom(values.set)
    const wanted = values.levels?.split(',') ?? LEVELS
    const levels = LEVELS.filter((level) => wanted.includes(level))
    const budget: Budget =
      values.iterations === undefined
        ? { milliseconds: wholeNumber('ms', values.ms, 1000, 1) }
        : { iterations: wholeNumber('iterations', values.iterations, 1, 1) }
    const { min, max } = game.seats
    const seats = wholeNumber('seats', values.seats, game.cooperative ? min : 2, min, max)
    const over = values.over === undefined ? null : sitter(values.over, budget)
    if (over !== null && (over.kind !== 'bot' || game.cooperative))
      throw new UsageError('--over takes a bot, in a game that is not cooperative')
    const threads = wholeNumber('threads', values.threads, 1, 1, 256)
    const options = checkedOptions(game, chosen, seats)
    if (values.beginner) await beginnerOf(game)
    const climb: Climb = { game, options, games, seed: values.seed, threads, seats }
    const bots = levels.map((level): Bot => ({ kind: 'bot', level, budget }))
    const beginner: Bot = { kind: 'bot', level: 'quick', beginner: true, budget }
    const climbers = values.beginner ? [...bots.slice(0, 1), beginner] : bots
    const rungs: Rung[] = []
    for (const [at, own] of climbers.entries()) {
      const below = over ?? climbers[at - 1] ?? null
      if (below !== null || game.cooperative) rungs.push(await climbed(climb, own, below))
    }
    console.log(
      values.json
        ? JSON.stringify({ game: name, seed: values.seed, seats, sides: teamsOf(game, seats).length, rungs }, null, 2)
        : printed(game, { seats, levels, rungs, over }),
    )
    return 0
  },
}

/** What was played, for the table that is printed. */
interface Climbed {
  readonly seats: number
  readonly levels: readonly Level[]
  readonly rungs: readonly Rung[]
  readonly over: Sitter | null
}

/** What is wrong with a step whose higher side wins this share in a duel; empty if nothing. */
function wrongStep(level: string, inDuel: number): string {
  if (level === 'beginner') return inDuel >= BEGINNER ? '' : `${percent(inDuel)} in a duel, not ${percent(BEGINNER)} or more`
  return inDuel >= LEAST && inDuel <= MOST ? '' : `${percent(inDuel)} in a duel, not ${percent(LEAST)} to ${percent(MOST)}`
}

function printed(game: Game, { seats, levels, rungs, over }: Climbed): string {
  const whole = (elo: number) => Math.round(elo).toString()
  const sides = teamsOf(game, seats).length
  let height = 0
  const first = game.cooperative || over !== null ? [] : [[levels[0] as string, '', '', '', '', '0', '']]
  const rows = rungs.map((rung, at) => {
    const { rate, low, high, step, stepLow, stepHigh, inDuel } = graded(rung, sides)
    height = over === null ? height + step : step
    const rates = [rung.level, `${rung.wins} of ${rung.games}`, percent(rate), `${percent(low)} .. ${percent(high)}`]
    if (game.cooperative) return [...rates, at === 0 || rate > graded(rungs[at - 1] as Rung).rate ? '' : 'no better than the one below']
    return [...rates, `${whole(stepLow)} .. ${whole(stepHigh)}`, whole(height), over === null ? wrongStep(rung.level, inDuel) : '']
  })
  const head = game.cooperative
    ? ['level', 'won', '', '95 % sure', '']
    : ['level', over === null ? 'beat the one below' : 'beat it', '', '95 % sure', 'Elo above it', 'Elo', '']
  return columns([head, ...first, ...rows], [1, 2])
}
