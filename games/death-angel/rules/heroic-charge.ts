import { confirm, type Rule } from '@orrery/kernel'
import { CLAUDIO } from '../content/marines.ts'
import type { State, Swarm } from '../state.ts'
import { isSlayable, slaySome } from './brood.ts'
import { isOver } from './end.ts'
import { positionOfMarine } from './formation.ts'
import { slayMarine } from './slain.ts'
import { rollForCard } from './support.ts'

/** Whether a swarm is within one position of Claudio, on either side. */
function isNear(g: State, swarm: Swarm): boolean {
  return Math.abs(swarm.position - positionOfMarine(g, CLAUDIO)) <= 1
}

/** DA-ABIL-22: a charge without a target needs a confirmation. */
export function* canCharge(g: State, seat: number): Rule<boolean> {
  if (g.swarms.some((swarm) => isSlayable(swarm) && isNear(g, swarm))) return true
  return yield* confirm(seat, { rule: 'DA-ABIL-22', message: 'charge-nobody' })
}

/** DA-ABIL-22, DA-ABIL-23: Claudio slays up to three near him, then rolls for his life. It is no attack and has no reroll. */
export function* heroicCharge(g: State, seat: number): Rule {
  yield* slaySome(g, { seat, rule: 'DA-ABIL-22', message: 'slay', count: 3, mayStop: true, among: (swarm) => isNear(g, swarm) })
  if (isOver(g)) return
  if (rollForCard(g, '@action-heroic-charge', 'DA-ABIL-22') === 0) slayMarine(g, CLAUDIO, 'DA-ABIL-22')
}
