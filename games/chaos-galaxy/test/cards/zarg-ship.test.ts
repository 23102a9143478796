import { expect, test } from 'vitest'
import { asked, card, doing, duel, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords, price] of [
  ['CG-CARD-4, CG-SHIP-4 · halalszarny: 5-1-1-1, for 3 credits', 'halalszarny', [5, 1, 1, 1], [], 3],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-8 · kaoszszikra: 5-2-1-0 with rapid fire, for 4 credits', 'kaoszszikra', [5, 2, 1, 0], ['rapidFire'], 4],
  ['CG-CARD-4, CG-SHIP-4 · cobra-flash: 5-2-3-0, for 6 credits', 'cobra-flash', [5, 2, 3, 0], [], 6],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-32 · dulo: 4-2-2-2 with ordnance, for 6 credits', 'dulo', [4, 2, 2, 2], ['ordnance'], 6],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-4 · liderc: 5-2-2-0 with cloak, for 6 credits', 'liderc', [5, 2, 2, 0], ['cloak'], 6],
  ['CG-CARD-4, CG-SHIP-4 · roncsvadasz: 2-3-4-2, for 8 credits', 'roncsvadasz', [2, 3, 4, 2], [], 8],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-32 · pusztito: 2-5-5-5 with ordnance, for 15 credits', 'pusztito', [2, 5, 5, 5], ['ordnance'], 15],
  ['CG-CARD-4, CG-SHIP-4 · invazios-fellegvar: 0-5-8-5, for 18 credits', 'invazios-fellegvar', [0, 5, 8, 5], [], 18],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
    expect(offers(duel({ you: { hand: [id], credits: price } }), `launch:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hand: [id], credits: price - 1 } }), `launch:{${id}}`)).toBe(false)
  })

for (const [title, id, left] of [
  ['CG-FIRE-12 · halalszarny: its shot takes one armour', 'halalszarny', 7],
  ['CG-FIRE-12 · cobra-flash: its shot takes two armour', 'cobra-flash', 6],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] }, opponent: { hangar: ['invazios-fellegvar'] } })
    through(p, 'attack:colony:1', 'defend-with:{invazios-fellegvar}', `fire:{${id}}:{invazios-fellegvar}`)
    expect(shown(reach(p, 'firing-act'), 'invazios-fellegvar').armourLeft).toBe(left)
    // Once used, it does not fire again.
    expect([shown(p, id).turned, offers(p, `fire:{${id}}:{invazios-fellegvar}`)]).toEqual(['used', false])
  })

for (const [title, id, returns] of [
  ['CG-ABIL-8 · kaoszszikra: nobody returns its fire', 'kaoszszikra', false],
  ['CG-ABIL-8 · halalszarny: its fire is returned', 'halalszarny', true],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] }, opponent: { hangar: ['cobra-flash'] } })
    through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', `fire:{${id}}:{cobra-flash}`)
    expect(offers(p, 'return-fire')).toBe(returns)
  })

test('CG-GOAL-5 · kaoszszikra: coming into play it mills two cards of its own player', () => {
  const p = duel({ you: { hand: ['kaoszszikra'], colony: ['turul', 'tuzer', 'hitel'] } })
  doing(p, 'launch:{kaoszszikra}')
  expect([pile(p, 'wasteland'), pile(p, 'wasteland', 1)]).toEqual([['turul', 'tuzer'], []])
})

test('CG-GOAL-5 · kaoszszikra: another ship mills nothing', () => {
  const p = duel({ you: { hand: ['cobra-flash'], hangar: ['kaoszszikra'] } })
  doing(p, 'launch:{cobra-flash}')
  expect(pile(p, 'wasteland')).toEqual([])
})

for (const [title, id, uses, milled] of [
  ['CG-ABIL-32, CG-ABIL-33 · dulo: a card of your own colony for a bombing, up to twice two', 'dulo', 2, 4],
  ['CG-ABIL-32, CG-ABIL-33 · pusztito: a card of your own colony for a bombing, up to twice five', 'pusztito', 5, 10],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    through(p, 'attack:colony:1', `bomb:{${id}}`, `ordnance:{${id}}:${uses}`)
    expect(asked(p)).not.toBe('bombing-ordnance')
    reach(p)
    expect([pile(p, 'wasteland').length, pile(p, 'wasteland', 1).length]).toEqual([uses, milled])
    const plain = duel({ you: { hangar: [id] } })
    through(plain, 'attack:colony:1', `bomb:{${id}}`, 'done')
    reach(plain)
    expect([pile(plain, 'wasteland').length, pile(plain, 'wasteland', 1).length]).toEqual([0, milled / 2])
  })

test('CG-ABIL-32 · dulo: without ordnance nothing is asked', () => {
  const p = duel({ you: { hangar: ['halalszarny'] } })
  through(p, 'attack:colony:1', 'bomb:{halalszarny}')
  expect(asked(p)).not.toBe('bombing-ordnance')
})

const DYING = {
  you: { hangar: ['liderc -1'], colony: ['turul', 'tuzer', 'hitel'], filler: 1 },
  opponent: { hangar: ['halalszarny'] },
}
const SHOT = ['attack:colony:1', 'defend-with:{halalszarny}', 'fire:{liderc}:{halalszarny}', 'return-fire']

test('CG-GOAL-5 · liderc: destroyed, it comes back to the headquarters for three milled cards', () => {
  const p = duel(DYING)
  through(p, ...SHOT)
  reach(p, 'effect-may')
  p.answer('yes', 0)
  reach(p)
  expect([pile(p, 'headquarters'), pile(p, 'wasteland'), pile(p, 'trash')]).toEqual([['liderc'], ['turul', 'tuzer', 'hitel'], []])
})

test('CG-GOAL-5 · liderc: declined, or with two cards in the colony, it stays in the trash', () => {
  const declined = duel(DYING)
  through(declined, ...SHOT, 'no')
  const poor = duel({ ...DYING, you: { ...DYING.you, colony: ['turul', 'tuzer'], filler: 0 } })
  through(poor, ...SHOT)
  for (const p of [declined, poor]) expect([placeOf(reach(p).g, card(p, 'liderc')), pile(p, 'wasteland')]).toEqual(['trash of 0', []])
})

test('CG-ABIL-4 · liderc: no card can name it', () => {
  const p = duel({ you: { hand: ['felvasarlas'] }, opponent: { hangar: ['liderc'] } })
  expect(offers(p, 'event:{felvasarlas}')).toBe(false)
})

test('CG-GOAL-5 · roncsvadasz: milled while it takes part, its player gives it a firepower, once a combat', () => {
  const p = duel({
    you: { hangar: ['roncsvadasz', '> kaoszmag'], hand: ['pusztito-duh'], credits: 0 },
    opponent: { hangar: ['halalszarny'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{roncsvadasz}', 'no-return', 'use:{kaoszmag}:1')
  through(p, 'play:{pusztito-duh}')
  // Two by the fury, one of its own.
  expect(values(reach(p, 'firing-act'), 'roncsvadasz')).toEqual([5, 6, 4, 2])
  expect(pile(p, 'wasteland')).toHaveLength(4)
  expect(values(reach(p), 'roncsvadasz')).toEqual([2, 3, 4, 2])
})

test('CG-GOAL-5 · roncsvadasz: nothing outside combat, or for cards of the opponent', () => {
  const p = duel({ you: { hangar: ['roncsvadasz', 'halalszarny'], hand: ['kaoszszikra'] } })
  doing(p, 'launch:{kaoszszikra}')
  expect(values(p, 'roncsvadasz')[1]).toBe(3)
  through(p, 'attack:colony:1', 'attack-with:{roncsvadasz}', 'attack-with:{halalszarny}', 'bomb:{halalszarny}', 'done')
  expect(values(p, 'roncsvadasz')[1]).toBe(3)
  expect(pile(reach(p), 'wasteland', 1)).toHaveLength(1)
})

test('CG-GOAL-5 · invazios-fellegvar: each interrupt its player plays mills a card of the opponent', () => {
  const p = duel({ you: { hangar: ['invazios-fellegvar', 'liktor'], hand: ['biztositas', 'biztositas'] } })
  doing(p, 'play:{biztositas}', 'target:{liktor}')
  expect([pile(p, 'wasteland', 1).length, pile(p, 'wasteland').length]).toEqual([1, 0])
  doing(p, 'play:{biztositas#1}', 'target:{liktor}')
  expect(pile(p, 'wasteland', 1)).toHaveLength(2)
})

test('CG-GOAL-5 · invazios-fellegvar: nothing for events, or for interrupts of the opponent', () => {
  const p = duel({ you: { hangar: ['invazios-fellegvar'], hand: ['hitel'] } })
  doing(p, 'event:{hitel}')
  const other = duel({ you: { hangar: ['liktor'], hand: ['biztositas'] }, opponent: { hangar: ['invazios-fellegvar'] } })
  doing(other, 'play:{biztositas}')
  for (const one of [p, other]) expect([pile(one, 'wasteland').length, pile(one, 'wasteland', 1).length]).toEqual([0, 0])
})
