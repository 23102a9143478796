import { inOrder, multiSelectVerdict, onlySet, type Rule, valuesOf } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { onTestFinished } from 'vitest'
import { type Card, cardById } from '../../content/cards.ts'
import { run } from '../../effects/do/operations.ts'
import { programOf } from '../../effects/language/program.ts'
import type { Effect, Operation } from '../../effects/language/vocabulary.ts'
import { type Context, contextOf } from '../../effects/read/reading.ts'
import type { State } from '../../state.ts'
import { card } from '../given.ts'

/** The context of an effect of seat 0, or of the controller of `self`; cards are written by id. */
export interface Spoken {
  readonly self?: string
  readonly t1?: readonly string[]
  readonly t2?: readonly string[]
  readonly it?: readonly string[]
  readonly other?: string
  readonly last?: readonly string[]
  readonly x?: number
}

/** The context in which a test reads words or carries out operations. */
export function speaking(p: Play<State>, spoken: Spoken = {}): Context {
  const all = (ids: readonly string[] | undefined): number[] => (ids ?? []).map((id) => named(p, id))
  const base = spoken.self === undefined ? { ...contextOf(p.g, 0), controller: 0 } : contextOf(p.g, named(p, spoken.self))
  return {
    ...base,
    targets: [all(spoken.t1), all(spoken.t2)],
    it: all(spoken.it),
    other: spoken.other === undefined ? -1 : named(p, spoken.other),
    last: all(spoken.last),
    x: spoken.x ?? 0,
  }
}

/** `turul`, or `turul@1` for the one of seat 1. */
function named(p: Play<State>, name: string): number {
  const [id, seat] = name.split('@') as [string, string | undefined]
  return card(p, id, seat === undefined ? null : Number(seat))
}

/** Carries operations out at a table; the given options answer the questions in order. Returns the seats that were asked. */
export function carryOut(p: Play<State>, ctx: Context, operations: readonly Operation[], ...answers: string[]): number[] {
  return drive(run(p.g, ctx, operations), answers)
}

/**
 * Drives a rule to its end with the given answers (in a multi-select joined by ` + `); forced choices are taken. Returns the seats that
 * were asked.
 */
export function drive(rule: Rule<unknown>, answers: readonly string[]): number[] {
  const asked: number[] = []
  const left = answers.slice()
  let step = rule.next({ seat: 0, value: undefined })
  while (!step.done) {
    const question = step.value
    if (!('kind' in question) || question.kind === 'plan') throw new Error('one question with options is expected')
    asked.push(question.seat)
    if (question.kind === 'multi-select') {
      const ids = onlySet(question) ?? left.shift()?.split(' + ') ?? []
      if (multiSelectVerdict(question, ids) !== true)
        throw new Error(`'${ids}' is not offered by '${question.name}': ${question.options.map(({ id }) => id)}`)
      step = rule.next({ seat: question.seat, value: valuesOf(question, inOrder(question, ids)) })
      continue
    }
    const only = question.options.length === 1 && question.always !== true ? question.options[0] : undefined
    const wanted = only === undefined ? left.shift() : only.id
    const chosen = question.options.find((option) => option.id === wanted)
    if (chosen === undefined) throw new Error(`'${wanted}' is not offered by '${question.name}': ${question.options.map(({ id }) => id)}`)
    step = rule.next({ seat: question.seat, value: chosen.value })
  }
  if (left.length > 0) throw new Error(`nobody asked for ${left.join(', ')}`)
  return asked
}

/**
 * Replaces a card's text until the test is over, by words of the vocabulary in a form that no card of the set has. Call it before the table
 * is made.
 */
export function rewrite(id: string, effects: readonly Effect[]): void {
  const card = cardById(id) as { -readonly [Key in keyof Card]: Card[Key] } | undefined
  if (card === undefined) throw new RangeError(`there is no card '${id}'`)
  const { effects: printed, program, opposes } = card
  onTestFinished(() => {
    card.effects = printed
    card.program = program
    card.opposes = opposes
  })
  card.effects = effects
  card.program = programOf(effects)
  card.opposes = card.program.opposes[card.program.resolveAt] === true
}
