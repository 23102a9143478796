import type { Result, Rule } from '@orrery/kernel'
import { BROOD_LORDS } from '../content/genestealers.ts'
import { GENESTEALER_LAIR } from '../content/locations.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'

/** Whether the table has ended. */
export function isOver(g: State): boolean {
  return g.end !== 'none'
}

/** DA-END-2: ends the table with victory by the final location's own condition. */
export function winObjective(g: State): void {
  conclude(g, 'objective', 'DA-END-2')
}

/** DA-END-2, DA-END-3, DA-END-4, DA-LOCCARD-20: ends the table if the players have won, but not while they still travel. */
export function checkVictory(g: State, arrived = g.step !== 'travel'): void {
  if (g.locationDeck.length > 0 || !arrived || isOver(g)) return
  if (g.location === GENESTEALER_LAIR && g.broodLordsSlain.length === BROOD_LORDS.length) winObjective(g)
  else if (g.swarms.length === 0 && at(g.blips, 0).length === 0 && at(g.blips, 1).length === 0) conclude(g, 'cleared', 'DA-END-3')
}

/** DA-END-5, DA-END-6: once an effect is complete, the players win if they meet a condition; otherwise they lose if no marine is left. */
export function checkEnd(g: State): boolean {
  checkVictory(g)
  if (g.formation.length === 0) conclude(g, 'slain', 'DA-END-5')
  return isOver(g)
}

function conclude(g: State, end: 'objective' | 'cleared' | 'slain', rule: string): void {
  if (isOver(g)) return
  g.end = end
  tell(g, { type: 'ended', rule, end: `@end-${end}`, survivors: g.formation.length })
}

/** DA-END-1, DA-END-9, DA-SLAIN-5: all seats win or lose together; the survivors are the score. */
export function resultOf(g: State): Result {
  const seats = Array.from({ length: g.seats }, (_, seat) => seat)
  const rule = g.end === 'objective' ? 'DA-END-2' : g.end === 'cleared' ? 'DA-END-3' : 'DA-END-5'
  return { winners: g.end === 'slain' ? [] : seats, rule, message: g.end, params: { survivors: g.formation.length } }
}

/** Runs a rule until the table ends, after which it asks nothing more (DA-EVENT-13, DA-END-7). */
export function* untilEnd(g: State, rule: Rule): Rule {
  let step = rule.next()
  while (!step.done) {
    if (checkEnd(g)) return
    const reply = yield step.value
    step = rule.next(reply)
  }
  checkEnd(g)
}
