import { expect, test } from 'vitest'
import { HAPPENED } from '../../state.ts'
import { card, credits, doing, duel, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, before, after] of [
  ['CG-GOAL-5, CG-EVT-5 · jo-uzlet: three credits for one', 'jo-uzlet', [1, 4], [3, 4]],
  ['CG-GOAL-5, CG-EVT-5 · hitel: five credits for nothing', 'hitel', [0, 4], [5, 4]],
  ['CG-GOAL-5, CG-EVT-5 · vamszedes: two credits from the opponent for one', 'vamszedes', [1, 4], [2, 2]],
  ['CG-GOAL-5, CG-PAY-12 · vamszedes: only as many as the opponent has', 'vamszedes', [1, 1], [1, 0]],
  ['CG-GOAL-5, CG-EVT-5 · tozsdebumm: half of what is left after paying two', 'tozsdebumm', [9, 4], [10, 4]],
  ['CG-GOAL-5, CG-EVT-5 · tozsdebumm: at most six', 'tozsdebumm', [20, 4], [24, 4]],
  ['CG-GOAL-5, CG-EVT-5 · tozsdebumm: nothing of one', 'tozsdebumm', [3, 4], [1, 4]],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: [id], credits: before[0] }, opponent: { credits: before[1] } })
    doing(p, `event:{${id}}`)
    expect([credits(p), credits(p, 1)]).toEqual(after)
    expect(placeOf(p.g, card(p, id))).toBe('trash of 0')
  })

for (const [title, id, price] of [
  ['CG-PAY-2 · jo-uzlet: not without its price', 'jo-uzlet', 1],
  ['CG-PAY-2 · vamszedes: not without its price', 'vamszedes', 1],
  ['CG-PAY-2 · tozsdebumm: not without its price', 'tozsdebumm', 2],
  ['CG-PAY-2 · embargo: not without its price', 'embargo', 2],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hand: [id], credits: price } }), `event:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hand: [id], credits: price - 1 } }), `event:{${id}}`)).toBe(false)
  })

test('CG-GOAL-5 · hitel: three credits are lost in the next own start phase, and only there', () => {
  const p = duel({ you: { hand: ['hitel'], credits: 0 } })
  doing(p, 'event:{hitel}', 'end')
  expect([credits(reach(p)), p.g.active]).toEqual([5, 1])
  doing(p, 'end')
  expect([credits(reach(p)), p.g.active]).toEqual([7, 0])
  doing(p, 'end', 'end')
  expect(credits(reach(p))).toBe(12)
})

test("CG-GOAL-5 · embargo: three credits less in the opponent's next start phase, and the card leaves the game", () => {
  const p = duel({ you: { hand: ['embargo'], credits: 2 }, opponent: { credits: 0 } })
  doing(p, 'event:{embargo}')
  expect([placeOf(p.g, card(p, 'embargo')), pile(p, 'trash')]).toEqual(['void of 0', []])
  doing(p, 'end')
  expect([credits(reach(p), 1), p.g.active]).toEqual([2, 1])
  doing(p, 'end')
  expect([credits(reach(p)), credits(p, 1)]).toEqual([5, 2])
  doing(p, 'end')
  expect(credits(reach(p), 1)).toBe(7)
})

test('CG-GOAL-5, CG-DEF-5 · felvasarlas: an enemy ship with everything on it, for its cost and two more', () => {
  const p = duel({
    you: { hand: ['felvasarlas'], credits: 8 },
    opponent: { hangar: ['liktor', '> berfegyver', 'birodalmi-cirkalo', 'gondolat'] },
  })
  // The cruiser costs too much, and the cloaked scout cannot be chosen.
  doing(p, 'event:{felvasarlas}')
  expect([placeOf(p.g, card(p, 'liktor')), credits(p), shown(p, 'berfegyver').controller]).toEqual(['hangar of 0', 0, 0])
  expect(values(p, 'liktor')).toEqual([3, 4, 3, 2])
  doing(p, 'end', 'end')
  expect(placeOf(reach(p).g, card(p, 'liktor'))).toBe('hangar of 0')
})

test('CG-GOAL-5 · felvasarlas: not with a credit too few, nor without an enemy ship', () => {
  expect(offers(duel({ you: { hand: ['felvasarlas'], credits: 7 }, opponent: { hangar: ['liktor'] } }), 'event:{felvasarlas}')).toBe(false)
  expect(offers(duel({ you: { hand: ['felvasarlas'], hangar: ['liktor'] } }), 'event:{felvasarlas}')).toBe(false)
})

test('CG-GOAL-5, CG-EVT-4 · vegkiarusitas: four credits after a ship of its player was destroyed since the last turn', () => {
  const p = duel({
    active: 1,
    you: { hand: ['vegkiarusitas'], hangar: ['futar'], credits: 0 },
    opponent: { hangar: ['liktor'] },
  })
  through(p, 'attack:colony:0', 'defend-with:{futar}', 'fire:{liktor}:{futar}', 'end')
  doing(reach(p), 'event:{vegkiarusitas}')
  expect([credits(p), p.g.active]).toEqual([9, 0])
})

test('CG-EVT-3 · vegkiarusitas: not when none was, or only an enemy ship', () => {
  expect(offers(duel({ you: { hand: ['vegkiarusitas'] } }), 'event:{vegkiarusitas}')).toBe(false)
  const p = duel({
    you: { hand: ['vegkiarusitas'] },
    also: (g) => {
      for (const seat of g.seats) seat.sinceLastTurn = HAPPENED.attacked
      if (g.seats[1] !== undefined) g.seats[1].sinceLastTurn = HAPPENED.shipDestroyed
    },
  })
  expect(offers(p, 'event:{vegkiarusitas}')).toBe(false)
})

test("CG-GOAL-5, CG-CREW-15 · bergyilkos: destroys crew in the opponent's cantina, paid or unpaid", () => {
  const given = { you: { hand: ['bergyilkos'], cantina: ['bankar'], credits: 3 }, opponent: { cantina: ['zsoldos', 'konyvelo unpaid'] } }
  const paid = duel(given)
  doing(paid, 'event:{bergyilkos}')
  expect(paid.options()).toHaveLength(2)
  doing(paid, 'target:{zsoldos}')
  expect([placeOf(paid.g, card(paid, 'zsoldos')), credits(paid)]).toEqual(['trash of 1', 0])
  const unpaid = duel(given)
  doing(unpaid, 'event:{bergyilkos}', 'target:{konyvelo}')
  expect(placeOf(unpaid.g, card(unpaid, 'konyvelo'))).toBe('wasteland of 1')
})

test('CG-GOAL-5 · bergyilkos: not without crew in the cantina of the opponent', () => {
  const p = duel({ you: { hand: ['bergyilkos'], cantina: ['bankar'] }, opponent: { hangar: ['liktor'] } })
  expect(offers(p, 'event:{bergyilkos}')).toBe(false)
})
