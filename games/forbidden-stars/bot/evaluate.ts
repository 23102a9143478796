import type { Seat } from '@orrery/kernel'
import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import { incomes } from '../rules/refresh.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { commandLevel } from '../rules/structures.ts'
import { FIRST_TOKEN, plasticKind } from '../rules/units.ts'
import { NONE, type State } from '../state.ts'
import { priceOf } from './worth.ts'

/** How well a seat stands: the share of a strength that grows with its objectives, worlds, units and means. */
export function evaluate(g: State, seat: Seat): number {
  if (g.end !== 'none') return g.winners.includes(seat) ? 1 / g.winners.length : 0
  const scores = strengths(g)
  let sum = 0
  for (const score of scores) sum += Math.exp(score / 4)
  return Math.exp(at(scores, seat) / 4) / sum
}

/** How strong every seat is. */
function strengths(g: State): number[] {
  const found = presence(g)
  const income = incomes(g)
  const left = Math.max(0, 9 - g.round)
  const scores = g.players.map((player, seat) => {
    if (player.eliminated) return -40
    const need = g.seats - player.collected.length
    return (
      player.collected.length * 6 +
      (need <= 1 ? 3 : 0) +
      0.25 * player.materiel +
      0.3 * (sum(player.assets) + commandLevel(g, seat) * 2) +
      0.12 * left * at(income, seat) +
      0.25 * player.upgrades.length
    )
  })
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] === NONE) continue
    const seat = at(g.units.seat, unit)
    scores[seat] = at(scores, seat) + 0.22 * priceOf(plasticKind(unit)) * (g.units.routed[unit] === 0 ? 1 : 0.7)
  }
  for (let area = 0; area < g.objectives.length; area++) {
    const objective = at(g.objectives, area)
    if (objective === NONE) continue
    const owner = seatOf(g, factionOfObjective(objective))
    const here = at(found, area)
    if (here === 1 << owner) scores[owner] = at(scores, owner) + 3.5
    else if (here === 0) scores[owner] = at(scores, owner) + 0.7
  }
  return scores
}

function sum(items: readonly number[]): number {
  return items.reduce((total, item) => total + item, 0)
}
