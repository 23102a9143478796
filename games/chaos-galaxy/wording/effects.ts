import {
  AMOUNTS,
  type Amount,
  type CardDefinition,
  CONDITIONS,
  COSTS,
  EFFECTS,
  OPERATIONS,
  OPTION,
  SELECTOR,
  SUBTYPES,
  TARGET,
  WHEN,
} from '../effects/language/vocabulary.ts'
import type { Said, Unit } from './number.ts'

type Plain = Readonly<Record<string, unknown>>
type Table = Readonly<Record<string, string>>

/** What the numbers of the vocabulary count, by word and parameter. A ship's figures name themselves. */
export const COUNTS: Readonly<Record<string, readonly Unit[]>> = {
  'sel.minSize': ['size at least'],
  'sel.maxSize': ['size at most'],
  'sel.maxCost': ['number'],
  'sel.minDevs': ['number'],
  'target.n': ['number'],
  'target.totalSize': ['number'],
  'cond.count.min': ['number'],
  'cond.count.max': ['number'],
  'cond.compare.a': ['number'],
  'cond.compare.b': ['number'],
  'cond.devsAtLeast.n': ['number'],
  'pay.credits.n': ['credit'],
  'pay.sacrificeOther.n': ['number'],
  'pay.turnOtherUsed.n': ['number'],
  'pay.mill.n': ['card'],
  'pay.discard.n': ['card'],
  'pay.undevelop.n': ['development'],
  'op.damage.n': ['damage'],
  'op.setStat.to': ['armour left'],
  'op.preventDamage.n': ['damage'],
  'op.redirectDamage.n': ['damage'],
  'op.preventBombing.n': ['number'],
  'op.sacrificeCard.n': ['number'],
  'op.payFor.discount': ['price'],
  'op.payFor.ignoreLimit': ['development'],
  'op.addCounters.n': ['number'],
  'op.draw.n': ['card'],
  'op.mill.n': ['card'],
  'op.discard.n': ['card'],
  'op.search.top': ['number'],
  'op.search.n': ['card', 'number'],
  'op.arrange.n': ['number'],
  'op.move.n': ['card', 'number'],
  'op.gainCredits.n': ['credit'],
  'op.loseCredits.n': ['credit'],
  'op.stealCredits.n': ['credit'],
  'op.develop.n': ['development'],
  'op.undevelop.n': ['development'],
  'op.modifyCost.n': ['price'],
  'op.modifyCost.uses': ['number'],
  'op.taxAttack.n': ['credit'],
  'op.choose.n': ['choice', 'number'],
  'rule.handLimit': ['number'],
  'rule.creditCap': ['credit'],
  'rule.income': ['credit'],
  'rule.maxDevelop': ['number'],
  'rule.tutorDepth': ['number'],
  'rule.slots': ['number'],
  'rule.crewSlots': ['number'],
  'rule.hangarSize': ['number'],
}

/** Every number in a card's effects, costs and conditions, each with its field. */
export function numbersOfCard(card: CardDefinition): Said[] {
  const effects = card.effects.flatMap((effect, at) => fields(card, effect, EFFECTS[effect.kind], effect.kind, `effects[${at}]`))
  const condition = (card.playIf ?? []).flatMap((one, at) => fields(card, one, CONDITIONS[one.cond], `cond.${one.cond}`, `playIf[${at}]`))
  const cost = card.costX === undefined ? [] : amount(card.costX, ['number'], 'costX')
  return [...cost, ...condition, ...effects]
}

/** The numbers of one word of the vocabulary: those of its parameters and of everything nested in them. */
function fields(card: CardDefinition, held: object, table: Table, word: string, path: string): Said[] {
  const own: Said[][] = []
  const branches: Said[][] = []
  for (const [key, type] of Object.entries(table)) {
    const value = (held as Plain)[key]
    if (value === undefined) continue
    const found = parameter(card, value, type.replace('?', ''), `${word}.${key}`, key, held as Plain, `${path}.${key}`)
    // Only one option of a choice, or one of two branches, happens: a number that several contain is printed once.
    if (word === 'op.choose' && key === 'options')
      branches.push(...(value as readonly object[]).map((option, at) => fields(card, option, OPTION, 'option', `${path}.options[${at}]`)))
    else if (word === 'op.if' && (key === 'do' || key === 'else')) branches.push(found)
    else own.push(found)
  }
  return [...capsOnce(word, own), ...alternatives(branches), ...inherent(held as Plain, word, path)]
}

function parameter(card: CardDefinition, value: unknown, type: string, name: string, key: string, held: Plain, path: string): Said[] {
  const each = (of: (one: Plain, at: number) => Said[]): Said[] => (value as readonly Plain[]).flatMap(of)
  const place = (at: number) => `${path}[${at}]`
  if (type === 'ops') return each((one, at) => fields(card, one, OPERATIONS[one.op as 'draw'], `op.${one.op}`, place(at)))
  if (type === 'costs') return each((one, at) => fields(card, one, COSTS[one.pay as 'credits'], `pay.${one.pay}`, place(at)))
  if (type === 'conds') return each((one, at) => fields(card, one, CONDITIONS[one.cond as 'count'], `cond.${one.cond}`, place(at)))
  if (type === 'targets') return each((one, at) => fields(card, one, TARGET, 'target', place(at)))
  if (type === 'limit') return limit(value, path)
  if (type === 'when') return fields(card, value as object, WHEN, 'when', path)
  if (type === 'sel') return fields(card, value as object, SELECTOR, 'sel', path)
  if (type === 'ref' || type === 'refOrFilter') return referred(card, value, path)
  if (type !== 'int' && type !== 'amount' && type !== 'amountOrAll') return []
  const found = amount(value as Amount, unitsOf(name, key, held), path, base(card, name, held), name === 'op.payFor.discount')
  return found.map((one) => ({ ...one, word: name }))
}

/** The numbers of a selector, given directly or behind `all`. */
function referred(card: CardDefinition, value: unknown, path: string): Said[] {
  if (typeof value !== 'object') return []
  return fields(card, 'all' in (value as Plain) ? ((value as Plain).all as object) : (value as object), SELECTOR, 'sel', path)
}

function unitsOf(name: string, key: string, held: Plain): readonly Unit[] {
  if (name.startsWith('op.modify.')) return [key as Unit]
  const units = COUNTS[name === 'op.rule.delta' ? `rule.${held.param}` : name]
  if (units === undefined) throw new RangeError(`nothing says what the number of ${name} counts`)
  return units
}

/** CG-SHIP-3: what a text adds to a number: it prints how many places a ship needs, not how many more than its size. */
function base(card: CardDefinition, name: string, held: Plain): number {
  const own = name === 'op.rule.delta' && held.param === 'hangarSize' && held.who === 'self'
  return own ? (SUBTYPES.ship as readonly string[]).indexOf(card.subtype) + 1 : 0
}

/** The numbers of an amount: the amount itself, or its unit, divisor and cap. */
function amount(held: Amount | 'all', units: readonly Unit[], at: string, more = 0, less = false): Said[] {
  if (typeof held === 'number') return [said(less ? -held : held + more, units, at)]
  if (typeof held === 'string') return []
  const table: Table = AMOUNTS[Object.keys(AMOUNTS).find((key) => key in held) as 'count']
  const found: Said[] = 'paidDevs' in held || 'costOf' in held || 'stat' in held ? [] : [{ ...said(1, units, at), silent: true }]
  if ('count' in held) found.push(...fields({} as CardDefinition, held.count, SELECTOR, 'sel', `${at}.count`))
  for (const key of ['div', 'max', 'plus'] as const) {
    const value = (held as Plain)[key]
    if (key in table && typeof value === 'number') found.push(said(value, ['number', ...units], `${at}.${key}`))
  }
  return found
}

/** A number of the effects. The text may leave out a single thing: "a card", "the next ship". */
function said(value: number, units: readonly Unit[], at: string): Said {
  const silent = value === 1 && ['card', 'number', 'choice'].includes(units[0] as string)
  const repeated = units[0] === 'size at most' || units[0] === 'size at least'
  return { value, units, at, ...(silent ? { silent } : {}), ...(repeated ? { repeated } : {}) }
}

function limit(held: unknown, at: string): Said[] {
  const { per, n } = typeof held === 'string' ? { per: held, n: 1 } : (held as { per: string; n: number })
  return [{ value: n, units: [per === 'turn' ? 'times a turn' : 'times a combat'], at }]
}

/** Numbers that a word implies without a parameter. */
function inherent(held: Plain, word: string, path: string): Said[] {
  if (word === 'op.permit' && held.may === 'returnFireWhileUsed') return limit('combat', `${path}.may`)
  if (word === 'op.restrict' && held.cannot === 'declareSecondAttack') return limit('turn', `${path}.cannot`)
  return []
}

/** A cap on several figures of one operation is printed once. */
function capsOnce(word: string, lists: readonly Said[][]): Said[] {
  const all = lists.flat()
  if (word !== 'op.modify') return all
  const cap = ({ at }: Said) => at.endsWith('.max')
  return all.filter((one, at) => !cap(one) || all.findIndex((other) => cap(other) && other.value === one.value) === at)
}

/**
 * The numbers of several branches together: one that more than one branch contains counts once. If the branches have different numbers for
 * the same word, the text must print all of them.
 */
function alternatives(branches: readonly Said[][]): Said[] {
  const result: Said[] = []
  for (const branch of branches) {
    const left = [...result]
    for (const one of branch) {
      const same = left.findIndex((other) => other.value === one.value && other.word === one.word)
      if (same >= 0) left.splice(same, 1)
      else result.push(one)
    }
  }
  const toldApart = (one: Said): boolean =>
    branches.filter((branch) => branch.some(({ word }) => word === one.word)).length > 1 &&
    result.some((other) => other.word === one.word && other.value !== one.value)
  return result.map((one) => (toldApart(one) ? { ...one, silent: false } : one))
}
