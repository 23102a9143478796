import { type Answer, anySet, type Question, type Random, type Seat } from '@orrery/kernel'
import { at } from '../rules/at.ts'
import { friendlyWorlds } from '../rules/winning.ts'
import type { State } from '../state.ts'

/** A quick choice. */
export function policy(_g: State, question: Question, random: Random): Answer {
  if (question.kind === 'some') return { options: anySet(question, random) }
  if (question.kind !== 'options') throw new Error('Forbidden Stars asks for no plans')
  return { option: at(question.options, random.below(question.options.length)).id }
}

/** How well the seat stands: objective tokens first, then worlds. */
export function evaluate(g: State, seat: Seat): number {
  if (g.end !== 'none') return g.winners.includes(seat) ? 1 : 0
  const worlds = friendlyWorlds(g)
  const share =
    at(worlds, seat) /
    Math.max(
      1,
      worlds.reduce((sum, count) => sum + count, 0),
    )
  return Math.min(1, (at(g.players, seat).collected.length / g.seats) * 0.7 + share * 0.3)
}
