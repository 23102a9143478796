import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import { type Point, pointsOf } from './points.ts'

/** The folders of a game with rules that can be mutated. */
const FOLDERS = ['rules', 'effects', 'geometry', 'fleet']

/** A file of rules, its points, and the number of its first one. */
export interface Rules {
  readonly path: string
  readonly points: readonly Point[]
  readonly first: number
}

/** Every rules file of a game with its points, numbered in the order of the paths. */
export function rulesOf(game: string): Rules[] {
  const folder = join(ROOT, 'games', game)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => FOLDERS.includes(path.split('/')[0] as string) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
  let first = 1
  return paths.map((path) => {
    const full = join(folder, path)
    const points = pointsOf(full, readFileSync(full, 'utf8'))
    const rules = { path: full, points, first }
    first += points.length
    return rules
  })
}
