import { openTable, seedOf } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { features } from '../bot/features.ts'
import { deckSoFar } from '../bot/so-far.ts'
import { draft } from '../index.ts'
import type { State } from '../state.ts'
import { own, pickFirst, pickTo, table } from './given.ts'

/** The inputs of a seat by name. */
function inputs(p: Play<State>, seat: number): Record<string, number> {
  const found: Record<string, number> = {}
  features.read(p.g, seat, (input, value) => {
    found[features.names()[input] ?? ''] = value
  })
  return found
}

/** Ids of the cards that have an input, as often as it says. */
function cardsIn(found: Record<string, number>): string[] {
  return Object.entries(found).flatMap(([name, copies]) => (name.startsWith('card:') ? new Array<string>(copies).fill(name.slice(5)) : []))
}

test('DR-PICK-4 · bots learn from the cards that a seat has got, as long as they are too few for a deck', () => {
  const p = table()
  expect(cardsIn(inputs(p, 0))).toEqual([])
  pickFirst(p)
  const [second = ''] = own(p, 1).pack
  expect(cardsIn(inputs(p, 1))).toEqual(own(p, 1).pool)
  p.answer(`pick:${second}`, 1)
  // What it has picked but not yet passed on is its own, too; to the others it is hidden.
  expect(cardsIn(inputs(p, 1)).toSorted()).toEqual([...own(p, 1).pool, second].toSorted())
  pickFirstOfOthers(p, 1)
  expect(inputs(p, 1)).toMatchObject({ 'draft:cards': 2 / 40, 'draft:far': 1 / 4 })
})

function pickFirstOfOthers(p: Play<State>, but: number): void {
  for (const seat of [0, 1, 2, 3]) if (seat !== but) p.answer(`pick:${own(p, seat).pack[0]}`, seat)
}

test('DR-BUILD-1 · bots learn from the best deck that a pool gives, and from the built one once there is one', () => {
  const p = table()
  pickTo(p, 4, 13)
  pickFirst(p)
  expect(cardsIn(inputs(p, 2))).toHaveLength(40)
  expect(inputs(p, 2)['draft:built']).toBeUndefined()
  p.answer(draft.policy(p.g, p.question(2), { below: () => 0 }), 2)
  const found = inputs(p, 2)
  expect(cardsIn(found).toSorted()).toEqual(
    Object.entries(own(p, 2).deck ?? {})
      .flatMap(([id, copies]) => new Array<string>(copies).fill(id))
      .toSorted(),
  )
  const ships = deckSoFar(p.g, 2).filter((number) => cardOf(number).type === 'ship').length
  expect(found['type:ship']).toBeCloseTo(ships / 10)
  expect(found['draft:built']).toBe(1)
})

test('DR-TABLE-2, DR-END-1 · one network judges built decks, for any number of seats; what has been picked none does', () => {
  for (const [seats, format] of [
    [2, 'booster'],
    [8, 'sealed'],
  ] as const)
    expect(features.network(openTable(draft, { format }, seats, seedOf(1)).state)).toBe(null)
  const p = table({ seats: 2, options: { format: 'sealed' } })
  for (const seat of [0, 1]) p.answer(draft.policy(p.g, p.question(seat), { below: () => 0 }), seat)
  expect(features.network(p.g)).toBe('deck')
})
