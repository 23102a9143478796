import { type Answer, anyAnswer, type Json, type Question, type Refusal, randomOf, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import type { Segment } from '../geometry/path.ts'
import { firestormArmada } from '../index.ts'
import { NONE, type State, type Step } from '../state.ts'
import { fightState, type GivenFight } from './fight.ts'

/** The table of a test in a step of the turn; by default, in which a seat chooses a unit. */
export interface GivenTable extends GivenFight {
  readonly step?: Step
  readonly turn?: number
}

/** A distant enemy, so that no side is without ships. */
export const FAR = { type: 'terrans-security', seat: 1, x: 70, y: 46, heading: 270 } as const

/** The steps in which a unit is being activated. */
const ACTIVE: readonly Step[] = ['command', 'movement', 'moved', 'combat', 'boarding', 'closing']

/** A table in play: the rules go on to the next question. */
export function table(given: GivenTable, setup: { seats?: number; options?: Json; seed?: number } = {}): Play<State> {
  return play(firestormArmada, {
    ...setup,
    given: (g) => {
      const { random } = g
      Object.assign(g, fightState(given))
      g.lastActor = [NONE, NONE]
      // Each seed has its own streams; the dice that the test names come first.
      random.dice.preset = g.random.dice.preset
      g.random = random
      if (given.turn !== undefined) g.turn = given.turn
      g.step = given.step ?? 'choose'
      if (!ACTIVE.includes(g.step)) Object.assign(g.activation, { kind: 'none', id: NONE })
      if (g.step.startsWith('flight'))
        Object.assign(g.activation, { kind: 'flight', id: given.active ?? 0, seat: g.flights[given.active ?? 0]?.owner ?? 0 })
      const { kind, id } = g.activation
      const unit = kind === 'squadron' ? g.squadrons[id] : kind === 'flight' ? g.flights[id] : undefined
      if (unit !== undefined) unit.acted = g.turn
      g.ships.turned.fill(0)
    },
  })
}

/** A table at which squadron 0 of seat 0 is to move. */
export function moving(given: GivenTable): Play<State> {
  return table({ step: 'movement', ...given })
}

/** The segments of a manoeuvre in short form: `3.5 R45 2 L10` is 3.5 inches ahead, 45 degrees to starboard, 2 inches, 10 degrees to port. */
export function segments(text: string): Segment[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const side = part[0] === 'R' ? 1 : part[0] === 'L' ? -1 : 0
      const figure = Number(side === 0 ? part : part.slice(1))
      return side === 0 ? { straight: Math.round(figure * 1000) } : { turn: side * Math.round(figure * 100) }
    })
}

/** The answer that declares a manoeuvre. */
export function fly(text: string, more: { [field: string]: Json } = {}): Answer {
  return { plan: { segments: segments(text) as unknown as Json, ...more } }
}

/** The rule by which a manoeuvre is refused. Throws if it is legal. */
export function why(p: Play<State>, answer: Answer): string {
  const refusal: Refusal = p.refused(answer, p.question().seat)
  return refusal.rule
}

/** Where a ship is, in inches and degrees. */
export function at(p: Play<State>, ship: number): { x: number; y: number; heading: number } {
  const { x, y, heading } = p.g.ships
  return { x: (x[ship] ?? 0) / 1000, y: (y[ship] ?? 0) / 1000, heading: (heading[ship] ?? 0) / 100 }
}

/** Answers for all seats with as little as each question allows, until `until` holds or no question is open. */
export function idle(p: Play<State>, until: (p: Play<State>) => boolean = () => false): void {
  for (let i = 0; i < 2000 && p.table.questions.length > 0 && !until(p); i++) {
    for (const question of p.table.questions.slice(0, 1)) p.answer(leastOf(p, question), question.seat)
  }
}

function leastOf(p: Play<State>, question: Question): Answer {
  if (question.kind === 'plan') return anyAnswer(firestormArmada, p.g, question, randomOf(seedOf(1)))
  if (question.kind === 'multi-select') return { options: question.options.slice(0, question.least).map(({ id }) => id) }
  const ids = question.options.map(({ id }) => id)
  return { option: ids.find((id) => ['done', 'pass', 'no', 'aboard'].includes(id) || id.startsWith('end:')) ?? (ids[0] as string) }
}

/** A predicate: whether a question with the given name is open. */
export function asks(name: string): (p: Play<State>) => boolean {
  return (p) => p.table.questions.some((question) => question.name === name)
}
