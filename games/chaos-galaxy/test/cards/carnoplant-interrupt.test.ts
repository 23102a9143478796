import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, heard, offers, pass, pile, placeOf, reach, shown, through } from '../given.ts'

for (const [title, before, after] of [
  ['CG-GOAL-5, CG-INT-4 · kamat: a credit for every four', 4, 11],
  ['CG-GOAL-5, CG-INT-4 · kamat: at most three', 15, 23],
] as const)
  test(title, () => {
    const p = duel({ phase: 'start', you: { hand: ['kamat'], credits: before } })
    act(p, 'play:{kamat}')
    expect([credits(reach(p)), placeOf(p.g, card(p, 'kamat'))]).toEqual([after, 'trash of 0'])
  })

test('CG-INT-4 · kamat: only in a start phase', () => {
  expect(offers(duel({ you: { hand: ['kamat'] } }), 'play:{kamat}')).toBe(false)
  const p = duel({ phase: 'start', active: 1, you: { hand: ['kamat'], credits: 3 } })
  through(p, 'play:{kamat}')
  expect(credits(reach(p))).toBe(3)
})

const BRIBED = {
  you: { hangar: ['liktor', 'birodalmi-cirkalo'] },
  opponent: { hand: ['megvesztegetes'], hangar: ['monopolista'], credits: 2 },
}
const SHOT = ['attack:colony:1', 'attack-with:{liktor}', 'defend-with:{monopolista}', 'fire:{liktor}:{monopolista}', 'return-fire']

test('CG-GOAL-5, CG-EQUIP-11 · megvesztegetes: a participating enemy ship leaves the combat unless two credits are paid', () => {
  const p = duel(BRIBED)
  through(p, ...SHOT, 'play:{megvesztegetes}', 'no')
  expect(heard(p, 'left-combat')).toHaveLength(1)
  expect([placeOf(reach(p).g, card(p, 'liktor')), credits(p), credits(p, 1)]).toEqual(['hangar of 0', 20, 0])
  expect(pile(p, 'wasteland', 1)).toEqual([])
})

test('CG-GOAL-5 · megvesztegetes: its controller pays and the ship stays', () => {
  const p = duel(BRIBED)
  through(p, ...SHOT, 'play:{megvesztegetes}', 'yes')
  reach(p)
  expect([credits(p), placeOf(p.g, card(p, 'liktor')), placeOf(p.g, card(p, 'monopolista'))]).toEqual([18, 'trash of 0', 'hangar of 1'])
})

test('CG-GOAL-5 · megvesztegetes: not against a destroyer, nor outside combat', () => {
  const p = duel({ ...BRIBED, you: { hangar: ['crx'] } })
  through(p, 'attack:colony:1', 'defend-with:{monopolista}', 'fire:{monopolista}:{crx}', 'return-fire')
  expect(p.options().some((id) => id.startsWith('play:'))).toBe(false)
  const outside = duel({ you: { hand: ['megvesztegetes'] }, opponent: { hangar: ['liktor'] } })
  expect(offers(outside, 'play:{megvesztegetes}')).toBe(false)
})

test('CG-GOAL-5 · biztositas: a ship destroyed this turn brings half its cost; a card is drawn at once', () => {
  const p = duel({
    you: { hangar: ['aranykaravan -4', 'liktor -2'], hand: ['biztositas'], credits: 1 },
    opponent: { hangar: ['cobra-flash'] },
  })
  doing(p, 'play:{biztositas}', 'target:{liktor}')
  expect([credits(p), pile(p, 'headquarters').length]).toEqual([0, 1])
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{aranykaravan}', 'defend-with:{cobra-flash}')
  through(p, 'fire:{cobra-flash}:{liktor}')
  expect(credits(reach(p))).toBe(3)
})

test('CG-GOAL-5 · biztositas: nothing for another ship, nor a turn later', () => {
  const other = duel({ you: { hangar: ['futar', 'liktor'], hand: ['biztositas'], credits: 1 }, opponent: { hangar: ['cobra-flash'] } })
  doing(other, 'play:{biztositas}', 'target:{liktor}')
  through(other, 'attack:colony:1', 'attack-with:{futar}', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{futar}')
  expect([credits(reach(other)), placeOf(other.g, card(other, 'futar'))]).toEqual([0, 'trash of 0'])
  const later = duel({ you: { hangar: ['futar'], hand: ['biztositas'], credits: 1 }, opponent: { hangar: ['cobra-flash'] } })
  doing(later, 'play:{biztositas}', 'end')
  through(later, 'attack:colony:0', 'defend-with:{futar}', 'fire:{cobra-flash}:{futar}')
  expect([credits(reach(later)), placeOf(later.g, card(later, 'futar'))]).toEqual([0, 'trash of 0'])
})

const TOLL = { you: { hangar: ['liktor'], credits: 5 }, opponent: { hand: ['utvam'], credits: 1 } }

test('CG-GOAL-5 · utvam: the attack is over unless the attacker pays three credits', () => {
  const p = duel(TOLL)
  through(p, 'attack:colony:1', 'play:{utvam}', 'no')
  expect([reach(p).g.combat, credits(p), credits(p, 1), pile(p, 'wasteland', 1)]).toEqual([null, 5, 0, []])
  expect(shown(p, 'liktor').turned).toBe('active')
})

test('CG-GOAL-5 · utvam: paid, the attack goes on', () => {
  const p = duel(TOLL)
  through(p, 'attack:colony:1', 'play:{utvam}', 'yes', 'bomb:{liktor}')
  expect([credits(reach(p)), pile(p, 'wasteland', 1).length]).toEqual([2, 2])
})

test('CG-GOAL-5, CG-INT-7 · utvam: only after an attack of the opponent was declared, and not later in the combat', () => {
  expect(offers(duel({ you: { hand: ['utvam'] } }), 'play:{utvam}')).toBe(false)
  const own = duel({ you: { hangar: ['liktor'], hand: ['utvam'] }, opponent: {} })
  act(own, 'attack:colony:1')
  expect([asked(own), offers(own, 'play:{utvam}')]).toEqual(['stack-window', false])
  const late = duel({ you: { hangar: ['liktor'] }, opponent: { hand: ['utvam'], hangar: ['cobra-flash'] } })
  through(late, 'attack:colony:1', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{liktor}', 'no-return')
  pass(late, 'stack-answer')
  expect(offers(late, 'play:{utvam}')).toBe(false)
})

test('CG-GOAL-5 · rugyezes: prevents the next damage to your own participating ship and brings a credit', () => {
  const p = duel({ you: { hangar: ['liktor'], hand: ['rugyezes'], credits: 1 }, opponent: { hangar: ['cobra-flash', 'halalszarny'] } })
  through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', 'defend-with:{halalszarny}', 'fire:{cobra-flash}:{liktor}', 'no-return')
  through(p, 'play:{rugyezes}')
  reach(p, 'firing-act')
  expect([shown(p, 'liktor').armourLeft, credits(p)]).toEqual([2, 1])
  through(p, 'fire:{halalszarny}:{liktor}')
  expect(shown(reach(p, 'firing-act'), 'liktor').armourLeft).toBe(1)
})

test('CG-GOAL-5, CG-INT-5 · rugyezes: only in combat, with your own ship taking part', () => {
  const p = duel({ you: { hangar: ['liktor'], hand: ['rugyezes'] }, opponent: { hand: ['rugyezes'], hangar: ['cobra-flash'] } })
  expect(offers(p, 'play:{rugyezes}')).toBe(false)
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  expect(p.options()).not.toContain(`play:${card(p, 'rugyezes', 1)}`)
})
