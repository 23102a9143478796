import type { Params } from '@orrery/kernel'
import { card } from '../../content/cards.ts'
import { type AttackOdds, attackOdds, type Distribution, exploding, minus } from '../../odds.ts'
import { ratingsOf } from '../../rules/damage/ratings.ts'
import { shieldDice, shieldNeed } from '../../rules/damage/shields.ts'
import { pointDefence } from '../../rules/fire/modifiers.ts'
import { NONE, type State } from '../../state.ts'
import { outlook } from './outlook.ts'

/** How an attack would end without a card and with it. */
export interface Change {
  readonly without: Pick<AttackOdds, 'nothing' | 'hull' | 'critical'>
  readonly with: Pick<AttackOdds, 'nothing' | 'hull' | 'critical'>
}

/** What a card would change of the attack that a question of cards is about; null where that cannot be reckoned. */
export function changeBy(g: State, params: Params, about: number | null, id: string): Change | null {
  const { hits, dice, aim, from, gun } = params
  if (typeof aim === 'number' && typeof from === 'number' && typeof gun === 'number' && typeof dice === 'number')
    return changeOfAttack(g, { from, gun, aim, dice }, id)
  const ship = typeof aim === 'number' ? aim : about
  if (ship === null || typeof hits !== 'number') return null
  const shields = Math.max(shieldDice(g, ship, NONE), 0)
  const pd = pointDefence(g, ship)
  const before = typeof dice === 'number' ? dice : 0
  if (id === 'R02') return two(g, ship, shielded(hits, before), shielded(hits, before + 2))
  if (id === 'A07') return two(g, ship, shielded(hits, before), shielded(hits, before - 2))
  if (id === 'R03') return two(g, ship, torpedoes(hits, pd, shields), torpedoes(Math.max(hits - 3, 0), pd, shields))
  if (id === 'A08') return two(g, ship, torpedoes(hits, before, shields), torpedoes(hits, before - 2, shields))
  if (id === 'R01') return two(g, ship, exactly(hits), braced(hits))
  return null

  function shielded(left: number, against: number): Distribution {
    return minus(exactly(left), exploding(Math.max(against, 0), shieldNeed(g, ship as number)))
  }
  function torpedoes(left: number, against: number, then: number): Distribution {
    return minus(minus(exactly(left), exploding(Math.max(against, 0), 4)), exploding(then, shieldNeed(g, ship as number)))
  }
}

interface Aimed {
  readonly from: number
  readonly gun: number
  readonly aim: number
  readonly dice: number
}

/** Cards played on an attack before its dice. */
function changeOfAttack(g: State, { from, gun, aim, dice }: Aimed, id: string): Change | null {
  const { need, shields, pd, dr, cr, odds } = outlook(g, [{ ship: from, weapon: gun }], aim, dice)
  const figures = { dice, need, shields, pd, shieldNeed: shieldNeed(g, aim), dr, cr }
  if (id === 'A02' || id === 'A12') return { without: odds, with: attackOdds({ ...figures, dice: dice + card(id).amount }) }
  if (id === 'A03') return { without: odds, with: attackOdds({ ...figures, cr: Math.max(cr - 1, dr) }) }
  return id === 'A04' ? { without: odds, with: attackOdds({ ...figures, dr: Math.max(dr - 1, 1) }) } : null
}

function exactly(hits: number): Distribution {
  return Array.from({ length: hits + 1 }, (_, at) => (at === hits ? 1 : 0))
}

/** Card R01: a D3 less. */
function braced(hits: number): Distribution {
  return minus(exactly(hits), [0, 1 / 3, 1 / 3, 1 / 3])
}

function two(g: State, ship: number, without: Distribution, withCard: Distribution): Change {
  const { dr, cr } = ratingsOf(g, ship, [], 0, 0)
  const ends = (left: Distribution) => {
    let [nothing, hull, critical] = [0, 0, 0]
    for (const [hits, chance] of left.entries()) {
      if (hits >= cr) critical += chance
      else if (hits >= dr) hull += chance
      else nothing += chance
    }
    return { nothing, hull, critical }
  }
  return { without: ends(without), with: ends(withCard) }
}
