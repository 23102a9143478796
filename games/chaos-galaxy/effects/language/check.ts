import { isObject } from '@orrery/kernel'
import {
  AMOUNTS,
  CLANS,
  CONDITIONS,
  COSTS,
  DURATIONS,
  EFFECTS,
  FIGURES,
  KEYWORDS,
  NAMED_REFS,
  OPERATIONS,
  OPTION,
  PLACES,
  RACES,
  RARITIES,
  REPLACED,
  SELECTOR,
  STATIC_OPERATIONS,
  SUBTYPES,
  TARGET,
  TRIGGERS,
  TYPES,
  WHEN,
  WINDOWS,
  type WordName,
} from './vocabulary.ts'

/** The card that is checked: where its problems are noted, and which cards its text may name. */
interface Checked {
  report(path: string, problem: string): void
  isCard(id: string): boolean
}

type Check = (value: unknown, path: string, checked: Checked) => void
type Table = Readonly<Record<string, string>>

const FIELDS: readonly string[] = [
  ...['id', 'race', 'type', 'subtype', 'rarity', 'clan', 'cost', 'costX', 'figures', 'keywords', 'playIf', 'effects', 'origin', 'note'],
]

/**
 * All problems of a card file, each as `card: field: problem`; empty for a valid card. `isCard` says whether a card with that id exists.
 */
export function cardProblems(card: unknown, isCard: (id: string) => boolean): string[] {
  const problems: string[] = []
  if (!isObject(card)) return ['a card must be an object']
  const name = typeof card.id === 'string' ? card.id : '(a card without id)'
  const report: Checked['report'] = (path, problem) => problems.push(`${name}: ${path}: ${problem}`)
  const checked: Checked = { report, isCard }
  for (const key of Object.keys(card)) if (!FIELDS.includes(key)) report(key, 'is not a field of a card')
  if (typeof card.id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id)) report('id', 'must be small letters, digits and hyphens')
  oneOf(RACES)(card.race, 'race', checked)
  oneOf(TYPES)(card.type, 'type', checked)
  oneOf(SUBTYPES[card.type as keyof typeof SUBTYPES] ?? [])(card.subtype, 'subtype', checked)
  oneOf(RARITIES)(card.rarity, 'rarity', checked)
  if (card.clan !== null) oneOf(CLANS)(card.clan, 'clan', checked)
  if (card.cost !== 'X' && !isCount(card.cost)) report('cost', `must be a whole number of 0 or more or 'X', not ${show(card.cost)}`)
  if ((card.cost === 'X') !== (card.costX !== undefined)) report('costX', 'stands exactly where the cost is X')
  if (card.costX !== undefined) WORDS.amount(card.costX, 'costX', checked)
  figures(card, checked)
  list(oneOf(KEYWORDS))(card.keywords, 'keywords', checked)
  if (card.playIf !== undefined) WORDS.conds(card.playIf, 'playIf', checked)
  effects(card.effects, checked)
  oneOf(['source', 'designed'])(card.origin, 'origin', checked)
  if (card.note !== undefined && typeof card.note !== 'string') report('note', 'must be a text')
  return problems
}

function effects(value: unknown, checked: Checked): void {
  list(tagged('kind', EFFECTS))(value, 'effects', checked)
  if (!Array.isArray(value)) return
  for (const [at, effect] of value.entries()) {
    if (!isObject(effect) || effect.kind !== 'static' || !Array.isArray(effect.do)) continue
    for (const [place, operation] of effect.do.entries()) staticOperation(operation, `effects[${at}].do[${place}]`, checked)
  }
}

/** What holds as long as a card is in play has no duration, and is no operation that happens once. */
function staticOperation(operation: unknown, path: string, { report }: Checked): void {
  if (!isObject(operation)) return
  if (!(STATIC_OPERATIONS as readonly unknown[]).includes(operation.op))
    report(`${path}.op`, `${show(operation.op)} cannot hold as long as a card is in play`)
  if ('until' in operation) report(`${path}.until`, 'a static effect has no duration')
}

const FIGURES_OF: Readonly<Record<string, readonly string[]>> = {
  ship: FIGURES,
  weaponry: FIGURES,
  crew: FIGURES,
  base: ['limit', 'armour'],
  event: [],
  interrupt: [],
}

function figures(card: Readonly<Record<string, unknown>>, { report }: Checked): void {
  const held = card.figures
  if (!isObject(held)) {
    report('figures', 'must be an object')
    return
  }
  const allowed = FIGURES_OF[String(card.type)] ?? []
  for (const [key, value] of Object.entries(held)) {
    if (!allowed.includes(key)) report(`figures.${key}`, `is not a figure of a card of type ${show(card.type)}`)
    else if (key === 'limit' && (value === 'X' || (value === '?' && card.subtype === 'trap'))) continue
    else if (!Number.isInteger(value) || ((value as number) < 0 && (card.type === 'ship' || card.type === 'base')))
      report(`figures.${key}`, `must be a whole number, not ${show(value)}`)
  }
  const needed = card.type === 'ship' ? FIGURES : card.type === 'base' ? ['limit'] : []
  for (const key of needed) if (!(key in held)) report(`figures.${key}`, 'is missing')
}

function oneOf(values: readonly string[]): Check {
  return (value, path, checked) => {
    if (!values.includes(value as string)) checked.report(path, `must be one of ${values.join(', ')}, not ${show(value)}`)
  }
}

function list(item: Check): Check {
  return (value, path, checked) => {
    if (!Array.isArray(value)) checked.report(path, 'must be a list')
    else for (const [at, one] of value.entries()) item(one, `${path}[${at}]`, checked)
  }
}

function oneOrList(item: Check): Check {
  return (value, path, checked) => (Array.isArray(value) ? list(item) : item)(value, path, checked)
}

/** Checks an object by its fields in a table of the vocabulary; `tag` is a further field that names the table. */
function fields(table: Table, tag?: string): Check {
  return (value, path, checked) => {
    if (!isObject(value)) {
      checked.report(path, `must be an object, not ${show(value)}`)
      return
    }
    for (const key of Object.keys(value)) if (key !== tag && !(key in table)) checked.report(`${path}.${key}`, 'is not a parameter here')
    for (const [key, type] of Object.entries(table)) {
      const optional = type.endsWith('?')
      if (key in value) wordCheck(optional ? type.slice(0, -1) : type)(value[key], `${path}.${key}`, checked)
      else if (!optional) checked.report(`${path}.${key}`, 'is missing')
    }
  }
}

function tagged(tag: string, tables: Readonly<Record<string, Table>>): Check {
  return (value, path, checked) => {
    const name = isObject(value) ? value[tag] : undefined
    const table = typeof name === 'string' ? tables[name] : undefined
    if (table === undefined) checked.report(`${path}.${tag}`, `must be one of ${Object.keys(tables).join(', ')}, not ${show(name)}`)
    else fields(table, tag)(value, path, checked)
  }
}

function wordCheck(type: string): Check {
  if (type.startsWith('enum:')) return oneOf(type.slice('enum:'.length).split('|'))
  return WORDS[type as WordName]
}

const bool: Check = (value, path, checked) => {
  if (typeof value !== 'boolean') checked.report(path, `must be true or false, not ${show(value)}`)
}

const int: Check = (value, path, checked) => {
  if (!Number.isInteger(value)) checked.report(path, `must be a whole number, not ${show(value)}`)
}

const amount: Check = (value, path, checked) => {
  if (Number.isInteger(value) || value === 'bombingTotal') return
  const name = isObject(value) ? Object.keys(AMOUNTS).find((key) => key in value) : undefined
  if (name === undefined) checked.report(path, `must be a whole number or an amount, not ${show(value)}`)
  else fields((AMOUNTS as Readonly<Record<string, Table>>)[name] as Table)(value, path, checked)
}

const ref: Check = (value, path, checked) => {
  if (isObject(value) && 'all' in value && Object.keys(value).length === 1) WORDS.sel(value.all, `${path}.all`, checked)
  else oneOf(NAMED_REFS)(value, path, checked)
}

const player: Check = (value, path, checked) => {
  if (isObject(value) && Object.keys(value).length === 1 && 'controllerOf' in value)
    ref(value.controllerOf, `${path}.controllerOf`, checked)
  else if (isObject(value) && Object.keys(value).length === 1 && 'ownerOf' in value) ref(value.ownerOf, `${path}.ownerOf`, checked)
  else oneOf(['you', 'opponent', 'each'])(value, path, checked)
}

const limit: Check = (value, path, checked) => {
  if (isObject(value)) fields({ per: 'enum:turn|combat', n: 'int' })(value, path, checked)
  else oneOf(['turn', 'combat'])(value, path, checked)
}

const label: Check = (value, path, checked) => {
  if (!isObject(value) || typeof value.hu !== 'string' || typeof value.en !== 'string') checked.report(path, 'must have hu and en')
}

const WORDS: Readonly<Record<WordName, Check>> = {
  amount,
  amountOrAll: (value, path, checked) => {
    if (value !== 'all') amount(value, path, checked)
  },
  bool,
  card: (value, path, checked) => {
    if (typeof value !== 'string' || !checked.isCard(value)) checked.report(path, `there is no card ${show(value)}`)
  },
  conds: list(tagged('cond', CONDITIONS)),
  costs: list(tagged('pay', COSTS)),
  int,
  keyword: oneOf(KEYWORDS),
  keywords: list(oneOf([...KEYWORDS, 'all'])),
  label,
  limit,
  ops: list(tagged('op', OPERATIONS)),
  options: list((value, path, checked) => fields(OPTION)(value, path, checked)),
  place: oneOf(PLACES),
  places: oneOrList(oneOf(PLACES)),
  player,
  race: oneOf(RACES),
  ref,
  refOrFilter: (value, path, checked) => {
    if (isObject(value) && !('all' in value)) WORDS.sel(value, path, checked)
    else ref(value, path, checked)
  },
  replaced: oneOf(REPLACED),
  sel: (value, path, checked) => fields(SELECTOR)(value, path, checked),
  subtypes: oneOrList(oneOf(Object.values(SUBTYPES).flat())),
  targets: list((value, path, checked) => fields(TARGET)(value, path, checked)),
  trigger: oneOf(TRIGGERS),
  types: oneOrList(oneOf(TYPES)),
  until: oneOf(DURATIONS),
  when: (value, path, checked) => fields(WHEN)(value, path, checked),
  window: oneOf(WINDOWS),
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
