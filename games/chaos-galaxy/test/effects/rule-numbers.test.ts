import { expect, test } from 'vitest'
import type { Operation, OperationOf } from '../../effects/language/vocabulary.ts'
import { freeCrewSlots, freeSlots } from '../../table/ships.ts'
import { act, card, credits, duel, type GivenSeat, offers, reach, shown, through } from '../given.ts'
import { rewrite } from './given.ts'

/** The kelteto changes a number of the rulebook for its player, or for ships of size 1 and 2. */
function holds(param: OperationOf<'rule'>['param'], delta: number, of: 'player' | 'ships' = 'player'): void {
  const who = { all: { zone: 'hangar', player: 'you', maxSize: 2 } } as const
  const operation: Operation = { op: 'rule', param, delta, ...(of === 'player' ? { player: 'you' } : { who }) }
  rewrite('kelteto', [{ kind: 'static', do: [operation] }])
}
const side = (more: GivenSeat): GivenSeat => ({ surface: ['kelteto'], credits: 10, ...more })

test('CG-END-2 · number handLimit: so many more cards are kept; the other player keeps five', () => {
  holds('handLimit', 2)
  const cards = ['turul', 'karom', 'liktor', 'futar', 'dongo', 'crx', 'gondolat', 'darazs']
  const kept = (seat: number): number => {
    const p = duel({ active: seat, you: side({ hand: cards }), opponent: { hand: cards } })
    reach(through(p, 'end'), 'end-discard')
    return reach(p).g.seats[seat]?.headquarters.length ?? 0
  }
  expect([kept(0), kept(1)]).toEqual([7, 5])
})

test('CG-END-4 · number creditCap: so many more credits are kept; the other player keeps twenty', () => {
  holds('creditCap', 10)
  const kept = (seat: number): number => {
    const p = duel({ active: seat, you: side({ credits: 40 }), opponent: { credits: 40 } })
    through(p, 'end')
    return credits(reach(p), seat)
  }
  expect([kept(0), kept(1)]).toEqual([30, 20])
})

test('CG-TURN-4 · number income: so much more or less, at least nothing; the other player gets five', () => {
  const gained = (delta: number, seat: number): number => {
    holds('income', delta)
    const p = duel({ active: 1 - seat, you: side({ credits: 0 }), opponent: { credits: 0 } })
    through(p, 'end')
    return credits(reach(p), seat)
  }
  expect([gained(2, 0), gained(-3, 0), gained(-9, 0), gained(2, 1)]).toEqual([7, 2, 0, 5])
})

test('CG-BASE-3 · number maxDevelop: so many more developments for credits on each base; the other player two', () => {
  holds('maxDevelop', 1)
  const put = (seat: number): number => {
    const p = duel({ active: seat, you: side({ surface: ['kelteto', 'aknagyuru'] }), opponent: { surface: ['aknagyuru'] } })
    let count = 0
    for (; offers(p, `develop:{aknagyuru@${seat}}`); count++) act(p, `develop:{aknagyuru@${seat}}`)
    return count
  }
  expect([put(0), put(1)]).toEqual([3, 2])
})

test('CG-MAIN-9 · number tutorDepth: so many more cards to pick from; the other player five', () => {
  holds('tutorDepth', 2)
  const seen = (seat: number): number => {
    const p = duel({ active: seat, you: side({}), opponent: {} })
    act(p, 'pick')
    return p.options().length
  }
  expect([seen(0), seen(1)]).toEqual([7, 5])
})

const ships = () => duel({ you: side({ hangar: ['turul', 'mamut-i'] }) })

test('CG-SHIP-2, CG-SHIP-3 · number slots: for the ships named, weaponry and crew; not their place in the hangar', () => {
  holds('slots', 2, 'ships')
  const p = ships()
  expect(['turul', 'mamut-i'].map((id) => [shown(p, id).slots, shown(p, id).hangarSize])).toEqual([
    [4, 2],
    [3, 6],
  ])
})

test('CG-SHIP-2 · number crewSlots: for crew alone, and for the ships named', () => {
  holds('crewSlots', 2, 'ships')
  const p = ships()
  const free = (id: string): number[] => [freeSlots(p.g, card(p, id)), freeCrewSlots(p.g, card(p, id))]
  expect([free('turul'), free('mamut-i')]).toEqual([
    [2, 4],
    [3, 3],
  ])
})

test('CG-SHIP-3 · number hangarSize: the place that the ships named take; not their slots', () => {
  holds('hangarSize', 1, 'ships')
  const p = ships()
  expect(['turul', 'mamut-i'].map((id) => [shown(p, id).hangarSize, shown(p, id).slots])).toEqual([
    [3, 2],
    [6, 3],
  ])
})
