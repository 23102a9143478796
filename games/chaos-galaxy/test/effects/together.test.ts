import { expect, test } from 'vitest'
import { payCosts } from '../../effects/do/costs.ts'
import { clearSlain, dealDamage } from '../../effects/do/destroying.ts'
import { run } from '../../effects/do/operations.ts'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { act, card, duel, type GivenTable, heard, placeOf, through } from '../given.ts'
import { carryOut, drive, rewrite, speaking } from './given.ts'
import { attack } from './table.ts'

/** The konyvelo of seat 0 waits for something; what it speaks of stays in `waiting`. */
const listening = (event: 'destroyed' | 'kills'): void =>
  rewrite('konyvelo', [{ kind: 'triggered', when: { event }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])

/** What waits, by the cards that it speaks of, and by the other card. */
const waits = (g: State) => g.waiting.map(({ it, other }) => [it[0], other])

test('CG-STACK-18, CG-STACK-20 · of cards that are destroyed together each is told in the order in which they lie, what is aboard before its ship', () => {
  listening('destroyed')
  const weaker: Operation = { op: 'modify', who: { all: { zone: ['hangar', 'surface'], player: 'you' } }, armour: -9, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [weaker] }])
  const p = duel({
    you: {
      hand: ['jo-uzlet'],
      cantina: ['konyvelo'],
      hangar: ['karom', '> femkarom', '> kitinlemez', 'turul'],
      surface: ['ipari-park -1', 'pancelterem -1'],
    },
  })
  carryOut(p, speaking(p, { self: 'jo-uzlet' }), [weaker])
  const order = ['femkarom', 'kitinlemez', 'karom', 'turul', 'ipari-park', 'pancelterem']
  expect(waits(p.g).map(([it]) => it)).toEqual(order.map((id) => card(p, id)))
})

test('CG-BASE-12, CG-STACK-20 · face-down bases that fall together are told in the order of the shots; the first ship that hit it destroyed it', () => {
  listening('destroyed')
  const p = duel({
    you: { cantina: ['konyvelo'], hangar: ['turul', 'karom'] },
    opponent: { surface: ['kelteto unpaid', 'savakna unpaid'] },
  })
  const [turul, karom, kelteto, savakna] = ['turul', 'karom', 'kelteto', 'savakna'].map((id) => card(p, id)) as [
    number,
    number,
    number,
    number,
  ]
  const shots = [
    { to: kelteto, amount: 2, by: turul },
    { to: savakna, amount: 2, by: karom },
    { to: kelteto, amount: 2, by: karom },
  ]
  drive(dealDamage(p.g, shots, run), [`first:${savakna} + first:${kelteto}`])
  expect(waits(p.g)).toEqual([
    [kelteto, turul],
    [savakna, karom],
  ])
})

test('CG-STACK-20 · kills are told in the order of the shots, and of ships only', () => {
  listening('kills')
  const p = duel({
    you: { cantina: ['konyvelo'], hangar: ['turul', 'karom'] },
    opponent: { hangar: ['gondolat', 'crx'], surface: ['ipari-park'] },
  })
  const [turul, karom, gondolat, crx, park] = ['turul', 'karom', 'gondolat', 'crx', 'ipari-park'].map((id) => card(p, id)) as number[]
  const shots = [
    { to: crx, amount: 9, by: karom },
    { to: park, amount: 9, by: karom },
    { to: gondolat, amount: 9, by: turul },
  ]
  drive(dealDamage(p.g, shots as Parameters<typeof dealDamage>[1], run), [])
  expect(waits(p.g)).toEqual([
    [karom, crx],
    [turul, gondolat],
  ])
})

/** A table in the given step of a simplified combat: turul and liktor of seat 0 against karom and gondolat of seat 1. */
function simplified(step: 'payment' | 'firing' | 'bombing', more: GivenTable['you'] = {}) {
  const p = duel({
    settings: { simplifiedCombat: true },
    you: { hangar: ['turul', 'liktor'], cantina: ['konyvelo'], ...more },
    opponent: { hangar: ['karom', 'gondolat'] },
    also: (g) => {
      attack()(g)
      if (g.combat === null) return
      const [first] = g.combat.fighters
      for (const [id, attacking] of [
        ['liktor', true],
        ['gondolat', false],
      ] as const)
        if (first !== undefined) g.combat.fighters.push({ ...first, ship: card({ g }, id), attacking })
    },
  })
  // The table has gone on to its first question.
  if (p.g.combat !== null) p.g.combat.step = step
  const [turul, liktor, karom, gondolat] = ['turul', 'liktor', 'karom', 'gondolat'].map((id) => card(p, id)) as [
    number,
    number,
    number,
    number,
  ]
  return { p, turul, liktor, karom, gondolat }
}

test('CG-SIMC-3 · a ship without armour stays until the firing step is over, also when something else takes effect; in other steps it goes at once', () => {
  for (const [step, place] of [
    ['firing', 'hangar of 1'],
    ['payment', 'trash of 1'],
    ['bombing', 'trash of 1'],
  ] as const) {
    const { p, turul, karom } = simplified(step)
    drive(dealDamage(p.g, [{ to: karom, amount: 9, by: turul }], run), [])
    carryOut(p, speaking(p), [])
    expect(placeOf(p.g, karom)).toBe(place)
  }
})

test('CG-SIMC-3, CG-STACK-20 · the first ship that took the last armour has destroyed it; those without armour are told in their order in the combat', () => {
  listening('kills')
  const { p, turul, liktor, karom, gondolat } = simplified('firing')
  for (const [to, by] of [
    [gondolat, liktor],
    [karom, turul],
    [karom, liktor],
  ] as const)
    drive(dealDamage(p.g, [{ to, amount: 9, by }], run), [])
  expect(waits(p.g)).toEqual([])
  drive(clearSlain(p.g, run), [])
  expect(waits(p.g)).toEqual([
    [turul, karom],
    [liktor, gondolat],
  ])
})

test('CG-STATE-8, CG-VAL-6 · of several cards given up as a cost the text speaks of the first first', () => {
  const p = duel({ you: { hand: ['jo-uzlet'], cantina: ['konyvelo', 'bankar', 'vasfalo'] } })
  const ctx = speaking(p)
  const [bankar, konyvelo] = [card(p, 'bankar'), card(p, 'konyvelo')]
  drive(payCosts(p.g, ctx, [{ pay: 'sacrificeOther', sel: { zone: 'cantina', player: 'you' }, n: 2 }], run), [
    `give:${bankar}`,
    `give:${konyvelo}`,
  ])
  expect(ctx.last).toEqual([bankar, konyvelo])
})

const label = { hu: '', en: '' }

test('CG-STACK-9 · what is chosen on announcement is shown in the order in which it was named', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent' } }],
      do: [
        {
          op: 'choose',
          n: 2,
          options: [
            { label, do: [{ op: 'turn', who: 't1', to: 'used' }] },
            { label, do: [{ op: 'gainCredits', player: 'you', n: 1 }] },
            { label, do: [{ op: 'draw', player: 'you', n: 1 }] },
          ],
        },
      ],
    },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['karom', 'turul'], hand: ['zavaras'], credits: 9 } })
  act(p, 'event:{jo-uzlet}', 'choose:3', 'choose:1', 'target:{turul}')
  expect(p.g.stack.map(({ choices }) => choices)).toEqual([[2, 0]])
})

test('CG-CONV-2 · ships that were given an ability stand in the order in which they came', () => {
  const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }
  const p = duel({ settings: { shipConversion: true }, you: { trash: ['karom', 'turul'] } })
  carryOut(p, speaking(p, { t1: ['karom', 'turul'] }), [put], 'ability:cloak', 'ability:stealth')
  expect(p.g.converted.map((one) => one.card)).toEqual([card(p, 'karom'), card(p, 'turul')])
})

test('CG-STACK-21 · a redirection is used once for a damage, also where it could take more', () => {
  const there: Operation = { op: 'redirectDamage', from: 't1', to: 't2', n: 10, until: 'turn' }
  const back: Operation = { op: 'redirectDamage', from: 't2', to: 't1', n: 5, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [there, back] }])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['mamut-i', 'karom'] } })
  const ctx = speaking(p, { self: 'jo-uzlet', t1: ['mamut-i'], t2: ['karom'] })
  carryOut(p, ctx, [there, back, { op: 'damage', to: 't1', n: 5 }])
  expect(p.g.events.flatMap(({ event }) => (event.type === 'damaged' ? [event.card] : []))).toEqual([card(p, 'mamut-i')])
})

test('CG-BOMB-1, CG-BOMB-10 · ships bomb, and turn used, in their order in the combat', () => {
  const p = duel({ you: { hangar: ['liktor', 'mamut-i'] }, opponent: { filler: 20 } })
  through(p, 'attack:colony:1', 'attack-with:{liktor} + attack-with:{mamut-i}', 'bomb:{liktor} + bomb:{mamut-i}')
  while (p.g.combat !== null) p.answer(p.options().includes('pass') ? 'pass' : 'done')
  const turned = heard(p, 'turned-used').filter(({ rule }) => rule === 'CG-BOMB-10')
  expect(turned.map((event) => event.card)).toEqual([card(p, 'liktor'), card(p, 'mamut-i')])
})
