import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@orrery/games'
import { testsIn } from './coverage.ts'
import { type Ledger, type RulebookFile, rulebooks } from './rulebook.ts'

const GAMES = fileURLToPath(new URL('.', import.meta.resolve('@orrery/games')))

/** A game's rulebook, or null if it has none. */
export function rulebookOf(game: string): Ledger | null {
  const file = join(GAMES, game, 'rulebook', 'rules.yaml')
  if (!existsSync(file)) return null
  const files = ['rules.yaml', 'notes.hu.yaml'].filter((name) => existsSync(join(GAMES, game, 'rulebook', name)))
  const books = rulebooks(
    files.map((name) => ({ path: `games/${game}/rulebook/${name}`, text: readFileSync(join(GAMES, game, 'rulebook', name), 'utf8') })),
  )
  return books[0] ?? null
}

/** The titles of a game's tests, from their files. */
export function titledTestsOf(game: string) {
  const folder = join(GAMES, game, 'test')
  if (!existsSync(folder)) return []
  const files: RulebookFile[] = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: `games/${game}/test/${path.slice(folder.length + 1).replaceAll('\\', '/')}`,
      text: readFileSync(path, 'utf8'),
    }))
  return testsIn(files)
}

/** The ids of the games that have a rulebook. */
export function gamesWithRulebook(): string[] {
  return games.map(({ id }) => id).filter((id) => existsSync(join(GAMES, id, 'rulebook', 'rules.yaml')))
}
