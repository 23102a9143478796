import { expect, test } from 'vitest'
import { dealDamage } from '../../effects/do/destroying.ts'
import { run } from '../../effects/do/operations.ts'
import { resolveGroup, resolveItem } from '../../effects/do/resolve.ts'
import { occur } from '../../effects/do/triggers.ts'
import type { Effect, Operation } from '../../effects/language/vocabulary.ts'
import { contextOf } from '../../effects/read/reading.ts'
import { newStackItem, type State } from '../../state.ts'
import { act, card, credits, duel, pass, placeOf, reach } from '../given.ts'
import { carryOut, drive, rewrite, speaking } from './given.ts'
import { attack } from './table.ts'

/** The events of a type, as the table has them. */
const toldOf = (g: State, type: string) => g.events.flatMap(({ event }) => (event.type === type ? [event] : []))

const gain = (n: number): Operation => ({ op: 'gainCredits', player: 'you', n })

test('CG-CPAY-5, CG-STACK-18 · what the effects of a group damage and destroy is told in the order in which they spoke', () => {
  const doing: Operation[] = [
    { op: 'damage', to: 't1', n: 9 },
    { op: 'destroy', who: 't2' },
  ]
  const ship = { zone: 'hangar', player: 'any' } as const
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [
        { id: 't1', sel: ship },
        { id: 't2', sel: ship },
      ],
      do: doing,
    },
  ])
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'destroyed' }, do: [gain(1)] }])
  const p = duel({ you: { hand: ['jo-uzlet'], cantina: ['konyvelo'] }, opponent: { hangar: ['karom', 'turul', 'liktor', 'crx'] } })
  const event = card(p, 'jo-uzlet')
  const [karom, turul, liktor, crx] = ['karom', 'turul', 'liktor', 'crx'].map((id) => card(p, id)) as [number, number, number, number]
  const item = (first: number, second: number) =>
    newStackItem(p.g, {
      kind: 'ability',
      controller: 0,
      card: event,
      print: p.g.prints[event] as number,
      effect: 0,
      targets: [[first], [second]],
    })
  drive(resolveGroup(p.g, [item(crx, turul), item(karom, liktor)], run), [])
  expect(p.g.waiting.map(({ it }) => it[0])).toEqual([crx, karom, turul, liktor])
})

test('CG-STACK-21 · damage that is redirected takes the place of the damage that it was', () => {
  const there: Operation = { op: 'redirectDamage', from: 't1', to: 't2', n: 'all', until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [there] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['mamut-i', 'turul', 'liktor'] } })
  const [mamut, turul, liktor] = ['mamut-i', 'turul', 'liktor'].map((id) => card(p, id)) as [number, number, number]
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['turul'], t2: ['mamut-i'] }), [there])
  const to = (ship: number) => ({ to: ship, amount: 1, by: -1 })
  drive(dealDamage(p.g, [to(turul), to(liktor)], run), [])
  expect(toldOf(p.g, 'damaged').map((event) => event.card)).toEqual([mamut, liktor])
})

test('CG-STACK-21 · a shield that is used up takes no part in the next damage of the moment', () => {
  const shield: Operation = { op: 'preventDamage', to: 't1', n: 1, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [shield] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['mamut-i'] } })
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['mamut-i'] }), [shield])
  const one = { to: card(p, 'mamut-i'), amount: 1, by: -1 }
  drive(dealDamage(p.g, [one, one], run), [])
  expect([toldOf(p.g, 'prevented').length, toldOf(p.g, 'damaged').length]).toEqual([1, 1])
})

test('CG-EQUIP-11 · an attack is over when its last ship leaves it, not in the window before any has joined, nor without a combat', () => {
  const leaves: Operation = { op: 'removeFromCombat', who: 't1' }
  const peace = duel({ you: { hangar: ['turul'] } })
  carryOut(peace, speaking(peace, { t1: ['turul'] }), [leaves])
  expect(peace.g.combat).toBeNull()
  const p = duel({ you: { hangar: ['turul'], hand: ['jo-uzlet'] }, opponent: { hangar: ['karom'], hand: ['zavaras'] } })
  act(p, 'attack:colony:1')
  if (p.g.combat !== null) p.g.combat.step = 'window'
  carryOut(p, speaking(p, { t1: ['turul'] }), [leaves])
  expect(p.g.combat?.ended).toBe(false)
  const fought = duel({ you: { hangar: ['turul'] }, opponent: { hangar: ['karom'] }, also: attack() })
  carryOut(fought, speaking(fought, { t1: ['karom'] }), [leaves])
  expect(fought.g.combat?.ended).toBe(false)
  carryOut(fought, speaking(fought, { t1: ['turul'] }), [leaves])
  expect(fought.g.combat?.ended).toBe(true)
})

test('CG-ATK-9 · the target of an attack is changed by its defender alone, while there is one, to a card in play', () => {
  const change: Operation = { op: 'changeAttackTarget', who: 't1' }
  const changed = (self: string, target: string, also?: (g: State) => void) => {
    const p = duel({
      you: { hangar: ['turul'] },
      opponent: { hangar: ['karom'], cantina: ['konyvelo'], surface: ['ipari-park'], trash: ['bankar'] },
      ...(also === undefined ? {} : { also }),
    })
    carryOut(p, speaking(p, { self, t1: [target] }), [change])
    return [p.g.combat?.target, toldOf(p.g, 'target-changed').length]
  }
  const gone = (g: State): void => {
    attack()(g)
    if (g.combat !== null) g.combat.target = 'gone'
  }
  expect(changed('karom', 'ipari-park', attack())).toEqual(['base', 1])
  expect(changed('karom', 'konyvelo', attack())).toEqual(['crew', 1])
  expect(changed('karom', 'bankar', attack())).toEqual(['colony', 0])
  expect(changed('turul', 'ipari-park', attack())).toEqual(['colony', 0])
  expect(changed('karom', 'ipari-park', gone)).toEqual(['gone', 0])
  expect(changed('karom', 'ipari-park')).toEqual([undefined, 0])
})

test('CG-GOAL-5, CG-DEF-5 · only ships join a combat; only cards in play are taken over, by a player who is there', () => {
  const p = duel({ you: { hangar: ['turul', 'liktor'], cantina: ['konyvelo'] }, opponent: { hangar: ['karom'] }, also: attack() })
  carryOut(p, speaking(p, { t1: ['konyvelo', 'liktor'] }), [{ op: 'joinCombat', who: 't1' }])
  expect(p.g.combat?.fighters.map(({ ship }) => ship)).toEqual(['turul', 'karom', 'liktor'].map((id) => card(p, id)))
  const taken = (id: string, player?: 'nobody'): string => {
    const control: Operation = {
      op: 'gainControl',
      who: 't1',
      until: 'turn',
      ...(player === undefined ? {} : { player: { controllerOf: 'it' } }),
    }
    rewrite('jo-uzlet', [{ kind: 'resolve', do: [control] }])
    const table = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['karom'], trash: ['liktor'] } })
    carryOut(table, speaking(table, { self: 'jo-uzlet', t1: [id] }), [control])
    return placeOf(table.g, card(table, id))
  }
  expect([taken('karom'), taken('liktor'), taken('karom', 'nobody')]).toEqual(['hangar of 0', 'trash of 1', 'hangar of 1'])
})

test('CG-STACK-21 · of two cards with the same text each saves once, and one saves several cards at a moment', () => {
  const save = (armour: number): Effect => ({
    kind: 'replace',
    event: 'wouldBeDestroyed',
    who: 'ship',
    instead: armour === 0 ? [] : [{ op: 'setStat', who: 'ship', stat: 'armour', to: armour }],
  })
  rewrite('kitinlemez', [save(0)])
  rewrite('femkarom', [save(1)])
  const p = duel({ you: { hangar: ['turul', '> kitinlemez', '> femkarom'] } })
  const [turul, first] = [card(p, 'turul'), card(p, 'kitinlemez')]
  expect(carryOut(p, speaking(p, { t1: ['turul'] }), [{ op: 'damage', to: 't1', n: 9 }], `replace:${first}:0`)).toEqual([0])
  expect(placeOf(p.g, turul)).toBe('hangar of 0')
  rewrite('konyvelo', [{ kind: 'replace', event: 'wouldBeDestroyed', who: { all: { zone: 'hangar', player: 'you' } }, instead: [gain(1)] }])
  const both = duel({ you: { cantina: ['konyvelo'], hangar: ['karom', 'liktor'], credits: 0 } })
  carryOut(both, speaking(both, { t1: ['karom', 'liktor'] }), [{ op: 'destroy', who: 't1' }])
  expect([both.g.seats[0]?.credits, both.g.seats[0]?.hangar.length]).toEqual([2, 2])
})

test('CG-PAY-8, CG-STACK-11 · a payment has no effect on a card that has been paid meanwhile', () => {
  const p = duel({ you: { cantina: ['konyvelo', 'bankar unpaid'] } })
  for (const id of ['konyvelo', 'bankar']) {
    const at = card(p, id)
    drive(resolveItem(p.g, newStackItem(p.g, { kind: 'payment', controller: 0, card: at, print: p.g.prints[at] as number }), run), [])
  }
  expect(toldOf(p.g, 'paid').map((event) => event.card)).toEqual([card(p, 'bankar')])
})

test('CG-STACK-2 · a card that went to the void by its own text does not come to the trash', () => {
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [{ op: 'toVoid', who: 'self' }] }])
  const p = duel({ you: { hand: ['jo-uzlet'] } })
  act(p, 'event:{jo-uzlet}')
  reach(p)
  expect([placeOf(p.g, card(p, 'jo-uzlet')), p.g.seats[0]?.trash]).toEqual(['void of 0', []])
})

test('CG-STACK-20 · of several texts of a card the one whose event happened waits, and only for whom it names', () => {
  rewrite('konyvelo', [
    { kind: 'triggered', when: { event: 'milled', player: 'you' }, do: [gain(1)] },
    { kind: 'triggered', when: { event: 'destroyed', who: { zone: 'hangar', player: 'any' } }, do: [gain(1)] },
    { kind: 'triggered', when: { event: 'damaged', player: 'opponent' }, do: [gain(1)] },
    { kind: 'triggered', when: { event: 'damaged', who: { zone: 'hangar', player: 'opponent' } }, do: [gain(1)] },
  ])
  const p = duel({ you: { cantina: ['konyvelo'], hangar: ['turul'] }, opponent: { hangar: ['karom'] } })
  const waits = (happening: Parameters<typeof occur>[1]): number[] => {
    p.g.waiting = []
    occur(p.g, happening)
    return p.g.waiting.map(({ effect }) => effect)
  }
  const [turul, karom] = [card(p, 'turul'), card(p, 'karom')]
  expect([waits({ name: 'milled', player: 0 }), waits({ name: 'milled', player: 1 })]).toEqual([[0], []])
  expect([waits({ name: 'destroyed', who: turul }), waits({ name: 'destroyed', who: karom })]).toEqual([[1], [1]])
  expect([waits({ name: 'damaged', who: turul }), waits({ name: 'damaged', who: karom })]).toEqual([[], [3]])
  expect(waits({ name: 'damaged', who: turul, player: 1 })).toEqual([2])
})

test('CG-BASE-7, CG-STATE-8 · an ability whose base is given up as its cost speaks of the developments that were paid', () => {
  rewrite('ipari-park', [
    { kind: 'activated', window: 'any', cost: [{ pay: 'sacrifice' }], do: [{ op: 'gainCredits', player: 'you', n: { paidDevs: 'self' } }] },
  ])
  const p = duel({ you: { surface: ['ipari-park +2 x=5'], credits: 1 }, opponent: { hand: ['zavaras'] } })
  act(p, 'use:{ipari-park}:0')
  expect([placeOf(p.g, card(p, 'ipari-park')), p.g.stack.map(({ x }) => x)]).toEqual(['trash of 0', [5]])
  pass(p)
  expect(credits(p)).toBe(6)
})

test('CG-STACK-9 · targets of one kind are kept in the order in which they were named', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [
        { id: 't1', n: 2, sel: { zone: 'hangar', player: 'opponent' } },
        { id: 't2', upTo: true, sel: { zone: 'hangar', player: 'you' } },
      ],
      do: [{ op: 'turn', who: 't1', to: 'used' }],
    },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['liktor'] }, opponent: { hangar: ['karom', 'turul', 'crx'], hand: ['zavaras'] } })
  act(p, 'event:{jo-uzlet}', 'target:{crx}', 'target:{karom}')
  expect(p.options()).toEqual([`target:${card(p, 'liktor')}`, 'done'])
  act(p, 'target:{liktor}')
  expect(p.g.stack[0]?.targets).toEqual([[card(p, 'crx'), card(p, 'karom')], [card(p, 'liktor')]])
})

test('CG-MULTI-13, CG-DEF-10 · with two players left each is the other’s opponent; with more nobody is until one is chosen', () => {
  const p = duel({ you: { cantina: ['konyvelo'] }, others: [{}] })
  const opponent = (): number => contextOf(p.g, card(p, 'konyvelo')).opponent
  const seen = [opponent()]
  p.answer({ concede: true }, 2)
  reach(p)
  seen.push(opponent())
  expect(seen).toEqual([-1, 1])
})

test('CG-INFO-9 · who makes another player discard sees that hand first; who discards of its own looks at nothing', () => {
  const discard = (player: 'you' | 'opponent', chooser: 'you' | 'random'): string[] => {
    const p = duel({ you: { hand: ['turul', 'karom'] }, opponent: { hand: ['liktor', 'crx'] } })
    const seat = player === 'you' ? 0 : 1
    const first = p.g.seats[seat]?.headquarters[0]
    carryOut(p, speaking(p), [{ op: 'discard', player, n: 1, chooser }], ...(chooser === 'you' ? [`discard:${first}`] : []))
    return p.g.events.flatMap(({ event }) => (event.type.startsWith('looked') ? [event.type] : []))
  }
  expect(discard('opponent', 'you')).not.toEqual([])
  expect([discard('you', 'you'), discard('opponent', 'random')]).toEqual([[], []])
})
