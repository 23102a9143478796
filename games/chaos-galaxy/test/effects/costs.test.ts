import { expect, test } from 'vitest'
import { payCosts } from '../../effects/do/costs.ts'
import { run } from '../../effects/do/operations.ts'
import type { Cost } from '../../effects/language/vocabulary.ts'
import { canPay } from '../../effects/read/costs.ts'
import { type State, TURNED } from '../../state.ts'
import { act, asked, card, duel, placeOf } from '../given.ts'
import { drive, speaking } from './given.ts'

function table() {
  return duel({
    you: {
      credits: 3,
      hand: ['jo-uzlet', 'felsobb-parancs'],
      hangar: ['turul', '> femkarom', 'honfoglalo used'],
      cantina: ['konyvelo', 'tuzer unpaid'],
      surface: ['ipari-park +2', 'kelteto unpaid +1', 'pancelterem'],
      filler: 2,
    },
  })
}

interface Paid {
  readonly cost: Cost
  readonly self: string
  readonly answers?: readonly string[]
  readonly read: (g: State, at: (id: string) => number) => unknown
  readonly leaves: unknown
  /** The same kind of cost where it cannot be paid, and the card that asks for it. */
  readonly not: readonly (readonly [Cost, string])[]
}

const costs: readonly (readonly [title: string, Paid])[] = [
  [
    'CG-STACK-9, CG-PAY-1 · cost credits: from your own credits; not more than there are',
    {
      cost: { pay: 'credits', n: 2 },
      self: 'konyvelo',
      read: (g) => g.seats[0]?.credits,
      leaves: 1,
      not: [[{ pay: 'credits', n: 4 }, 'turul']],
    },
  ],
  [
    'CG-STATE-5, CG-CARD-12 · cost turnUsed: by a card that is active; the ship turns for what lies on it',
    {
      cost: { pay: 'turnUsed' },
      self: 'femkarom',
      read: (g, at) => g.turned[at('turul')],
      leaves: TURNED.used,
      not: [
        [{ pay: 'turnUsed' }, 'honfoglalo'],
        [{ pay: 'turnUsed' }, 'tuzer'],
      ],
    },
  ],
  [
    'CG-STATE-7 · cost turnDamaged: by a card that was active',
    {
      cost: { pay: 'turnDamaged' },
      self: 'konyvelo',
      read: (g, at) => g.turned[at('konyvelo')],
      leaves: TURNED.damaged,
      not: [[{ pay: 'turnDamaged' }, 'honfoglalo']],
    },
  ],
  [
    'CG-STATE-8, CG-BASE-11 · cost sacrifice: of an active card with what lies on it; never of a paid bunker',
    {
      cost: { pay: 'sacrifice' },
      self: 'turul',
      read: (g, at) => [placeOf(g, at('turul')), placeOf(g, at('femkarom'))],
      leaves: ['trash of 0', 'trash of 0'],
      not: [
        [{ pay: 'sacrifice' }, 'honfoglalo'],
        [{ pay: 'sacrifice' }, 'pancelterem'],
      ],
    },
  ],
  [
    'CG-STATE-8, CG-BASE-11 · cost sacrificeOther: a card that fits, which its player names; never a paid bunker',
    {
      cost: { pay: 'sacrificeOther', sel: { zone: ['cantina', 'surface'] } },
      self: 'turul',
      answers: ['give:{tuzer}'],
      read: (g, at) => placeOf(g, at('tuzer')),
      leaves: 'wasteland of 0',
      not: [[{ pay: 'sacrificeOther', sel: { zone: 'surface', subtype: 'bunker' } }, 'turul']],
    },
  ],
  [
    'CG-STATE-5 · cost turnOtherUsed: active cards that fit; not more than there are',
    {
      cost: { pay: 'turnOtherUsed', sel: { zone: 'cantina' } },
      self: 'turul',
      read: (g, at) => g.turned[at('konyvelo')],
      leaves: TURNED.used,
      not: [[{ pay: 'turnOtherUsed', sel: { zone: 'cantina' }, n: 2 }, 'turul']],
    },
  ],
  [
    'CG-STACK-9, CG-ZONE-7 · cost mill: from your own colony; not more than there are',
    {
      cost: { pay: 'mill', n: 2 },
      self: 'turul',
      read: (g) => g.seats[0]?.wasteland.length,
      leaves: 2,
      not: [[{ pay: 'mill', n: 3 }, 'turul']],
    },
  ],
  [
    'CG-STACK-9, CG-ZONE-7 · cost discard: cards that their player names; not more than there are',
    {
      cost: { pay: 'discard', n: 1 },
      self: 'turul',
      answers: ['give:{jo-uzlet}'],
      read: (g, at) => placeOf(g, at('jo-uzlet')),
      leaves: 'wasteland of 0',
      not: [
        [{ pay: 'discard', n: 3 }, 'turul'],
        [{ pay: 'discard', n: 2 }, 'jo-uzlet'],
      ],
    },
  ],
  [
    'CG-STACK-9, CG-BASE-16 · cost undevelop: from one base or several; not more than there are',
    {
      cost: { pay: 'undevelop', n: 2 },
      self: 'turul',
      answers: ['give:{ipari-park}', 'give:{kelteto}'],
      read: (g, at) => [g.developments[at('ipari-park')], g.developments[at('kelteto')]],
      leaves: [1, 0],
      not: [[{ pay: 'undevelop', n: 4 }, 'turul']],
    },
  ],
]
test.each(costs)('%s', (_title, { cost, self, answers = [], read, leaves, not }) => {
  const p = table()
  const ctx = speaking(p, { self })
  expect(canPay(p.g, ctx, [cost])).toBe(true)
  const seats = drive(
    payCosts(p.g, ctx, [cost], run),
    answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id)))),
  )
  expect(seats).toEqual(seats.map(() => 0))
  expect(read(p.g, (id) => card(p, id))).toEqual(leaves)
  for (const [other, by] of not) expect(canPay(table().g, speaking(table(), { self: by }), [other])).toBe(false)
})

test('CG-STATE-8 · what was given up is what the effect then speaks of', () => {
  const p = table()
  const ctx = speaking(p, { self: 'turul' })
  drive(payCosts(p.g, ctx, [{ pay: 'sacrificeOther', sel: { zone: 'cantina', paid: true } }], run), [])
  expect(ctx.last).toEqual([card(p, 'konyvelo')])
})

test('CG-SHIP-13, CG-STATE-8 · what lost its slots or its armour by a cost goes before the ability is answered', () => {
  const p = duel({
    you: {
      cantina: ['alkusz'],
      hangar: ['liktor', '> univerzalis-csatolo', '> femkarom', '> asofog', '> kitinlemez', 'karom -2', '> durmacel-vertezet'],
    },
    opponent: { hand: ['zavaras'] },
  })
  act(p, 'use:{alkusz}:0', 'give:{univerzalis-csatolo}')
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'ship-surplus',
    0,
    ['femkarom', 'asofog', 'kitinlemez'].map((id) => `discard:${card(p, id)}`),
  ])
  act(p, 'discard:{asofog}')
  expect([asked(p), p.question().seat]).toEqual(['stack-answer', 1])
  const armour = duel({
    you: { cantina: ['alkusz'], hangar: ['karom -2', '> durmacel-vertezet'] },
    opponent: { hand: ['zavaras'] },
  })
  act(armour, 'use:{alkusz}:0', 'give:{durmacel-vertezet}')
  expect([asked(armour), placeOf(armour.g, card(armour, 'karom'))]).toEqual(['stack-answer', 'trash of 0'])
})
