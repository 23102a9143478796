import { expect, test } from 'vitest'
import { act, card, credits, doing, duel, heard, offers, pile, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords, price] of [
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-4 · gondolat: 5-0-2-1 with cloak, for 4 credits', 'gondolat', [5, 0, 2, 1], ['cloak'], 4],
  ['CG-CARD-4, CG-SHIP-4 · hirvivo: 4-1-1-1, for 3 credits', 'hirvivo', [4, 1, 1, 1], [], 3],
  ['CG-CARD-4, CG-SHIP-4 · liktor: 3-2-3-2, for 6 credits', 'liktor', [3, 2, 3, 2], [], 6],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-23 · alomszovo: 3-1-3-1 with stealth, for 6 credits', 'alomszovo', [3, 1, 3, 1], ['stealth'], 6],
  ['CG-CARD-4, CG-SHIP-4 · birodalmi-cirkalo: 2-3-4-3, for 9 credits', 'birodalmi-cirkalo', [2, 3, 4, 3], [], 9],
  ['CG-CARD-4, CG-SHIP-4 · veto: 2-2-5-2, for 9 credits', 'veto', [2, 2, 5, 2], [], 9],
  ['CG-CARD-4, CG-SHIP-4 · palotahajo: 1-4-6-5, for 15 credits', 'palotahajo', [1, 4, 6, 5], [], 15],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
    expect(offers(duel({ you: { hand: [id], credits: price } }), `launch:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hand: [id], credits: price - 1 } }), `launch:{${id}}`)).toBe(false)
  })

for (const [title, id, milled] of [
  ['CG-BOMB-3 · liktor: bombs two cards off a colony', 'liktor', 2],
  ['CG-BOMB-3 · birodalmi-cirkalo: bombs three cards off a colony', 'birodalmi-cirkalo', 3],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    through(p, 'attack:colony:1', `bomb:{${id}}`)
    expect(pile(reach(p), 'wasteland', 1)).toHaveLength(milled)
    const used = duel({ you: { hangar: [`${id} used`] } })
    expect(offers(used, 'attack:colony:1')).toBe(false)
  })

test('CG-ABIL-4 · gondolat: no card can name it, another ship can be named', () => {
  const given = { you: { hand: ['felvasarlas'] }, opponent: { hangar: ['gondolat'] } }
  expect(offers(duel(given), 'event:{felvasarlas}')).toBe(false)
  const p = duel({ ...given, opponent: { hangar: ['gondolat', 'liktor', 'hirvivo'] } })
  act(p, 'event:{felvasarlas}')
  expect(p.options()).toEqual(['liktor', 'hirvivo'].map((id) => `target:${card(p, id)}`))
})

test("CG-GOAL-5, CG-INFO-9 · hirvivo: coming into play it shows its player the opponent's headquarters", () => {
  const p = duel({ you: { hand: ['hirvivo'] }, opponent: { hand: ['turul', 'tuzer'] } })
  doing(p, 'launch:{hirvivo}')
  expect(heard(p, 'looked').map((event) => event.names)).toEqual([['@card-turul', '@card-tuzer']])
  expect([heard(p, 'looked', 1), heard(p, 'looked-hidden', 1).length]).toEqual([[], 1])
})

test('CG-GOAL-5 · hirvivo: another ship shows nothing', () => {
  const p = duel({ you: { hand: ['liktor'], hangar: ['hirvivo'] }, opponent: { hand: ['turul'] } })
  doing(p, 'launch:{liktor}')
  expect(heard(p, 'looked')).toEqual([])
})

test('CG-ABIL-23 · alomszovo: bombs in the firing step in place of firing', () => {
  const p = duel({ you: { hangar: ['alomszovo'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'stealth:{alomszovo}')
  expect([pile(reach(p), 'wasteland', 1).length, shown(p, 'alomszovo').turned]).toEqual([1, 'used'])
  const without = duel({ you: { hangar: ['liktor'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(without, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  expect(offers(reach(without, 'firing-act'), 'stealth:{liktor}')).toBe(false)
})

test('CG-GOAL-5 · alomszovo: the first event of each turn costs one less', () => {
  const p = duel({ you: { hangar: ['alomszovo'], hand: ['jo-uzlet', 'jo-uzlet', 'jo-uzlet'], credits: 0 } })
  doing(p, 'event:{jo-uzlet}')
  expect(credits(p)).toBe(3)
  doing(p, 'event:{jo-uzlet#1}')
  expect(credits(p)).toBe(5)
  doing(p, 'end', 'end', 'event:{jo-uzlet#2}')
  expect(credits(p)).toBe(13)
})

test('CG-GOAL-5 · alomszovo: neither other cards nor events of the opponent', () => {
  const p = duel({ you: { hangar: ['alomszovo'], hand: ['turul'], credits: 6 } })
  expect(offers(p, 'launch:{turul}')).toBe(false)
  const other = duel({ you: { hand: ['jo-uzlet'], credits: 0 }, opponent: { hangar: ['alomszovo'] } })
  expect(offers(other, 'event:{jo-uzlet}')).toBe(false)
})

for (const [title, attacker, paid] of [
  ["CG-GOAL-5 · veto: while it takes part the opponent's interrupts cost one more", 'veto', 2],
  ['CG-GOAL-5 · veto: not while it stays at home', 'liktor', 1],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['veto', 'liktor'] }, opponent: { hand: ['rugyezes'], hangar: ['birodalmi-cirkalo'], credits: 5 } })
    through(p, 'attack:colony:1', `attack-with:{${attacker}}`, 'defend-with:{birodalmi-cirkalo}', `fire:{${attacker}}:{birodalmi-cirkalo}`)
    through(p, 'no-return', 'play:{rugyezes}')
    expect(heard(p, 'spent').map((event) => event.credits)).toEqual([paid])
  })

test('CG-GOAL-5 · veto: its own player pays no more', () => {
  const p = duel({ you: { hangar: ['veto'], hand: ['rugyezes'], credits: 1 }, opponent: { hangar: ['liktor'] } })
  through(p, 'attack:colony:1', 'defend-with:{liktor}', 'fire:{liktor}:{veto}', 'no-return', 'play:{rugyezes}')
  expect(heard(p, 'spent').map((event) => event.credits)).toEqual([1])
})

test('CG-GOAL-5 · palotahajo: every event played gives one firepower and one bombing until the end of the turn', () => {
  const p = duel({ you: { hangar: ['palotahajo'], hand: ['jo-uzlet', 'hitel'] } })
  doing(p, 'event:{jo-uzlet}')
  expect(values(p, 'palotahajo')).toEqual([1, 5, 6, 6])
  doing(p, 'event:{hitel}')
  expect(values(p, 'palotahajo')).toEqual([1, 6, 6, 7])
  doing(p, 'end')
  expect(values(p, 'palotahajo')).toEqual([1, 4, 6, 5])
})

test('CG-GOAL-5 · palotahajo: not for interrupts, nor for events of the opponent', () => {
  const p = duel({ you: { hangar: ['palotahajo'], hand: ['biztositas'] } })
  doing(p, 'play:{biztositas}')
  expect(values(p, 'palotahajo')).toEqual([1, 4, 6, 5])
  const other = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['palotahajo'] } })
  doing(other, 'event:{jo-uzlet}')
  expect(values(other, 'palotahajo')).toEqual([1, 4, 6, 5])
})
