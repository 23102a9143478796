import { gzipSync } from 'node:zlib'
import { type GameEntry, games } from '@orrery/games'
import {
  answerAgain,
  fork,
  type Game,
  type Json,
  openTable,
  optionsOfNew,
  type Question,
  randomOf,
  seedOf,
  type Table,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import { playerOf } from '@orrery/search/mind/mind'
import { chanceOf, evaluatorOf, type Network } from '@orrery/search/mind/network'
import { unpacked, weightsFrom } from '@orrery/search/mind/weights'
import { atMost, type Figure, type Unmeasured } from './figure.ts'
import { barsFor } from './index.ts'
import { strengthFigure } from './minds/strength.ts'

const POSITIONS = 200
const REPEATS = 50
const DECISIONS = 40
const MICROSECONDS = 5
const KILOBYTES = 200
const KEEN_MILLISECONDS = 30

/** The default number of games for a figure of strength. */
const GAMES = 4

const everywhere = games.map(({ id }) => id)

/** The cost of learned bots (a position, the weights file, a decision of `keen`), and how often `strong` wins in `count` games. */
export async function figures(among: readonly string[] = everywhere, count = GAMES): Promise<Figure[]> {
  const found: Figure[] = []
  for (const entry of games.filter(({ id }) => among.includes(id))) {
    const game = await playerOf(entry)
    const bars = await barsFor(entry.id)
    const options = bars?.options ?? {}
    const tables = positions(game, bars?.seats ?? game.seats.min, options)
    if (entry.mind !== undefined) found.push(...(await mindFigures(entry, game, tables, entry.mind)))
    found.push(keenFigure(game, tables))
    if (bars?.strong !== undefined) found.push(await strengthFigure({ game, options, games: count }, bars.strong))
  }
  return found
}

/** The games without a learned evaluation, and the opponent that only another checkout has. */
export async function unmeasured(among: readonly string[] = everywhere): Promise<Unmeasured[]> {
  const missing: Unmeasured[] = []
  for (const { id, mind } of games.filter((entry) => among.includes(entry.id))) {
    const bars = await barsFor(id)
    if (bars?.strong === undefined) continue
    if (mind === undefined) missing.push({ name: `${id}: the network on a position`, why: 'its bots have no learned weights' })
    // A game for one has no opponent.
    if (bars.seats === 1) continue
    const ladder = `npx orrery ladder ${id} --levels strong --over bot:quick@PATH`
    missing.push({ name: `${id}: strong against the quick of 25c55d4e`, why: `it needs that checkout: ${ladder} (docs/bots.md)` })
  }
  return missing
}

/** Positions from games of the policy. */
function positions(game: Game, seats: number, options: Json): Table[] {
  const random = randomOf(seedOf('minds'))
  const tables: Table[] = []
  for (let number = 0; tables.length < POSITIONS; number++) {
    const table = openTable(game, optionsOfNew(game, options), seats, seedOf(`minds:${number}`))
    while (table.result === null && tables.length < POSITIONS) {
      table.events.length = 0
      const question = table.questions[0] as Question
      if (random.below(4) === 0) tables.push(fork(table))
      answerAgain(table, question.seat, game.policy(table.state, question, random))
    }
  }
  return tables
}

/** The cost of these tables' network alone, on inputs read before; of the network with its features; and of its file. */
async function mindFigures(entry: GameEntry, game: Game, tables: readonly Table[], mind: () => Promise<unknown>): Promise<Figure[]> {
  const file = await mind()
  const { features } = game
  if (features === undefined) return []
  const name = features.network((tables[0] as Table).state)
  const packed = name === null ? undefined : weightsFrom(file).networks[name]
  if (packed === undefined) return []
  const network = unpacked(packed, features.names().length)
  const read = tables.map(({ state }) => {
    const inputs: [number, number][] = []
    features.read(state, 0, (input, value) => inputs.push([input, value]))
    return inputs
  })
  const whole = microseconds(tables.length, (at) => game.evaluate((tables[at] as Table).state, 0))
  const alone = microseconds(read.length, runOf(network, read))
  const kilobytes = gzipSync(JSON.stringify(file)).length / 1000
  return [
    atMost(`${entry.id}: the network on a position`, alone, 'µs', MICROSECONDS, `with its features read ${whole.toFixed(1)} µs`),
    atMost(`${entry.id}: the file of weights`, kilobytes, 'kB gzipped', KILOBYTES),
  ]
}

function runOf(network: Network, read: readonly (readonly [number, number])[][]): (at: number) => number {
  const { put, odds } = evaluatorOf(network)
  return (at) => {
    for (const [input, value] of read[at] as [number, number][]) put(input, value)
    return chanceOf(odds())
  }
}

/** Microseconds of CPU per item, after a warm-up. */
function microseconds(count: number, run: (at: number) => number): number {
  let kept = 0
  const pass = () => {
    for (let at = 0; at < count; at++) kept += run(at)
  }
  for (let repeat = 0; repeat < REPEATS; repeat++) pass()
  const before = process.threadCpuUsage()
  for (let repeat = 0; repeat < REPEATS; repeat++) pass()
  const { user, system } = process.threadCpuUsage(before)
  return Number.isFinite(kept) ? (user + system) / (REPEATS * count) : Number.NaN
}

function keenFigure(game: Game, tables: readonly Table[]): Figure {
  const asked = tables.filter((_, at) => at % Math.ceil(tables.length / DECISIONS) === 0)
  // There is no time limit: on a busy machine it would cut the thinking short and falsify the figure.
  const think = (table: Table): void => {
    decide(table, (table.questions[0] as Question).seat, { level: 'keen', budget: { iterations: Number.MAX_SAFE_INTEGER } })
  }
  for (const table of asked.slice(0, 5)) think(table)
  const before = process.threadCpuUsage()
  for (const table of asked) think(table)
  const { user, system } = process.threadCpuUsage(before)
  const mean = (user + system) / 1000 / Math.max(1, asked.length)
  return atMost(`${game.id}: a decision of keen`, mean, 'ms of CPU', KEEN_MILLISECONDS, `mean of ${asked.length}`)
}
