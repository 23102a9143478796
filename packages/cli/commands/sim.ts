import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Game } from '@orrery/kernel'
import { type Budget, DEFAULT_BUDGET } from '@orrery/search'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sittersFrom } from '../seats.ts'
import { type Compared, comparedOf } from '../sim/compared.ts'
import { gamesOf, labOf, type Pairings, pairingsFrom } from '../sim/lab.ts'
import { reportOf } from '../sim/report.ts'
import { studyOf } from '../sim/study.ts'
import { type Summary, summaryOf } from '../sim/summary.ts'
import { playSurvey, printedSurvey, type SurveyPlan, writeSurvey } from '../sim/survey-run.ts'
import { playAll } from '../sim/threads.ts'
import { playWays, printedWays } from '../sim/ways.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { languageFrom } from '../terminal/say.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'sim',
  usage:
    'GAME [--games N] [--seed S] [--seats bot:strong,bot:quick] [--iterations N | --ms N] [--threads T] [--set id=value]... [--decks all|A,B,...] [--report [FILE]] [--ways] [--lang hu|en] [--json]',
  about:
    'Has bots play each other and prints how often each seat won. With --decks every deck meets every other; --report plays every number of players and writes a page; --ways prints a line for each way to play.',
  async run(args) {
    const { values, positionals } = read(
      withReport(args),
      {
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
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const { game, text, title } = await loadGame(name)
    const each = wholeNumber('games', values.games, 100, 1)
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 256)
    const language = languageFrom(values.lang)
    const pairings = values.decks === undefined ? null : pairingsFrom(values.decks, await labOf(name), each)
    const report = pairings === null ? (values.report ?? null) : (values.report ?? '')
    const file = report === null ? null : resolve(report === '' ? `${game.id}-${pairings === null ? 'report' : 'decks'}.html` : report)
    if (file !== null && !existsSync(dirname(file))) throw new UsageError(`there is no folder '${dirname(file)}'`)
    const budget = budgetFrom(values.iterations, values.ms)
    const chosen = optionsFrom(values.set)
    if (values.ways && report !== null) throw new UsageError('--ways prints lines and cannot write a page')
    if (values.ways || (file !== null && pairings === null)) {
      const counts = values.seats === undefined ? numbersOfPlayers(game) : [0]
      const tables = counts.map((count) => botsFrom(values.seats ?? quick(count), game, budget))
      const [options = chosen] = tables.map((bots) => checkedOptions(game, chosen, bots.length))
      const plan: SurveyPlan = { name, game, options, seed: values.seed, tables, games: each, threads }
      const paper = { language, text: await text(language), title: title(language), command: `npx orrery sim ${args.join(' ')}` }
      if (values.ways) {
        const played = await playWays(plan)
        if (values.json) console.log(JSON.stringify({ game: name, seed: values.seed, ways: played }, null, 2))
        else console.log(printedWays(played, await studyOf(game), paper))
        return 0
      }
      const survey = await playSurvey(plan)
      await writeSurvey(file as string, survey, plan, paper)
      if (values.json) console.log(JSON.stringify({ game: name, seed: values.seed, survey }, null, 2))
      else console.log(`${await printedSurvey(survey, plan, paper)}\n\nreport: ${file}`)
      return 0
    }
    const games = pairings === null ? each : gamesOf(pairings)
    const bots = botsFrom(values.seats ?? quick(game.seats.min), game, budget)
    const options = checkedOptions(game, chosen, bots.length)
    const progress = progressOf(games)
    const began = performance.now()
    progress.show(0)
    const match = { game: name, options, seed: values.seed, bots, ...(pairings === null ? {} : { pairings }) }
    const outcomes = await playAll(match, games, threads, (done) => progress.show(done))
    progress.end()
    const summary = summaryOf(outcomes, bots, (performance.now() - began) / 1000)
    const compared = pairings === null ? null : comparedOf(outcomes, pairings)
    if (values.json)
      console.log(
        JSON.stringify({ game: name, seed: values.seed, threads, ...summary, ...(compared === null ? {} : { compared }) }, null, 2),
      )
    else console.log(printed(summary))
    if (pairings === null || compared === null || file === null) return 0
    const words = await text(language)
    const names = Object.fromEntries(pairings.lab.brings.map((one) => [one.id, one.name[language]]))
    writeFileSync(
      file,
      reportOf(compared, {
        title: title(language),
        command: `npx orrery sim ${args.join(' ')}`,
        bots: summary.seats.map(({ bot }) => bot).join(' and '),
        seconds: summary.seconds,
        name: (id) => names[id] ?? (words.has(id.replace(/^@/, '')) ? words.say(id.replace(/^@/, '')) : id),
      }),
    )
    if (!values.json) console.log(`\n${matchups(compared, pairings)}\n\nreport: ${file}`)
    return 0
  },
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

/** How often each deck won, and how often the first player did. */
function matchups({ overall, first, turns }: Compared, { ids }: Pairings): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = overall.map(({ rate, low, high }, at) => [ids[at] as string, percent(rate), `${percent(low)} .. ${percent(high)}`])
  return [
    columns(
      [['deck', 'rate', '95 % sure'], ...rows, ['who goes first', percent(first.rate), `${percent(first.low)} .. ${percent(first.high)}`]],
      [1, 2],
    ),
    '',
    `${turns.mean.toFixed(1)} turns a game (${turns.least} to ${turns.most})`,
  ].join('\n')
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
