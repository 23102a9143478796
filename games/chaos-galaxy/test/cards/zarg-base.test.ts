import { expect, test } from 'vitest'
import { asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through } from '../given.ts'

for (const [title, id, limit, price, armour] of [
  ['CG-CARD-6, CG-BASE-6 · invazios-bazis: limit X, armour 4, one credit', 'invazios-bazis', 0, 1, 4],
  ['CG-CARD-6 · roncstelep: limit 3, armour 2, no credits', 'roncstelep', 3, 0, 2],
  ['CG-CARD-6 · blokad: limit 4, armour 3, no credits', 'blokad', 4, 0, 3],
] as const)
  test(title, () => {
    const given = (developments: number, pool: number) => ({ you: { surface: [`${id} unpaid +${developments}`], credits: pool } })
    expect(offers(duel(limit > 0 ? given(limit - 1, price) : given(limit, price - 1)), `pay:{${id}}`)).toBe(false)
    const p = duel(given(limit, price))
    doing(p, `pay:{${id}}`)
    expect([credits(p), shown(p, id).armourLeft]).toEqual([0, armour])
  })

for (const [title, x, active, milled] of [
  ['CG-GOAL-5, CG-BASE-7 · invazios-bazis: X/3 cards of the opponent in your own start phase', 3, 0, 1],
  ['CG-GOAL-5, CG-VAL-3 · invazios-bazis: rounded down', 5, 0, 1],
  ['CG-GOAL-5 · invazios-bazis: at most two', 12, 0, 2],
  ['CG-GOAL-5 · invazios-bazis: nothing with X below three', 2, 0, 0],
  ["CG-GOAL-5 · invazios-bazis: nothing in the opponent's start phase", 6, 1, 0],
] as const)
  test(title, () => {
    const p = duel({ phase: 'start', active, you: { surface: [`invazios-bazis x=${x}`] } })
    reach(p)
    expect([pile(p, 'wasteland').length, pile(p, 'wasteland', 1).length]).toEqual([0, milled])
  })

test('CG-BASE-7 · invazios-bazis: X is what lay on it when it was paid', () => {
  const p = duel({ you: { surface: ['invazios-bazis unpaid +6'], credits: 20 } })
  doing(p, 'pay:{invazios-bazis}', 'undevelop:{invazios-bazis}:{invazios-bazis}', 'end', 'end')
  expect(pile(reach(p), 'wasteland', 1)).toHaveLength(2)
})

test('CG-GOAL-5 · roncstelep: used, and with a card of your own colony, it takes the bottom card of your own wasteland', () => {
  const p = duel({ you: { surface: ['roncstelep'], wasteland: ['turul', 'tuzer'], colony: ['hitel'] } })
  doing(p, 'use:{roncstelep}:0')
  expect([pile(p, 'headquarters'), pile(p, 'wasteland')]).toEqual([['turul'], ['tuzer', 'hitel']])
  expect([shown(p, 'roncstelep').turned, offers(p, 'use:{roncstelep}:0')]).toEqual(['used', false])
  expect(JSON.stringify(p.events(1))).not.toContain('turul')
})

test('CG-GOAL-5 · roncstelep: with an empty wasteland it takes the milled card; not with an empty colony, nor unpaid', () => {
  const p = duel({ you: { surface: ['roncstelep'], colony: ['hitel'] } })
  doing(p, 'use:{roncstelep}:0')
  expect([pile(p, 'headquarters'), pile(p, 'wasteland')]).toEqual([['hitel'], []])
  expect(offers(duel({ you: { surface: ['roncstelep'], wasteland: ['turul'], filler: 0 } }), 'use:{roncstelep}:0')).toBe(false)
  expect(offers(duel({ you: { surface: ['roncstelep unpaid'], wasteland: ['turul'] } }), 'use:{roncstelep}:0')).toBe(false)
})

test("CG-GOAL-5 · blokad: the opponent's first ship of each turn costs one more", () => {
  const p = duel({ you: { hand: ['halalszarny', 'halalszarny', 'halalszarny'], credits: 7 }, opponent: { surface: ['blokad'] } })
  doing(p, 'launch:{halalszarny}')
  expect(credits(p)).toBe(3)
  doing(p, 'launch:{halalszarny#1}')
  expect(credits(p)).toBe(0)
  doing(p, 'end', 'end', 'launch:{halalszarny#2}')
  expect(credits(p)).toBe(1)
})

test('CG-GOAL-5 · blokad: other cards, ships of its own player, and all ships while it is unpaid cost the same', () => {
  const events = duel({ you: { hand: ['jo-uzlet', 'halalszarny'], credits: 1 }, opponent: { surface: ['blokad'] } })
  doing(events, 'event:{jo-uzlet}')
  expect([credits(events), offers(events, 'launch:{halalszarny}')]).toEqual([3, false])
  const own = { you: { hand: ['halalszarny'], credits: 3 } }
  expect(offers(duel({ you: { ...own.you, surface: ['blokad'] } }), 'launch:{halalszarny}')).toBe(true)
  expect(offers(duel({ ...own, opponent: { surface: ['blokad unpaid'] } }), 'launch:{halalszarny}')).toBe(true)
})

const MINED = { you: { hangar: ['liktor', 'birodalmi-cirkalo', 'futar'] }, opponent: { surface: ['kaoszakna unpaid'], credits: 2 } }
const BOMBING = [
  'attack:base:{kaoszakna}',
  'attack-with:{liktor}',
  'attack-with:{birodalmi-cirkalo}',
  'bomb:{liktor}',
  'bomb:{birodalmi-cirkalo}',
]

test('CG-GOAL-5, CG-TRAP-1 · kaoszakna: the attacker mills as many cards as the bombing total', () => {
  const p = duel(MINED)
  through(p, ...BOMBING, 'trap:{kaoszakna}')
  reach(p)
  expect([pile(p, 'wasteland').length, pile(p, 'wasteland', 1).length, credits(p, 1)]).toEqual([5, 0, 0])
  expect([placeOf(p.g, card(p, 'kaoszakna')), heard(p, 'bombing-success')]).toEqual(['trash of 1', []])
})

test('CG-TRAP-2, CG-TRAP-4, CG-TRAP-5 · kaoszakna: not in the main phase, without credits, or for a bombing of one', () => {
  expect(offers(duel({ you: { surface: ['kaoszakna unpaid +3'] } }), 'pay:{kaoszakna}')).toBe(false)
  const poor = duel({ ...MINED, opponent: { ...MINED.opponent, credits: 1 } })
  through(poor, ...BOMBING)
  reach(poor)
  expect([pile(poor, 'wasteland').length, placeOf(poor.g, card(poor, 'kaoszakna'))]).toEqual([0, 'wasteland of 1'])
  const weak = duel(MINED)
  through(weak, 'attack:base:{kaoszakna}', 'attack-with:{futar}', 'bomb:{futar}')
  reach(weak)
  expect([asked(weak), placeOf(weak.g, card(weak, 'kaoszakna'))]).toEqual(['main-action', 'surface of 1'])
})
