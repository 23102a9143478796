import { openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { deckSize } from '../../chaos-galaxy/rules/deck.ts'
import { mayBring } from '../../chaos-galaxy/rules/options.ts'
import { draft } from '../index.ts'
import { own, pickTo, table } from './given.ts'

/** A table of sealed decks at which all have built the decks of a bot. */
function built(seats: number, settings = {}) {
  const p = table({ seats, options: { format: 'sealed', ...settings } })
  for (let seat = 0; seat < seats; seat++) p.answer(draft.policy(p.g, p.question(seat), { below: () => 0 }), seat)
  return p
}

test('DR-END-1 · when all have built the table is over, and nobody has lost it', () => {
  const p = table({ seats: 3, options: { format: 'sealed' } })
  for (const seat of [2, 0, 1]) {
    expect(p.table.result).toBe(null)
    p.answer(draft.policy(p.g, p.question(seat), { below: () => 0 }), seat)
  }
  expect(p.table.result).toEqual({ winners: [0, 1, 2], rule: 'DR-END-1', message: 'built', params: { seats: 3 } })
  expect(p.events('spectator', 'built-all')).toHaveLength(1)
  for (const seat of [0, 1, 2]) expect(deckSize(own(p, seat).deck ?? {})).toBe(40)
  expect(draft.view(p.g, 'spectator').own).toBe(null)
})

test('DR-END-2 · the decks go on to a table of Chaos Galaxy for limited decks, for two to six of the players', () => {
  const p = built(3)
  const next = draft.follows?.(p.g, [2, 0])
  expect(next).toMatchObject({ game: 'chaos-galaxy', settings: { limited: true } })
  expect(next?.brought.map(({ deck }) => deck)).toEqual([own(p, 2).deck, own(p, 0).deck])
  for (const brought of next?.brought ?? []) expect(mayBring({ ...next?.settings }, { ...brought })).toEqual([])
  expect(draft.follows?.(p.g, [0])).toBe(null)
  const many = built(8)
  expect(draft.follows?.(many.g, [0, 1, 2, 3, 4, 5])?.brought).toHaveLength(6)
  expect(draft.follows?.(many.g, [0, 1, 2, 3, 4, 5, 6])).toBe(null)
  expect(draft.follows?.(table().g, [0, 1])).toBe(null)
})

test('DR-END-2, DR-BUILD-3 · the table that follows has the loosest degree that one of its decks needs', () => {
  const degrees = (raceDegree: number) => draft.follows?.(built(2, { raceDegree }).g, [0, 1])?.settings.raceDegree
  expect(degrees(2)).toBe(2)
  expect(degrees(1)).toBe(1)
  expect([0, 1]).toContain(degrees(0))
})

test('DR-TABLE-3 · a seat whose time is up gets the best card of the pack, then a deck, and stays', () => {
  const setting = draft.settings.find(({ id }) => id === draft.timeLimit?.setting)
  expect(setting).toMatchObject({ rule: 'DR-TABLE-3', values: [0, 30, 60, 120, 600, 86_400] })
  expect(draft.concede).toBeUndefined()
  const p = table(
    { seats: 2 },
    {
      packs: {
        0: 'marduk-kurios pengefarok verszag tigrisuszony holdimado arnyuszony fekete-dagaly rajvadasz melytengeri kalapacsfej zsakmanypiac veres-viz melyuri-kem telekinetikus-pilota',
      },
    },
  )
  const least = draft.timeLimit?.least(p.question(0)) as { readonly option: string }
  p.answer(least, 0)
  expect(own(p, 0).picked).toBe(least.option.slice('pick:'.length))
  pickTo(table({ seats: 2 }), 1, 2)
  const sealed = table({ seats: 2, options: { format: 'sealed' } })
  sealed.answer(draft.timeLimit?.least(sealed.question(1)) ?? '', 1)
  expect(deckSize(own(sealed, 1).deck ?? {})).toBe(40)
  expect(() => openTable(draft, { decisionTime: 7 }, 2, seedOf(1))).toThrow(/decisionTime/)
})
