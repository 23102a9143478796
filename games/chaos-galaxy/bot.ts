import type { Answer, Question, Random, Seat } from '@orrery/kernel'
import { armourLeft, BOMBING, FIREPOWER, figure } from './effects/reading.ts'
import type { State } from './state.ts'

/** How often a verb is chosen by the quick policy, against 8 for others. */
const WEIGHTS: Readonly<Record<string, number>> = {
  end: 6,
  pass: 24,
  'pass-until': 4,
  undevelop: 1,
  sell: 1,
  done: 6,
  attack: 10,
  launch: 40,
  pay: 30,
  fire: 16,
  bomb: 40,
  'attack-with': 24,
  'defend-with': 12,
  board: 16,
  'return-fire': 20,
  trap: 60,
}

/** A quick choice: weighted by the kind of thing it is. */
export function policy(_g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') return { plan: null }
  const options = question.options
  let total = 0
  for (const option of options) total += weight(option.id)
  let drawn = random.below(total)
  for (const option of options) {
    drawn -= weight(option.id)
    if (drawn < 0) return { option: option.id }
  }
  return { option: (options[0] as { id: string }).id }
}

function weight(id: string): number {
  const colon = id.indexOf(':')
  return WEIGHTS[colon < 0 ? id : id.slice(0, colon)] ?? 8
}

/** How well the seat stands: colonies first, then fleet, credits and cards. */
export function evaluate(g: State, seat: Seat): number {
  if (g.winner >= 0) return g.winner === seat ? 1 : 0
  let own = 0
  let others = 0
  for (let at = 0; at < g.seats.length; at++) {
    const worth = worthOf(g, at)
    if (at === seat) own = worth
    else others = Math.max(others, worth)
  }
  return 1 / (1 + Math.exp((others - own) / 12))
}

function worthOf(g: State, seat: Seat): number {
  const held = g.seats[seat] as State['seats'][number]
  let worth = held.colony.length + held.headquarters.length * 0.8 + held.credits * 0.7 - (held.colony.length === 0 ? 20 : 0)
  for (const ship of held.hangar) worth += 1.2 * figure(g, ship, FIREPOWER) + figure(g, ship, BOMBING) + armourLeft(g, ship)
  for (const base of held.surface) worth += (g.pieces[base]?.developments ?? 0) * 0.5 + (g.pieces[base]?.paid ? 2 : 0.3)
  for (const card of held.cantina) worth += g.pieces[card]?.paid ? 2 : 0.3
  return worth
}
