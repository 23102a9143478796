import { type SeenOption, verbOf } from '@orrery/kernel'
import { actionCard } from '../../content/actions.ts'
import { isSkull } from '../../content/dice.ts'
import type { View, ViewMarine } from '../../view.ts'
import { perilOf, swarmRisk } from '../table/risk.ts'
import { slaysHim } from '../table/rolled.ts'

/** The coach's choice among the options that a step wants. */
type Picks = (wanted: readonly SeenOption[], view: unknown) => SeenOption | undefined

const numberOf = (id: string, place = 1): number => Number(id.split(':')[place])

/** An option's consequence: the chance that a marine is slain in the coming attack. */
type Foreseen = (id: string, view: View) => number

/** Picks the option with the lowest chance of losses; if none lowers it, the one that ends the question, or else the first. */
function safest(verb: string, foreseen: Foreseen): Picks {
  return (wanted, raw) => {
    const view = raw as View
    const offered = wanted.filter(({ id }) => verbOf(id) === verb)
    const perils = offered.map(({ id }) => foreseen(id, view))
    const least = Math.min(...perils)
    const none = wanted.find(({ id }) => verbOf(id) === 'done')
    return least < perilOf(view) - 0.001 ? offered[perils.indexOf(least)] : (none ?? offered[0])
  }
}

/** Gives a token to the marine whom it helps most. */
export const supported = safest('support', (id, view) =>
  perilOf(view, ({ marine }) => (marine?.id === numberOf(id) ? { tokens: marine.tokens + 1 } : {})),
)

/** Turns the marine whose turn lowers the danger most. */
export const turned = safest('turn', (id, view) =>
  perilOf(view, ({ marine }) => (marine?.id === numberOf(id) ? { faces: marine.facing === 'left' ? 'right' : 'left' } : {})),
)

/** Picks the swap that lowers the danger most. */
export const moved = safest('swap', (id, view) => {
  const [one, other] = [numberOf(id), numberOf(id, 2)].map((marine) => view.formation.find((place) => place.marine?.id === marine)?.marine)
  const after = (marine: ViewMarine | null): ViewMarine | null =>
    marine === one ? (other ?? null) : marine === other ? (one ?? null) : marine
  return perilOf({ ...view, formation: view.formation.map((place) => ({ ...place, marine: after(place.marine) })) })
})

/** Picks the attack on the swarm that is most likely to slay its marine. */
export const attacked: Picks = (wanted, raw) => {
  const view = raw as View
  const dangers = wanted.map(({ id }) => {
    const place = view.formation.find(({ position }) => position === numberOf(id, 2))
    const swarms = place === undefined ? [] : [...place.left.swarms, ...place.right.swarms]
    const swarm = swarms.find(({ piece }) => piece === `swarm:${id.split(':').slice(2).join(':')}`)
    if (place === undefined || swarm === undefined) return 0
    return swarmRisk(view, place, id.split(':')[3] === 'left' ? 'left' : 'right', swarm)?.now ?? 0
  })
  return wanted[dangers.indexOf(Math.max(...dangers))]
}

/** Picks a team's attack card if one of its marines has a swarm in range and in front, otherwise its support card. */
export const played: Picks = (wanted, raw) => {
  const { formation } = raw as View
  const sees = (team: number): boolean =>
    formation.some(
      ({ marine, position }) =>
        marine?.team === team &&
        formation.some((place) => Math.abs(place.position - position) <= marine.range && place[marine.facing].swarms.length > 0),
    )
  const [first] = wanted
  if (first === undefined) return undefined
  const { team } = actionCard(numberOf(first.id))
  const type = sees(team) ? 'attack' : 'support'
  const found = wanted.find(({ id }) => {
    const card = actionCard(numberOf(id))
    return card.team === team && card.type === type
  })
  return found ?? first
}

/** Keeps an attack roll that is a skull and a defence roll that does not slay, and rerolls others; picks nothing at other rolls. */
export function rolledFor(purpose: 'attack' | 'defence'): Picks {
  return (wanted, raw) => {
    const view = raw as View
    const again = wanted.find(({ id }) => verbOf(id) === 'reroll')
    const { lastRoll } = view
    if (lastRoll?.purpose !== purpose || again === undefined) return undefined
    const good = purpose === 'attack' ? isSkull(lastRoll.face) : !slaysHim(view, numberOf(again.id), lastRoll.face)
    return good ? wanted.find(({ id }) => id === 'keep') : again
  }
}
