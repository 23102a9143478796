import { join } from 'node:path'
import { standings, type TitledTest, testsOfGame } from '../packages/cli/rules/coverage.ts'
import { rulebooks } from '../packages/cli/rules/rulebook.ts'
import { titleFaults } from '../packages/cli/rules/titles.ts'
import { projectFiles, ROOT, type SourceFile } from './files.ts'
import type { Outcome, Step } from './step.ts'
import { passedTests, readResults, runVitest } from './units.ts'

/** Checks that every rule of every rulebook is named by a passing test, defines a word, or is not built yet. */
export function checkCoverage(files: readonly SourceFile[], passed: readonly TitledTest[]): Outcome {
  const problems: string[] = []
  let proven = 0
  for (const book of rulebooks(files)) {
    problems.push(...book.problems)
    const known = new Set(book.rules.map(({ id }) => id))
    for (const { path, title } of testsOfGame(book.game, passed)) {
      problems.push(...titleFaults(title, known).map((fault) => `${path}: ${fault}`))
    }
    for (const { rule, standing } of standings(book, passed)) {
      if (standing === 'proven') proven++
      if (standing === 'unproven') problems.push(`${book.path}: no passing test proves ${rule.id}`)
    }
  }
  return { passed: proven, problems: [...new Set(problems)] }
}

/**
 * The step of the test command that checks coverage. It takes the results of the plain tests, or runs the games' tests if there are none.
 */
export const coverage: Step = {
  name: 'rules',
  title: 'every rule is proven by a test that names it',
  run() {
    if (readResults('plain') === null) runVitest('plain', ['games/'])
    return checkCoverage(projectFiles(), passedTests(readResults('plain'), join(ROOT)))
  },
}
