import { expect, test } from 'vitest'
import type { Effect, Operation, Selector } from '../../effects/language/vocabulary.ts'
import { sacrificable, turnable } from '../../effects/read/costs.ts'
import { allowsInterrupt, canPlay, mayStillJoin } from '../../effects/read/playable.ts'
import { usesLeft } from '../../effects/read/prices.ts'
import { contextOf, figure, hasKeyword, ruleNumber, selected, works } from '../../effects/read/reading.ts'
import { replacements } from '../../effects/read/replacing.ts'
import { cardForbidden, forbidden } from '../../effects/read/restrictions.ts'
import { canUse } from '../../effects/read/usable.ts'
import { newCombat, newFighter, newStackItem } from '../../state.ts'
import { act, card, duel, type GivenTable, ids } from '../given.ts'
import { rewrite, speaking } from './given.ts'

const gain: Operation = { op: 'gainCredits', player: 'you', n: 1 }
const label = { hu: '', en: '' }

test('CG-INT-4, CG-INT-5, CG-INT-6 · a general interrupt goes with the main phase up to the window of the attack, a combat one with the combat', () => {
  const { g } = duel()
  const allowed = (): boolean[] => [allowsInterrupt(g, 'general'), allowsInterrupt(g, 'combat'), allowsInterrupt(g, 'reaction')]
  const seen = [allowed()]
  g.phase = 'start'
  seen.push(allowed())
  g.phase = 'main'
  g.combat = newCombat(0, 1, 'colony', -1)
  g.combat.step = 'window'
  seen.push(allowed())
  g.combat.step = 'firing'
  seen.push(allowed())
  expect(seen).toEqual([
    [true, false, true],
    [false, false, true],
    [true, false, true],
    [false, true, true],
  ])
  const joins = (['window', 'equip', 'payment', 'firing', 'bombing', 'unequip'] as const).map((step) => {
    if (g.combat !== null) g.combat.step = step
    return mayStillJoin(g, 1)
  })
  expect(joins).toEqual([true, true, true, true, false, false])
})

test('CG-STACK-9, CG-INT-2 · a card or an ability of whose options none has a target is not offered', () => {
  const choose: Operation = { op: 'choose', n: 1, options: [{ label, do: [{ op: 'turn', who: 't1', to: 'used' }] }] }
  const targets = [{ id: 't1', upTo: true, sel: { zone: 'hangar', player: 'opponent' } }] as const
  rewrite('jo-uzlet', [{ kind: 'resolve', targets, do: [choose] }])
  rewrite('konyvelo', [{ kind: 'activated', window: 'any', cost: [], targets, do: [choose] }])
  const may = (ships: string[]): boolean[] => {
    const p = duel({ you: { hand: ['jo-uzlet'], cantina: ['konyvelo'] }, opponent: { hangar: ships } })
    return [canPlay(p.g, 0, card(p, 'jo-uzlet')), canUse(p.g, 0, card(p, 'konyvelo'), 0)]
  }
  expect([may([]), may(['karom'])]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('CG-INT-8 · an ability is used by who controls its card, where its condition holds; aboard only where its ship takes part', () => {
  const activated = (more: Partial<Effect & { kind: 'activated' }> = {}): Effect => ({
    kind: 'activated',
    window: 'combat',
    cost: [],
    do: [gain],
    ...more,
  })
  const may = (
    window: 'combat' | 'ownMain',
    given: GivenTable,
    id: string,
    fights: readonly string[] | null,
    stacked = false,
  ): boolean[] => {
    rewrite(id, [activated({ window }), activated({ window, if: [{ cond: 'turnOf', player: 'opponent' }] }), { kind: 'static', do: [] }])
    const p = duel(given)
    if (fights !== null) {
      p.g.combat = newCombat(0, 1, 'colony', -1)
      p.g.combat.step = 'firing'
      for (const ship of fights) p.g.combat.fighters.push(newFighter(card(p, ship), true))
    }
    if (stacked) p.g.stack.push(newStackItem(p.g, { kind: 'action', verb: 'draw', controller: 0 }))
    return [canUse(p.g, 0, card(p, id), 0), canUse(p.g, 1, card(p, id), 0), canUse(p.g, 0, card(p, id), 1), canUse(p.g, 0, card(p, id), 2)]
  }
  const hangar = { you: { hangar: ['turul', '> femkarom', '> vasfalo', 'karom'] } }
  const no = [false, false, false, false]
  for (const id of ['femkarom', 'vasfalo', 'turul']) {
    expect(may('combat', hangar, id, ['turul'])).toEqual([true, false, false, false])
    expect(may('combat', hangar, id, ['karom'])).toEqual(no)
    expect(may('combat', hangar, id, null)).toEqual(no)
  }
  const base = { you: { surface: ['ipari-park'] } }
  expect(may('combat', base, 'ipari-park', [])).toEqual([true, false, false, false])
  expect([may('ownMain', base, 'ipari-park', null), may('ownMain', base, 'ipari-park', null, true)]).toEqual([
    [true, false, false, false],
    no,
  ])
})

test('CG-STACK-13 · what a text finds on the stack is cards and abilities, no action on a card', () => {
  const p = duel({ you: { hand: ['turul', 'jo-uzlet'], credits: 20 }, opponent: { hand: ['zavaras'], credits: 9 } })
  act(p, 'launch:{turul}')
  expect(p.g.stack.map(({ kind }) => kind)).toEqual(['action'])
  expect(selected(p.g, speaking(p), { zone: 'stack', player: 'any' })).toEqual([])
})

test('CG-DEF-1 · what is not in play is on no ship, also for a text whose card is on none', () => {
  const p = duel({ you: { trash: ['femkarom'], cantina: ['konyvelo'], surface: ['ipari-park'] } })
  const on = (sel: Selector): string[] => ids(p.g, selected(p.g, contextOf(p.g, card(p, 'konyvelo')), sel))
  expect([on({ zone: 'trash', player: 'you' }), on({ zone: 'trash', player: 'you', carrier: 'ship' })]).toEqual([['femkarom'], []])
  expect(on({ zone: 'trash', player: 'you', minDevs: 0 })).toEqual([])
})

test('CG-STACK-21 · a replacement works for the cards that it names, of the player that it names', () => {
  const p = (who: (Effect & { kind: 'replace' })['who']): string[] => {
    rewrite('konyvelo', [{ kind: 'replace', event: 'wouldBeDestroyed', ...(who === undefined ? {} : { who }), instead: [] }])
    const table = duel({ you: { cantina: ['konyvelo', 'bankar'], hangar: ['turul'] }, opponent: { hangar: ['karom'] } })
    return ['konyvelo', 'bankar', 'turul', 'karom'].filter((id) => replacements(table.g, 'wouldBeDestroyed', card(table, id)).length > 0)
  }
  expect(p(undefined)).toEqual(['konyvelo'])
  expect(p({ all: { zone: 'hangar', player: 'any' } })).toEqual(['turul', 'karom'])
  expect(p({ all: { zone: 'hangar', player: 'you' } })).toEqual(['turul'])
  expect(p({ type: 'ship', player: 'you' })).toEqual(['turul'])
  expect(p({ type: 'ship', player: 'opponent' })).toEqual(['karom'])
  expect(p({ type: 'ship' })).toEqual(['turul', 'karom'])
})

test('CG-BASE-11 · only a paid bunker of the revised rules stays when something is to be given up', () => {
  const given = (id: string, ruleset: 'revised' | 'classic'): string[] => {
    const p = duel({ settings: { ruleset }, you: { surface: [id] } })
    return ids(p.g, sacrificable(p.g, speaking(p), { zone: 'surface' }))
  }
  expect(given('urvedelmi-kor', 'revised')).toEqual([])
  expect(given('urvedelmi-kor', 'classic')).toEqual(['urvedelmi-kor'])
  expect(given('urvedelmi-kor unpaid', 'revised')).toEqual(['urvedelmi-kor'])
  expect(given('ipari-park', 'revised')).toEqual(['ipari-park'])
})

test('CG-CREW-12, CG-STATE-5 · to turn as a cost a passenger serves in the cantina, not aboard; other crew aboard does', () => {
  const p = duel({ you: { hangar: ['turul', '> konyvelo', '> vasfalo'], cantina: ['bankar'] } })
  const found = ids(p.g, turnable(p.g, speaking(p), { zone: ['aboard', 'cantina'] }))
  expect(found).toContain('vasfalo')
  expect(found).not.toContain('konyvelo')
  expect(works(p.g, card(p, 'konyvelo'))).toBe(false)
})

test('CG-GOAL-5 · what is forbidden to a player is not forbidden for a card, nor the other way round, nor anything else', () => {
  rewrite('konyvelo', [
    {
      kind: 'static',
      do: [
        { op: 'restrict', player: 'opponent', cannot: 'playInterrupts' },
        { op: 'restrict', who: 'self', cannot: 'beAttacked' },
      ],
    },
  ])
  const p = duel({ you: { cantina: ['konyvelo', 'bankar'] } })
  const [own, other] = [card(p, 'konyvelo'), card(p, 'bankar')]
  expect([0, 1].map((seat) => [forbidden(p.g, seat, 'playInterrupts'), forbidden(p.g, seat, 'beAttacked')])).toEqual([
    [false, false],
    [true, false],
  ])
  expect([own, other].map((one) => [cardForbidden(p.g, one, 'beAttacked', null), cardForbidden(p.g, one, 'playInterrupts', null)])).toEqual(
    [
      [true, false],
      [false, false],
    ],
  )
  expect([cardForbidden(p.g, own, 'beAttacked', 1), cardForbidden(p.g, own, 'beAttacked', 0)]).toEqual([true, false])
})

test('CG-PAY-2 · the uses of two texts of one card are counted apart', () => {
  const cheaper: Operation = { op: 'modifyCost', sel: { type: 'ship' }, player: 'you', n: -1, uses: 1 }
  const [one, two] = [{ ...cheaper }, { ...cheaper, n: -2 }]
  rewrite('ipari-park', [{ kind: 'static', do: [one, two] }])
  const p = duel({ you: { surface: ['ipari-park'] } })
  const at = card(p, 'ipari-park')
  p.g.uses = [{ card: at, effect: -1, operation: 1, inTurn: 1, inCombat: 0 }]
  expect([usesLeft(p.g, at, one), usesLeft(p.g, at, two)]).toEqual([1, 0])
})

test('CG-VAL-3, CG-ABIL-35 · each rule’s number and each value is changed only by what names it', () => {
  rewrite('ipari-park', [
    {
      kind: 'static',
      do: [
        { op: 'rule', param: 'income', delta: 3, player: 'you' },
        { op: 'modify', who: { all: { zone: 'hangar', player: 'you' } }, speed: 2 },
      ],
    },
    { kind: 'static', do: [{ op: 'setStat', who: { all: { zone: 'hangar', player: 'you' } }, stat: 'firepower', to: 7 }] },
    { kind: 'static', do: [{ op: 'grant', who: { all: { zone: 'hangar', player: 'you' } }, keywords: ['cloak'] }] },
  ])
  const without = duel({ you: { hangar: ['turul'] }, opponent: { hangar: ['karom'] } })
  const p = duel({ you: { hangar: ['turul'], surface: ['ipari-park'] }, opponent: { hangar: ['karom'] } })
  const values = (table: typeof p, id: string): number[] => [0, 1, 2, 3].map((at) => figure(table.g, card(table, id), at))
  const [speed = 0, , armour = 0, bombing = 0] = values(without, 'turul')
  expect(values(p, 'turul')).toEqual([speed + 2, 7, armour, bombing])
  expect(values(p, 'karom')).toEqual(values(without, 'karom'))
  expect([0, 1].map((seat) => [ruleNumber(p.g, 'income', 5, seat), ruleNumber(p.g, 'handLimit', 5, seat)])).toEqual([
    [8, 5],
    [5, 5],
  ])
  expect(['turul', 'karom'].map((id) => hasKeyword(p.g, card(p, id), 'cloak'))).toEqual([
    true,
    hasKeyword(without.g, card(without, 'karom'), 'cloak'),
  ])
  expect(ruleNumber(p.g, 'income', 5, 0, card(p, 'turul'))).toBe(5)
})
