import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, offers, pass, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · kereskedoherceg: one armour', 'kereskedoherceg', [3, 2, 4, 2]],
  ['CG-CARD-5 · zsoldos: two firepower', 'zsoldos', [3, 4, 3, 2]],
  ['CG-CARD-5 · rakodogep: one armour and one bombing', 'rakodogep', [3, 2, 4, 3]],
] as const)
  test(title, () => {
    const aboard = duel({ you: { hangar: ['liktor'], cantina: [id] } })
    expect(values(aboard, 'liktor')).toEqual([3, 2, 3, 2])
    through(aboard, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(aboard, 'bombing-bombers'), 'liktor')).toEqual(figures)
    const unpaid = duel({ you: { hangar: ['liktor'], cantina: [`${id} unpaid`], credits: 0 } })
    through(unpaid, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(unpaid, 'bombing-bombers'), 'liktor')).toEqual([3, 2, 3, 2])
  })

for (const [title, boards, others, after] of [
  ['CG-GOAL-5 · kereskedoherceg: its ship bombs and takes a credit from the opponent', true, 2, [1, 1]],
  ['CG-GOAL-5, CG-PAY-12 · kereskedoherceg: nothing to take, nothing gained', true, 0, [0, 0]],
  ['CG-GOAL-5 · kereskedoherceg: nothing from the cantina', false, 2, [0, 2]],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor'], cantina: ['kereskedoherceg'], credits: 0 }, opponent: { credits: others } })
    through(p, 'attack:colony:1', ...(boards ? ['board:{kereskedoherceg}:{liktor}'] : []), 'bomb:{liktor}')
    reach(p)
    expect([credits(p), credits(p, 1)]).toEqual(after)
  })

test('CG-GOAL-5 · zsoldos: a credit in the unequip step, or he is destroyed', () => {
  const given = { you: { hangar: ['liktor'], cantina: ['zsoldos'], credits: 3 } }
  const paid = duel(given)
  through(paid, 'attack:colony:1', 'board:{zsoldos}:{liktor}', 'bomb:{liktor}', 'yes')
  expect([credits(reach(paid)), placeOf(paid.g, card(paid, 'zsoldos'))]).toEqual([2, 'cantina of 0'])
  const unpaid = duel(given)
  through(unpaid, 'attack:colony:1', 'board:{zsoldos}:{liktor}', 'bomb:{liktor}', 'no')
  expect([credits(reach(unpaid)), placeOf(unpaid.g, card(unpaid, 'zsoldos'))]).toEqual([3, 'trash of 0'])
})

test('CG-GOAL-5 · zsoldos: asks for nothing when he stayed in the cantina', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['zsoldos'], credits: 3 } })
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'zsoldos'))]).toEqual([3, 'cantina of 0'])
})

test('CG-GOAL-5, CG-STATE-5 · konyvelo: turns used for a credit', () => {
  const p = duel({ you: { cantina: ['konyvelo'], credits: 0 } })
  doing(p, 'use:{konyvelo}:0')
  expect([credits(p), shown(p, 'konyvelo').turned, offers(p, 'use:{konyvelo}:0')]).toEqual([1, 'used', false])
})

test("CG-GOAL-5 · konyvelo: not used, not unpaid, not in the opponent's turn, not in combat", () => {
  expect(offers(duel({ you: { cantina: ['konyvelo used'] } }), 'use:{konyvelo}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['konyvelo unpaid'] } }), 'use:{konyvelo}:0')).toBe(false)
  const other = duel({ active: 1, you: { cantina: ['konyvelo'], hand: ['felulbiralas'] }, opponent: { hand: ['turul'] } })
  act(other, 'launch:{turul}')
  expect([asked(other), offers(other, 'use:{konyvelo}:0')]).toEqual(['stack-answer', false])
  const fight = duel({ you: { cantina: ['konyvelo'], hangar: ['liktor'], hand: ['felulbiralas'] } })
  act(fight, 'attack:colony:1')
  pass(fight, 'stack-window')
  expect(offers(fight, 'use:{konyvelo}:0')).toBe(false)
})

for (const [title, before, active, after] of [
  ['CG-GOAL-5 · bankar: a credit for every six', 8, 0, 15],
  ['CG-GOAL-5 · bankar: at most three', 25, 0, 33],
  ['CG-GOAL-5 · bankar: nothing with fewer than six', 0, 0, 5],
  ["CG-GOAL-5 · bankar: nothing in the opponent's start phase", 12, 1, 12],
] as const)
  test(title, () => {
    const p = duel({ phase: 'start', active, you: { cantina: ['bankar'], credits: before } })
    expect(credits(reach(p))).toBe(after)
  })

test('CG-CREW-13 · rakodogep: damaged, it turns active in the end phase', () => {
  const p = duel({ you: { cantina: ['rakodogep damaged', 'zsoldos damaged'] } })
  doing(p, 'end')
  expect(['rakodogep', 'zsoldos'].map((id) => shown(p, id).turned)).toEqual(['active', 'used'])
})

test('CG-GOAL-5 · alkusz: puts another paid ship, weaponry or crew into the trash for its cost less one', () => {
  const p = duel({
    you: { cantina: ['alkusz', 'konyvelo', 'zsoldos unpaid'], hangar: ['aranykaravan', '> rakoter'], surface: ['tozsde +5'], credits: 0 },
  })
  act(p, 'use:{alkusz}:0')
  expect(p.options().sort()).toEqual(['aranykaravan', 'konyvelo', 'rakoter'].map((id) => `give:${card(p, id)}`).sort())
  act(p, 'give:{aranykaravan}')
  expect(credits(reach(p))).toBe(8)
  expect(['aranykaravan', 'rakoter'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 0'])
  expect(shown(p, 'alkusz').turned).toBe('used')
})

test('CG-GOAL-5 · alkusz: not without another paid card, nor when used', () => {
  expect(offers(duel({ you: { cantina: ['alkusz', 'zsoldos unpaid'], surface: ['tozsde +5'] } }), 'use:{alkusz}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['alkusz used', 'zsoldos'] } }), 'use:{alkusz}:0')).toBe(false)
})

for (const [title, id, price] of [
  ['CG-PAY-4 · kereskedoherceg: 3 credits', 'kereskedoherceg', 3],
  ['CG-PAY-4 · zsoldos: 1 credit', 'zsoldos', 1],
  ['CG-PAY-4 · konyvelo: 3 credits', 'konyvelo', 3],
  ['CG-PAY-4 · bankar: 4 credits', 'bankar', 4],
  ['CG-PAY-4 · rakodogep: 2 credits', 'rakodogep', 2],
  ['CG-PAY-4 · alkusz: 2 credits', 'alkusz', 2],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
