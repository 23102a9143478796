import { expect, test } from 'vitest'
import { spendUses } from '../../effects/do/paying.ts'
import { afterPrevention } from '../../effects/do/preventing.ts'
import type { Effect, Operation } from '../../effects/language/vocabulary.ts'
import { ARMOUR, armourLeft, BOMBING, FIREPOWER, figure, hasKeyword, SPEED } from '../../effects/read/reading.ts'
import type { State } from '../../state.ts'
import { hangarSize, slotsOf } from '../../table/ships.ts'
import { fight } from '../fight.ts'
import { act, card, credits, duel, offers, placeOf, reach, through } from '../given.ts'
import { carryOut, drive, rewrite, speaking } from './given.ts'
import { after } from './table.ts'

type At = (id: string, seat?: number) => number
const figures =
  (id: string) =>
  (g: State, at: At): number[] =>
    [SPEED, FIREPOWER, ARMOUR, BOMBING].map((one) => figure(g, at(id), one))

/** An effect of an event or interrupt without targets. */
const does = (...operations: readonly Operation[]): readonly Effect[] => [{ kind: 'resolve', do: operations }]
/** A static effect: it lasts as long as the card's text is in force. */
const holds = (...operations: readonly Operation[]): readonly Effect[] => [{ kind: 'static', do: operations }]

test('CG-VAL-1, CG-VAL-2 · operation modify: every figure it names, never below 0; no other ship', () => {
  const modify: Operation = { op: 'modify', who: 't1', speed: 2, firepower: -9, bombing: 1, until: 'turn' }
  expect(after([modify], { t1: ['honfoglalo'] }, figures('honfoglalo'))).toEqual([5, 0, 3, 3])
  expect(after([modify, modify], { t1: ['honfoglalo'] }, figures('honfoglalo'))).toEqual([7, 0, 3, 4])
  expect(after([modify], { t1: ['honfoglalo'] }, figures('solyom'))).toEqual([5, 1, 1, 0])
  expect(after([modify], { t1: ['verdij'] }, (g) => g.lasting)).toEqual([])
})

test('CG-VAL-3 · operation setStat: before all that adds; of armour it says what is left, not above the maximum', () => {
  const set: Operation = { op: 'setStat', who: 't1', stat: 'firepower', to: 7, until: 'turn' }
  // The femkarom adds one.
  expect(after([set], { t1: ['turul'] }, figures('turul'))).toEqual([4, 8, 3, 1])
  expect(after([set], { t1: ['turul'] }, figures('honfoglalo'))).toEqual([3, 3, 3, 2])
  const left = (to: number): unknown =>
    after([{ ...set, stat: 'armour', to }], { t1: ['turul'] }, (g, at) => [armourLeft(g, at('turul')), figure(g, at('turul'), ARMOUR)])
  expect([left(1), left(9)]).toEqual([
    [1, 3],
    [3, 3],
  ])
})

const has =
  (id: string, ...keywords: readonly ('cloak' | 'repair' | 'barrage' | 'formation')[]) =>
  (g: State, at: At): boolean[] =>
    keywords.map((keyword) => hasKeyword(g, at(id), keyword))

test('CG-ABIL-1 · operation grant: the abilities named, to the cards named', () => {
  const grant: Operation = { op: 'grant', who: 't1', keywords: ['cloak', 'repair'], until: 'turn' }
  expect(after([grant], { t1: ['honfoglalo'] }, has('honfoglalo', 'cloak', 'repair', 'barrage'))).toEqual([true, true, false])
  expect(after([grant], { t1: ['honfoglalo'] }, has('solyom', 'cloak'))).toEqual([false])
})

test('CG-ABIL-1 · operation removeKeywords: those named or all, also what a card gave; nothing of another ship', () => {
  const grant: Operation = { op: 'grant', who: 't1', keywords: ['cloak'], until: 'turn' }
  const remove = (keywords: 'all' | 'repair'): Operation => ({ op: 'removeKeywords', who: 't1', keywords: [keywords], until: 'turn' })
  expect(after([grant, remove('all')], { t1: ['turul'] }, has('turul', 'cloak', 'repair'))).toEqual([false, false])
  expect(after([grant, remove('repair')], { t1: ['turul'] }, has('turul', 'cloak', 'repair'))).toEqual([true, false])
  expect(after([remove('all')], { t1: ['turul'] }, has('solyom', 'formation'))).toEqual([true])
})

test('CG-PAY-5 · operation disable: figures, abilities and text of the card are off until it is over; of others they are not', () => {
  const off: Operation = { op: 'disable', who: 't1', until: 'turn' }
  expect(after([off], { t1: ['femkarom'] }, figures('turul'))).toEqual([4, 2, 3, 1])
  expect(after([off], { t1: ['kelteto'] }, figures('turul'))).toEqual([4, 3, 3, 1])
  expect(after([off], { t1: ['turul'] }, has('turul', 'repair'))).toEqual([false])
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'surface', player: 'you' } }],
      do: [{ op: 'disable', who: 't1', until: 'turn' }],
    },
  ])
  const income = (hand: string[]) => {
    const p = duel({ you: { hand, surface: ['ipari-park'], credits: 1 }, active: 0 })
    if (hand.length > 0) act(p, 'event:{jo-uzlet}')
    through(reach(p), 'end')
    through(reach(p), 'end')
    return credits(reach(p)) - (hand.length > 0 ? 0 : 1)
  }
  // It ends with the turn: in the next start phase the base works again.
  expect([income(['jo-uzlet']), income([])]).toEqual([6, 6])
})

test('CG-STACK-21 · operation preventDamage: so much of what comes, each card a shield of its own; what goes beyond it hits', () => {
  const prevent: Operation = { op: 'preventDamage', to: 't1', n: 2, until: 'turn' }
  const hit = (n: number): Operation => ({ op: 'damage', to: 't2', n })
  const left = (g: State, at: At): number => armourLeft(g, at('honfoglalo'))
  expect(after([prevent, hit(2)], { t1: ['honfoglalo', 'turul'], t2: ['honfoglalo'] }, left)).toBe(3)
  expect(after([prevent, hit(1), hit(2)], { t1: ['honfoglalo'], t2: ['honfoglalo'] }, left)).toBe(2)
  expect(after([prevent, hit(2)], { t1: ['turul'], t2: ['honfoglalo'] }, left)).toBe(1)
  expect(after([{ ...prevent, n: 'all' }, hit(2), hit(2)], { t1: ['honfoglalo'], t2: ['honfoglalo'] }, left)).toBe(3)
})

test('CG-STACK-21 · of several that prevent damage, whose card is hit chooses the order', () => {
  const prevent: Operation = { op: 'preventDamage', to: 't1', n: 1, until: 'turn' }
  rewrite('jo-uzlet', does(prevent))
  for (const [ship, seat] of [
    ['turul', 0],
    ['karom', 1],
  ] as const) {
    const p = duel({ you: { hangar: ['turul'], hand: ['jo-uzlet'] }, opponent: { hangar: ['karom'] } })
    const ctx = speaking(p, { self: 'jo-uzlet', t1: [ship] })
    carryOut(p, { ...ctx, controller: 0 }, [prevent])
    carryOut(p, { ...ctx, controller: 0 }, [prevent])
    const [first, second] = p.g.lasting.map((lasting) => `apply:${lasting.id}`)
    expect([first, second].every((one) => one !== undefined)).toBe(true)
    expect(drive(afterPrevention(p.g, [{ to: card(p, ship), amount: 1, by: card(p, ship) }]), [second as string])).toEqual([seat])
    expect(p.g.lasting.map((lasting) => `apply:${lasting.id}`)).toEqual([first])
  }
})

test('CG-STACK-21 · operation redirectDamage: so much of it hits another card; the rest hits where it was meant', () => {
  const redirect: Operation = { op: 'redirectDamage', from: 't1', to: 't2', n: 1, until: 'turn' }
  const left = (g: State, at: At): unknown => [armourLeft(g, at('honfoglalo')), armourLeft(g, at('turul'))]
  const hit: Operation = { op: 'damage', to: 't1', n: 2 }
  expect(after([redirect, hit], { t1: ['honfoglalo'], t2: ['turul'] }, left)).toEqual([2, 2])
  expect(after([{ ...redirect, n: 'all' }, hit], { t1: ['honfoglalo'], t2: ['turul'] }, left)).toEqual([3, 1])
  expect(after([redirect, { op: 'damage', to: 't2', n: 1 }], { t1: ['honfoglalo'], t2: ['turul'] }, left)).toEqual([3, 2])
})

test('CG-BOMB-2, CG-BOMB-3, CG-BOMB-5 · operation preventBombing: of the colony, of the headquarters or of any; not of the other', () => {
  const milled = (what: 'colony' | 'headquarters' | 'any', n: number | 'all', attacked: 'colony' | 'headquarters') => {
    rewrite('kitinfal', holds({ op: 'preventBombing', what, player: 'you', n }))
    const p = fight(['mamut-i'], [], { opponent: { surface: ['kitinfal'], hand: ['turul', 'karom'] }, attack: `attack:${attacked}:1` })
    through(p, 'bomb:{mamut-i}')
    if (attacked === 'headquarters' && offers(p, 'discard:{turul}')) act(p, 'discard:{turul}')
    return reach(p).g.seats[1]?.wasteland.length
  }
  expect([milled('colony', 1, 'colony'), milled('any', 2, 'colony'), milled('headquarters', 'all', 'colony')]).toEqual([2, 1, 3])
  expect([milled('headquarters', 1, 'headquarters'), milled('headquarters', 2, 'headquarters')]).toEqual([1, 0])
  expect(milled('colony', 'all', 'headquarters')).toBe(1)
})

test('CG-BOMB-2 · operation preventBombing: until the combat is over, also what an interrupt brought', () => {
  rewrite('kitero-mozdulat', does({ op: 'preventBombing', what: 'any', player: 'you', n: 2, until: 'combat' }))
  const p = fight(['mamut-i', 'karom'], [], { opponent: { hand: ['kitero-mozdulat'], credits: 2 } })
  act(p, 'bomb:{mamut-i}')
  through(p, 'play:{kitero-mozdulat}')
  expect([reach(p).g.seats[1]?.wasteland.length, p.g.lasting]).toEqual([1, []])
})

test('CG-PAY-9 · operation modifyCost: for what it is about, so many times; for the other player it is the other way', () => {
  const cheaper = (op: Partial<Operation & { op: 'modifyCost' }>): void =>
    rewrite('jo-uzlet', does({ op: 'modifyCost', sel: { type: 'ship' }, player: 'you', n: -2, until: 'turn', ...op }))
  cheaper({ uses: 1 })
  const p = duel({ you: { hand: ['jo-uzlet', 'sasfiok', 'halalszarny', 'konyvelo'], credits: 20 } })
  act(p, 'event:{jo-uzlet}')
  reach(p)
  const paid = (option: string): number => {
    const before = credits(p)
    act(p, option)
    reach(p)
    return before - credits(p)
  }
  act(p, 'cantina:{konyvelo}')
  expect([paid('pay:{konyvelo}'), paid('launch:{sasfiok}'), paid('launch:{halalszarny}')]).toEqual([3, 2, 3])
  // A price reduction for a number of payments is not used up by payments of the other player.
  cheaper({ uses: 1, until: 'permanent' })
  const both = duel({ active: 1, you: { hand: ['sasfiok'], credits: 20 }, opponent: { hand: ['jo-uzlet', 'halalszarny'], credits: 20 } })
  act(both, 'event:{jo-uzlet}')
  reach(both)
  const kept = { ...both.g, active: 0 }
  spendUses(kept, 0, card(both, 'sasfiok'))
  expect(kept.lasting.map(({ left }) => left)).toEqual([1])
  spendUses(kept, 1, card(both, 'halalszarny'))
  expect(kept.lasting).toEqual([])
  cheaper({ player: 'opponent', n: 5 })
  const q = duel({ you: { hand: ['jo-uzlet', 'sasfiok'] }, opponent: { hand: ['karom'], credits: 4 } })
  act(q, 'event:{jo-uzlet}')
  reach(q)
  expect(offers(q, 'launch:{sasfiok}')).toBe(true)
})

test('CG-PAY-9 · operation modifyCost of a continuous text: what is used up stays so in the turn, however much more is paid', () => {
  rewrite('kelteto', holds({ op: 'modifyCost', sel: { type: 'ship' }, player: 'you', n: -2, uses: 1 }))
  const p = duel({ you: { surface: ['kelteto'], hand: ['sasfiok', 'sasfiok', 'sasfiok', 'sasfiok'], credits: 40 } })
  const paid = [0, 1, 2, 3].map((nth) => {
    const before = credits(p)
    act(p, `launch:{sasfiok#${nth}}`)
    reach(p)
    return before - credits(p)
  })
  expect(paid).toEqual([2, 4, 4, 4])
})

test('CG-ATK-4 · operation taxAttack: each attack of the player named costs so much more, and none of the other', () => {
  rewrite('aknagyuru', holds({ op: 'taxAttack', player: 'opponent', n: 2 }))
  const table = (your: number, active: number) =>
    duel({
      active,
      you: { hangar: ['karom'], credits: your },
      opponent: { hangar: ['turul'], surface: ['aknagyuru', 'aknagyuru'], credits: 0 },
    })
  const p = table(5, 0)
  act(p, 'attack:colony:1')
  expect(credits(p)).toBe(1)
  expect(offers(table(3, 0), 'attack:colony:1')).toBe(false)
  const own = table(0, 1)
  act(own, 'attack:colony:0')
  expect(credits(own, 1)).toBe(0)
})

test('CG-ATK-4 · operation taxAttack: an event’s holds for its turn', () => {
  rewrite('jo-uzlet', does({ op: 'taxAttack', player: 'each', n: 3, until: 'turn' }))
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['karom'], credits: 4 }, opponent: { hangar: ['turul'], credits: 0 } })
  act(p, 'event:{jo-uzlet}')
  act(reach(p), 'attack:colony:1')
  expect(credits(p)).toBe(0)
  through(reach(p), 'end')
  act(reach(p), 'attack:colony:0')
  expect(credits(p, 1)).toBe(5)
})

test('CG-GOAL-5 · operation rule: a number of the rulebook for a player or a card; for the others as it was', () => {
  const more: Operation = { op: 'rule', param: 'slots', delta: 2, who: 't1', until: 'turn' }
  const slots = (g: State, at: At): number[] => ['turul', 'solyom'].map((id) => slotsOf(g, at(id)))
  expect(after([more], { t1: ['turul'] }, slots)).toEqual([4, 1])
  expect(after([{ ...more, delta: -9 }], { t1: ['turul'] }, slots)[0]).toBe(0)
  // Another number of the same ship is unchanged.
  const size = (g: State, at: At): number => hangarSize(g, at('turul'))
  expect(after([more], { t1: ['turul'] }, size)).toBe(after([], { t1: ['turul'] }, size))
})

test('CG-GOAL-5 · operation restrict: what a player or a card may not do, for as long as it says', () => {
  rewrite('jo-uzlet', does({ op: 'restrict', player: 'opponent', cannot: 'playInterrupts', until: 'turn' }))
  const p = duel({ you: { hand: ['jo-uzlet', 'verdij'] }, opponent: { hand: ['felsobb-parancs', 'rugyezes'], hangar: ['karom'] } })
  act(p, 'event:{jo-uzlet}')
  expect(offers(p, 'pass')).toBe(true)
  reach(p)
  act(p, 'event:{verdij}')
  expect([offers(p, 'play:{felsobb-parancs}'), reach(p).g.lasting.length]).toEqual([false, 1])
  through(p, 'end')
  expect(reach(p).g.lasting).toEqual([])
})

test('CG-GOAL-5 · operation permit: what the cards named may do beyond the rules, and no others', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you' } }],
      do: [{ op: 'permit', who: 't1', may: 'fireFirst', until: 'turn' }],
    },
  ])
  const begins = (ship: string): number => {
    const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['mamut-i', 'crx'] }, opponent: { hangar: ['holdimado'], credits: 0 } })
    act(p, 'event:{jo-uzlet}', `target:{${ship}}`)
    through(reach(p), 'attack:colony:1', 'attack-with:{mamut-i}')
    through(p, 'defend-with:{holdimado}')
    return reach(p, 'firing-act').question().seat
  }
  expect([begins('mamut-i'), begins('crx')]).toEqual([0, 1])
})

test('CG-DEF-9 · what lasts holds no longer for what has left play', () => {
  const modify: Operation = { op: 'modify', who: 't1', speed: 2, until: 'turn' }
  const away: Operation = { op: 'destroy', who: 't1' }
  expect(after([modify, away], { t1: ['honfoglalo'] }, (g, at) => [placeOf(g, at('honfoglalo')), g.lasting])).toEqual(['trash of 0', []])
  expect(after([modify], { t1: ['honfoglalo'] }, (g) => g.lasting.length)).toBe(1)
})
