import { expect, test } from 'vitest'
import { canPay, payCosts } from '../../effects/costs.ts'
import type { Cost } from '../../effects/vocabulary.ts'
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

/** The cost, whether `self` can pay it, the answers, and what is left to be seen. */
const costs: readonly [Cost, string, string[], (g: State, at: (id: string) => number) => unknown, unknown][] = [
  [{ pay: 'credits', n: 2 }, 'konyvelo', [], (g) => g.seats[0]?.credits, 1],
  [{ pay: 'turnUsed' }, 'konyvelo', [], (g, at) => g.turned[at('konyvelo')], TURNED.used],
  // CG-CARD-12: the ship turns for what lies on it.
  [{ pay: 'turnUsed' }, 'femkarom', [], (g, at) => g.turned[at('turul')], TURNED.used],
  [{ pay: 'turnDamaged' }, 'konyvelo', [], (g, at) => g.turned[at('konyvelo')], TURNED.damaged],
  [{ pay: 'sacrifice' }, 'turul', [], (g, at) => [placeOf(g, at('turul')), placeOf(g, at('femkarom'))], ['trash of 0', 'trash of 0']],
  [
    { pay: 'sacrificeOther', sel: { zone: ['cantina', 'surface'] } },
    'turul',
    ['give:{tuzer}'],
    (g, at) => placeOf(g, at('tuzer')),
    'wasteland of 0',
  ],
  [{ pay: 'turnOtherUsed', sel: { zone: 'cantina' } }, 'turul', [], (g, at) => g.turned[at('konyvelo')], TURNED.used],
  [{ pay: 'mill', n: 2 }, 'turul', [], (g) => g.seats[0]?.wasteland.length, 2],
  [{ pay: 'discard', n: 1 }, 'turul', ['give:{jo-uzlet}'], (g, at) => placeOf(g, at('jo-uzlet')), 'wasteland of 0'],
  [
    { pay: 'undevelop', n: 2 },
    'turul',
    ['give:{ipari-park}', 'give:{kelteto}'],
    (g, at) => [g.developments[at('ipari-park')], g.developments[at('kelteto')]],
    [1, 0],
  ],
]
test.each(costs)('CG-STACK-9, CG-STATE-5, CG-STATE-8 · the cost %j by %s', (cost, self, answers, read, expected) => {
  const p = table()
  const ctx = speaking(p, { self })
  expect(canPay(p.g, ctx, [cost])).toBe(true)
  drive(
    payCosts(p.g, ctx, [cost]),
    answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id)))),
  )
  expect(read(p.g, (id) => card(p, id))).toEqual(expected)
})

const unpayable: readonly [Cost, string][] = [
  [{ pay: 'credits', n: 4 }, 'turul'],
  [{ pay: 'turnUsed' }, 'honfoglalo'],
  [{ pay: 'turnUsed' }, 'tuzer'],
  [{ pay: 'sacrifice' }, 'honfoglalo'],
  [{ pay: 'sacrifice' }, 'pancelterem'],
  [{ pay: 'sacrificeOther', sel: { zone: 'surface', subtype: 'bunker' } }, 'turul'],
  [{ pay: 'turnOtherUsed', sel: { zone: 'cantina' }, n: 2 }, 'turul'],
  [{ pay: 'mill', n: 3 }, 'turul'],
  [{ pay: 'discard', n: 3 }, 'turul'],
  [{ pay: 'undevelop', n: 4 }, 'turul'],
]
test.each(unpayable)('CG-STACK-9, CG-BASE-11 · the cost %j cannot be paid by %s', (cost, self) => {
  const p = table()
  expect(canPay(p.g, speaking(p, { self }), [cost])).toBe(false)
})

test('CG-STATE-8 · what was given up is what the effect then speaks of', () => {
  const p = table()
  const ctx = speaking(p, { self: 'turul' })
  drive(payCosts(p.g, ctx, [{ pay: 'sacrificeOther', sel: { zone: 'cantina', paid: true } }]), [])
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
