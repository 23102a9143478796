import { expect, onTestFinished, test } from 'vitest'
import { cardById } from '../../content/cards.ts'
import { keywordBits, lastsForExchange, programOf } from '../../effects/language/program.ts'
import type { Operation, Selector } from '../../effects/language/vocabulary.ts'
import { canPay } from '../../effects/read/costs.ts'
import { canPlay } from '../../effects/read/playable.ts'
import { amountOf, cardsOf, costOf, FIREPOWER, figure, hasKeyword, hold, keywordsOf } from '../../effects/read/reading.ts'
import { stackRef, targetsOne } from '../../effects/read/standing.ts'
import { placed, usableAbilities } from '../../effects/read/usable.ts'
import { NONE, newCombat, newStackItem, type StackItem, type State, ZONE } from '../../state.ts'
import { card, duel } from '../given.ts'
import { table } from './fighting.ts'
import { carryOut, rewrite, speaking } from './given.ts'

test('CG-GOAL-5 · the word t3 is the third target', () => {
  const p = table()
  const [one, two, three] = ['turul', 'solyom', 'honfoglalo'].map((id) => card(p, id)) as [number, number, number]
  expect(cardsOf(p.g, { ...speaking(p), targets: [[one], [two], [three]] }, 't3')).toEqual([three])
})

/** A stack item of seat 0 for a card on its table. */
function stacked(g: State, id: string, item: Partial<StackItem>): StackItem {
  const at = card({ g }, id)
  const made = newStackItem(g, { kind: 'card', controller: 0, card: at, print: g.prints[at] as number, ...item })
  g.stack.push(made)
  return made
}

test('CG-VAL-6 · what something on the stack costs: the printed price, or the X that was paid, also of an ability or a copy', () => {
  const cost = (id: string, item: Partial<StackItem>): number => {
    const p = duel({ you: { hand: [id], cantina: ['konyvelo'] } })
    return costOf(p.g, stackRef(p.g, stacked(p.g, id, item)))
  }
  expect(cost('felulbiralas', { x: 4 })).toBe(4)
  expect(cost('felulbiralas', { kind: 'ability', x: 3 })).toBe(3)
  expect(cost('verdij', { kind: 'ability', x: 9 })).toBe(cardById('verdij')?.price)
  const p = duel({ you: { hand: ['felulbiralas', 'verdij'] } })
  // Off the stack X is 0, whatever other items lie there or refer to the card.
  expect(costOf(p.g, card(p, 'felulbiralas'))).toBe(0)
  stacked(p.g, 'verdij', { x: 5 })
  stacked(p.g, 'felulbiralas', { kind: 'ability', x: 7 })
  expect(costOf(p.g, card(p, 'felulbiralas'))).toBe(0)
  expect(costOf(p.g, p.g.prints.length + 999)).toBe(0)
})

test('CG-GOAL-5 · what is attached to a ship that is not in play is nothing; so is a condition’s least number where none is said', () => {
  const p = table()
  expect(amountOf(p.g, speaking(p, { t1: ['karom'] }), { attachments: 't1' })).toBe(0)
  expect(amountOf(p.g, speaking(p, { t1: ['turul'] }), { attachments: 't1' })).toBe(1)
  const none: Selector = { zone: 'hangar', player: 'you', minSize: 99 }
  expect(hold(p.g, speaking(p), [{ cond: 'count', sel: none, max: 0 }])).toBe(true)
  expect(hold(p.g, speaking(p), [{ cond: 'count', sel: none, min: 1 }])).toBe(false)
})

test('CG-VAL-1 · a text in play sets a value of the ships that it names, and no other value and no other ship', () => {
  const set = (stat: 'firepower' | 'speed') => {
    rewrite('ipari-park', [
      { kind: 'static', do: [{ op: 'setStat', who: { all: { zone: 'hangar', player: 'you', maxSize: 2 } }, stat, to: 7 }] },
    ])
    const p = duel({ you: { hangar: ['turul', 'mamut-i'], surface: ['ipari-park'] } })
    return ['turul', 'mamut-i'].map((id) => figure(p.g, card(p, id), FIREPOWER))
  }
  const plain = ['turul', 'mamut-i'].map((id) => cardById(id)?.values[FIREPOWER])
  expect(set('firepower')).toEqual([7, plain[1]])
  expect(set('speed')).toEqual(plain)
  rewrite('ipari-park', [{ kind: 'static', do: [{ op: 'modify', who: { all: { zone: 'hangar', player: 'you' } }, speed: 1 }] }])
  const p = duel({ you: { hangar: ['turul'], surface: ['ipari-park'] } })
  expect(figure(p.g, card(p, 'turul'), FIREPOWER)).toBe(plain[0])
})

test('CG-ABIL-35 · a ship whose text is switched off has no ability, not even the first in the list', () => {
  const off: Operation = { op: 'disable', who: 't1', until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [off] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['gondolat'] } })
  const ship = card(p, 'gondolat')
  expect(hasKeyword(p.g, ship, 'cloak')).toBe(true)
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['gondolat'] }), [off])
  expect([hasKeyword(p.g, ship, 'cloak'), keywordsOf(p.g, ship)]).toEqual([false, []])
})

/** Lets a card give its ship a keyword until the test is over. */
function brings(id: string, keyword: 'stealth' | 'cloak'): void {
  const kind = cardById(id) as { keywordBits: number }
  const before = kind.keywordBits
  onTestFinished(() => {
    kind.keywordBits = before
  })
  kind.keywordBits = keywordBits([keyword])
}

test('CG-CARD-5, CG-ABIL-35, CG-CREW-12 · what a ship carries brings it abilities once it is paid; a passenger brings none', () => {
  brings('femkarom', 'stealth')
  const has = (carried: readonly string[], also?: (g: State) => void): boolean[] => {
    const p = duel({ you: { hangar: ['honfoglalo', ...carried, 'solyom'], hand: ['jo-uzlet'] }, ...(also === undefined ? {} : { also }) })
    return ['honfoglalo', 'solyom'].map((id) => hasKeyword(p.g, card(p, id), 'stealth'))
  }
  expect(has(['> femkarom'])).toEqual([true, false])
  expect(has(['> femkarom unpaid'])).toEqual([false, false])
  expect(has([])).toEqual([false, false])
  const off: Operation = { op: 'disable', who: 't1', until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [off] }])
  const p = duel({ you: { hangar: ['honfoglalo', '> femkarom'], hand: ['jo-uzlet'] } })
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['femkarom'] }), [off])
  expect(hasKeyword(p.g, card(p, 'honfoglalo'), 'stealth')).toBe(false)
  brings('femkarom', 'cloak')
  const cloaked = duel({ you: { hangar: ['honfoglalo', '> femkarom'] } })
  expect(keywordsOf(cloaked.g, card(cloaked, 'honfoglalo'))).toContain('cloak')
  brings('konyvelo', 'stealth')
  brings('vasfalo', 'stealth')
  expect([has(['> konyvelo']), has(['> vasfalo'])]).toEqual([
    [false, false],
    [true, false],
  ])
})

test('CG-ABIL-35 · all abilities are all eight, the first among them', () => {
  expect(keywordBits(['all'])).toBe(255)
  expect(keywordBits(['cloak'])).toBe(1)
})

test('CG-STACK-20 · an effect lasts for the exchange only when all that it does does', () => {
  const lasts = (...until: ('exchange' | 'turn')[]): boolean =>
    lastsForExchange(
      programOf([
        { kind: 'triggered', when: { event: 'firedAt' }, do: until.map((one) => ({ op: 'modify', who: 'self', armour: 1, until: one })) },
      ]),
      0,
    )
  expect([lasts('exchange'), lasts('turn'), lasts('exchange', 'turn')]).toEqual([true, false, false])
  const plain = programOf([{ kind: 'triggered', when: { event: 'firedAt' }, do: [{ op: 'draw', player: 'you', n: 1 }] }])
  expect(lastsForExchange(plain, 0)).toBe(false)
})

test('CG-STACK-9 · whether something on the stack has exactly one target, which is still there', () => {
  const one = (targets: (g: State, at: (id: string) => number) => number[][]): boolean => {
    const p = duel({ you: { hangar: ['turul'], hand: ['verdij', 'jo-uzlet'], trash: ['karom'], wasteland: ['bankar'] } })
    const at = (id: string): number => card(p, id)
    stacked(p.g, 'jo-uzlet', {})
    p.g.zones[at('jo-uzlet')] = ZONE.stack
    return targetsOne(p.g, stacked(p.g, 'verdij', { targets: targets(p.g, at) }))
  }
  expect(one((_, at) => [[at('turul')]])).toBe(true)
  expect(one((_, at) => [[at('karom')]])).toBe(true)
  expect(one((_, at) => [[at('jo-uzlet')]])).toBe(true)
  expect(one((_, at) => [[at('bankar')]])).toBe(false)
  // Targets: an ability on the stack, and one that is gone.
  expect(one((g) => [[stackRef(g, stacked(g, 'turul', { kind: 'ability' }))]])).toBe(true)
  expect(one((_, at) => [[at('turul')], [at('karom')]])).toBe(false)
  expect(one(() => [[]])).toBe(false)
  expect(one((g) => [[g.prints.length + 999]])).toBe(false)
})

test('CG-EVT-1, CG-EVT-2 · an event is played in your own main phase only, with nothing waiting and without a combat; a base never', () => {
  const may = (change: (g: State) => void, id = 'jo-uzlet'): boolean => {
    const p = duel({ you: { hand: ['jo-uzlet', 'ipari-park'], hangar: ['turul'] } })
    change(p.g)
    return canPlay(p.g, 0, card(p, id))
  }
  expect(may(() => undefined)).toBe(true)
  expect(may(() => undefined, 'ipari-park')).toBe(false)
  expect(may((g) => void g.stack.push(newStackItem(g, { kind: 'action', verb: 'draw', controller: 0 })))).toBe(false)
  expect(
    may((g) => {
      g.combat = newCombat(0, 1, 'colony', NONE)
    }),
  ).toBe(false)
  expect(
    may((g) => {
      g.phase = 'end'
    }),
  ).toBe(false)
  expect(
    may((g) => {
      g.active = 1
    }),
  ).toBe(false)
})

test('CG-STACK-19 · each card that changes its place is noticed, the first and the last', () => {
  const p = duel({ you: { hangar: ['turul'] }, opponent: { hangar: ['karom'] } })
  const before = placed(p.g)
  for (const at of p.g.zones.keys()) {
    const zone = p.g.zones[at] as State['zones'][number]
    for (const other of [zone - 1, zone + 1] as (typeof zone)[]) {
      p.g.zones[at] = other
      expect(placed(p.g)).not.toBe(before)
    }
    p.g.zones[at] = zone
  }
})

test('CG-STACK-9, CG-ZONE-7 · the last card of a hand still pays a discard', () => {
  const p = duel({ you: { hand: ['jo-uzlet', 'felsobb-parancs'], hangar: ['turul'] } })
  expect([1, 2, 3].map((n) => canPay(p.g, speaking(p, { self: 'turul' }), [{ pay: 'discard', n }]))).toEqual([true, true, false])
})

test('CG-MULTI-2 · an ability that names a ship of the opponent is there with one neighbour who has one, not with none', () => {
  rewrite('konyvelo', [
    {
      kind: 'activated',
      window: 'any',
      cost: [{ pay: 'credits', n: 1 }],
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent' } }],
      do: [{ op: 'damage', to: 't1', n: 1 }],
    },
  ])
  const usable = (ships: readonly number[], seats = 4): boolean => {
    const side = (seat: number) => (ships.includes(seat) ? { hangar: ['karom'] } : {})
    const others = seats === 2 ? {} : { others: [side(2), side(3)] }
    const p = duel({ you: { cantina: ['konyvelo'], credits: 9 }, opponent: side(1), ...others })
    return usableAbilities(p.g, 0).some((one) => one.card === card(p, 'konyvelo'))
  }
  expect([usable([1]), usable([3]), usable([1, 3]), usable([2]), usable([])]).toEqual([true, true, true, false, false])
  expect([usable([1], 2), usable([], 2)]).toEqual([true, false])
})
