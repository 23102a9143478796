import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games as known } from '@orrery/games'
import { sayingsOf } from '@orrery/games/sayings.ts'
import { CHECKS, type Check, conform, failureText, type Report } from '@orrery/kernel/conformance'
import { decide } from '@orrery/search'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'check',
  usage: 'GAME [--games N] [--from N] [--seed S] [--seats N] [--dense N] [--set id=value]... [--json]',
  about:
    "Checks a game's content, plays random games and checks at every decision what every game promises; with --dense at the first N of a game, then at one in ten. Ends with 1 when something is wrong.",
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        from: { type: 'string' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        dense: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const game = await (await loadGame(positionals[0] as string)).player()
    const games = wholeNumber('games', values.games, 20, 1)
    const { min, max } = game.seats
    const seats = values.seats === undefined ? undefined : wholeNumber('seats', values.seats, min, min, max)
    const dense = values.dense === undefined ? undefined : wholeNumber('dense', values.dense, 1, 1)
    const content = await contentProblems(game.id)
    const options = checkedOptions(game, optionsFrom(values.set), seats ?? min)
    const progress = progressOf(games)
    progress.show(0)
    const report = conform(game, {
      games,
      from: wholeNumber('from', values.from, 0, 0),
      seed: values.seed,
      options,
      decide,
      sayings: known.some(({ id }) => id === game.id) ? await sayingsOf(game.id) : undefined,
      progress: (done) => progress.show(done),
      ...(seats === undefined ? {} : { seats }),
      ...(dense === undefined ? {} : { dense }),
    })
    progress.end()
    console.log(values.json ? JSON.stringify({ ...report, content }, null, 2) : printed(report, content, dense))
    return report.failures.length + content.length === 0 ? 0 : 1
  },
}

/** The faults that a game's `check.ts` finds in its content; none if it has no such file. */
async function contentProblems(game: string): Promise<readonly string[]> {
  const path = fileURLToPath(import.meta.resolve(`@orrery/games/${game}/check.ts`))
  return existsSync(path) ? ((await import(path)) as { check(): readonly string[] }).check() : []
}

function printed(report: Report, content: readonly string[], dense: number | undefined): string {
  const rows = (Object.keys(CHECKS) as Check[]).map((check) => {
    const failed = report.failures.some((failure) => failure.check === check)
    return [failed ? '✗' : report.checks[check] === 0 ? '-' : '✓', CHECKS[check], String(report.checks[check])]
  })
  const { game, games, answers, longest, failures } = report
  return [
    columns(rows, [2]),
    '',
    ...content.map((problem) => `✗ ${problem}`),
    ...failures.map((failure) => `✗ ${failureText(failure)}`),
    `${game}: ${games} games, ${answers} answers (the longest game ${longest}${dense === undefined ? '' : `; from answer ${dense} on one in ten checked`}), ${failures.length + content.length} failures`,
  ].join('\n')
}
