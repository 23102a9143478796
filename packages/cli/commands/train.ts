import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from '@orrery/kernel'
import { misfitOf, type Weights, weightsFrom } from '@orrery/search/mind/weights'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sittersFrom } from '../seats.ts'
import { folderAt } from '../train/folder.ts'
import { learningReport, verdictByLoss, verdictOf } from '../train/report.ts'
import { type Carrying, learnAll, playGames, playGate, type Training, weightsOf } from '../train/run.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

const LESSON = { rate: 0.001, batch: 256, decay: 1 } as const

export const command: Command = {
  name: 'train',
  usage:
    'GAME [--games N] [--seats bot:quick,bot:quick] [--seed S] [--hidden N] [--epochs N] [--gate N] [--iterations N] [--threads T] [--folder DIR] [--out FILE] [--set id=value]...',
  about:
    "Teaches a game's bots by their own games: plays, learns how likely a seat wins, lets what was learned play against what is kept, and keeps it when it is no weaker (`--gate 0`: when it judges games held back better than the game's own evaluation). Stopped at any moment it goes on where it was; the same seed gives the same weights.",
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seats: { type: 'string' },
        seed: { type: 'string', default: '1' },
        hidden: { type: 'string' },
        epochs: { type: 'string' },
        gate: { type: 'string' },
        iterations: { type: 'string' },
        threads: { type: 'string' },
        folder: { type: 'string' },
        out: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const { game, title } = await loadGame(name)
    if (game.features === undefined) throw new UsageError(`${name} has no bot/features.ts, which bots learn from`)
    const seats = values.seats ?? new Array(Math.max(game.seats.min, game.cooperative ? 1 : 2)).fill('bot:quick').join(',')
    const bots = sittersFrom(seats, game, { iterations: 40 }).filter((sitter): sitter is Bot => sitter.kind === 'bot')
    const options = checkedOptions(game, optionsFrom(values.set), bots.length) as object
    const training: Training = {
      play: { game: name, seed: values.seed, bots, options },
      games: wholeNumber('games', values.games, 20_000, 100),
      lesson: {
        ...LESSON,
        hidden: wholeNumber('hidden', values.hidden, 32, 0, 256),
        epochs: wholeNumber('epochs', values.epochs, 10, 1),
        seed: values.seed,
      },
      gate: { games: wholeNumber('gate', values.gate, 200, 0), iterations: wholeNumber('iterations', values.iterations, 60, 1) },
    }
    const folder = folderAt(resolve(values.folder ?? `.cache/train/${name}-${bots.length}`), {
      ...training,
      features: hash(game.features.names() as never),
    })
    const carrying: Carrying = { game, folder, threads: wholeNumber('threads', values.threads, 1, 1, 256), tree: treeNow() }
    const out = values.out === undefined ? keptFile(name) : resolve(values.out)
    const kept = keptAt(out, game)
    const learned = learnAll(await playGames(training, carrying), training, carrying)
    const weights = weightsOf(learned, kept, training, carrying)
    const duels = await playGate(weights, kept, training, carrying)
    const verdict = training.gate.games === 0 ? verdictByLoss(learned) : verdictOf(duels, bots.length, game.cooperative)
    const heading = { title: title('en'), command: `npx orrery train ${args.join(' ')}`, kept: kept !== null }
    const page = folder.write('report.html', learningReport(learned, verdict, training, heading))
    if (verdict.passes) writeFileSync(out, `${JSON.stringify(weights)}\n`)
    console.log(`${verdict.text}\n${verdict.passes ? `kept: ${out}` : 'what was learned is weaker, so nothing changes'}\nreport: ${page}`)
    return verdict.passes ? 0 : 1
  },
}

/** The path of a game's weights. */
function keptFile(game: string): string {
  return fileURLToPath(import.meta.resolve(`@orrery/games/${game}/bot/weights.json`))
}

/** The stored weights; null if there are none, or none that fit the features. */
function keptAt(file: string, game: Awaited<ReturnType<typeof loadGame>>['game']): Weights | null {
  if (!existsSync(file) || game.features === undefined) return null
  const kept = weightsFrom(JSON.parse(readFileSync(file, 'utf8')))
  return misfitOf(kept, game.id, game.features) === null ? kept : null
}

/** The commit that is checked out; empty outside a clone. */
function treeNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
