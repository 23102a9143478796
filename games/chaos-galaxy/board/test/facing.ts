import { openTable, seedOf, seenBy } from '@orrery/kernel'
import { chaosGalaxy } from '../../index.ts'
import type { PieceView, View } from '../../view.ts'

/** A table view with two ships facing each other, made from a real one. */
export function facing(shooter: Partial<PieceView>, target: Partial<PieceView>): View {
  const table = openTable(chaosGalaxy, {}, 2, seedOf('facing'))
  const view = seenBy(table, 'spectator').view as View
  const ship = (id: number, more: Partial<PieceView>): PieceView => ({
    id,
    type: 'solyom',
    controller: id,
    opponent: null,
    owner: id,
    paid: true,
    turned: 'active',
    developments: 0,
    counters: 0,
    x: null,
    values: { speed: 4, firepower: 2, armour: 3, bombing: 1 },
    armourLeft: 3,
    keywords: [],
    slots: 1,
    hangarSize: 1,
    aboard: [],
    boarded: false,
    role: null,
    hit: false,
    bombs: false,
    ...more,
  })
  const hangars = [ship(0, { role: 'attacking', ...shooter }), ship(1, { role: 'defending', ...target })]
  return { ...view, seats: view.seats.map((seat, at) => ({ ...seat, hangar: [hangars[at] as PieceView] })) }
}
