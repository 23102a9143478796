import type { Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import { NONE, type SquadronId, type State } from '../state.ts'
import { at } from './at.ts'
import { wave } from './dice.ts'
import { isOnTable, shipsOf } from './ships.ts'

/** FA-DISORDER-1, FA-DISORDER-2: tests battered squadrons, and disordered ones, which may recover. */
export function* testDisorder(g: State): Rule {
  for (const seat of g.order) {
    for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
      const tested = at(g.squadrons, squadron)
      if (tested.owner !== seat || shipsOf(g, squadron).length === 0) continue
      if (!tested.disordered && !isBattered(g, squadron)) continue
      const dice = wave(g, 3)
      const passed = dice.filter((face) => face >= 4).length >= 2
      tested.disordered = !passed
      tell(g, { type: 'disorder-tested', rule: 'FA-DISORDER-1', on: `squadron:${squadron}`, squadron, dice, passed: passed ? 1 : 0 })
    }
  }
}

/** FA-DISORDER-1: whether it has lost half the ships with which it began the turn, rounded up, or the flagship. */
function isBattered(g: State, squadron: SquadronId): boolean {
  const { strength, owner } = at(g.squadrons, squadron)
  const lost = strength - shipsOf(g, squadron).length
  if (lost <= 0) return false
  const flagship = at(g.flagships, owner)
  const lostFlagship = flagship !== NONE && g.ships.squadron[flagship] === squadron && !isOnTable(g, flagship)
  return lostFlagship || lost * 2 >= strength
}
