import { strengthOf } from '../../orders/next-order.ts'
import type { NextOrder } from '../../orders/order.ts'
import type { SquadronId } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Facts } from '../table/facts.ts'

/** A unit that may be ordered to act next, and the turn of it: this one, or the next if all have acted. */
export type Candidate = Pick<NextOrder, 'unit' | 'id' | 'turn'> & { readonly name: string }

/** FA-TURN-5: the units of the seat that may act after a squadron: those that have not acted this turn, or all if there are none. */
export function candidates({ view, groups, pieceName }: Facts, squadron: SquadronId): Candidate[] {
  const owner = view.squadrons[squadron]?.owner
  const units = [
    ...groups
      .filter(({ squadron: one, here }) => one.owner === owner && here.length > 0 && one.id !== squadron)
      .map(({ squadron: { id, acted }, name }) => ({ unit: 'squadron' as const, id, acted, name })),
    ...view.flights
      .filter((one) => one.owner === owner && isFlying(view, one.id))
      .map(({ id, acted }) => ({ unit: 'flight' as const, id, acted, name: pieceName(`flight:${id}`) })),
  ]
  const now = units.filter(({ acted }) => !acted)
  const turn = now.length > 0 ? view.turn : view.turn + 1
  return (now.length > 0 ? now : units).map(({ unit, id, name }) => ({ unit, id, turn, name }))
}

function isFlying({ wings }: View, flight: number): boolean {
  return wings.some((wing) => wing.flight === flight && wing.place === 'table')
}

/** A candidate's default order. It records the unit's strength, so that its owner is asked if the unit has been hit meanwhile. */
export function nextBy({ g }: Facts, { unit, id, turn }: Candidate): NextOrder {
  return { kind: 'next', turn, unit, id, move: 'bear', fire: 'strongest', strength: unit === 'squadron' ? strengthOf(g, id) : 0 }
}
