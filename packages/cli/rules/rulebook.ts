import { parse } from 'yaml'

/** A file, its path relative to the project with `/` between folders. */
export interface RulebookFile {
  readonly path: string
  readonly text: string
}

/** Text in both languages. */
export interface Said {
  readonly hu: string
  readonly en: string
}

/** A rule as checks and look-ups need it. */
export interface LedgerRule extends Said {
  readonly id: string
  /** Whether the rule only defines a term, so that nothing can be tested. */
  readonly definition: boolean
  readonly section: string
  /** The decision where the sources leave something open. */
  readonly ruling: Said | null
  readonly example: Said | null
}

/** A game's rulebook as checks and look-ups need it. */
export interface Ledger {
  readonly game: string
  readonly path: string
  /** Sections and rules that the game does not play yet: `notBuilt: [trade, GX-DRAFT-1, ...]` at the top of rules.yaml. */
  readonly notBuilt: readonly string[]
  readonly rules: readonly LedgerRule[]
  readonly problems: readonly string[]
}

interface RawRule {
  readonly id?: string
  readonly hu?: string
  readonly en?: string
  readonly definition?: boolean
  readonly ruling?: unknown
  readonly example?: unknown
}

/** The Hungarian notes of rules, by rule id: `rulebook/notes.hu.yaml`. */
type HungarianNotes = Readonly<Record<string, { readonly ruling?: string; readonly example?: string }>>

interface RawLedger {
  readonly notBuilt?: readonly string[]
  readonly sections?: readonly { readonly id: string; readonly rules?: readonly RawRule[] }[]
}

const read = new Map<string, Ledger>()

/** All rulebooks among the files. */
export function rulebooks(files: readonly RulebookFile[]): Ledger[] {
  return files.flatMap(({ path, text }) => {
    const game = /^games\/([^/]+)\/rulebook\/rules\.ya?ml$/.exec(path)?.[1]
    if (game === undefined) return []
    const notes = files.find((file) => file.path === `games/${game}/rulebook/notes.hu.yaml`)?.text ?? ''
    const key = `${text}\n${notes}`
    const kept = read.get(key) ?? readLedger(game, path, text, parse(notes) as HungarianNotes | null)
    read.set(key, kept)
    return [kept]
  })
}

function readLedger(game: string, path: string, text: string, notes: HungarianNotes | null): Ledger {
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
      rules.push({
        id,
        definition,
        section: section.id,
        hu,
        en,
        ruling: said(rule.ruling, notes?.[id]?.ruling),
        example: said(rule.example, notes?.[id]?.example),
      })
    }
  }
  const notBuilt = raw.notBuilt ?? []
  const known = [...sections, ...rules].map(({ id }) => id)
  for (const id of notBuilt) if (!known.includes(id)) problems.push(`${path}: no section and no rule '${id}' (notBuilt)`)
  if (rules.length === 0) problems.push(`${path}: no rules`)
  return { game, path, notBuilt, rules, problems }
}

/** A text in both languages; one without Hungarian is the same in both. */
function said(raw: unknown, hungarian: string | undefined): Said | null {
  if (typeof raw === 'string') return { hu: hungarian ?? raw, en: raw }
  if (typeof raw !== 'object' || raw === null || !('hu' in raw) || !('en' in raw)) return null
  return { hu: String(raw.hu), en: String(raw.en) }
}

/** The ids of a game's rules. */
export function ruleIds(files: readonly RulebookFile[], game: string): ReadonlySet<string> {
  const book = rulebooks(files).find((one) => one.game === game)
  return new Set(book?.rules.map(({ id }) => id))
}
