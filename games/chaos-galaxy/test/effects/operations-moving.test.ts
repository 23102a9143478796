import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { card, duel, pile, placeOf } from '../given.ts'
import { carryOut, rewrite, speaking } from './given.ts'
import { after } from './table.ts'

type At = (id: string, seat?: number) => number
const place = (id: string) => (g: State, at: At) => placeOf(g, at(id))

/** The events of these types, each with the type that seats hear which may not know all, or null. */
const told =
  (...types: readonly string[]) =>
  (g: State): unknown[] =>
    g.events.flatMap(({ event, others }) => (types.includes(event.type) ? [[event.type, others?.type ?? null]] : []))

/** How many of the operations' steps reveal hidden things, after which undo is impossible. */
function shownBy(operations: readonly Operation[], answers: readonly string[] = []): number {
  const reveals = (g: State): number => g.reveals
  return after(operations, {}, reveals, answers) - after([], {}, reveals)
}

const search: Operation = { op: 'search', player: 'you', top: 2, n: 1, filter: {}, to: 'headquarters', rest: 'bottom' }

test('CG-ZONE-17 · a search among no cards shows none, one among the top card shows that one', () => {
  expect(after([{ ...search, top: 0 }], {}, told('looked'))).toEqual([])
  expect(after([{ ...search, top: 1 }], {}, told('looked', 'looked-hidden'), ['done'])).toEqual([
    ['looked-hidden', null],
    ['looked', null],
  ])
})

test('CG-INFO-9 · what is looked at or shown cannot be taken back: each look counts', () => {
  expect(shownBy([search], ['done', 'next:{gagarin}'])).toBe(1)
  expect(shownBy([{ ...search, reveal: true }], ['take:{gagarin}'])).toBe(2)
  expect(shownBy([{ op: 'arrange', player: 'you', n: 1 }], ['seen'])).toBe(1)
  expect(shownBy([{ op: 'discard', player: 'opponent', n: 1, chooser: 'random' }])).toBe(1)
  expect(shownBy([{ op: 'move', from: 'wasteland', player: 'you', n: 1, pick: 'bottom', to: 'colony', reveal: true }])).toBe(1)
  expect(shownBy([{ op: 'move', from: 'wasteland', player: 'you', n: 1, pick: 'bottom', to: 'colony' }])).toBe(0)
})

test('CG-INFO-9 · what one player takes openly the others know, also the first seat', () => {
  const p = duel({ opponent: { hangar: ['karom'], colony: ['gagarin', 'hunyadi'] } })
  const open: Operation = { ...search, reveal: true }
  carryOut(p, speaking(p, { self: 'karom' }), [open], `take:${card(p, 'gagarin', 1)}`)
  expect(p.g.seen[card(p, 'gagarin', 1)]).toBe(3)
})

test('CG-ZONE-3 · of the top card alone there is nothing to arrange but the look; each may go to the bottom, until none is left', () => {
  const arrange: Operation = { op: 'arrange', player: 'you', n: 1 }
  expect(after([arrange], {}, told('looked'), ['seen'])).toEqual([['looked', null]])
  expect(after([{ ...arrange, n: 0 }], {}, told('looked'))).toEqual([])
  const colony = (g: State) => pile({ g }, 'colony')
  const both = after([{ ...arrange, n: 2, mayBottom: true }], {}, colony, ['bottom:{jegszilank}', 'bottom:{gagarin}'])
  expect([both.slice(0, 2), both.at(-1)]).toEqual([['gagarin', 'jegszilank'], 'hunyadi'])
})

const move = (more: Partial<Extract<Operation, { op: 'move' }>>): Operation => ({
  op: 'move',
  from: 'wasteland',
  player: 'you',
  n: 1,
  pick: 'bottom',
  to: 'colony',
  ...more,
})

test('CG-GOAL-5, CG-INFO-12 · a card is moved openly from the trash, where the card says so, or asks for certain ones; else unseen', () => {
  const hidden = [['moved', 'moved-hidden']]
  const open = [['moved', null]]
  expect(after([move({})], {}, told('moved'))).toEqual(hidden)
  expect(after([move({ reveal: true })], {}, told('moved'))).toEqual(open)
  expect(after([move({ sel: { type: 'crew' } })], {}, told('moved'))).toEqual(open)
  expect(after([move({ from: 'trash' })], {}, told('moved'))).toEqual(open)
})

test('CG-INFO-9 · a hidden card that was moved openly is known to all, one that was not to none of the others', () => {
  const seen = (g: State, at: At): unknown => g.seen[at('bankar')]
  expect(after([move({ reveal: true })], {}, seen)).toBe(3)
  expect(after([move({})], {}, seen)).not.toBe(3)
})

test('CG-ZONE-7, CG-GOAL-5 · from the hand to the wasteland is a discard; from elsewhere or to elsewhere it is none', () => {
  const kinds = told('discarded', 'moved')
  const hand = { from: 'headquarters', pick: 'choose' } as const
  const answers = ['move:{jo-uzlet}']
  expect(after([move({ ...hand, to: 'wasteland' })], {}, kinds, answers)).toEqual([['discarded', 'discarded-hidden']])
  expect(after([move({ ...hand, to: 'trash' })], {}, kinds, answers)).toEqual([['moved', 'moved-hidden']])
  expect(after([move({ from: 'trash', to: 'wasteland' })], {}, kinds)).toEqual([['moved', null]])
})

test('CG-GOAL-5 · a moved card lies where it was moved to: on top, or at the bottom where the card says so', () => {
  expect(after([move({})], {}, (g) => pile({ g }, 'colony').at(-1))).toBe('bankar')
  expect(after([move({ position: 'bottom' })], {}, (g) => pile({ g }, 'colony')[0])).toBe('bankar')
  expect(after([move({})], {}, place('bankar'))).toBe('colony of 0')
  expect(after([move({ to: 'trash' })], {}, place('bankar'))).toBe('trash of 0')
  expect(after([move({ from: 'trash', to: 'wasteland' })], {}, place('verdij'))).toBe('wasteland of 0')
  expect(after([move({ to: 'void' })], {}, place('bankar'))).toBe('void of 0')
})

test('CG-GOAL-5 · a card leaves the colony it lay in when it comes elsewhere', () => {
  const out = after([{ op: 'toVoid', who: 't1' }], { t1: ['jegszilank'] }, (g, at) => [place('jegszilank')(g, at), pile({ g }, 'colony')])
  expect(out).toEqual(['void of 0', expect.not.arrayContaining(['jegszilank'])])
})

test('CG-ZONE-13 · a card that returns from play was seen by all, and by nobody who is not there', () => {
  const p = duel({ you: { hangar: ['turul'] } })
  carryOut(p, speaking(p, { t1: ['turul'] }), [{ op: 'returnToHeadquarters', who: 't1' }])
  expect(p.g.seen[card(p, 'turul')]).toBe(3)
})

test('CG-STACK-20, CG-ZONE-7 · what waits for cards lost from a colony hears of one, by an effect or as a cost, and of none nothing', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'milled', player: 'you' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const waits = (n: number, filler: number): number => {
    const p = duel({ you: { cantina: ['konyvelo'], filler } })
    carryOut(p, speaking(p), [{ op: 'mill', player: 'you', n }])
    return p.g.waiting.length
  }
  expect([waits(1, 5), waits(3, 5), waits(2, 0)]).toEqual([1, 1, 0])
  const pays = (filler: number): number => {
    const p = duel({ you: { cantina: ['konyvelo'], filler } })
    const may: Operation = { op: 'may', cost: [{ pay: 'mill', n: 1 }], do: [{ op: 'gainCredits', player: 'you', n: 1 }] }
    carryOut(p, speaking(p, { self: 'konyvelo' }), [may], ...(filler === 0 ? [] : ['yes']))
    return p.g.waiting.length
  }
  expect([pays(3), pays(0)]).toEqual([1, 0])
})
