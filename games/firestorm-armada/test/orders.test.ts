import { type Seat, type SeenQuestion, seenBy } from '@orrery/kernel'
import { afterEach, expect, test } from 'vitest'
import { coverAll, keepEngines, keepsEngines, ordered, recall, sectorsToCome } from '../board/table/orders.ts'
import { commandChoices } from '../rules/cards/choices.ts'
import { type View, view as viewOf } from '../view.ts'
import { at } from './card-table.ts'
import { carryOut } from './fight.ts'

afterEach(recall)

/** Three Terran ships of one squadron, and one of another, whose player is asked for the first one's arc. */
function asked(seat: Seat) {
  const ships = [0, 1, 2, 3].map((place) => ({ ...at('terrans-ares', 20, 20 + 4 * place, seat), squadron: place < 3 ? 0 : 1 }))
  const p = carryOut({ ships }, (g) => commandChoices(g, 0))
  const question = () => seenBy(p.table, seat).question as SeenQuestion
  const view = (): View => viewOf(p.g, seat)
  return { p, question, view }
}

test('FA-TRAIT-1 · FA-TRAIT/sectorShielding: one arc may be said for all of a squadron: each of its ships names it, in that turn', () => {
  for (const seat of [0, 1]) {
    const { p, question, view } = asked(seat)
    expect([p.question().name, sectorsToCome(question(), view()), ordered(question(), view())]).toEqual(['command.sector', 2, null])
    coverAll('sector:aft', question(), view())
    expect(ordered(question(), { ...view(), turn: view().turn + 1 })).toBeNull()
    const others = view().ships.map((ship) => ({ ...ship, squadron: 1 }))
    expect(ordered(question(), { ...view(), ships: others })).toBeNull()
    expect(ordered({ ...question(), seat: 1 - seat }, view())).toBeNull()
    for (const ship of [0, 1, 2]) {
      expect([p.question().on, ordered(question(), view())]).toEqual([`ship:${ship}`, { option: 'sector:aft' }])
      p.answer('sector:aft')
    }
    expect(p.g.ships.sector).toEqual([3, 3, 3, 0])
    recall()
  }
})

test('FA-MOVE-13 · who never cuts engines is not asked; it stands for that seat until it is taken back', () => {
  const { view } = asked(0)
  const question = {
    kind: 'some',
    seat: 0,
    rule: 'FA-MOVE-13',
    name: 'act.cutEngines',
    message: 'act-cut-engines',
    options: [],
    least: 0,
    most: 0,
  }
  const cut = question as unknown as SeenQuestion
  expect(ordered(cut, view())).toBeNull()
  keepEngines(true, 0)
  expect([ordered(cut, view()), ordered({ ...cut, seat: 1 }, view()), keepsEngines(0), keepsEngines(1)]).toEqual([
    { options: [] },
    null,
    true,
    false,
  ])
  keepEngines(false, 0)
  expect(ordered(cut, view())).toBeNull()
})
