import { KEYWORD_CATALOGUE, OPERATION_CATALOGUE, TRIGGER_CATALOGUE } from './catalogues.ts'
import { mentions } from './mentions.ts'
import { referencesIn } from './references.ts'
import {
  type Effect,
  type EffectOf,
  KEYWORDS,
  type Operation,
  type OperationName,
  type OperationOf,
  type STATIC_OPERATIONS,
  type TriggerName,
} from './vocabulary.ts'

/**
 * A card's effects prepared for play: separated by kind, with their triggers as bits, and with all operations numbered, so that a state can
 * name an operation by print and number.
 */
export interface Program {
  readonly statics: readonly EffectOf<'static'>[]
  readonly triggered: readonly Numbered<EffectOf<'triggered'>>[]
  readonly activated: readonly Numbered<EffectOf<'activated'>>[]
  readonly replaces: readonly Numbered<EffectOf<'replace'>>[]
  /** What happens when an event or interrupt takes effect, or when a research or a trap is paid. */
  readonly resolve: EffectOf<'resolve'> | null
  /** The number of the resolve effect among the card's effects; -1 if there is none. */
  readonly resolveAt: number
  /** All effects, by number. */
  readonly effects: readonly Effect[]
  /** All operations, by number, including nested ones. */
  readonly operations: readonly Operation[]
  /** By number of the effect: its choice made on announcement, or null. */
  readonly choices: readonly (AnnouncedChoice | null)[]
  /** By number of the effect: whether it mentions the opponent, who must then be chosen (CG-MULTI-13). */
  readonly opposes: readonly boolean[]
  /** Whether a continuous text of the card mentions the opponent. */
  readonly aims: boolean
  /** Trigger bits: what the card waits for. */
  readonly listens: number
  /** Operation bits: what its static effects contain. */
  readonly says: number
}

/**
 * CG-STACK-9, CG-CPAY-5: a choice made on announcement, because its options have targets or because it belongs to the end of the payment
 * step; and the targets of the effect that each option uses.
 */
export interface AnnouncedChoice {
  readonly operation: OperationOf<'choose'>
  /** By number of the option: the numbers of its targets. */
  readonly names: readonly (readonly number[])[]
}

/** An effect and its number among the card's effects, which limits and stack items use. */
export interface Numbered<E> {
  readonly at: number
  readonly effect: E
}

/** The bit of a trigger in `Program.listens`. */
export function triggerBit(name: TriggerName): number {
  return 1 << TRIGGER_CATALOGUE.kind(name)
}

/** Operations that static effects are looked up for: their names, and their bits in `Program.says`. */
export interface OperationSet<Name extends OperationName = OperationName> {
  readonly names: readonly Name[]
  readonly bits: number
}

/** An operation set. Make it once for each place that looks operations up. */
export function operationSet<Name extends (typeof STATIC_OPERATIONS)[number]>(...names: Name[]): OperationSet<Name> {
  return { names, bits: saidBits(names) }
}

function saidBits(names: readonly OperationName[]): number {
  let bits = 0
  for (const name of names) {
    const at = OPERATION_CATALOGUE.find(name)
    if (at !== undefined) bits |= 1 << at
  }
  return bits
}

/** The keywords as a set of bits. */
export function keywordBits(keywords: readonly string[]): number {
  let bits = 0
  for (const keyword of keywords.includes('all') ? KEYWORDS : keywords) bits |= 1 << KEYWORD_CATALOGUE.kind(keyword)
  return bits
}

/** Prepares a card's effects for play. */
export function programOf(effects: readonly Effect[]): Program {
  const operations: Operation[] = []
  let listens = 0
  let says = 0
  const number = (list: readonly Operation[]): void => {
    for (const operation of list) {
      operations.push(operation)
      if (operation.op === 'if') {
        number(operation.do)
        number(operation.else ?? [])
      } else if (operation.op === 'choose') for (const option of operation.options) number(option.do)
      else if (operation.op === 'may' || operation.op === 'unless' || operation.op === 'delayed') number(operation.do)
    }
  }
  for (const effect of effects) {
    number(effect.kind === 'replace' ? effect.instead : effect.do)
    if (effect.kind === 'triggered') listens |= triggerBit(effect.when.event)
    if (effect.kind === 'static') says |= saidBits(effect.do.map(({ op }) => op))
  }
  const resolveAt = effects.findIndex((effect) => effect.kind === 'resolve')
  return {
    statics: effects.filter((effect) => effect.kind === 'static'),
    triggered: numbered(effects, 'triggered'),
    activated: numbered(effects, 'activated'),
    replaces: numbered(effects, 'replace'),
    resolve: resolveAt < 0 ? null : (effects[resolveAt] as EffectOf<'resolve'>),
    resolveAt,
    effects,
    operations,
    choices: effects.map(announcedChoice),
    opposes: effects.map(speaksOfOpponent),
    aims: effects.some((effect) => (effect.kind === 'static' || effect.kind === 'replace') && speaksOfOpponent(effect)),
    listens,
    says,
  }
}

const OPPONENT_WORDS = ['opponent', 'beTargetedByOpponent', 'oppTurn']

/** Whether a part of a card's data mentions the opponent: as a player, by restricting or permitting them, or by their turn. */
export function speaksOfOpponent(part: unknown): boolean {
  return mentions(part, OPPONENT_WORDS)
}

/** Whether all that an effect of the card does lasts for the exchange of fire. */
export function lastsForExchange(program: Program, at: number): boolean {
  const effect = program.effects[at]
  if (effect?.kind !== 'triggered') return false
  return effect.do.every((operation) => 'until' in operation && operation.until === 'exchange')
}

function announcedChoice(effect: Effect): AnnouncedChoice | null {
  if (effect.kind === 'static' || effect.kind === 'replace') return null
  const operation = effect.do.find((one): one is OperationOf<'choose'> => one.op === 'choose')
  if (operation === undefined) return null
  const names = operation.options.map((option) => {
    const named = referencesIn(option.do)
    return (effect.targets ?? []).flatMap((target, at) => (named.includes(target.id) ? [at] : []))
  })
  const atPaymentEnd = effect.kind === 'triggered' && effect.when.event === 'paymentEnd'
  return atPaymentEnd || names.some((named) => named.length > 0) ? { operation, names } : null
}

function numbered<Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind): Numbered<EffectOf<Kind>>[] {
  const found: Numbered<EffectOf<Kind>>[] = []
  for (const [at, effect] of effects.entries()) if (effect.kind === kind) found.push({ at, effect: effect as EffectOf<Kind> })
  return found
}
