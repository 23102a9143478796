import { join } from 'node:path'
import { projectFiles, ROOT, type SourceFile } from './files.ts'
import { idsOfTitle, titleFaults } from './laws.ts'
import { rulebooks } from './rulebooks.ts'
import type { Outcome, Step } from './step.ts'
import { passedTests, readResults, runVitest } from './units.ts'

/** A test that passed: where it stands and its title. */
export interface PassedTest {
  readonly path: string
  readonly title: string
}

/** Every rule of every rulebook is proven by a passing test that names it, or defines a word, or is not built yet. */
export function checkCoverage(files: readonly SourceFile[], tests: readonly PassedTest[]): Outcome {
  const problems: string[] = []
  let passed = 0
  for (const book of rulebooks(files)) {
    problems.push(...book.problems)
    const known = new Set(book.rules.map(({ id }) => id))
    const own = tests.filter(({ path }) => path.startsWith(`games/${book.game}/test/`))
    const proven = new Set(own.flatMap(({ title }) => idsOfTitle(title)))
    for (const { path, title } of own) problems.push(...titleFaults(title, known).map((fault) => `${path}: ${fault}`))
    for (const { id, definition, section } of book.rules) {
      const open = book.notBuilt.includes(section)
      if (open && proven.has(id)) passed++
      else if (open || definition) continue
      else if (proven.has(id)) passed++
      else problems.push(`${book.path}: no passing test proves ${id}`)
    }
  }
  return { passed, problems: [...new Set(problems)] }
}

/** The step of the test command. Takes the results of the plain tests, or runs the games' tests when there are none. */
export const coverage: Step = {
  name: 'rules',
  title: 'every rule is proven by a test that names it',
  run() {
    if (readResults('plain') === null) runVitest('plain', ['games/'])
    return checkCoverage(projectFiles(), passedTests(readResults('plain'), join(ROOT)))
  },
}
