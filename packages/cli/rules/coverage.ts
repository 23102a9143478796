import type { Ledger, LedgerRule } from './rulebook.ts'
import { idsOfTitle, titlesIn } from './titles.ts'

/** A test and its file. */
export interface TitledTest {
  readonly path: string
  readonly title: string
}

/** A rule's standing: proven by a test, not testable, not built yet, or unproven. */
export type Standing = 'proven' | 'definition' | 'not built' | 'unproven'

/** A rule and the tests that prove it. */
export interface RuleStanding {
  readonly rule: LedgerRule
  readonly standing: Standing
  readonly tests: readonly TitledTest[]
}

/** The standing of every rule of a book, given tests of any games; only those of this game count. */
export function standings(book: Ledger, tests: readonly TitledTest[]): RuleStanding[] {
  const proofs = new Map<string, TitledTest[]>()
  for (const test of testsOfGame(book.game, tests)) {
    for (const id of idsOfTitle(test.title)) proofs.set(id, [...(proofs.get(id) ?? []), test])
  }
  return book.rules.map((rule) => {
    const proving = proofs.get(rule.id) ?? []
    return { rule, standing: standing(book, rule, proving.length > 0), tests: proving }
  })
}

function standing(book: Ledger, rule: LedgerRule, proven: boolean): Standing {
  if (proven) return 'proven'
  if (book.notBuilt.includes(rule.section) || book.notBuilt.includes(rule.id)) return 'not built'
  return rule.definition ? 'definition' : 'unproven'
}

/** The tests of one game. */
export function testsOfGame(game: string, tests: readonly TitledTest[]): TitledTest[] {
  return tests.filter(({ path }) => path.startsWith(`games/${game}/test/`))
}

/** The tests in a game's test files. */
export function testsIn(files: readonly { readonly path: string; readonly text: string }[]): TitledTest[] {
  return files.flatMap(({ path, text }) =>
    /^games\/[^/]+\/test\/.*\.test\.tsx?$/.test(path) ? titlesIn(text).map((title) => ({ path, title })) : [],
  )
}
