import type { Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { NONE, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { numberAt } from '../at.ts'
import { loseWing } from '../leave.ts'
import { isFlying, teamsAboard } from '../ships.ts'
import { boarding } from './resolve.ts'
import { aimAt } from './segment.ts'

/** FA-BOARD-24: assault shuttles board with the sum of their AP, and are removed. */
export function* boardByWings(g: State, wings: readonly WingId[], target: ShipId): Rule {
  const [first = NONE] = wings
  const seat = numberAt(g.wings.owner, first)
  const flight = numberAt(g.wings.flight, first)
  let teams = 0
  for (const wing of wings) teams += wingType(numberAt(g.wings.type, wing)).ap
  const sabotage = teamsAboard(g, target) === 0 && (yield* aimAt(g, seat, target))
  const acting = { seat, squadron: NONE, flight, ships: [] }
  yield* boarding(g, { seat, squadron: NONE, target, teams, sabotage, more: 0, acting })
  // An explosion that the sabotage set off may have destroyed some.
  for (const wing of wings) if (isFlying(g, wing)) loseWing(g, wing, PLACE.withdrawn, 'FA-BOARD-24')
}
