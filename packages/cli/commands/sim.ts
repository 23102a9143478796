import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import type { Game, Json } from '@orrery/kernel'
import { type Budget, DEFAULT_BUDGET } from '@orrery/search'
import type { Language } from '@orrery/text'
import { checkedOptions, type LoadedGame, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sittersFrom } from '../seats.ts'
import { type Compared, comparedOf } from '../sim/compared.ts'
import type { Match } from '../sim/game.ts'
import { gamesOf, labOf, type Pairings, pairingsFrom } from '../sim/lab.ts'
import { printedPairings, printedSummary } from '../sim/print.ts'
import { reportOf } from '../sim/report.ts'
import { studyOf } from '../sim/study.ts'
import { type Summary, summaryOf } from '../sim/summary.ts'
import { type Paper, playSurvey, printedSurvey, type SurveyPlan, writeSurvey } from '../sim/survey-run.ts'
import { playAll } from '../sim/threads.ts'
import { playWays, printedWays } from '../sim/ways.ts'
import { progressOf } from '../terminal/progress.ts'
import { languageFrom } from '../terminal/say.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

const OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  seats: { type: 'string' },
  iterations: { type: 'string' },
  ms: { type: 'string' },
  threads: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] },
  decks: { type: 'string' },
  report: { type: 'string' },
  ways: { type: 'boolean', default: false },
  lang: { type: 'string' },
  json: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options']

export const command: Command = {
  name: 'sim',
  usage:
    'GAME [--games N] [--seed S] [--seats bot:strong,bot:quick] [--iterations N | --ms N] [--threads T] [--set id=value]... [--decks all|A,B,...] [--report [FILE]] [--ways] [--lang hu|en] [--json]',
  about:
    'Has bots play each other and prints how often each seat won. With --decks every deck meets every other; --report plays every number of players and writes a page; --ways prints a line for each way to play.',
  async run(args) {
    const { values, positionals } = read(withReport(args), OPTIONS, [1, 1])
    const wish = await wishFrom(positionals[0] as string, values, `npx orrery sim ${args.join(' ')}`)
    if (wish.ways) await ways(wish)
    else if (wish.file !== null && wish.pairings === null) await survey(wish, wish.file)
    else await match(wish)
    return 0
  },
}

/** What the arguments ask for. */
interface Wish extends Pick<LoadedGame, 'game' | 'text' | 'title'> {
  readonly name: string
  readonly seed: string
  /** Who sits at the tables; undefined: quick bots. */
  readonly seats: string | undefined
  readonly games: number
  readonly threads: number
  readonly language: Language
  readonly budget: Budget
  readonly options: Json
  /** The pairs of decks that meet; null without `--decks`. */
  readonly pairings: Pairings | null
  readonly ways: boolean
  /** The page to write; null: none. */
  readonly file: string | null
  readonly json: boolean
  /** The command that does the same. */
  readonly command: string
}

type Values = ReturnType<typeof read<typeof OPTIONS>>['values']

async function wishFrom(name: string, values: Values, command: string): Promise<Wish> {
  const loaded = await loadGame(name)
  const games = wholeNumber('games', values.games, 100, 1)
  const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 256)
  const language = languageFrom(values.lang)
  const pairings = values.decks === undefined ? null : pairingsFrom(values.decks, await labOf(name), games)
  const report = pairings === null ? (values.report ?? null) : (values.report ?? '')
  const file = report === null ? null : resolve(report === '' ? `${loaded.game.id}-${pairings === null ? 'report' : 'decks'}.html` : report)
  if (file !== null && !existsSync(dirname(file))) throw new UsageError(`there is no folder '${dirname(file)}'`)
  const budget = budgetFrom(values.iterations, values.ms)
  const options = optionsFrom(values.set)
  const { seed, seats, ways, json } = values
  if (ways && report !== null) throw new UsageError('--ways prints lines and cannot write a page')
  return { ...loaded, name, seed, seats, games, threads, language, budget, options, pairings, ways, file, json, command }
}

/** Prints a line for each way to play. */
async function ways(wish: Wish): Promise<void> {
  const played = await playWays(surveyPlan(wish))
  if (wish.json) printJson(wish, { ways: played })
  else console.log(printedWays(played, await studyOf(wish.game), await paperOf(wish)))
}

/** Plays every number of players, and writes a page about it. */
async function survey(wish: Wish, file: string): Promise<void> {
  const plan = surveyPlan(wish)
  const paper = await paperOf(wish)
  const played = await playSurvey(plan)
  await writeSurvey(file, played, plan, paper)
  if (wish.json) printJson(wish, { survey: played })
  else console.log(`${await printedSurvey(played, plan, paper)}\n\nreport: ${file}`)
}

function surveyPlan({ name, game, options, seed, seats, budget, games, threads }: Wish): SurveyPlan {
  const counts = seats === undefined ? numbersOfPlayers(game) : [0]
  const tables = counts.map((count) => botsFrom(seats ?? quick(count), game, budget))
  const [checked = options] = tables.map((bots) => checkedOptions(game, options, bots.length))
  return { name, game, options: checked, seed, tables, games, threads }
}

async function paperOf({ language, text, title, command }: Wish): Promise<Paper> {
  return { language, text: await text(language), title: title(language), command }
}

/** Plays games at one table; with decks every pair of them, of which a page is written. */
async function match(wish: Wish): Promise<void> {
  const { name, game, seed, threads, pairings, file, json } = wish
  const bots = botsFrom(wish.seats ?? quick(game.seats.min), game, wish.budget)
  const options = checkedOptions(game, wish.options, bots.length)
  const plan = { game: name, options, seed, bots, ...(pairings === null ? {} : { pairings }) }
  const { outcomes, seconds } = await playMatch(plan, pairings === null ? wish.games : gamesOf(pairings), threads)
  const summary = summaryOf(outcomes, bots, seconds)
  const compared = pairings === null ? null : comparedOf(outcomes, pairings)
  if (json) printJson(wish, { threads, ...summary, ...(compared === null ? {} : { compared }) })
  else console.log(printedSummary(summary))
  if (pairings === null || compared === null || file === null) return
  await writeReport(file, compared, summary, wish, pairings)
  if (!json) console.log(`\n${printedPairings(compared, pairings)}\n\nreport: ${file}`)
}

async function playMatch(plan: Match, games: number, threads: number) {
  const progress = progressOf(games)
  const began = performance.now()
  progress.show(0)
  const outcomes = await playAll(plan, games, threads, (done) => progress.show(done))
  progress.end()
  return { outcomes, seconds: (performance.now() - began) / 1000 }
}

/** Writes the page about decks that met. */
async function writeReport(file: string, compared: Compared, { seats, seconds }: Summary, wish: Wish, { lab }: Pairings): Promise<void> {
  const { language, title, command } = wish
  const words = await wish.text(language)
  const names = Object.fromEntries(lab.brings.map((one) => [one.id, one.name[language]]))
  const worded = (id: string) => (words.has(id.replace(/^@/, '')) ? words.say(id.replace(/^@/, '')) : id)
  const bots = seats.map(({ bot }) => bot).join(' and ')
  writeFileSync(file, reportOf(compared, { title: title(language), command, bots, seconds, name: (id) => names[id] ?? worded(id) }))
}

function printJson({ name, seed }: Wish, played: object): void {
  console.log(JSON.stringify({ game: name, seed, ...played }, null, 2))
}

/** Arguments in which a `--report` without a file gets the default name. */
function withReport(args: readonly string[]): string[] {
  return args.map((arg, at) => (arg === '--report' && (args[at + 1] ?? '--').startsWith('--') ? '--report=' : arg))
}

function numbersOfPlayers({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}

function quick(seats: number): string {
  return new Array(seats).fill('bot:quick').join(',')
}

function botsFrom(seats: string, game: Game, budget: Budget): Bot[] {
  const bots = sittersFrom(seats, game, budget).filter((sitter): sitter is Bot => sitter.kind === 'bot')
  if (bots.length < seats.split(',').length) throw new UsageError('only bots can sit here')
  return bots
}

function budgetFrom(iterations: string | undefined, milliseconds: string | undefined): Budget {
  if (iterations === undefined && milliseconds === undefined) return DEFAULT_BUDGET
  return {
    ...(iterations === undefined ? {} : { iterations: wholeNumber('iterations', iterations, 1, 1) }),
    ...(milliseconds === undefined ? {} : { milliseconds: wholeNumber('ms', milliseconds, 1, 1) }),
  }
}
