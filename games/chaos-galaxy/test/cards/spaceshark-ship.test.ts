import { expect, test } from 'vitest'
import { asked, card, credits, duel, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords] of [
  ['CG-CARD-4 · marduk-kurios: 5-1-2-0', 'marduk-kurios', [5, 1, 2, 0], []],
  ['CG-CARD-4 · pengefarok: 6-2-1-0', 'pengefarok', [6, 2, 1, 0], []],
  ['CG-CARD-4, CG-ABIL-23 · verszag: 5-1-1-1 with stealth', 'verszag', [5, 1, 1, 1], ['stealth']],
  ['CG-CARD-4 · arnyuszony: 4-2-2-1', 'arnyuszony', [4, 2, 2, 1], []],
  ['CG-CARD-4 · holdimado: 4-2-3-1', 'holdimado', [4, 2, 3, 1], []],
  ['CG-CARD-4, CG-ABIL-8 · fekete-dagaly: 4-3-2-0 with rapid fire', 'fekete-dagaly', [4, 3, 2, 0], ['rapidFire']],
  ['CG-CARD-4, CG-ABIL-18 · rajvadasz: 4-2-2-1 with formation', 'rajvadasz', [4, 2, 2, 1], ['formation']],
  ['CG-CARD-4 · tigrisuszony: 5-3-2-0', 'tigrisuszony', [5, 3, 2, 0], []],
  ['CG-CARD-4, CG-ABIL-28 · melytengeri: 3-3-4-2 with heavy weapons', 'melytengeri', [3, 3, 4, 2], ['heavyWeapons']],
  ['CG-CARD-4 · kalapacsfej: 2-4-4-2', 'kalapacsfej', [2, 4, 4, 2], []],
  ['CG-CARD-4, CG-ABIL-4 · kisertetraja: 4-2-3-3 with cloak and stealth', 'kisertetraja', [4, 2, 3, 3], ['cloak', 'stealth']],
  ['CG-CARD-4, CG-ABIL-28 · leviatan: 2-5-6-3 with heavy weapons', 'leviatan', [2, 5, 6, 3], ['heavyWeapons']],
  ['CG-CARD-4, CG-ABIL-10 · nagy-feher: 3-6-5-3 with barrage', 'nagy-feher', [3, 6, 5, 3], ['barrage']],
  [
    'CG-CARD-4, CG-ABIL-8 · trax-zaszloshajo: 3-5-6-4 with rapid fire and heavy weapons',
    'trax-zaszloshajo',
    [3, 5, 6, 4],
    ['rapidFire', 'heavyWeapons'],
  ],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
  })

for (const [title, id, price, size] of [
  ['CG-MAIN-5, CG-SHIP-1 · marduk-kurios: a scout for 3', 'marduk-kurios', 3, 1],
  ['CG-MAIN-5, CG-SHIP-1 · pengefarok: a scout for 3', 'pengefarok', 3, 1],
  ['CG-MAIN-5, CG-SHIP-1 · holdimado: a fighter for 5', 'holdimado', 5, 2],
  ['CG-MAIN-5, CG-SHIP-1 · tigrisuszony: a fighter for 5', 'tigrisuszony', 5, 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: [id], credits: price } })
    through(p, `launch:{${id}}`)
    expect([credits(reach(p)), shown(p, id).hangarSize]).toEqual([0, size])
    expect(offers(duel({ you: { hand: [id], credits: price - 1 } }), `launch:{${id}}`)).toBe(false)
  })

for (const [title, target, first, left] of [
  ['CG-GOAL-5 · verszag: one more firepower against a ship already damaged in this combat', 'vasszorny', 'halalszarny', 2],
  ['CG-GOAL-5 · verszag: nothing more against an unharmed ship', 'vasszorny', null, 4],
  ['CG-GOAL-5 · verszag: nothing more against a ship that was damaged before this combat', 'vasszorny -1', null, 3],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['verszag', 'halalszarny'] }, opponent: { hangar: [target] } })
    through(p, 'attack:colony:1', 'attack-with:{verszag}', 'attack-with:{halalszarny}', 'defend-with:{vasszorny}')
    if (first !== null) through(p, `fire:{${first}}:{vasszorny}`)
    through(p, 'fire:{verszag}:{vasszorny}')
    reach(p, 'firing-act')
    expect([shown(p, 'vasszorny').armourLeft, values(p, 'verszag')[1]]).toEqual([left, 1])
  })

for (const [title, id, bombed] of [
  ['CG-ABIL-23 · verszag: bombs by stealth in the firing step', 'verszag', 1],
  ['CG-ABIL-23 · kisertetraja: bombs by stealth in the firing step', 'kisertetraja', 3],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id, 'pengefarok'] }, opponent: { hangar: ['vasszorny'] } })
    through(p, 'attack:colony:1', `attack-with:{${id}}`, 'attack-with:{pengefarok}', 'defend-with:{vasszorny}')
    reach(p, 'firing-act')
    expect(offers(p, 'stealth:{pengefarok}')).toBe(false)
    through(p, `stealth:{${id}}`)
    expect([pile(p, 'wasteland', 1).length, shown(p, id).turned]).toEqual([bombed, 'used'])
  })

for (const [title, id, offered] of [
  ['CG-ABIL-4 · kisertetraja: no target of cards', 'kisertetraja', false],
  ['CG-ABIL-4 · leviatan: a target of cards', 'leviatan', true],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hand: ['verdij'] }, opponent: { hangar: [id] } }), 'event:{verdij}')).toBe(offered)
  })

test('CG-GOAL-5 · arnyuszony: one more bombing while it attacks and nobody defends', () => {
  const p = duel({ you: { hangar: ['arnyuszony'] } })
  through(p, 'attack:colony:1')
  expect(values(reach(p, 'bombing-bombers'), 'arnyuszony')[3]).toBe(2)
  through(p, 'bomb:{arnyuszony}')
  expect([pile(reach(p), 'wasteland', 1).length, values(p, 'arnyuszony')[3]]).toEqual([2, 1])
})

test('CG-GOAL-5 · arnyuszony: not when somebody defends, nor while it stays at home', () => {
  const p = duel({ you: { hangar: ['arnyuszony', 'turul'] }, opponent: { hangar: ['vasszorny'] } })
  through(p, 'attack:colony:1', 'attack-with:{arnyuszony}', 'done', 'defend-with:{vasszorny}')
  expect(values(reach(p, 'firing-act'), 'arnyuszony')[3]).toBe(1)
  const home = duel({ you: { hangar: ['arnyuszony', 'turul'] } })
  through(home, 'attack:colony:1', 'attack-with:{turul}', 'done')
  expect(values(reach(home, 'bombing-bombers'), 'arnyuszony')[3]).toBe(1)
})

for (const [title, id, message] of [
  ['CG-ABIL-8 · fekete-dagaly: nobody returns its fire', 'fekete-dagaly', 'firing-act'],
  ['CG-ABIL-8 · trax-zaszloshajo: nobody returns its fire', 'trax-zaszloshajo', 'firing-act'],
  ['CG-FIRE-10 · tigrisuszony: its fire may be returned', 'tigrisuszony', 'firing-return'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] }, opponent: { hangar: ['kiralyno-barkaja'] } })
    through(p, 'attack:colony:1', 'defend-with:{kiralyno-barkaja}', `fire:{${id}}:{kiralyno-barkaja}`)
    expect(asked(p)).toBe(message)
  })

for (const [title, others, firepower] of [
  ['CG-GOAL-5 · rajvadasz: one more firepower for a formation ship at its side', ['sasfiok'], 3],
  ['CG-GOAL-5 · rajvadasz: two at most', ['sasfiok', 'solyom', 'dongo'], 4],
  ['CG-GOAL-5 · rajvadasz: nothing for ships without formation', ['karom', 'turul'], 2],
  ['CG-GOAL-5 · rajvadasz: nothing for ships that stay at home', [], 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['rajvadasz', 'honfoglalo', ...others] }, opponent: { hangar: ['hunyadi'] } })
    expect(values(p, 'rajvadasz')[1]).toBe(2)
    through(p, 'attack:colony:1', 'attack-with:{rajvadasz}', ...others.map((id) => `attack-with:{${id}}`), 'done', 'defend-with:{hunyadi}')
    expect(values(reach(p, 'firing-act'), 'rajvadasz')[1]).toBe(firepower)
  })

test('CG-GOAL-5 · rajvadasz: nothing while it stays at home itself', () => {
  const p = duel({ you: { hangar: ['rajvadasz', 'sasfiok'] } })
  through(p, 'attack:colony:1', 'attack-with:{sasfiok}', 'done')
  expect([shown(p, 'sasfiok').role, values(p, 'rajvadasz')[1]]).toEqual(['attacking', 2])
})

test('CG-ABIL-18 · rajvadasz: shares a shot with another formation ship, and with no other', () => {
  const p = duel({ you: { hangar: ['rajvadasz', 'honfoglalo', 'turul'] }, opponent: { hangar: ['cobra-flash'] } })
  through(p, 'attack:colony:1', 'attack-with:{rajvadasz}', 'attack-with:{honfoglalo}', 'attack-with:{turul}', 'defend-with:{cobra-flash}')
  through(p, 'fire:{cobra-flash}:{rajvadasz}', 'no-return', 'share')
  expect([asked(p), offers(p, 'share:{honfoglalo}'), offers(p, 'share:{turul}')]).toEqual(['ability-formation-point', true, false])
  through(p, 'share:{honfoglalo}', 'share:{rajvadasz}')
  reach(p, 'firing-act')
  expect(['rajvadasz', 'honfoglalo', 'turul'].map((id) => shown(p, id).armourLeft)).toEqual([1, 2, 3])
})

for (const [title, id, firepower] of [
  ['CG-ABIL-28 · melytengeri: two credits for a firepower', 'melytengeri', 4],
  ['CG-ABIL-28 · leviatan: two credits for a firepower', 'leviatan', 6],
  ['CG-ABIL-28 · trax-zaszloshajo: two credits for a firepower', 'trax-zaszloshajo', 6],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id, 'kalapacsfej'], credits: 3 }, opponent: { hangar: ['crx'] } })
    through(p, 'attack:colony:1', `attack-with:{${id}}`, 'attack-with:{kalapacsfej}', 'defend-with:{crx}')
    reach(p, 'firing-act')
    expect(offers(p, 'heavy:{kalapacsfej}')).toBe(false)
    through(p, `heavy:{${id}}`)
    reach(p, 'firing-act')
    expect([values(p, id)[1], credits(p), offers(p, `heavy:{${id}}`)]).toEqual([firepower, 1, false])
    expect(values(reach(p), id)[1]).toBe(firepower - 1)
  })

for (const [title, shooter, target, gain] of [
  ['CG-GOAL-5 · kalapacsfej: a credit for a destroyed enemy ship', 'kalapacsfej', 'crx -1', 1],
  ['CG-GOAL-5 · kalapacsfej: nothing for a ship that survives', 'kalapacsfej', 'crx', 0],
  ['CG-GOAL-5 · kalapacsfej: nothing when another ship destroys', 'berelt-cirkalo', 'crx -1', 0],
  ['CG-GOAL-5 · nagy-feher: two credits for a destroyed enemy ship', 'nagy-feher', 'crx -1', 2],
  ['CG-GOAL-5 · nagy-feher: nothing for a ship that survives', 'nagy-feher', 'invazios-fellegvar', 0],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['kalapacsfej', 'berelt-cirkalo', 'nagy-feher'], credits: 0 }, opponent: { hangar: [target] } })
    const [id] = target.split(' ')
    const named = ['kalapacsfej', 'berelt-cirkalo', 'nagy-feher'].map((one) => `attack-with:{${one}}`)
    through(p, 'attack:colony:1', ...named, `defend-with:{${id}}`, `fire:{${shooter}}:{${id}}`)
    expect(credits(reach(p))).toBe(gain)
  })

test('CG-GOAL-5, CG-ABIL-10 · nagy-feher: two credits for each ship that its split shot destroys', () => {
  const p = duel({ you: { hangar: ['nagy-feher'], credits: 0 }, opponent: { hangar: ['crx -4', 'crx -4', 'crx'] } })
  through(p, 'attack:colony:1', 'defend-with:{crx}', 'defend-with:{crx#1}', 'defend-with:{crx#2}', 'fire:{nagy-feher}:{crx}', 'barrage')
  through(p, 'hit:{crx}', 'hit:{crx#1}', 'done')
  reach(p, 'firing-act')
  expect([credits(p), pile(p, 'trash', 1)]).toEqual([4, ['crx', 'crx']])
})

test('CG-GOAL-5 · trax-zaszloshajo: the other participating ships have one more firepower', () => {
  const p = duel({ you: { hangar: ['trax-zaszloshajo', 'karom', 'turul'] }, opponent: { hangar: ['crx'] } })
  expect(values(p, 'karom')[1]).toBe(3)
  through(p, 'attack:colony:1', 'attack-with:{trax-zaszloshajo}', 'attack-with:{karom}', 'done', 'defend-with:{crx}')
  reach(p, 'firing-act')
  expect(['trax-zaszloshajo', 'karom', 'turul', 'crx'].map((id) => values(p, id)[1])).toEqual([5, 4, 2, 5])
  expect(values(reach(p), 'karom')[1]).toBe(3)
})

test('CG-GOAL-5 · trax-zaszloshajo: nothing for others in a combat without it', () => {
  const p = duel({ you: { hangar: ['trax-zaszloshajo', 'karom', 'turul'] }, opponent: { hangar: ['crx'] } })
  through(p, 'attack:colony:1', 'attack-with:{karom}', 'attack-with:{turul}', 'done', 'defend-with:{crx}')
  expect(values(reach(p, 'firing-act'), 'karom')[1]).toBe(3)
})

const FLAGSHIP = { you: { hangar: ['trax-zaszloshajo', 'karom'] }, opponent: { hangar: ['crx -4', 'crx -4', 'invazios-fellegvar'] } }
const JOINED = [
  'attack:colony:1',
  'attack-with:{trax-zaszloshajo}',
  'attack-with:{karom}',
  'defend-with:{crx}',
  'defend-with:{crx#1}',
  'defend-with:{invazios-fellegvar}',
]

test('CG-GOAL-5 · trax-zaszloshajo: active again when one of its side destroys a ship, once a combat', () => {
  const p = duel(FLAGSHIP)
  through(p, ...JOINED, 'fire:{trax-zaszloshajo}:{crx}')
  reach(p, 'firing-act')
  expect([placeOf(p.g, card(p, 'crx')), shown(p, 'trax-zaszloshajo').turned]).toEqual(['trash of 1', 'active'])
  through(p, 'fire:{trax-zaszloshajo}:{crx#1}')
  reach(p, 'firing-act')
  expect([pile(p, 'trash', 1), shown(p, 'trax-zaszloshajo').turned]).toEqual([['crx', 'crx'], 'used'])
})

test('CG-GOAL-5 · trax-zaszloshajo: also when another ship destroys, not when the target survives', () => {
  const p = duel(FLAGSHIP)
  through(p, ...JOINED, 'fire:{trax-zaszloshajo}:{invazios-fellegvar}')
  expect(shown(reach(p, 'firing-act'), 'trax-zaszloshajo').turned).toBe('used')
  through(p, 'fire:{karom}:{crx}')
  expect(shown(reach(p, 'firing-act'), 'trax-zaszloshajo').turned).toBe('active')
})
