import { type CardId, card } from '../../../content/cards.ts'
import { type AttackFigures, type AttackOdds, attackOdds } from '../../../odds.ts'
import { attackOf, figuresOf } from '../../../outlook.ts'
import { aimsAt, lastAims, reactionOf, type Shot } from '../../../rules/fire/attack.ts'
import { attackDice, standingBoosts } from '../../../rules/fire/dice.ts'
import { NONE, type State } from '../../../state.ts'
import { type Asked, type Change, gunParam, numberParam } from './change.ts'
import type { Way } from './EndsBar.tsx'

/** The possible ends of an attack for its target. */
export function damageWays({ nothing, hull, critical }: Pick<AttackOdds, 'nothing' | 'hull' | 'critical'>): Way[] {
  return [
    { tone: 'plain', chance: nothing, message: 'board-way-nothing' },
    { tone: 'mixed', chance: hull, message: 'board-way-hull' },
    { tone: 'bad', chance: critical, message: 'board-way-critical' },
  ]
}

/** Cards played on an attack before its dice, and cards that fire back. */
export function changeOfShot(g: State, asked: Asked, id: CardId): Change | null {
  if (id === 'R11' && asked.about !== null) return bestOf(g, aimsAt(g, asked.about, numberParam(asked, 'aim') ?? NONE))
  if (id === 'R12' && asked.about !== null) return bestOf(g, lastAims(g, asked.about))
  const [gun, aim, dice] = [gunParam(asked), numberParam(asked, 'aim'), numberParam(asked, 'dice')]
  if (gun === null || aim === null || dice === null) return null
  const figures = figuresOf(g, attackOf(g, [gun], aim), dice)
  const { dr, cr } = figures
  const by = (changed: Partial<AttackFigures>): Change => ({
    without: damageWays(attackOdds(figures)),
    with: damageWays(attackOdds({ ...figures, ...changed })),
  })
  switch (id) {
    case 'A02':
    case 'A12':
      return by({ dice: dice + card(id).amount })
    case 'A03':
      return by({ cr: Math.max(cr - 1, dr) })
    case 'A04':
      return by({ dr: Math.max(dr - 1, 1) })
    case 'A05':
      return by({ dice: numberParam(asked, 'locked') ?? dice })
    case 'A06':
      return by({ dice: numberParam(asked, 'undamaged') ?? dice })
    default:
      return null
  }
}

/** Cards R11, R12: the most damaging shot that may be fired with half the dice. */
function bestOf(g: State, aims: readonly Shot[]): Change | null {
  let best: { readonly odds: AttackOdds; readonly target: number } | null = null
  for (const aim of aims) {
    const odds = reactionOdds(g, aim)
    if (best === null || odds.meanHull > best.odds.meanHull) best = { odds, target: aim.target }
  }
  return best === null ? null : { without: null, with: damageWays(best.odds), target: best.target }
}

function reactionOdds(g: State, aim: Shot): AttackOdds {
  const attack = reactionOf(g, aim)
  return attackOdds(figuresOf(g, attack, attackDice(g, attack, standingBoosts(g, attack))))
}
