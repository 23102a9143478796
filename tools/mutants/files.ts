import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../files.ts'
import { type Point, pointsOf } from './points.ts'

/** The folders of a game whose rules are mutated. */
const FOLDERS = ['rules', 'effects', 'geometry', 'fleet']

/** The code that is mutated: a game's rules, or a package without a clock. */
export interface Subject {
  readonly name: string
  readonly folder: string
  /** The files of its tests. */
  readonly tests: readonly string[]
  /** The titles of the tests that count: those that name a rule, or all. */
  readonly titles: RegExp
}

/** A file of rules with its points, and the number of its first point. */
export interface Rules {
  readonly path: string
  readonly points: readonly Point[]
  readonly first: number
}

/** The game or package with a name; null if there is none. */
export function subjectOf(name: string): Subject | null {
  if (!/^[a-z-]+$/.test(name)) return null
  const game = join(ROOT, 'games', name)
  if (existsSync(game)) {
    const tests = testsIn(game).filter((path) => provesRules(path) && /[A-Z]{2}-[A-Z]/.test(readFileSync(path, 'utf8')))
    return { name, folder: game, tests, titles: /^[A-Z]{2}-[A-Z]/ }
  }
  const folder = join(ROOT, 'packages', name)
  if (!existsSync(folder)) return null
  const users = testsIn(join(ROOT, 'games')).filter((path) => readFileSync(path, 'utf8').includes(`'@orrery/${name}`))
  return { name, folder, tests: [...testsIn(folder), ...users].filter(provesRules), titles: /^/ }
}

/** The files of a game's rules, or of a package's code, with their points, numbered in the order of the paths. */
export function rulesOf({ folder }: Subject): Rules[] {
  let first = 1
  return filesIn(folder)
    .filter((path) => isMutated(relative(ROOT, path)))
    .map((path) => {
      const points = pointsOf(path, readFileSync(path, 'utf8'))
      const rules = { path, points, first }
      first += points.length
      return rules
    })
}

function isMutated(path: string): boolean {
  const [kind, , folder = ''] = path.split('/')
  if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.endsWith('.d.ts')) return false
  return kind === 'games' ? FOLDERS.includes(folder) : !['test', 'testing', 'node_modules'].includes(folder)
}

/** Whether a test file can prove a rule. The conformance suite (`promises`) reaches everything without checking what is right. */
function provesRules(path: string): boolean {
  return !path.endsWith('promises.test.ts') && !path.endsWith('.browser.test.ts')
}

function testsIn(folder: string): string[] {
  return filesIn(folder).filter((path) => path.endsWith('.test.ts'))
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return paths.map((path) => join(folder, path))
}
