import { parse } from 'yaml'
import type { SourceFile } from './files.ts'

/** A rule as the checks need it. */
export interface LedgerRule {
  readonly id: string
  /** A rule that only defines a word: nothing can be tested. */
  readonly definition: boolean
  readonly section: string
  readonly hu: string
  readonly en: string
}

/** A game's rulebook as the checks need it. */
export interface Ledger {
  readonly game: string
  readonly path: string
  /** Sections that the game does not play yet: `notBuilt: [trade, ...]` at the top of rules.yaml. */
  readonly notBuilt: readonly string[]
  readonly rules: readonly LedgerRule[]
  readonly problems: readonly string[]
}

interface RawRule {
  readonly id?: string
  readonly hu?: string
  readonly en?: string
  readonly definition?: boolean
}

interface RawLedger {
  readonly notBuilt?: readonly string[]
  readonly sections?: readonly { readonly id: string; readonly rules?: readonly RawRule[] }[]
}

const read = new Map<string, Ledger>()

/** All rulebooks among the files. */
export function rulebooks(files: readonly SourceFile[]): Ledger[] {
  return files.flatMap(({ path, text }) => {
    const game = /^games\/([^/]+)\/rulebook\/rules\.ya?ml$/.exec(path)?.[1]
    if (game === undefined) return []
    const kept = read.get(text) ?? readLedger(game, path, text)
    read.set(text, kept)
    return [kept]
  })
}

function readLedger(game: string, path: string, text: string): Ledger {
  const raw = parse(text) as RawLedger
  const problems: string[] = []
  const rules: LedgerRule[] = []
  const sections = raw.sections ?? []
  for (const section of sections) {
    for (const rule of section.rules ?? []) {
      const { id = '', hu = '', en = '', definition = false } = rule
      if (!/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(id)) problems.push(`${path}: '${id}' is no rule id (section ${section.id})`)
      if (hu === '' || en === '') problems.push(`${path}: ${id} lacks a language`)
      if (rules.some((other) => other.id === id)) problems.push(`${path}: ${id} stands twice`)
      rules.push({ id, definition, section: section.id, hu, en })
    }
  }
  const notBuilt = raw.notBuilt ?? []
  for (const id of notBuilt) if (!sections.some((section) => section.id === id)) problems.push(`${path}: no section '${id}' (notBuilt)`)
  if (rules.length === 0) problems.push(`${path}: no rules`)
  return { game, path, notBuilt, rules, problems }
}

/** The ids of a game's rules. */
export function ruleIds(files: readonly SourceFile[], game: string): ReadonlySet<string> {
  const book = rulebooks(files).find((one) => one.game === game)
  return new Set(book?.rules.map(({ id }) => id))
}
