import { expect, test } from 'vitest'
import { asked, duel, offers, reach, shown, through, values, written } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-4 · jegszilank: 4-2-1-0 without abilities', 'jegszilank', [4, 2, 1, 0]],
  ['CG-CARD-4 · karom: 4-3-2-0 without abilities', 'karom', [4, 3, 2, 0]],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id, 'turul'] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, []])
    const hit = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: [id] } })
    through(hit, 'attack:colony:1', `defend-with:{${id}}`, `fire:{${id}}:{szarvasbogar}`)
    expect(shown(reach(hit), 'szarvasbogar').armourLeft).toBe(5 - figures[1])
  })

test('CG-GOAL-5 · femrago: a firepower while paid crew is on it', () => {
  const p = duel({ you: { hangar: ['femrago', 'karom'], cantina: ['vasfalo'] } })
  through(p, 'attack:colony:1', 'attack-with:{femrago}', 'board:{vasfalo}:{femrago}')
  expect(values(reach(p, 'bombing-bombers'), 'femrago')).toEqual([4, 2, 4, 0])
  expect(values(reach(p), 'femrago')).toEqual([4, 1, 2, 0])
  const unpaid = duel({ you: { hangar: ['femrago'], cantina: ['vasfalo unpaid'] } })
  through(unpaid, 'attack:colony:1', 'board:{vasfalo}:{femrago}')
  expect(values(reach(unpaid, 'bombing-bombers'), 'femrago')).toEqual([4, 1, 2, 0])
})

test('CG-GOAL-5, CG-SHIP-2 · hidrogenszivo: one more crew fits, not one more weaponry', () => {
  const crew = { cantina: ['vasfalo', 'onkentes'], hand: ['femkarom'] }
  const p = duel({ you: { hangar: ['hidrogenszivo', '> kitinlemez', '> kitinlemez'], ...crew } })
  expect(values(p, 'hidrogenszivo')).toEqual([3, 2, 5, 1])
  expect(offers(p, 'mount:{femkarom}:{hidrogenszivo}')).toBe(false)
  through(p, 'attack:colony:1', 'board:{vasfalo}:{hidrogenszivo}')
  expect(offers(p, 'board:{onkentes}:{hidrogenszivo}')).toBe(false)
  const other = duel({ you: { hangar: ['karom', '> kitinlemez', '> kitinlemez'], ...crew } })
  expect(() => through(other, 'attack:colony:1', 'board:{vasfalo}:{karom}')).toThrow()
})

test('CG-GOAL-5 · portyazo: when it bombs, up to two developments leave an unpaid enemy base', () => {
  const surface = ['ipari-park unpaid +3', 'urvedelmi-kor +3', 'aknagyuru unpaid', 'kitinfal unpaid +1']
  const p = duel({ you: { hangar: ['portyazo'], surface: ['ipari-park unpaid +4'] }, opponent: { surface } })
  expect([values(p, 'portyazo'), shown(p, 'portyazo').keywords]).toEqual([[4, 2, 2, 1], ['ordnance']])
  through(p, 'attack:colony:1', 'bomb:{portyazo}')
  reach(p, 'stack-target')
  expect(p.options()).toHaveLength(2)
  through(p, 'target:{ipari-park@1}')
  reach(p)
  expect([shown(p, 'ipari-park@1').developments, shown(p, 'kitinfal').developments]).toEqual([1, 1])
  const few = duel({ you: { hangar: ['portyazo'] }, opponent: { surface: ['kitinfal unpaid +1'] } })
  through(few, 'attack:colony:1', 'bomb:{portyazo}')
  expect(shown(reach(few), 'kitinfal').developments).toBe(0)
})

test('CG-GOAL-5 · portyazo: nothing when another ship bombs', () => {
  const p = duel({ you: { hangar: ['portyazo', 'turul'] }, opponent: { surface: ['ipari-park unpaid +3'] } })
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{portyazo}', 'bomb:{turul}')
  expect(shown(reach(p), 'ipari-park').developments).toBe(3)
})

test('CG-GOAL-5 · vasszorny: once a combat it may return fire while used', () => {
  const p = duel({ you: { hangar: ['szitakoto', 'jegszilank', 'karom'] }, opponent: { hangar: ['vasszorny', 'szarvasbogar'] } })
  expect([values(p, 'vasszorny'), shown(p, 'vasszorny').keywords]).toEqual([[2, 3, 5, 1], ['repair']])
  through(p, 'attack:colony:1', 'attack-with:{szitakoto}', 'attack-with:{jegszilank}', 'attack-with:{karom}')
  through(p, 'defend-with:{vasszorny}', 'defend-with:{szarvasbogar}', 'fire:{szitakoto}:{vasszorny}', 'return-fire')
  reach(p, 'firing-act')
  expect(shown(p, 'vasszorny').turned).toBe('used')
  through(p, 'fire:{jegszilank}:{vasszorny}', 'return-fire')
  reach(p, 'firing-act')
  expect(shown(p, 'vasszorny').armourLeft).toBe(2)
  through(p, 'fire:{karom}:{vasszorny}')
  expect(offers(p, 'return-fire')).toBe(false)
})

test('CG-GOAL-5 · vasszorny: no other ship may', () => {
  const p = duel({ you: { hangar: ['szitakoto', 'karom'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'attack-with:{szitakoto}', 'attack-with:{karom}', 'defend-with:{szarvasbogar}')
  through(p, 'fire:{szitakoto}:{szarvasbogar}', 'return-fire')
  reach(p, 'firing-act')
  through(p, 'fire:{karom}:{szarvasbogar}')
  expect([shown(p, 'szarvasbogar').turned, asked(p)]).toEqual(['damaged', 'main-action'])
})

test('CG-GOAL-5, CG-CREW-5 · rohamgalya: used crew may board it, damaged crew may not', () => {
  const p = duel({ you: { hangar: ['rohamgalya', 'turul'], cantina: ['vasfalo used', 'onkentes damaged'] } })
  expect(values(p, 'rohamgalya')).toEqual([3, 3, 4, 1])
  reach(through(p, 'attack:colony:1'), 'equip-attackers')
  expect([offers(p, 'board:{onkentes}:{rohamgalya}'), offers(p, 'board:{vasfalo}:{turul}')]).toEqual([false, false])
  through(p, 'attack-with:{turul}', 'board:{vasfalo}:{rohamgalya}')
  expect(values(reach(p, 'bombing-bombers'), 'rohamgalya')[2]).toBe(6)
  expect(shown(reach(p), 'vasfalo').turned).toBe('used')
})

test('CG-GOAL-5, CG-CREW-8 · jegorias: one more crew, which returns active', () => {
  const hangar = ['jegorias', '> kitinlemez', '> kitinlemez', '> kitinlemez', '> kitinlemez']
  const p = duel({ you: { hangar: [...hangar, 'turul'], cantina: ['vasfalo', 'onkentes', 'savkopo'] } })
  expect(values(p, 'jegorias')).toEqual([1, 5, 11, 3])
  through(p, 'attack:colony:1')
  reach(p, 'equip-attackers')
  const both = ['vasfalo', 'onkentes'].map((id) => written(p, `board:{${id}}:{jegorias}`))
  expect(p.refused({ options: both }, 0).params?.rule).toBe('CG-SHIP-2')
  through(p, 'board:{vasfalo}:{jegorias}', 'board:{onkentes}:{turul}', 'bomb:{jegorias}', 'bomb:{turul}')
  reach(p)
  expect([shown(p, 'jegorias').turned, shown(p, 'turul').turned]).toEqual(['used', 'used'])
  expect([shown(p, 'vasfalo').turned, shown(p, 'onkentes').turned]).toEqual(['active', 'used'])
})
