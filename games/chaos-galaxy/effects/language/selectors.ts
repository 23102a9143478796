import { AMOUNTS, CONDITIONS, COSTS, EFFECTS, type Effect, OPERATIONS, type Selector, TARGET, WHEN } from './vocabulary.ts'

/** A selector with all its fields, those that it leaves open too. */
type Wide = { readonly [Field in keyof Required<Selector>]: Selector[Field] | undefined }

/**
 * The selector with all its fields written out. All selectors are then alike to the engine, which reads their fields
 * several times as fast: `matches` reads all of them for every card that it looks at.
 */
function wide(sel: Selector): Wide {
  return {
    zone: sel.zone,
    player: sel.player,
    type: sel.type,
    subtype: sel.subtype,
    race: sel.race,
    keyword: sel.keyword,
    paid: sel.paid,
    state: sel.state,
    minSize: sel.minSize,
    maxSize: sel.maxSize,
    maxCost: sel.maxCost,
    minDevs: sel.minDevs,
    role: sel.role,
    carrier: sel.carrier,
    not: sel.not,
    notNamed: sel.notNamed,
    stackKind: sel.stackKind,
    targetsOne: sel.targetsOne,
    damagedThisCombat: sel.damagedThisCombat,
    hasCrew: sel.hasCrew,
    hasWeaponry: sel.hasWeaponry,
  }
}

/** Whether the selector leaves all open: every card matches. */
export function isOpen(sel: Selector): boolean {
  return Object.values(sel).every((asked) => asked === undefined)
}

/** The names of parameters that hold a selector: those with the word for it, and `all`, which makes one a word for cards. */
const HOLDERS: readonly string[] = ['all', ...holders()]

function holders(): string[] {
  const tables: readonly Readonly<Record<string, string>>[] = [
    ...[AMOUNTS, CONDITIONS, COSTS, OPERATIONS, EFFECTS].flatMap((kinds) => Object.values(kinds)),
    TARGET,
    WHEN,
  ]
  const words = ['sel', 'sel?', 'refOrFilter', 'refOrFilter?']
  return tables.flatMap((table) => Object.keys(table).filter((name) => words.includes(table[name] ?? '')))
}

/** Effects whose selectors are all wide. */
export function widened(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => copied(effect, '') as Effect)
}

function copied(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => copied(one, ''))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  for (const [key, held] of Object.entries(copy)) copy[key] = copied(held, key)
  // A parameter that may hold a filter or a word for cards holds the word `all` as an object too.
  return HOLDERS.includes(name) && !('all' in copy) ? wide(copy as Selector) : copy
}
