import { expect, test } from 'vitest'
import { type Happening, occur } from '../../effects/do/triggers.ts'
import type { When } from '../../effects/language/vocabulary.ts'
import { fight } from '../fight.ts'
import { act, asked, card, duel, type GivenSeat, type GivenTable, reach, shown, through } from '../given.ts'
import { rewrite } from './given.ts'

/** How often the ipari-park of seat 0 was triggered; it counts that on itself. */
function park(when: When, given: GivenTable, ...options: string[]): number {
  rewrite('ipari-park', [{ kind: 'triggered', when, do: [{ op: 'addCounters', who: 'self', n: 1 }] }])
  const p = duel({ ...given, you: { surface: ['ipari-park'], ...given.you } })
  through(p, ...options)
  return shown(reach(p), 'ipari-park').counters
}

/** How often the femkarom was triggered; it counts on its ship, a szarvasbogar that attacks. Questions are answered minimally. */
function claw(event: When['event'], theirs: readonly string[], options: readonly string[], more: { you?: GivenSeat } = {}): number {
  rewrite('femkarom', [{ kind: 'triggered', when: { event, who: 'ship' }, do: [{ op: 'addCounters', who: 'ship', n: 1 }] }])
  const p = fight(['szarvasbogar', '> femkarom'], theirs, more)
  through(p, ...options)
  return shown(reach(p), 'szarvasbogar').counters
}
const FIRES = 'fire:{szarvasbogar}:{aranykaravan}'
const IS_FIRED_AT = ['pass', 'fire:{aranykaravan}:{szarvasbogar}']

test('CG-PAY-4 · trigger paid: who paid for a card; not when the other player does', () => {
  const paid = (active: number, player: 'you' | 'opponent'): number => {
    const side = { cantina: ['konyvelo unpaid'] }
    return park({ event: 'paid', player }, { active, you: side, opponent: side }, `pay:{konyvelo@${active}}`)
  }
  expect([paid(0, 'you'), paid(1, 'opponent'), paid(1, 'you'), paid(0, 'opponent')]).toEqual([1, 1, 0, 0])
})

test('CG-INT-2, CG-EVT-1 · trigger played: an event or interrupt of that player, of the kind it asks for', () => {
  const played = (active: number, type: 'event' | 'interrupt'): number =>
    park(
      { event: 'played', player: 'you', who: { type } },
      { active, you: { hand: ['jo-uzlet'] }, opponent: { hand: ['jo-uzlet'] } },
      `event:{jo-uzlet@${active}}`,
    )
  expect([played(0, 'event'), played(1, 'event'), played(0, 'interrupt')]).toEqual([1, 0, 0])
})

test('CG-DEF-3 · trigger destroyed: of what it asks for; not when another card is', () => {
  const destroyed = (active: number): number =>
    park(
      { event: 'destroyed', who: { player: 'you', type: 'ship' } },
      { active, you: { hangar: ['karom'], hand: ['verdij'] }, opponent: { hangar: ['karom'], hand: ['verdij'] } },
      `event:{verdij@${active}}`,
    )
  expect([destroyed(1), destroyed(0)]).toEqual([1, 0])
})

test('CG-STATE-14 · trigger destroyed: not by a sacrifice', () => {
  const when: When = { event: 'destroyed', who: { player: 'you' } }
  expect(park(when, { you: { cantina: ['alkusz', 'konyvelo'] } }, 'use:{alkusz}:0')).toBe(0)
})

test('CG-ATK-1 · trigger attackDeclared: at the declaration of that player’s attack, on what it asks for; not at the other’s', () => {
  const declared = (active: number, when: When, target = 'colony'): number => {
    const side = { hangar: ['karom'], cantina: ['konyvelo'] }
    const option = target === 'colony' ? `attack:colony:${1 - active}` : `attack:crew:{konyvelo@${1 - active}}`
    return park(when, { active, you: side, opponent: side }, option)
  }
  const yours: When = { event: 'attackDeclared', player: 'you' }
  expect([declared(0, yours), declared(1, yours), declared(1, { ...yours, player: 'opponent' })]).toEqual([1, 0, 1])
  const onCrew: When = { ...yours, who: { type: 'crew' } }
  expect([declared(0, onCrew, 'crew'), declared(0, onCrew)]).toEqual([1, 0])
})

test('CG-ATK-1, CG-STACK-20 · trigger attackDeclared: before anybody names ships', () => {
  rewrite('ipari-park', [
    { kind: 'triggered', when: { event: 'attackDeclared', player: 'you' }, do: [{ op: 'addCounters', who: 'self', n: 1 }] },
  ])
  const p = duel({ you: { surface: ['ipari-park'], hangar: ['karom', 'turul'] } })
  act(p, 'attack:colony:1')
  expect(shown(reach(p, 'equip-attackers'), 'ipari-park').counters).toBe(1)
})

test('CG-EQUIP-1, CG-EQUIP-3 · trigger joinsCombat: a ship of that player takes part; not one that stays', () => {
  const joins = (active: number): number =>
    park(
      { event: 'joinsCombat', who: { player: 'you', type: 'ship' } },
      { active, you: { hangar: ['karom'] }, opponent: { hangar: ['karom'] } },
      `attack:colony:${1 - active}`,
    )
  expect([joins(0), joins(1)]).toEqual([1, 0])
})

test('CG-CPAY-4 · trigger paymentEnd: paid cards on ships of the combat, at the end of the payment step; not unpaid ones, nor on others', () => {
  rewrite('femkarom', [{ kind: 'triggered', when: { event: 'paymentEnd', who: 'self' }, do: [{ op: 'addCounters', who: 'ship', n: 1 }] }])
  const counted = (hangar: readonly string[], ...options: string[]): number => {
    const p = duel({ you: { hangar } })
    through(p, ...options)
    return shown(reach(p), 'turul').counters
  }
  expect(counted(['turul', '> femkarom'], 'attack:colony:1')).toBe(1)
  expect(counted(['turul', '> femkarom unpaid'], 'attack:colony:1')).toBe(0)
  expect(counted(['turul', '> femkarom', 'karom'], 'attack:colony:1', 'attack-with:{karom}')).toBe(0)
})

test('CG-FIRE-1 · trigger fires: the ship shoots; not when it is shot at or fires back', () => {
  expect(claw('fires', ['aranykaravan'], [FIRES, 'no-return'])).toBe(1)
  expect(claw('fires', ['aranykaravan'], [...IS_FIRED_AT, 'return-fire'])).toBe(0)
})

test('CG-FIRE-9 · trigger firedAt: the ship is shot at; not when it shoots, nor by return fire', () => {
  expect(claw('firedAt', ['aranykaravan'], [...IS_FIRED_AT, 'no-return'])).toBe(1)
  expect(claw('firedAt', ['aranykaravan'], [FIRES, 'return-fire'])).toBe(0)
})

test('CG-FIRE-10 · trigger returnsFire: the ship fires back; not when it does not, nor when it shoots', () => {
  expect(claw('returnsFire', ['aranykaravan'], [...IS_FIRED_AT, 'return-fire'])).toBe(1)
  expect(claw('returnsFire', ['aranykaravan'], [...IS_FIRED_AT, 'no-return'])).toBe(0)
  expect(claw('returnsFire', ['aranykaravan'], [FIRES, 'no-return'])).toBe(0)
})

test('CG-FIRE-18 · trigger damaged: the ship lost armour; not when it dealt damage alone', () => {
  expect(claw('damaged', ['aranykaravan'], [...IS_FIRED_AT, 'no-return'])).toBe(1)
  expect(claw('damaged', ['aranykaravan'], [FIRES, 'no-return'])).toBe(0)
})

test('CG-FIRE-18 · trigger dealsDamage: the ship’s damage hit; not when it was hit alone', () => {
  expect(claw('dealsDamage', ['aranykaravan'], [FIRES, 'no-return'])).toBe(1)
  expect(claw('dealsDamage', ['aranykaravan'], [...IS_FIRED_AT, 'no-return'])).toBe(0)
})

test('CG-FIRE-14 · trigger kills: the ship destroyed another by its damage; not by less', () => {
  expect(claw('kills', ['indafogo'], ['pass', 'fire:{indafogo}:{szarvasbogar}', 'return-fire'])).toBe(1)
  expect(claw('kills', ['aranykaravan'], [FIRES, 'no-return'])).toBe(0)
})

test('CG-BOMB-2 · trigger bombs: the ship is among the bombers; not when it stays out', () => {
  expect(claw('bombs', [], ['bomb:{szarvasbogar}'])).toBe(1)
  expect(claw('bombs', [], ['done'])).toBe(0)
})

test('CG-DEF-4 · trigger bombingSuccess: the player’s bombing discarded or destroyed something; not when there was nothing', () => {
  const success = (filler: number, active: number): number =>
    park(
      { event: 'bombingSuccess', player: 'you' },
      { active, you: { hangar: ['mamut-i'], filler }, opponent: { hangar: ['mamut-i'], filler } },
      `attack:colony:${1 - active}`,
      `bomb:{mamut-i@${active}}`,
    )
  expect([success(9, 0), success(0, 0), success(9, 1)]).toEqual([1, 0, 0])
})

test('CG-BOMB-2 · trigger bombed: the player’s own part of the table is, of the kind it asks for; not by a total of 0', () => {
  const bombed = (when: When, active: number, target: 'colony' | 'headquarters', ship = 'mamut-i'): number =>
    park(
      when,
      { active, you: { hangar: [ship], hand: ['turul'] }, opponent: { hangar: [ship], hand: ['turul'] } },
      `attack:${target}:${1 - active}`,
      `bomb:{${ship}@${active}}`,
    )
  const colony: When = { event: 'bombed', player: 'you', what: 'colony' }
  expect([bombed(colony, 1, 'colony'), bombed(colony, 1, 'headquarters'), bombed(colony, 0, 'colony')]).toEqual([1, 0, 0])
  expect(bombed({ event: 'bombed', player: 'you' }, 1, 'headquarters')).toBe(1)
  expect(bombed(colony, 1, 'colony', 'karom')).toBe(0)
})

test('CG-UNEQ-1 · trigger unequip: the ship comes out of a combat that it took part in; not when it stayed away', () => {
  rewrite('femkarom', [{ kind: 'triggered', when: { event: 'unequip', who: 'self' }, do: [{ op: 'addCounters', who: 'ship', n: 1 }] }])
  const counted = (ship: string): number => {
    const p = duel({ you: { hangar: ['turul', '> femkarom', 'karom'] } })
    through(p, 'attack:colony:1', `attack-with:{${ship}}`)
    return shown(reach(p), 'turul').counters
  }
  expect([counted('turul'), counted('karom')]).toEqual([1, 0])
})

test('CG-TURN-10 · trigger startPhase: in that player’s, after the income; not in the other’s', () => {
  const starts = (active: number): number => park({ event: 'startPhase', player: 'you' }, { active }, 'end')
  expect([starts(1), starts(0)]).toEqual([1, 0])
})

test('CG-END-9 · trigger endPhase: in that player’s; not in the other’s', () => {
  const ends = (active: number): number => park({ event: 'endPhase', player: 'you' }, { active }, 'end')
  expect([ends(0), ends(1)]).toEqual([1, 0])
})

test('CG-ZONE-7, CG-BOMB-3 · trigger milled: cards left that player’s colony for the wasteland; not the other’s, nor from the headquarters', () => {
  const milled = (active: number, target: 'colony' | 'headquarters'): number =>
    park(
      { event: 'milled', player: 'you' },
      { active, you: { hangar: ['mamut-i'], hand: ['turul'] }, opponent: { hangar: ['mamut-i'], hand: ['turul'] } },
      `attack:${target}:${1 - active}`,
      `bomb:{mamut-i@${active}}`,
    )
  expect([milled(1, 'colony'), milled(0, 'colony'), milled(1, 'headquarters')]).toEqual([1, 0, 0])
})

test('CG-STACK-20, CG-GOAL-5 · what is optional or costs something is asked; a no or an unpayable cost leaves all as it is', () => {
  rewrite('ipari-park', [
    {
      kind: 'triggered',
      when: { event: 'startPhase', player: 'you' },
      cost: [{ pay: 'credits', n: 6 }],
      do: [{ op: 'addCounters', who: 'self', n: 1 }],
    },
  ])
  const counted = (had: number, answer: string): number => {
    const p = duel({ active: 1, you: { surface: ['ipari-park'], credits: had } })
    through(p, 'end')
    while (asked(p) !== 'main-action') p.answer(p.options().includes(answer) ? answer : 'pass')
    return shown(p, 'ipari-park').counters
  }
  expect([counted(1, 'yes'), counted(1, 'no'), counted(0, 'yes')]).toEqual([1, 0, 0])
})

test('CG-PAY-5, CG-STATE-12 · an unpaid card waits for nothing, a turned one does', () => {
  for (const [mark, waiting] of [
    [' unpaid', 0],
    [' used', 1],
  ] as const) {
    const p = duel({ you: { cantina: [`bankar${mark}`] } })
    occur(p.g, { name: 'startPhase', player: 0 })
    expect(p.g.waiting.length).toBe(waiting)
  }
})

test('CG-STACK-20 · a limit counts for each card: what was used up waits no more', () => {
  const p = duel({ you: { surface: ['szenatus'], hand: ['jo-uzlet'] } })
  const played: Happening = { name: 'played', who: card(p, 'jo-uzlet'), player: 0 }
  p.g.uses.push({ card: card(p, 'szenatus'), effect: 0, operation: -1, inTurn: 1, inCombat: 1 })
  occur(p.g, played)
  expect(p.g.waiting).toEqual([])
})

test('CG-STACK-20 · an effect whose condition does not hold when it happens does not wait', () => {
  for (const [player, waiting] of [
    ['you', 1],
    ['opponent', 0],
  ] as const) {
    rewrite('ipari-park', [{ kind: 'triggered', when: { event: 'played' }, if: [{ cond: 'turnOf', player }], do: [] }])
    const p = duel({ you: { surface: ['ipari-park'], hand: ['jo-uzlet'] } })
    occur(p.g, { name: 'played', who: card(p, 'jo-uzlet'), player: 0 })
    expect(p.g.waiting).toHaveLength(waiting)
  }
})
