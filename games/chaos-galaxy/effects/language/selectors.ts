import { AMOUNTS, CONDITIONS, COSTS, EFFECTS, type Effect, OPERATIONS, type Selector, TARGET, WHEN } from './vocabulary.ts'

/** A selector with all its fields, unset ones as undefined. */
type Wide = { readonly [Field in keyof Required<Selector>]: Selector[Field] | undefined }

/**
 * The selector with all its fields written out. All selectors then have one object shape, which makes reading them several times as fast:
 * `matches` reads every field for every card that it looks at.
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

/** Whether the selector restricts nothing, so that every card matches. */
export function isOpen(sel: Selector): boolean {
  return Object.values(sel).every((asked) => asked === undefined)
}

/** The names of parameters that hold a selector: those whose type says so, and `all`, by which a word stands for all cards that match. */
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

/** The effects with all their selectors written out. */
export function widened(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => copied(effect, '') as Effect)
}

function copied(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => copied(one, ''))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  for (const [key, held] of Object.entries(copy)) copy[key] = copied(held, key)
  // A parameter that may hold a filter may instead hold a word for cards, whose object form is `{ all: selector }`.
  return HOLDERS.includes(name) && !('all' in copy) ? wide(copy as Selector) : copy
}
