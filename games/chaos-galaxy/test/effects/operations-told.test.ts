import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { card, duel } from '../given.ts'
import { carryOut, speaking } from './given.ts'
import { after } from './table.ts'

type At = (id: string, seat?: number) => number

/** The events of these types as each seat hears them from the operations. */
const heard =
  (type: string) =>
  (g: State): unknown[] =>
    g.events.flatMap(({ event, seats, others }) => {
      const hears = [0, 1].map((seat) => (seats === null || seats.includes(seat) ? event : others))
      return hears.some((one) => one?.type === type) ? [hears.map((one) => one?.type ?? null)] : []
    })

/** How often the operations reveal hidden things. */
function shown(operations: readonly Operation[], t1: readonly string[], answers: readonly string[] = []): number {
  const reveals = (g: State): number => g.reveals
  return after(operations, { t1 }, reveals, answers) - after([], { t1 }, reveals)
}

test('CG-PAY-5, CG-ZONE-13, CG-BASE-4 · operations tell what they do to cards in play', () => {
  expect(after([{ op: 'unpay', who: 't1' }], { t1: ['konyvelo'] }, heard('unpaid'))).toEqual([['unpaid', 'unpaid']])
  expect(after([{ op: 'returnToHeadquarters', who: 't1' }], { t1: ['turul'] }, heard('returned'))).toEqual([['returned', 'returned']])
  const attach: Operation = { op: 'attach', who: 't1', to: 't2' }
  expect(after([attach], { t1: ['femkarom'], t2: ['honfoglalo'] }, heard('moved-weaponry'))).toEqual([['moved-weaponry', 'moved-weaponry']])
})

test('CG-STATE-2, CG-PAY-5, CG-INFO-9 · a card put into play is told by name when it is paid, else only that it came', () => {
  const named = (g: State): unknown[] => g.events.flatMap(({ event }) => (event.type === 'put-into-play' ? [event.name ?? null] : []))
  const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }
  expect(after([put], { t1: ['bankar'] }, named)).toEqual(['@card-bankar'])
  expect(after([{ ...put, paid: false }], { t1: ['bankar'] }, named)).toEqual(['@face-down'])
  expect(shown([put], ['bankar'])).toBe(1)
  expect(after([put], { t1: ['bankar'] }, (g: State, at: At) => g.seen[at('bankar')])).toBe(0)
})

test('CG-ZONE-17, CG-INFO-9 · who searches is told what lies there, the others that it looks; what is taken is shown where the card asks for certain ones', () => {
  const any: Operation = { op: 'search', player: 'you', top: 2, n: 1, filter: {}, to: 'headquarters', rest: 'shuffle' }
  const take = ['take:{jegszilank}']
  expect(after([any], {}, heard('looked'), take)).toEqual([['looked', null]])
  expect(after([any], {}, heard('looked-hidden'), take)).toEqual([['looked-hidden', 'looked-hidden']])
  expect(after([any], {}, heard('took'), take)).toEqual([['took', 'took-hidden']])
  expect(after([{ ...any, reveal: true }], {}, heard('took-shown'), take)).toEqual([['took-shown', 'took-shown']])
  const known = (g: State, at: At) => g.seen[at('jegszilank')]
  expect(after([{ ...any, reveal: true }], {}, known, take)).toBe(3)
  expect(after([any], {}, known, take)).toBe(1)
})

test('CG-ZONE-3, CG-INFO-9 · who orders the top of a colony is told what lies there, the others that it looks', () => {
  const arrange: Operation = { op: 'arrange', player: 'you', n: 2 }
  const told = after([arrange], {}, heard('looked'), ['next:{gagarin}'])
  expect(told).toEqual([['looked', null]])
  expect(after([arrange], {}, (g: State, at: At) => [g.seen[at('jegszilank')], g.seen[at('gagarin')]], ['next:{gagarin}'])).toEqual([1, 1])
})

test('CG-DEF-10, CG-GOAL-5 · the player whose card speaks is asked, whichever seat that is', () => {
  const asks = (operation: Operation, ...answers: string[]): number[] => {
    const p = duel({
      opponent: {
        hangar: ['karom'],
        cantina: ['tuzer unpaid'],
        colony: ['gagarin', 'hunyadi'],
        hand: ['jo-uzlet', 'felsobb-parancs'],
        credits: 9,
      },
    })
    const written = answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id, 1))))
    return carryOut(p, speaking(p, { self: 'karom@1', t1: ['tuzer@1'] }), [operation], ...written)
  }
  expect(asks({ op: 'search', player: 'you', top: 2, n: 1, filter: {}, to: 'headquarters', rest: 'shuffle' }, 'take:{gagarin}')).toEqual([
    1,
  ])
  expect(asks({ op: 'arrange', player: 'you', n: 2, mayBottom: true }, 'done', 'next:{gagarin}')).toEqual([1, 1])
  expect(asks({ op: 'payFor', who: 't1', discount: 'all' }, 'no')).toEqual([1])
  expect(asks({ op: 'move', from: 'headquarters', player: 'you', n: 1, pick: 'choose', to: 'wasteland' }, 'move:{jo-uzlet}')).toEqual([1])
  const gain: Operation = { op: 'gainCredits', player: 'you', n: 1 }
  expect(asks({ op: 'may', do: [gain] }, 'yes')).toEqual([1])
  const label = { hu: '', en: '' }
  const options = [1, 2].map(() => ({ label, do: [gain] }))
  expect(asks({ op: 'choose', n: 1, options }, 'choose:2')).toEqual([1])
  expect(asks({ op: 'unless', player: 'you', cost: [{ pay: 'credits', n: 1 }], do: [gain] }, 'no')).toEqual([1])
})
