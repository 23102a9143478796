import { confirm, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { squadronParams } from '../../names.ts'
import { PLACE, type SquadronId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { placeIfAble } from '../deployment/deploy.ts'
import { wave } from '../dice.ts'
import { leave } from '../leave.ts'
import { allShipsOf, isAway } from '../ships.ts'
import { regroup } from '../wing/regroup.ts'
import { countPoints, isOver } from './victory.ts'

/** FA-END-6, FA-WING-13, FA-SETUP-10, FA-VP-8: markers are removed, wings rearm, and reserves arrive; then points are counted. */
export function* endMarkers(g: State): Rule {
  g.drivenBy = []
  g.attacked = []
  g.inForce = g.inForce.filter(({ until }) => until !== 'turn')
  g.wings.boost.fill(0)
  const rearmed = rearm(g)
  for (const seat of g.order) yield* regroup(g, seat, rearmed)
  for (const seat of g.order) {
    yield* arrivals(g, seat)
    if (isOver(g)) return
  }
  countPoints(g)
  tell(g, { type: 'points-counted', rule: 'FA-VP-8', points: g.points.slice() })
  g.step = 'end-cards'
}

/** FA-WING-13: a wing that has been aboard for a full turn is no longer spent. Returns those that were. */
function rearm(g: State): WingId[] {
  const rearmed: WingId[] = []
  for (let wing = 0; wing < g.wings.place.length; wing++) {
    if (g.wings.place[wing] !== PLACE.away || g.wings.spent[wing] === 0 || numberAt(g.wings.landed, wing) >= g.turn) continue
    g.wings.spent[wing] = 0
    rearmed.push(wing)
    tell(g, { type: 'wing-rearmed', rule: 'FA-WING-13', on: `wing:${wing}`, wing })
  }
  return rearmed
}

/** FA-SETUP-10: a player may roll for each squadron in reserve. */
function* arrivals(g: State, seat: number): Rule {
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    const { owner, arrival } = at(g.squadrons, squadron)
    if (owner !== seat || arrival !== 'reserve' || !isAway(g, squadron)) continue
    const prompt = {
      name: 'reserve.roll',
      rule: 'FA-SETUP-10',
      message: 'reserve-roll',
      on: `squadron:${squadron}` as const,
      params: squadronParams(g, squadron),
    }
    if (yield* confirm(seat, prompt)) yield* arrive(g, squadron)
    if (isOver(g)) return
  }
}

/** FA-SETUP-10: what becomes of a squadron in reserve, by the totals of its roll. */
const FATES = [
  { from: 2, to: 2, fate: 'lost' },
  { from: 3, to: 5, fate: 'late' },
  { from: 6, to: 9, fate: 'edge' },
  { from: 10, to: 12, fate: 'half' },
] as const

/** FA-SETUP-10, FA-SETUP-11: a squadron is lost, delayed, placed at the side's edge, or placed anywhere in its half. */
function* arrive(g: State, squadron: SquadronId): Rule {
  const dice = wave(g, 2)
  const total = at(dice, 0) + at(dice, 1)
  const { from, to, fate } = at(
    FATES,
    FATES.findIndex((one) => total <= one.to),
  )
  const on = `squadron:${squadron}`
  const needed = from === to ? `${from}` : `${from}–${to}`
  tell(g, {
    type: 'reserve-rolled',
    rule: 'FA-SETUP-10',
    on,
    squadron,
    dice,
    faces: dice.join(' + '),
    total,
    fate: `@reserve-${fate}`,
    needed,
  })
  if (fate === 'lost') for (const ship of allShipsOf(g, squadron)) yield* leave(g, ship, 'withdrawn', 'FA-SETUP-10')
  if (fate === 'lost' || fate === 'late') return
  if (yield* placeIfAble(g, squadron, fate)) at(g.squadrons, squadron).arrival = 'zone'
}
