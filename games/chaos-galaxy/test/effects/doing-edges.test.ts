import { expect, test } from 'vitest'
import { payCosts } from '../../effects/do/costs.ts'
import { run } from '../../effects/do/operations.ts'
import type { Effect, Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { act, card, duel, heard, placeOf, reach } from '../given.ts'
import { carryOut, drive, rewrite, speaking } from './given.ts'

/** The table's events of a type. */
const toldOf = (g: State, type: string) => g.events.flatMap(({ event }) => (event.type === type ? [event] : []))

test('CG-STATE-8, CG-BASE-15 · what is given up or taken off as a cost is told; who pays names it, whichever seat that is', () => {
  for (const seat of [0, 1] as const) {
    const side = { hangar: ['turul'], cantina: ['konyvelo', 'bankar'], surface: ['ipari-park +2', 'kelteto +1'] }
    const p = duel({ you: seat === 0 ? side : {}, opponent: seat === 1 ? side : {} })
    const base = card(p, 'ipari-park')
    const asked = drive(payCosts(p.g, speaking(p, { self: 'turul' }), [{ pay: 'undevelop', n: 1 }], run), [`give:${base}`])
    expect([asked, toldOf(p.g, 'undeveloped')]).toMatchObject([[seat], [{ rule: 'CG-BASE-15', card: base, count: 1 }]])
    drive(payCosts(p.g, speaking(p, { self: 'konyvelo' }), [{ pay: 'sacrifice' }], run), [])
    expect(toldOf(p.g, 'sacrificed')).toMatchObject([{ rule: 'CG-STATE-8', card: card(p, 'konyvelo') }])
  }
})

test('CG-VAL-5, CG-STATE-8 · a ship whose armour was given up as a cost goes at once, whether the card gave itself or another did', () => {
  const left = (self: string, cost: Parameters<typeof payCosts>[2]): string => {
    const p = duel({ you: { hangar: ['karom -2', '> durmacel-vertezet'], cantina: ['konyvelo'] } })
    drive(payCosts(p.g, speaking(p, { self }), cost, run), [])
    return placeOf(p.g, card(p, 'karom'))
  }
  expect(left('durmacel-vertezet', [{ pay: 'sacrifice' }])).toBe('trash of 0')
  expect(left('konyvelo', [{ pay: 'sacrificeOther', sel: { zone: 'aboard', player: 'you' } }])).toBe('trash of 0')
  expect(left('konyvelo', [{ pay: 'credits', n: 1 }])).toBe('hangar of 0')
})

test('CG-ZONE-7 · of a cost that takes no card from the colony nobody hears', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'milled', player: 'you' }, do: [{ op: 'draw', player: 'you', n: 1 }] }])
  const p = duel({ you: { cantina: ['konyvelo'] } })
  drive(payCosts(p.g, speaking(p), [{ pay: 'mill', n: 0 }], run), [])
  expect(p.g.waiting).toEqual([])
})

test('CG-SHIP-6 · a card that is not in play takes no damage, and one that dies twice at a moment dies once', () => {
  const p = duel({ you: { hangar: ['turul', '> femkarom'], trash: ['karom'] } })
  carryOut(p, speaking(p, { t1: ['karom'] }), [{ op: 'damage', to: 't1', n: 2 }])
  expect(toldOf(p.g, 'damaged')).toEqual([])
  carryOut(p, speaking(p, { t1: ['turul', 'femkarom', 'turul'] }), [{ op: 'destroy', who: 't1' }])
  const gone = [card(p, 'turul'), card(p, 'femkarom')]
  expect(
    toldOf(p.g, 'destroyed')
      .map((event) => event.card)
      .toSorted(),
  ).toEqual(gone.toSorted())
  expect(p.g.seats[0]?.trash.filter((one) => gone.includes(one))).toHaveLength(2)
})

test('CG-VAL-5, CG-BASE-12 · a paid base that has lost armour falls when its armour sinks so far; one that has lost none stays', () => {
  const weaker: Operation = { op: 'modify', who: 't1', armour: -2, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [weaker] }])
  const after = (base: string): string => {
    const p = duel({ you: { hand: ['jo-uzlet'], surface: [base] } })
    carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['ipari-park'] }), [weaker])
    return placeOf(p.g, card(p, 'ipari-park'))
  }
  expect([after('ipari-park -1'), after('ipari-park -2'), after('ipari-park')]).toEqual(['trash of 0', 'trash of 0', 'surface of 0'])
  const most: Operation = { ...weaker, armour: -9 }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [most] }])
  const p = duel({ you: { hand: ['jo-uzlet'], surface: ['ipari-park'] } })
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['ipari-park'] }), [most])
  expect(placeOf(p.g, card(p, 'ipari-park'))).toBe('surface of 0')
})

test('CG-STACK-20 · a kill is a ship that another card destroyed: none by an effect, none of a base', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'kills' }, do: [{ op: 'draw', player: 'you', n: 1 }] }])
  for (const target of ['karom', 'ipari-park']) {
    const p = duel({ you: { cantina: ['konyvelo'] }, opponent: { hangar: ['karom'], surface: ['ipari-park'] } })
    carryOut(p, speaking(p, { t1: [target] }), [{ op: 'destroy', who: 't1' }])
    expect([placeOf(p.g, card(p, target)), p.g.waiting]).toEqual(['trash of 1', []])
  }
})

test('CG-STACK-21 · what a card does instead of being destroyed damages and destroys others, and those fall', () => {
  const instead = (...operations: Operation[]): void =>
    rewrite('karom', [{ kind: 'replace', event: 'wouldBeDestroyed', who: 'self', instead: operations }])
  const places = (): string[] => {
    const p = duel({ you: { hangar: ['karom', 'turul'], cantina: ['konyvelo'] } })
    carryOut(p, speaking(p, { t1: ['karom'] }), [{ op: 'destroy', who: 't1' }])
    return ['karom', 'turul', 'konyvelo'].map((id) => placeOf(p.g, card(p, id)))
  }
  instead({ op: 'damage', to: { all: { zone: 'hangar', not: 'self' } }, n: 9 })
  expect(places()).toEqual(['hangar of 0', 'trash of 0', 'cantina of 0'])
  instead({ op: 'destroy', who: { all: { zone: 'cantina' } } })
  expect(places()).toEqual(['hangar of 0', 'hangar of 0', 'trash of 0'])
})

test('CG-STACK-21 · damage that is redirected in a ring comes to the first card again, once', () => {
  const ring: Operation[] = [
    { op: 'redirectDamage', from: 't1', to: 't2', n: 'all', until: 'turn' },
    { op: 'redirectDamage', from: 't2', to: 't1', n: 'all', until: 'turn' },
  ]
  rewrite('jo-uzlet', [{ kind: 'resolve', do: ring }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['mamut-i', 'karom'] } })
  const ctx = speaking(p, { self: 'jo-uzlet', t1: ['mamut-i'], t2: ['karom'] })
  carryOut(p, ctx, [...ring, { op: 'damage', to: 't1', n: 2 }])
  expect(toldOf(p.g, 'damaged')).toMatchObject([{ card: card(p, 'mamut-i'), amount: 2 }])
})

test('CG-STACK-21 · where one shield takes all the damage the next is not used', () => {
  const shield: Operation = { op: 'preventDamage', to: 't1', n: 2, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [shield] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['karom'] } })
  const ctx = speaking(p, { self: 'jo-uzlet', t1: ['karom'] })
  carryOut(p, ctx, [shield, shield])
  const [first] = p.g.lasting
  const asked = carryOut(p, ctx, [{ op: 'damage', to: 't1', n: 2 }], `apply:${first?.id}`)
  expect([asked, toldOf(p.g, 'prevented').length, p.g.lasting.map(({ left }) => left)]).toEqual([[0], 1, [2]])
})

test('CG-PAY-2 · what makes cards cheaper for so many uses is used up by its own player’s payments only', () => {
  const p = duel({ active: 1, you: { surface: ['kelteto'] }, opponent: { hand: ['turul'], credits: 20 } })
  act(p, 'launch:{turul}')
  reach(p)
  expect([placeOf(p.g, card(p, 'turul')), p.g.uses]).toEqual(['hangar of 1', []])
})

test('CG-DEF-9, CG-STACK-20 · what waits for a thing goes when it has happened, and nothing else with it; it keeps its targets apart', () => {
  const wait: Operation = {
    op: 'delayed',
    when: { event: 'milled', player: 'you' },
    do: [{ op: 'gainCredits', player: 'you', n: 1 }],
    until: 'turn',
  }
  const stays: Operation = { op: 'modify', who: 't1', firepower: 1, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [wait, stays] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['turul', 'karom'] } })
  const ctx = speaking(p, { self: 'jo-uzlet', t1: ['turul'], t2: ['karom'] })
  carryOut(p, ctx, [wait, stays, { op: 'mill', player: 'you', n: 1 }])
  expect(p.g.waiting.map(({ targets }) => targets)).toEqual([[[card(p, 'turul')], [card(p, 'karom')], []]])
  expect(p.g.lasting).toHaveLength(1)
})

/** The konyvelo of seat 0 waits for cards that its colony loses. */
const listening = (effect: Partial<Effect & { kind: 'triggered' }>): void =>
  rewrite('konyvelo', [
    { kind: 'triggered', when: { event: 'milled', player: 'you' }, do: [{ op: 'draw', player: 'you', n: 1 }], ...effect },
  ])

test('CG-STACK-20 · a card whose text is switched off waits for nothing', () => {
  listening({})
  const off: Operation = { op: 'disable', who: 't1', until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [off] }])
  const p = duel({ you: { hand: ['jo-uzlet'], cantina: ['konyvelo'] } })
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['konyvelo'] }), [off, { op: 'mill', player: 'you', n: 1 }])
  expect(p.g.waiting).toEqual([])
})

test('CG-MULTI-13 · a trigger whose condition speaks of the opponent waits where it holds for a neighbour, else for none', () => {
  const mill = (ships: readonly number[], seats: 2 | 4): number => {
    const side = (seat: number) => (ships.includes(seat) ? { hangar: ['karom'] } : {})
    const p = duel({
      you: { cantina: ['konyvelo'], ...side(0) },
      opponent: side(1),
      ...(seats === 2 ? {} : { others: [side(2), side(3)] }),
    })
    carryOut(p, speaking(p), [{ op: 'mill', player: 'you', n: 1 }])
    return p.g.waiting.length
  }
  listening({ if: [{ cond: 'count', sel: { zone: 'hangar', player: 'opponent' }, min: 1 }] })
  expect([mill([1], 4), mill([3], 4), mill([2], 4), mill([0], 4), mill([1], 2), mill([0], 2)]).toEqual([1, 1, 0, 0, 1, 0])
  listening({ if: [{ cond: 'count', sel: { zone: 'hangar', player: 'you' }, min: 1 }] })
  expect([mill([0], 4), mill([1], 4), mill([0], 2), mill([1], 2)]).toEqual([1, 0, 1, 0])
})

test('CG-STACK-20 · what triggers speak of: the cards lost, or the card destroyed', () => {
  const speaksOf = (event: 'milled' | 'destroyed'): number[] => {
    rewrite('konyvelo', [{ kind: 'triggered', when: { event }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
    const p = duel({ you: { cantina: ['konyvelo'], hangar: ['turul'] } })
    const operations: Operation[] = [
      { op: 'destroy', who: 't1' },
      { op: 'mill', player: 'you', n: 1 },
    ]
    carryOut(p, speaking(p, { t1: ['turul'] }), operations)
    return p.g.waiting.map((item) => item.it.length)
  }
  expect([speaksOf('destroyed'), speaksOf('milled')]).toEqual([[1], [1]])
})

test('CG-MULTI-13 · each card keeps the neighbour whom it means, also when the next one is told', () => {
  const p = duel({ you: { trash: ['aknagyuru', 'blokad'] }, others: [{}, {}] })
  const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }
  carryOut(p, speaking(p, { t1: ['aknagyuru', 'blokad'] }), [put], 'opponent:1', 'opponent:3')
  expect(p.g.foes).toEqual([
    { card: card(p, 'aknagyuru'), seat: 1 },
    { card: card(p, 'blokad'), seat: 3 },
  ])
})

test('CG-ABIL-4 · a card of the wasteland that an ability names is shown to all, and they know it', () => {
  const effect: Effect = {
    kind: 'activated',
    window: 'any',
    cost: [],
    targets: [{ id: 't1', sel: { zone: 'wasteland', player: 'you' } }],
    do: [{ op: 'toVoid', who: 't1' }],
  }
  rewrite('konyvelo', [effect])
  const p = duel({ you: { cantina: ['konyvelo'], wasteland: ['karom'] }, opponent: { hand: ['zavaras'] } })
  const before = p.g.reveals
  act(p, 'use:{konyvelo}:0')
  expect(heard(p, 'shown', 1).map((event) => event.card)).toEqual([card(p, 'karom')])
  expect([p.g.seen[card(p, 'karom')], p.g.reveals > before]).toEqual([3, true])
})

test('CG-BASE-9, CG-ABIL-4 · a card of the wasteland that a research names is shown to all', () => {
  rewrite('harci-toborzo', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'wasteland', player: 'you' } }], do: [{ op: 'toVoid', who: 't1' }] },
  ])
  const p = duel({ you: { surface: ['harci-toborzo unpaid +4'], wasteland: ['karom'], credits: 9 } })
  act(p, 'pay:{harci-toborzo}')
  reach(p)
  expect(heard(p, 'shown', 1).map((event) => event.card)).toEqual([card(p, 'karom')])
})
