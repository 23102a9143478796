import { expect, test } from 'vitest'
import { asked, card, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · femkarom: a firepower, and one more when the ship returns fire', () => {
  const p = duel({ you: { hangar: ['kiralyno-barkaja'] }, opponent: { hangar: ['karom', '> femkarom'] } })
  expect(values(p, 'karom')).toEqual([4, 4, 2, 0])
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'pass', 'fire:{kiralyno-barkaja}:{karom}', 'return-fire')
  expect(shown(reach(p), 'kiralyno-barkaja').armourLeft).toBe(7 - 5)
})

test('CG-GOAL-5 · femkarom: not when the ship fires itself, and not unpaid', () => {
  const fires = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: ['karom', '> femkarom'] } })
  through(fires, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{szarvasbogar}', 'no-return')
  expect(shown(reach(fires), 'szarvasbogar').turned).toBe('damaged')
  expect(shown(fires, 'szarvasbogar').armourLeft).toBe(5 - 4)
  const unpaid = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: ['karom', '> femkarom unpaid'] } })
  through(unpaid, 'attack:colony:1', 'defend-with:{karom}', 'pass', 'fire:{szarvasbogar}:{karom}', 'return-fire')
  expect(shown(reach(unpaid), 'szarvasbogar').armourLeft).toBe(5 - 3)
})

test('CG-GOAL-5 · hutopancel: an armour, and one more with paid crew aboard', () => {
  const p = duel({ you: { hangar: ['turul', '> hutopancel'], cantina: ['onkentes'] } })
  expect(values(p, 'turul')).toEqual([4, 2, 4, 1])
  through(p, 'attack:colony:1', 'board:{onkentes}:{turul}')
  expect(values(reach(p, 'bombing-bombers'), 'turul')).toEqual([4, 3, 5, 1])
  const unpaid = duel({ you: { hangar: ['turul', '> hutopancel'], cantina: ['onkentes unpaid'] } })
  through(unpaid, 'attack:colony:1', 'board:{onkentes}:{turul}')
  expect(values(reach(unpaid, 'bombing-bombers'), 'turul')).toEqual([4, 2, 4, 1])
})

test('CG-GOAL-5 · legenysegi-kabin: two more crew fit on the ship, no more weaponry', () => {
  const you = { cantina: ['vasfalo', 'onkentes', 'savkopo', 'vergozos'], hand: ['femkarom'] }
  const p = duel({ you: { hangar: ['karom', '> legenysegi-kabin', '> kitinlemez'], ...you } })
  expect(offers(p, 'mount:{femkarom}:{karom}')).toBe(false)
  through(p, 'attack:colony:1', 'board:{vasfalo}:{karom}', 'board:{onkentes}:{karom}')
  expect(offers(p, 'board:{savkopo}:{karom}')).toBe(false)
  const unpaid = duel({ you: { hangar: ['karom', '> legenysegi-kabin unpaid', '> kitinlemez'], ...you } })
  expect(() => through(unpaid, 'attack:colony:1', 'board:{vasfalo}:{karom}')).toThrow()
})

test('CG-GOAL-5, CG-CPAY-5 · faltoro-kos: three damage to an enemy participating ship and one to its own', () => {
  const p = duel({
    you: { hangar: ['karom', '> faltoro-kos unpaid'] },
    opponent: { hangar: ['szarvasbogar', 'honfoglalo', 'turul'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}', 'defend-with:{honfoglalo}', 'pay:{faltoro-kos}')
  expect(asked(reach(p, 'stack-target'))).toBe('stack-target')
  expect([offers(p, 'target:{turul}'), offers(p, 'target:{karom}'), offers(p, 'target:{honfoglalo}')]).toEqual([false, false, true])
  through(p, 'target:{szarvasbogar}')
  expect(asked(p)).toBe('firing-act')
  expect(['szarvasbogar', 'honfoglalo', 'karom'].map((id) => shown(p, id).armourLeft)).toEqual([2, 3, 1])
  expect(placeOf(reach(p).g, card(p, 'faltoro-kos'))).toBe('trash of 0')
})

test('CG-GOAL-5 · faltoro-kos: nothing unpaid, and nothing without an enemy ship', () => {
  const unpaid = duel({ you: { hangar: ['karom', '> faltoro-kos unpaid'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(unpaid, 'attack:colony:1', 'defend-with:{szarvasbogar}')
  expect(shown(reach(unpaid, 'firing-act'), 'szarvasbogar').armourLeft).toBe(5)
  const alone = duel({ you: { hangar: ['karom', '> faltoro-kos unpaid'] } })
  through(alone, 'attack:colony:1', 'pay:{faltoro-kos}')
  expect(shown(reach(alone), 'karom').armourLeft).toBe(2)
})
