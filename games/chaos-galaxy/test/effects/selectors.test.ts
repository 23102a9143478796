import { expect, test } from 'vitest'
import type { Selector } from '../../effects/language/vocabulary.ts'
import { selected } from '../../effects/read/reading.ts'
import { act, card, duel, ids, offers } from '../given.ts'
import { table } from './fighting.ts'
import { rewrite, speaking } from './given.ts'

const YOURS = { zone: 'hangar', player: 'you' } as const
const ALL = { zone: 'hangar', player: 'any' } as const
const CREW = { zone: 'inPlay', player: 'you', type: 'crew' } as const

/** What each selector finds for seat 0 in its attack; t1 is its turul. Nothing else may match. */
const selectors: readonly [title: string, ...(readonly [Selector, readonly string[]])[]][] = [
  [
    'CG-ZONE-1 · selector zone: one part of the table, or several',
    [{ zone: 'hangar', player: 'you' }, ['turul', 'honfoglalo', 'solyom']],
    [{ zone: 'aboard', player: 'you' }, ['femkarom', 'kitinlemez']],
    [{ zone: 'cantina', player: 'you' }, ['konyvelo', 'tuzer', 'vasfalo']],
    [{ zone: 'surface', player: 'you' }, ['ipari-park', 'urvedelmi-kor']],
    [{ zone: 'headquarters', player: 'you' }, ['jo-uzlet', 'felsobb-parancs']],
    [{ zone: ['trash', 'wasteland'], player: 'you' }, ['verdij', 'karom', 'bankar']],
    [{ zone: 'colony', player: 'you' }, ['sasfiok', 'sasfiok', 'sasfiok', 'jegszilank']],
    [{ zone: 'inPlay', player: 'opponent' }, ['karom', 'gondolat', 'konyvelo']],
    [{ zone: ['stack', 'void'], player: 'any' }, []],
  ],
  [
    'CG-DEF-5 · selector player: whose cards',
    [{ zone: 'hangar', player: 'opponent' }, ['karom', 'gondolat']],
    [ALL, ['turul', 'honfoglalo', 'solyom', 'karom', 'gondolat']],
  ],
  [
    'CG-BLUFF-3 · selector type: a face-down card counts as what its place makes of it',
    [CREW, ['konyvelo', 'tuzer', 'vasfalo']],
    [{ zone: 'inPlay', player: 'you', type: ['crew', 'base'], paid: false }, ['tuzer', 'urvedelmi-kor']],
    [{ zone: 'inPlay', player: 'opponent', type: 'crew' }, ['konyvelo']],
    [{ zone: 'inPlay', player: 'opponent', type: 'weaponry' }, []],
  ],
  [
    'CG-BLUFF-3, CG-INFO-5 · selector subtype: not of the other player’s face-down cards',
    [{ ...CREW, subtype: 'passenger' }, ['konyvelo']],
    [{ ...CREW, subtype: ['staff', 'passenger'] }, ['konyvelo', 'tuzer', 'vasfalo']],
    [{ zone: 'inPlay', player: 'opponent', subtype: 'passenger' }, []],
  ],
  [
    'CG-CARD-1, CG-INFO-5 · selector race: not of the other player’s face-down cards',
    [{ zone: 'colony', player: 'you', race: 'xeno' }, ['jegszilank']],
    [{ zone: 'cantina', player: 'any', race: 'carnoplant' }, ['konyvelo']],
  ],
  [
    'CG-ABIL-1 · selector keyword: ships that have it now',
    [{ ...ALL, keyword: 'cloak' }, ['gondolat']],
    [{ ...YOURS, keyword: 'cloak' }, []],
  ],
  [
    'CG-PAY-5 · selector paid: what is paid, or what is not',
    [{ ...CREW, paid: true }, ['konyvelo', 'vasfalo']],
    [{ ...CREW, paid: false }, ['tuzer']],
  ],
  [
    'CG-STATE-10 · selector state: active means paid and not turned',
    [{ ...YOURS, state: 'active' }, ['turul']],
    [{ ...YOURS, state: 'used' }, ['honfoglalo']],
    [{ ...YOURS, state: 'damaged' }, ['solyom']],
    [{ ...YOURS, state: 'notActive' }, ['honfoglalo', 'solyom']],
    [{ zone: 'cantina', player: 'you', state: 'active' }, ['konyvelo']],
  ],
  ['CG-SHIP-1 · selector minSize: from that size on', [{ ...YOURS, minSize: 2 }, ['turul', 'honfoglalo']], [{ ...YOURS, minSize: 4 }, []]],
  ['CG-SHIP-1 · selector maxSize: up to that size', [{ ...YOURS, maxSize: 2 }, ['turul', 'solyom']], [{ ...YOURS, maxSize: 0 }, []]],
  [
    'CG-VAL-6, CG-INFO-5 · selector maxCost: up to that cost; not of the other player’s face-down cards',
    [{ ...YOURS, maxCost: 7 }, ['turul', 'solyom']],
    [{ zone: 'cantina', player: 'opponent', maxCost: 9 }, []],
  ],
  [
    'CG-BASE-2 · selector minDevs: with so many developments',
    [{ zone: 'surface', player: 'you', minDevs: 1 }, ['ipari-park', 'urvedelmi-kor']],
    [{ zone: 'surface', player: 'you', minDevs: 2 }, ['ipari-park']],
  ],
  [
    'CG-DEF-7 · selector role: the part in the running combat',
    [{ ...ALL, role: 'attacking' }, ['turul']],
    [{ ...ALL, role: 'defending' }, ['karom']],
    [{ ...ALL, role: 'participating' }, ['turul', 'karom']],
    [{ ...ALL, role: 'notParticipating' }, ['honfoglalo', 'solyom', 'gondolat']],
    [{ ...ALL, role: 'bombing' }, ['turul']],
  ],
  [
    'CG-SHIP-2 · selector carrier: what lies on that ship',
    [{ zone: 'aboard', player: 'you', carrier: 't1' }, ['femkarom', 'kitinlemez']],
    [{ zone: 'aboard', player: 'you', carrier: 't2' }, []],
  ],
  ['CG-GOAL-5 · selector not: all but what a word stands for', [{ ...YOURS, not: 't1' }, ['honfoglalo', 'solyom']]],
  [
    'CG-CARD-11, CG-INFO-5 · selector notNamed: all but cards of that name; face-down cards have none',
    [{ ...CREW, notNamed: 'konyvelo' }, ['tuzer', 'vasfalo']],
    [{ zone: 'cantina', player: 'opponent', notNamed: 'konyvelo' }, ['konyvelo']],
  ],
  [
    'CG-FIRE-18 · selector damagedThisCombat: what was hit in this combat, or was not',
    [{ ...ALL, damagedThisCombat: true }, ['karom']],
    [{ ...YOURS, damagedThisCombat: false }, ['turul', 'honfoglalo', 'solyom']],
  ],
  [
    'CG-CREW-3 · selector hasCrew: ships with paid crew aboard, or without',
    [{ ...YOURS, hasCrew: true }, []],
    [{ ...YOURS, hasCrew: false }, ['turul', 'honfoglalo', 'solyom']],
  ],
  [
    'CG-CARD-5 · selector hasWeaponry: ships with paid weaponry, or without',
    [{ ...YOURS, hasWeaponry: true }, ['turul']],
    [{ ...YOURS, hasWeaponry: false }, ['honfoglalo', 'solyom']],
  ],
]
test.each(selectors)('%s', (_title, ...cases) => {
  const p = table(true)
  const found = cases.map(([sel]) => ids(p.g, selected(p.g, speaking(p, { t1: ['turul'], t2: ['solyom'] }), sel)))
  expect(found).toEqual(cases.map(([, expected]) => expected))
})

test('CG-CREW-3 · selector hasCrew: crew aboard counts once it is paid', () => {
  const p = duel({ you: { hangar: ['turul', '> vasfalo', 'liktor', '> tuzer unpaid', 'karom'] } })
  expect(ids(p.g, selected(p.g, speaking(p), { ...YOURS, hasCrew: true }))).toEqual(['turul'])
})

/** Whether seat 1 may neutralise an event with a target, with a card that looks for this selector on the stack. */
function finds(sel: Selector, event = 'verdij'): boolean {
  rewrite('felsobb-parancs', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'stack', player: 'any', ...sel } }], do: [{ op: 'neutralise', who: 't1' }] },
  ])
  const p = duel({ you: { hand: [event] }, opponent: { hand: ['felsobb-parancs', 'visszhang'], hangar: ['karom'] } })
  act(p, `event:{${event}}`)
  return offers(p, 'play:{felsobb-parancs}')
}

test('CG-STACK-13 · selector stackKind: cards, abilities or payments that wait, and no others', () => {
  expect([finds({ stackKind: 'card' }), finds({ stackKind: 'ability' }), finds({ stackKind: 'payment' })]).toEqual([true, false, false])
  rewrite('felsobb-parancs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'stack', player: 'any', stackKind: 'payment' } }],
      do: [{ op: 'neutralise', who: 't1' }],
    },
  ])
  const p = duel({ you: { cantina: ['konyvelo unpaid'] }, opponent: { hand: ['felsobb-parancs', 'visszhang'] } })
  act(p, 'pay:{konyvelo}')
  expect(offers(p, 'play:{felsobb-parancs}')).toBe(true)
  expect(p.g.stack.map((item) => item.card)).toEqual([card(p, 'konyvelo')])
})

test('CG-STACK-9 · selector targetsOne: what has exactly one target, and what has none', () => {
  expect([finds({ targetsOne: true }), finds({ targetsOne: false })]).toEqual([true, false])
  expect([finds({ targetsOne: true }, 'jo-uzlet'), finds({ targetsOne: false }, 'jo-uzlet')]).toEqual([false, true])
})

test('CG-CREW-3 · selector zone: crew aboard is in play once, and not in the cantina', () => {
  const p = duel({ you: { hangar: ['turul', '> vasfalo'], cantina: ['konyvelo'] } })
  const found = (sel: Selector): string[] => ids(p.g, selected(p.g, speaking(p), sel))
  expect(found(CREW).sort()).toEqual(['konyvelo', 'vasfalo'])
  expect(found({ zone: 'cantina', player: 'you' })).toEqual(['konyvelo'])
})

test('CG-STACK-9 · selector not: where it is missing, the targets count too', () => {
  const p = duel({ you: { hangar: ['turul', 'karom'] } })
  const ctx = { ...speaking(p), targets: [[], [], [card(p, 'turul')]] }
  expect(ids(p.g, selected(p.g, ctx, YOURS))).toEqual(['turul', 'karom'])
  expect(ids(p.g, selected(p.g, ctx, { ...YOURS, not: 't3' }))).toEqual(['karom'])
})
