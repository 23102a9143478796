import { createHash, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { isSeed, openTable, type Replay, seedOf } from '@orrery/kernel'
import { DEFAULT_BUDGET } from '@orrery/search'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { boardOf } from '../play/board.ts'
import { sit } from '../play/session.ts'
import { words } from '../play/words.ts'
import { sittersFrom } from '../seats.ts'
import { colours } from '../terminal/colours.ts'
import { languageFrom } from '../terminal/say.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'play',
  usage: 'GAME [--seats me,bot:quick] [--seed S] [--lang hu|en] [--set id=value]...',
  about: 'Plays in the terminal: alone, with bots, or several people at one keyboard. Type help there.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        seats: { type: 'string' },
        seed: { type: 'string' },
        lang: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const language = languageFrom(values.lang)
    const { player, text } = await loadGame(name)
    const game = await player()
    const wished = values.seats ?? ['me', ...new Array(game.seats.min - 1).fill('bot:quick')].join(',')
    const sitters = sittersFrom(wished, game, DEFAULT_BUDGET)
    if (!sitters.some(({ kind }) => kind === 'me')) throw new UsageError('nobody plays here; seat bots against each other with orrery sim')
    const options = checkedOptions(game, optionsFrom(values.set), sitters.length)
    const seed = values.seed === undefined ? randomBytes(16).toString('hex') : isSeed(values.seed) ? values.seed : seedOf(values.seed)
    const replay: Omit<Replay, 'steps' | 'result'> = {
      format: 1,
      game: name,
      gameVersion: game.version,
      options,
      seats: sitters.length,
      seed,
      commitment: createHash('sha256').update(seed).digest('hex'),
    }
    const session = sit({
      table: openTable(game, options, sitters.length, seed),
      replay,
      sitters,
      text: await text(language, words[language]),
      language,
      board: await boardOf(name),
      colours: colours(process.stdout),
      print: (line) => console.log(line),
    })
    session.proceed()
    await converse((line) => session.take(line))
    return 0
  },
}

/** Reads lines from the terminal, or from a pipe, until the input ends or `take` says so. */
async function converse(take: (line: string) => boolean): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true, prompt: '> ' })
  lines.prompt()
  for await (const line of lines) {
    if (!take(line)) break
    lines.prompt()
  }
  lines.close()
}
