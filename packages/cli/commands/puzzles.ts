import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTable, positionOf, seedOf } from '@orrery/kernel'
import { loadGame } from '../game.ts'
import { collect } from '../puzzles/collect.ts'
import type { StoredPuzzles } from '../puzzles/found.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'puzzles',
  usage: 'GAME [--count N] [--seed S] [--games N] [--threads T] [--out FILE]',
  about:
    'Searches games of bots for positions in which only one answer leads to a goal, and adds them to the game’s puzzles (docs/puzzles.md) until there are N. The same seed finds the same ones. Ends with 1 if there are fewer.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        count: { type: 'string' },
        seed: { type: 'string', default: '1' },
        games: { type: 'string' },
        threads: { type: 'string' },
        out: { type: 'string' },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const { game, puzzles: load } = await loadGame(name)
    const mine = await load()
    if (mine === undefined) throw new UsageError(`${name} has no puzzles/mine.ts that says what to look for`)
    const wanted = {
      game: name,
      seed: values.seed,
      count: wholeNumber('count', values.count, 60, 1),
      games: wholeNumber('games', values.games, 2000, 1),
      threads: wholeNumber('threads', values.threads, 1, 1, 256),
      themes: mine.themes.length,
    }
    const out = values.out === undefined ? storedFile(name) : resolve(values.out)
    const { catalogues } = positionOf(openTable(game, mine.options(0), mine.seats, seedOf(1)))
    const write = (puzzles: StoredPuzzles['puzzles']) => {
      writeFileSync(out, fileText({ catalogues, puzzles }))
      writeFileSync(join(dirname(out), 'index.json'), `${JSON.stringify(puzzles.map(({ id, level }) => ({ id, level })))}\n`)
    }
    mkdirSync(dirname(out), { recursive: true })
    const puzzles = await collect(keptIn(out), wanted, (games, found) => {
      write(found)
      console.log(`${games} games: ${found.length} puzzles`)
    })
    const counts = mine.themes.map(({ id }) => `${id} ${puzzles.filter(({ theme }) => theme === id).length}`)
    const levels = [1, 2, 3].map((level) => `level ${level}: ${puzzles.filter((one) => one.level === level).length}`)
    console.log(`${counts.join(', ')}; ${levels.join(', ')}\n${out}`)
    return puzzles.length >= wanted.count ? 0 : 1
  },
}

function storedFile(game: string): string {
  return fileURLToPath(new URL(`../../../games/${game}/puzzles/mined.json`, import.meta.url))
}

function keptIn(file: string): StoredPuzzles['puzzles'] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredPuzzles).puzzles : []
}

/** One puzzle a line, so that changes are readable. */
function fileText({ catalogues, puzzles }: StoredPuzzles): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle))
  return `{"catalogues":${JSON.stringify(catalogues)},"puzzles":[\n${lines.join(',\n')}\n]}\n`
}
