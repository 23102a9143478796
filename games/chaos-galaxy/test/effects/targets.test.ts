import { expect, test } from 'vitest'
import { referencesIn } from '../../effects/language/references.ts'
import type { Operation, Target } from '../../effects/language/vocabulary.ts'
import { act, asked, card, duel, offers, reach, shown } from '../given.ts'
import { rewrite } from './given.ts'

/** An event turns its targets used; returns the ships of seat 1 that it may name. */
function table(target: Partial<Target>, ships: readonly string[] = ['turul', 'karom', 'mamut-i']) {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' }, ...target }],
      do: [{ op: 'turn', who: 't1', to: 'used' }],
    },
  ])
  return duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ships, credits: 0 } })
}
const used = (p: ReturnType<typeof table>): string[] => ['turul', 'karom', 'mamut-i'].filter((id) => shown(reach(p), id).turned === 'used')

test('CG-STACK-9 · target sel: only what fits is offered, and without any the card cannot be played', () => {
  const p = table({ sel: { zone: 'hangar', player: 'opponent', maxSize: 2 } })
  act(p, 'event:{jo-uzlet}')
  expect(['turul', 'karom', 'mamut-i'].map((id) => offers(p, `target:{${id}}`))).toEqual([true, true, false])
  act(p, 'target:{karom}')
  expect(used(p)).toEqual(['karom'])
  expect(offers(table({ sel: { zone: 'hangar', player: 'opponent', minSize: 4 } }), 'event:{jo-uzlet}')).toBe(false)
})

test('CG-STACK-9 · target n: exactly so many, each another; with fewer there the card cannot be played', () => {
  const p = table({ n: 2 })
  act(p, 'event:{jo-uzlet}', 'target:{turul}')
  expect([offers(p, 'target:{turul}'), offers(p, 'done')]).toEqual([false, false])
  act(p, 'target:{karom}')
  expect(used(p)).toEqual(['turul', 'karom'])
  expect(offers(table({ n: 4 }), 'event:{jo-uzlet}')).toBe(false)
})

test('CG-STACK-9 · target upTo: fewer, or none; never more', () => {
  const p = table({ n: 2, upTo: true })
  act(p, 'event:{jo-uzlet}', 'target:{turul}', 'done')
  expect(used(p)).toEqual(['turul'])
  const all = table({ n: 2, upTo: true })
  act(all, 'event:{jo-uzlet}', 'target:{turul}', 'target:{karom}')
  expect([asked(all), used(all)]).toEqual(['main-action', ['turul', 'karom']])
  expect(offers(table({ n: 1, upTo: true }, []), 'event:{jo-uzlet}')).toBe(true)
})

test('CG-ABIL-7 · target chooser: the opponent chooses when it takes effect, a cloaked ship too; nobody names it before', () => {
  const p = table({ chooser: 'opponent' }, ['turul', 'gondolat', 'karom', 'mamut-i'])
  act(p, 'event:{jo-uzlet}')
  reach(p, 'stack-own-choice')
  expect([p.question().seat, p.options()]).toEqual([1, ['turul', 'gondolat', 'karom', 'mamut-i'].map((id) => `target:${card(p, id)}`)])
  act(p, 'target:{mamut-i}')
  expect(used(p)).toEqual(['mamut-i'])
})

test('CG-STACK-9 · target totalSize: together no larger', () => {
  const p = table({ n: 3, upTo: true, totalSize: 4 }, ['turul', 'karom', 'mamut-i'])
  act(p, 'event:{jo-uzlet}', 'target:{turul}')
  expect(['karom', 'mamut-i'].map((id) => offers(p, `target:{${id}}`))).toEqual([true, false])
  act(p, 'target:{karom}')
  expect(used(p)).toEqual(['turul', 'karom'])
})

test('CG-STACK-9 · an option works on a target wherever a word for it stands, and on none that only a text names', () => {
  const everywhere: Operation[] = [
    { op: 'modify', who: { all: { zone: 'hangar', carrier: 't1' } }, speed: { count: { zone: 'aboard', not: 't2' } } },
    { op: 'gainCredits', player: { controllerOf: 't3' }, n: 1 },
    {
      op: 'may',
      cost: [{ pay: 'credits', n: { costOf: 'it' } }],
      do: [{ op: 'if', if: [{ cond: 'role', who: 'other', is: 'attacking' }], do: [{ op: 'destroy', who: 'self' }] }],
    },
    { op: 'choose', n: 1, options: [{ label: { hu: 't1', en: 'last' }, do: [] }] },
    { op: 'delayed', when: { event: 'unequip', who: { zone: 'hangar', not: 'ship' } }, do: [] },
    { op: 'delayed', when: { event: 'unequip', who: 't1' }, do: [] },
    { op: 'delayed', when: { event: 'unequip', who: { all: { zone: 'hangar', not: 't2' } } }, do: [] },
  ]
  const named = everywhere.map((operation) => referencesIn([operation]).filter((ref) => typeof ref === 'string'))
  expect(named).toEqual([['t1', 't2'], ['t3'], ['it', 'other', 'self'], [], ['ship'], ['t1'], ['t2']])
})

test('CG-STACK-9 · targets that depend on each other: the card can be played where any first one leaves a second one', () => {
  const naming = (n: number, hangar: readonly string[]): boolean => {
    rewrite('jo-uzlet', [
      {
        kind: 'resolve',
        targets: [
          { id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } },
          { id: 't2', n, sel: { zone: 'aboard', player: 'opponent', carrier: 't1' } },
        ],
        do: [{ op: 'destroy', who: 't2' }],
      },
    ])
    return offers(duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar, credits: 0 } }), 'event:{jo-uzlet}')
  }
  expect(naming(1, ['turul', 'honfoglalo', '> berfegyver'])).toBe(true)
  expect(naming(1, ['honfoglalo', '> berfegyver', 'turul'])).toBe(true)
  expect(naming(1, ['turul', 'honfoglalo'])).toBe(false)
  // Both cards of the weaponry are on one ship.
  expect(naming(2, ['turul', '> femkarom', 'honfoglalo', '> berfegyver'])).toBe(false)
  expect(naming(2, ['turul', 'honfoglalo', '> berfegyver', '> femkarom'])).toBe(true)
})

test('CG-STACK-9 · a third target may depend on the first one', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [
        { id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } },
        { id: 't2', sel: { zone: 'cantina', player: 'opponent' } },
        { id: 't3', sel: { zone: 'aboard', player: 'opponent', carrier: 't1' } },
      ],
      do: [{ op: 'destroy', who: 't3' }],
    },
  ])
  const opponent = { hangar: ['turul', 'honfoglalo', '> berfegyver'], cantina: ['konyvelo'], credits: 0 }
  expect(offers(duel({ you: { hand: ['jo-uzlet'] }, opponent }), 'event:{jo-uzlet}')).toBe(true)
  expect(offers(duel({ you: { hand: ['jo-uzlet'] }, opponent: { ...opponent, cantina: [] } }), 'event:{jo-uzlet}')).toBe(false)
})
