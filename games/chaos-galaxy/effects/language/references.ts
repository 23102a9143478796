import {
  AMOUNTS,
  CONDITIONS,
  COSTS,
  OPERATIONS,
  OPTION,
  type Operation,
  type Ref,
  SELECTOR,
  TARGET,
  WHEN,
  type Word,
  type WordName,
} from './vocabulary.ts'

type Visit = (ref: Ref) => void
type Walk<T> = (value: T, visit: Visit) => void
type Table = Readonly<Record<string, string>>

/** All words for cards in operations and in everything nested in them. */
export function referencesIn(operations: readonly Operation[]): Ref[] {
  const found: Ref[] = []
  WALKS.ops(operations, (ref) => found.push(ref))
  return found
}

/** Walks through the parameters that a table of the vocabulary names. */
function walkFields(table: Table, value: object, visit: Visit): void {
  for (const [name, type] of Object.entries(table)) {
    const held = (value as Readonly<Record<string, unknown>>)[name]
    const walk = WALKS[type.replace('?', '') as WordName] as Walk<unknown> | undefined
    if (held !== undefined && walk !== undefined) walk(held, visit)
  }
}

const all =
  <T>(walk: Walk<T>): Walk<readonly T[]> =>
  (values, visit) => {
    for (const value of values) walk(value, visit)
  }

const reference: Walk<Ref> = (ref, visit) => {
  visit(ref)
  if (typeof ref === 'object') walkFields(SELECTOR, ref.all, visit)
}

const amount: Walk<Word['amountOrAll']> = (value, visit) => {
  if (typeof value !== 'object') return
  for (const [kind, table] of Object.entries(AMOUNTS)) if (kind in value) walkFields(table, value, visit)
}

const nothing = (): void => {}

/**
 * How to walk through each type of parameter. The type of this table demands an entry for every new one; parameters in `enum:` hold no
 * card.
 */
const WALKS: { readonly [Name in WordName]: Walk<Word[Name]> } = {
  amount,
  amountOrAll: amount,
  conds: all((condition, visit) => walkFields(CONDITIONS[condition.cond], condition, visit)),
  costs: all((cost, visit) => walkFields(COSTS[cost.pay], cost, visit)),
  ops: all((operation, visit) => walkFields(OPERATIONS[operation.op], operation, visit)),
  options: all((option, visit) => walkFields(OPTION, option, visit)),
  player(player, visit) {
    if (typeof player === 'object') reference('controllerOf' in player ? player.controllerOf : player.ownerOf, visit)
  },
  ref: reference,
  refOrFilter(value, visit) {
    if (typeof value === 'string' || 'all' in value) reference(value, visit)
    else walkFields(SELECTOR, value, visit)
  },
  sel: (selector, visit) => walkFields(SELECTOR, selector, visit),
  targets: all((target, visit) => walkFields(TARGET, target, visit)),
  when: (when, visit) => walkFields(WHEN, when, visit),
  bool: nothing,
  card: nothing,
  int: nothing,
  keyword: nothing,
  keywords: nothing,
  label: nothing,
  limit: nothing,
  place: nothing,
  places: nothing,
  race: nothing,
  replaced: nothing,
  subtypes: nothing,
  trigger: nothing,
  types: nothing,
  until: nothing,
  window: nothing,
}
