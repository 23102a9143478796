import { expect, test } from 'vitest'
import { asked, card, credits, doing, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords, price] of [
  ['CG-CARD-4, CG-SHIP-4 · futar: 5-0-1-1, for 3 credits', 'futar', [5, 0, 1, 1], [], 3],
  ['CG-CARD-4, CG-SHIP-4 · kereskedoszloop: 3-1-3-1, for 6 credits', 'kereskedoszloop', [3, 1, 3, 1], [], 6],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-31 · indafogo: 3-2-3-0 with repair, for 5 credits', 'indafogo', [3, 2, 3, 0], ['repair'], 5],
  ['CG-CARD-4, CG-SHIP-4 · berelt-cirkalo: 2-4-4-2, for 7 credits', 'berelt-cirkalo', [2, 4, 4, 2], [], 7],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-31 · aranykaravan: 2-2-5-2 with repair, for 9 credits', 'aranykaravan', [2, 2, 5, 2], ['repair'], 9],
  [
    'CG-CARD-4, CG-SHIP-4, CG-ABIL-28 · monopolista: 1-4-6-3 with heavy weapons, for 13 credits',
    'monopolista',
    [1, 4, 6, 3],
    ['heavyWeapons'],
    13,
  ],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-10 · crx: 0-5-5-5 with barrage, for 15 credits', 'crx', [0, 5, 5, 5], ['barrage'], 15],
  ['CG-CARD-4, CG-SHIP-4, CG-ABIL-31 · yggdrasil: 1-6-7-4 with repair, for 19 credits', 'yggdrasil', [1, 6, 7, 4], ['repair'], 19],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
    expect(offers(duel({ you: { hand: [id], credits: price } }), `launch:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hand: [id], credits: price - 1 } }), `launch:{${id}}`)).toBe(false)
  })

test('CG-GOAL-5 · futar: bombing brings a credit', () => {
  const p = duel({ you: { hangar: ['futar'], credits: 3 } })
  through(p, 'attack:colony:1', 'bomb:{futar}')
  expect(credits(reach(p))).toBe(4)
})

test('CG-GOAL-5 · futar: no credit when it does not bomb itself', () => {
  const p = duel({ you: { hangar: ['futar', 'liktor'], credits: 3 } })
  through(p, 'attack:colony:1', 'attack-with:{futar}', 'attack-with:{liktor}', 'bomb:{liktor}')
  expect(credits(reach(p))).toBe(3)
})

for (const [title, mark, active, gain] of [
  ['CG-GOAL-5 · kereskedoszloop: active, it brings a credit in your own start phase', '', 0, 6],
  ['CG-GOAL-5 · kereskedoszloop: used, it brings nothing', ' used', 0, 5],
  ["CG-GOAL-5 · kereskedoszloop: nothing in the opponent's start phase", '', 1, 0],
] as const)
  test(title, () => {
    const p = duel({ phase: 'start', active, you: { hangar: [`kereskedoszloop${mark}`], credits: 0 } })
    expect(credits(reach(p))).toBe(gain)
  })

for (const [title, id, turned] of [
  ['CG-ABIL-31 · indafogo: hit it turns used', 'indafogo', 'used'],
  ['CG-ABIL-31 · aranykaravan: hit it turns used', 'aranykaravan', 'used'],
  ['CG-ABIL-31 · yggdrasil: hit it turns used', 'yggdrasil', 'used'],
  ['CG-ABIL-31 · monopolista: without repair it turns damaged', 'monopolista', 'damaged'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['halalszarny'] }, opponent: { hangar: [id] } })
    through(p, 'attack:colony:1', `defend-with:{${id}}`, `fire:{halalszarny}:{${id}}`)
    expect(shown(reach(p), id)).toMatchObject({ turned })
  })

test('CG-GOAL-5 · berelt-cirkalo: a credit in your own start phase, or it turns damaged', () => {
  const given = { phase: 'start', you: { hangar: ['berelt-cirkalo'], credits: 0 } } as const
  const paid = duel(given)
  through(paid, 'yes')
  expect([credits(reach(paid)), shown(paid, 'berelt-cirkalo').turned]).toEqual([4, 'active'])
  const unpaid = duel(given)
  through(unpaid, 'no')
  expect([credits(reach(unpaid)), shown(unpaid, 'berelt-cirkalo').turned]).toEqual([5, 'damaged'])
})

test("CG-GOAL-5 · berelt-cirkalo: asks for nothing in the opponent's start phase", () => {
  const p = duel({ phase: 'start', active: 1, you: { hangar: ['berelt-cirkalo'] } })
  expect([asked(reach(p)), credits(p), shown(p, 'berelt-cirkalo').turned]).toEqual(['main-action', 20, 'active'])
})

test('CG-GOAL-5 · aranykaravan: destroyed it brings four credits', () => {
  const p = duel({ you: { hangar: ['aranykaravan -4'], credits: 1 }, opponent: { hangar: ['halalszarny'], credits: 1 } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{aranykaravan}')
  expect(credits(reach(p))).toBe(5)
  expect([placeOf(p.g, card(p, 'aranykaravan')), credits(p, 1)]).toEqual(['trash of 0', 1])
})

test('CG-GOAL-5, CG-STATE-14 · aranykaravan: nothing when it survives, or leaves without being destroyed', () => {
  const hit = duel({ you: { hangar: ['aranykaravan'], credits: 1 }, opponent: { hangar: ['halalszarny'] } })
  through(hit, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{aranykaravan}')
  expect(credits(reach(hit))).toBe(1)
  const given = duel({ you: { hangar: ['aranykaravan'], cantina: ['alkusz'], credits: 0 } })
  through(given, 'use:{alkusz}:0')
  expect(credits(reach(given))).toBe(8)
})

test('CG-GOAL-5 · monopolista: three credits prevent the next two damage, once a combat', () => {
  const p = duel({ you: { hangar: ['monopolista'], credits: 10 }, opponent: { hangar: ['halalszarny', 'cobra-flash'] } })
  expect(offers(p, 'use:{monopolista}:0')).toBe(false)
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'defend-with:{cobra-flash}', 'fire:{halalszarny}:{monopolista}')
  through(p, 'use:{monopolista}:0')
  expect(credits(p)).toBe(7)
  through(p, 'fire:{cobra-flash}:{monopolista}')
  expect(offers(p, 'use:{monopolista}:0')).toBe(false)
  // One and two damage, of which two are prevented.
  expect(shown(reach(p, 'firing-act'), 'monopolista').armourLeft).toBe(5)
})

test('CG-GOAL-5, CG-UNEQ-3 · monopolista: what was not prevented in the combat is not prevented in the next one', () => {
  const p = duel({ you: { hangar: ['monopolista'] }, opponent: { hangar: ['halalszarny', 'cobra-flash'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{monopolista}', 'use:{monopolista}:0')
  expect(shown(reach(p), 'monopolista').armourLeft).toBe(6)
  through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{monopolista}')
  expect(shown(reach(p, 'firing-act'), 'monopolista').armourLeft).toBe(4)
})

test('CG-GOAL-5 · monopolista: not with two credits', () => {
  const p = duel({ you: { hangar: ['monopolista'], credits: 2 }, opponent: { hangar: ['halalszarny'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{monopolista}', 'no-return')
  expect(p.options()).not.toContain(`use:${card(p, 'monopolista')}:0`)
})

test('CG-ABIL-28 · monopolista: two credits for one more firepower', () => {
  const p = duel({ you: { hangar: ['monopolista'], credits: 10 }, opponent: { hangar: ['liktor'] } })
  through(p, 'attack:colony:1', 'defend-with:{liktor}', 'heavy:{monopolista}')
  expect([values(p, 'monopolista'), credits(p)]).toEqual([[1, 5, 6, 3], 8])
})

test('CG-ABIL-10 · crx: its shot is split among the enemy ships', () => {
  const p = duel({ you: { hangar: ['crx'] }, opponent: { hangar: ['halalszarny', 'futar'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'defend-with:{futar}', 'fire:{crx}:{halalszarny}', 'barrage')
  through(p, 'hit:{halalszarny}', 'hit:{futar}', 'done')
  reach(p)
  expect(['halalszarny', 'futar'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'trash of 1'])
})

test('CG-ABIL-10 · crx: a ship without barrage hits one ship only', () => {
  const p = duel({ you: { hangar: ['monopolista'] }, opponent: { hangar: ['halalszarny', 'futar'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'defend-with:{futar}', 'fire:{monopolista}:{halalszarny}')
  expect(asked(p)).not.toBe('ability-barrage')
  reach(p)
  expect(['halalszarny', 'futar'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'hangar of 1'])
})

test('CG-GOAL-5 · yggdrasil: two credits for a point of firepower, armour or bombing, any number of times in the combat', () => {
  const p = duel({ you: { hangar: ['yggdrasil'], credits: 9 }, opponent: { hangar: ['halalszarny'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{yggdrasil}')
  through(p, 'use:{yggdrasil}:0', 'use:{yggdrasil}:0', 'use:{yggdrasil}:0', 'use:{yggdrasil}:0')
  through(p, 'choose:1', 'choose:2', 'choose:3', 'choose:3')
  expect(values(p, 'yggdrasil')).toEqual([1, 7, 8, 6])
  expect(credits(p)).toBe(1)
  expect(values(reach(p), 'yggdrasil')).toEqual([1, 6, 7, 4])
})

test('CG-GOAL-5 · yggdrasil: not outside combat, not in a combat of other ships', () => {
  const p = duel({ you: { hangar: ['yggdrasil', 'liktor'] }, opponent: { hangar: ['halalszarny'] } })
  expect(offers(p, 'use:{yggdrasil}:0')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{liktor}', 'return-fire')
  expect(offers(p, 'use:{yggdrasil}:0')).toBe(false)
  expect(doing(reach(p), 'draw').g.seats[0]?.headquarters).toHaveLength(1)
})
