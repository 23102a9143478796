import { type Answer, answer, begin, determinize, mayAdd, type Question, type Random, type Seat, type Table } from '@orrery/kernel'
import { imagine } from './imagine.ts'
import { forbiddenStars } from './index.ts'
import { at } from './rules/at.ts'
import { type Forecast, forecast, outcomeOf } from './rules/combat/forecast.ts'
import type { AreaId, State, UnitId } from './state.ts'
import type { View } from './view.ts'

/** What is to be predicted: what each card in hand promises, how attacks end, or how a landing of chosen units ends. */
export type Wish =
  | { readonly of: 'cards' }
  | { readonly of: 'attacks'; readonly targets: readonly AreaId[] }
  | { readonly of: 'landing'; readonly moves: readonly (readonly [unit: UnitId, area: AreaId])[] }

/** No order asks this often: a play-out that gets this far is given up. */
const MOST_ANSWERS = 400

/**
 * Forecasts from `times` play-outs of each path, from what a seat sees; empty if there is nothing to predict. They use only the view, so
 * they work for any viewer at any table.
 */
export function foresee(view: View, seat: Seat, wish: Wish, random: Random, times: number): Forecast[] {
  const g = imagine(view, seat, random)
  if (wish.of === 'cards') return g.combat === null ? [] : forecast(opened(g, view), seat, random, times)
  if (view.order === null) return []
  if (wish.of === 'landing') {
    const { target } = view.order
    land(g, wish.moves, target)
    const table = opened(g, view)
    return [outcomeOf('landing', table, seat, target, times, () => fought(determinize(table, seat, random), target, random))]
  }
  const table = opened(g, view)
  return wish.targets.map((target) => {
    const attack = () => fought(determinize(table, seat, random), target, random)
    return outcomeOf(`attack:${target}`, table, seat, target, times, attack)
  })
}

function opened(g: State, view: View): Table<State> {
  return begin(forbiddenStars, g, view.seats)
}

/** Moves the units of a landing to where they would go; the combat for its target is next. */
function land(g: State, moves: readonly (readonly [UnitId, AreaId])[], target: AreaId): void {
  for (const [unit, area] of moves) {
    if (area === target) g.units.from[unit] = at(g.units.area, unit)
    g.units.area[unit] = area
  }
  g.attacker = g.order.seat
  g.step = 'fight'
}

/** Plays an order with the game's policy until the fight for its target is over; every unit that can go there does. */
function fought(table: Table<State>, target: AreaId, random: Random): Table<State> {
  for (let given = 0; given < MOST_ANSWERS && table.result === null && isUnderWay(table.state); given++) {
    const question = table.questions[0]
    if (question === undefined) break
    const bold = boldly(question, table.state, target)
    if (bold !== null && answer(table, question.seat, bold) === true) continue
    if (answer(table, question.seat, table.game.policy(table.state, question, random)) !== true) break
  }
  return table
}

/** The answer of an attacker that commits everything; null to let the game's policy decide. */
function boldly(question: Question, { order }: State, target: AreaId): Answer | null {
  if (question.kind === 'plan' || question.seat !== order.seat) return null
  const ids = question.options.map(({ id }) => id)
  if (question.kind === 'multi-select') {
    const there: string[] = []
    for (const id of ids) if (id.startsWith('move:') && id.endsWith(`:${target}`) && mayAdd(question, there, id) === true) there.push(id)
    return there.length === 0 ? null : { options: there }
  }
  const wanted =
    question.name === 'advance.target' ? `attack:${target}` : question.name === 'advance.source' ? `source:${order.source}` : ''
  return ids.includes(wanted) ? { option: wanted } : null
}

/** Whether units of the order may still move or fight. */
function isUnderWay(g: State): boolean {
  return g.step === 'advance' || g.step === 'fight'
}
