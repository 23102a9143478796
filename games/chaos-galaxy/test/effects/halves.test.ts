import { expect, test } from 'vitest'
import { nameTriggered } from '../../effects/do/announce.ts'
import { dealDamage, destroy } from '../../effects/do/destroying.ts'
import { run } from '../../effects/do/operations.ts'
import { replaced } from '../../effects/do/replacing.ts'
import { resolveGroup } from '../../effects/do/resolve.ts'
import { copyItem } from '../../effects/do/stacked.ts'
import type { Condition, Effect, Operation } from '../../effects/language/vocabulary.ts'
import { settle } from '../../rules/stack.ts'
import { newStackItem, type State } from '../../state.ts'
import { act, asked, card, credits, duel, type GivenTable, placeOf, reach } from '../given.ts'
import { carryOut, drive, rewrite, type Spoken, speaking } from './given.ts'

/** The events of a type, as the table has them. */
const toldOf = (g: State, type: string) => g.events.flatMap(({ event }) => (event.type === type ? [event] : []))

/** A table on which operations of seat 0 were carried out. */
function done(given: GivenTable, spoken: Spoken, operations: readonly Operation[], ...answers: string[]) {
  const p = duel(given)
  const written = answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id))))
  const who = carryOut(p, speaking(p, spoken), operations, ...written)
  return { p, g: p.g, asked: who, place: (id: string): string => placeOf(p.g, card(p, id)) }
}

const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }

test('CG-STATE-2 · what is in play, an event or an interrupt is not put into play; a ship is paid however it comes', () => {
  const given = { you: { hangar: ['turul', '> femkarom', 'karom'], trash: ['felsobb-parancs', 'jo-uzlet', 'solyom'] } }
  const { asked: who, place, p } = done(given, { t1: ['femkarom', 'felsobb-parancs', 'jo-uzlet', 'solyom'] }, [{ ...put, paid: false }])
  expect(who).toEqual([])
  expect(['femkarom', 'felsobb-parancs', 'jo-uzlet', 'solyom'].map(place)).toEqual([
    'mounted of 0',
    'trash of 0',
    'trash of 0',
    'hangar of 0',
  ])
  expect(p.g.paid[card(p, 'solyom')]).toBe(1)
})

test('CG-WEAP-6, CG-WEAP-12 · only weaponry is moved to a ship: crew, and other cards of a pile, stay where they are; the ship’s player commands it then', () => {
  const attach: Operation = { op: 'attach', who: 't1', to: 't2' }
  const given: GivenTable = {
    you: { hangar: ['turul', 'liktor'], cantina: ['konyvelo'], trash: ['solyom', 'kitinlemez'] },
    opponent: { hangar: ['crx', '> femkarom'] },
  }
  const { place, p } = done(given, { t1: ['konyvelo', 'solyom', 'kitinlemez'], t2: ['turul'] }, [attach])
  expect(['konyvelo', 'solyom', 'kitinlemez'].map(place)).toEqual(['cantina of 0', 'trash of 0', 'mounted of 0'])
  expect(p.g.carriers[card(p, 'konyvelo')]).toBe(-1)
  const taken = done(given, { t1: ['femkarom'], t2: ['liktor'] }, [attach])
  expect([taken.place('femkarom'), taken.g.carriers[card(taken.p, 'femkarom')]]).toEqual(['mounted of 0', card(taken.p, 'liktor')])
})

test('CG-PAY-5 · what is not in play is not turned face down, and nobody hears of it', () => {
  const { g, place } = done({ you: { trash: ['konyvelo'] } }, { t1: ['konyvelo'] }, [{ op: 'unpay', who: 't1' }])
  expect([place('konyvelo'), toldOf(g, 'unpaid')]).toEqual(['trash of 0', []])
})

test('CG-BASE-11 · what was given up is what the text speaks of next', () => {
  const give: Operation = { op: 'sacrificeCard', player: 'you', sel: { zone: 'cantina' }, n: 1 }
  const { place } = done({ you: { cantina: ['konyvelo'] } }, {}, [give, { op: 'toVoid', who: 'last' }])
  expect(place('konyvelo')).toMatch(/^void/)
})

test('CG-SHIP-8 · a card that is not in play is not destroyed, and nobody hears of it', () => {
  const { g, place } = done({ you: { trash: ['karom'], hangar: ['turul'] } }, { t1: ['karom', 'turul'] }, [{ op: 'destroy', who: 't1' }])
  expect([place('karom'), g.seats[0]?.trash.length]).toEqual(['trash of 0', 2])
  const p = duel({ you: { trash: ['karom'] } })
  drive(destroy(p.g, [{ card: card(p, 'karom'), by: -1 }], run), [])
  expect(p.g.events).toEqual([])
})

test('CG-BASE-12 · only a base takes damage face down as a base does: crew takes it as armour', () => {
  const lost = (given: GivenTable, id: string): number | undefined => {
    const p = duel(given)
    drive(dealDamage(p.g, [{ to: card(p, id), amount: 1, by: -1 }], run), [])
    return p.g.lost[card(p, id)]
  }
  expect(lost({ you: { surface: ['kelteto unpaid'] } }, 'kelteto')).toBe(0)
  expect([lost({ you: { cantina: ['vasfalo unpaid'] } }, 'vasfalo'), lost({ you: { cantina: ['vasfalo'] } }, 'vasfalo')]).toEqual([1, 1])
})

test('CG-BASE-12, CG-VAL-5 · a base that was turned face down after it had lost armour does not fall when its armour sinks', () => {
  const weaker: Operation = { op: 'modify', who: 't1', armour: -9, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [weaker] }])
  const given = { you: { hand: ['jo-uzlet'], surface: ['ipari-park -1'] } }
  const spoken = { self: 'jo-uzlet', t1: ['ipari-park'] }
  expect(done(given, spoken, [{ op: 'unpay', who: 't1' }, weaker]).place('ipari-park')).toBe('surface of 0')
  expect(done(given, spoken, [weaker]).place('ipari-park')).toBe('trash of 0')
})

test('CG-WEAP-5, CG-VAL-5 · a ship that stood only by a weapon is destroyed when that is sold', () => {
  rewrite('femkarom', [{ kind: 'static', do: [{ op: 'modify', who: 'ship', armour: 9 }] }])
  const also = (g: State): void => {
    g.lost[card({ g }, 'karom')] = 5
  }
  const p = duel({ you: { hangar: ['karom', '> femkarom', 'turul', '> kitinlemez'] }, also })
  act(p, 'sell:{femkarom}')
  reach(p)
  expect(['karom', 'turul'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'hangar of 0'])
})

test('CG-STACK-21 · what would replace a card’s destruction replaces nothing else that happens to it', () => {
  rewrite('konyvelo', [{ kind: 'replace', event: 'wouldBeDestroyed', who: 'self', instead: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = duel({ you: { cantina: ['konyvelo'], credits: 0 } })
  drive(replaced(p.g, 'wouldReturnUsed', card(p, 'konyvelo'), run), [])
  expect(p.g.seats[0]?.credits).toBe(0)
  drive(replaced(p.g, 'wouldBeDestroyed', card(p, 'konyvelo'), run), [])
  expect(p.g.seats[0]?.credits).toBe(1)
})

/** The konyvelo of seat 0 waits for cards lost from its colony. */
const listening = (effect: Partial<Effect & { kind: 'triggered' }>): void =>
  rewrite('konyvelo', [
    { kind: 'triggered', when: { event: 'milled', player: 'you' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }], ...effect },
  ])
const mill: Operation = { op: 'mill', player: 'you', n: 1 }

test('CG-STACK-9, CG-STACK-20 · a triggered effect none of whose options has a target does not go onto the stack', () => {
  const label = { hu: '', en: '' }
  const choose: Operation = { op: 'choose', n: 1, options: [{ label, do: [{ op: 'turn', who: 't1', to: 'used' }] }] }
  listening({ targets: [{ id: 't1', upTo: true, sel: { zone: 'hangar', player: 'opponent' } }], do: [choose] })
  const told = (ships: string[]): number => {
    const { g } = done({ you: { cantina: ['konyvelo'] }, opponent: { hangar: ships } }, {}, [mill])
    drive(settle(g), [])
    return toldOf(g, 'triggered').length
  }
  expect([told([]), told(['karom'])]).toEqual([0, 1])
})

test('CG-STACK-9 · an option that works on one target names one', () => {
  const label = { hu: '', en: '' }
  const choose: Operation = { op: 'choose', n: 1, options: [{ label, do: [{ op: 'turn', who: 't1', to: 'used' }] }] }
  rewrite('jo-uzlet', [{ kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent' } }], do: [choose] }])
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['karom', 'turul', 'crx'] } })
  act(p, 'event:{jo-uzlet}', 'target:{turul}')
  expect(asked(p)).not.toBe('stack-target')
  reach(p)
  expect(['karom', 'turul', 'crx'].map((id) => p.g.turned[card(p, id)])).toEqual([0, 1, 0])
})

test('CG-MULTI-13, CG-STACK-20 · whom a trigger means is chosen among those for whom its condition holds; of two players it was looked at when it happened', () => {
  const ships: Condition = { cond: 'count', sel: { zone: 'hangar', player: 'opponent' }, min: 1 }
  listening({ if: [ships] })
  const cards = { you: { cantina: ['konyvelo'] }, opponent: { hangar: ['karom'] } }
  const several = done({ ...cards, others: [{}, {}] }, {}, [mill])
  const [item] = several.g.waiting
  if (item === undefined) throw new Error('nothing waits')
  expect([drive(nameTriggered(several.g, item), []), item.opponent]).toEqual([[], 1])
  const two = done(cards, { t1: ['karom'] }, [mill, { op: 'destroy', who: 't1' }])
  drive(settle(two.g), [])
  expect([two.place('karom'), toldOf(two.g, 'triggered').length]).toEqual(['trash of 1', 1])
  const both = done({ ...cards, others: [{}, { hangar: ['turul'] }] }, { t1: ['karom', 'turul'] }, [mill, { op: 'destroy', who: 't1' }])
  drive(settle(both.g), [])
  expect(toldOf(both.g, 'triggered')).toEqual([])
})

test('CG-MULTI-13, CG-STACK-9 · who copies a card that speaks of the opponent chooses one; who copies another one does not', () => {
  const copied = (operation: Operation): [number[], number | undefined] => {
    rewrite('jo-uzlet', [{ kind: 'resolve', do: [operation] }])
    const p = duel({ you: { hand: ['jo-uzlet'], credits: 9 }, others: [{}, {}] })
    const item = newStackItem(p.g, { kind: 'card', controller: 0, opponent: 1, card: card(p, 'jo-uzlet'), effect: 0 })
    const who = drive(
      copyItem(p.g, { ...speaking(p), controller: 2 }, { ...item, print: p.g.prints[card(p, 'jo-uzlet')] as number }),
      operation.op === 'draw' ? [] : ['opponent:3'],
    )
    return [who, p.g.stack.at(-1)?.opponent]
  }
  expect(copied({ op: 'loseCredits', player: 'opponent', n: 1 })).toEqual([[2], 3])
  expect(copied({ op: 'draw', player: 'you', n: 1 })).toEqual([[], -1])
})

test('CG-DEF-9 · what holds for an exchange does not begin without one, in a combat or not', () => {
  const more: Operation = { op: 'modify', who: 't1', firepower: 1, until: 'exchange' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [more] }])
  const p = duel({ you: { hand: ['jo-uzlet', 'turul'], hangar: ['liktor'] }, opponent: { hangar: ['karom'] } })
  act(p, 'attack:colony:1')
  expect(p.g.combat?.shooter).toBe(-1)
  carryOut(p, speaking(p, { self: 'jo-uzlet', t1: ['liktor'] }), [more])
  expect([p.g.lasting, credits(p)]).toEqual([[], credits(p)])
})

test('CG-CPAY-5, CG-VAL-5 · a ship whose armour the effects of a group took without damage goes with them', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'any' } }],
      do: [{ op: 'modify', who: 't1', armour: -9, until: 'turn' }],
    },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['karom', 'turul'] } })
  const event = card(p, 'jo-uzlet')
  const item = newStackItem(p.g, {
    kind: 'ability',
    controller: 0,
    card: event,
    print: p.g.prints[event] as number,
    effect: 0,
    targets: [[card(p, 'karom')]],
  })
  drive(resolveGroup(p.g, [item], run), [])
  expect(['karom', 'turul'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'hangar of 1'])
})
