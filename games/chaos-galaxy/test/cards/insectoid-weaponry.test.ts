import { expect, test } from 'vitest'
import { card, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-CARD-5, CG-PAY-5 · kitinlemez: an armour once paid', () => {
  const p = duel({ you: { hangar: ['karom', '> kitinlemez', 'turul', '> kitinlemez unpaid'] } })
  expect([values(p, 'karom'), values(p, 'turul')]).toEqual([
    [4, 3, 3, 0],
    [4, 2, 3, 1],
  ])
})

test('CG-GOAL-5, CG-CPAY-5 · savfroccs: an enemy participating ship loses a firepower and an armour for the combat', () => {
  const p = duel({
    you: { hangar: ['karom', '> savfroccs unpaid'] },
    opponent: { hangar: ['szarvasbogar', 'honfoglalo', 'turul'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}', 'defend-with:{honfoglalo}', 'pay:{savfroccs}')
  reach(p, 'stack-target')
  expect([offers(p, 'target:{karom}'), offers(p, 'target:{turul}')]).toEqual([false, false])
  through(p, 'target:{szarvasbogar}')
  reach(p, 'firing-act')
  expect([values(p, 'szarvasbogar'), values(p, 'honfoglalo')]).toEqual([
    [2, 2, 4, 1],
    [3, 3, 3, 2],
  ])
  expect(values(reach(p), 'szarvasbogar')).toEqual([2, 3, 5, 1])
  expect(placeOf(p.g, card(p, 'savfroccs'))).toBe('trash of 0')
})

test('CG-VAL-5 · savfroccs: a ship with one armour is destroyed; unpaid it does nothing', () => {
  const p = duel({ you: { hangar: ['karom', '> savfroccs unpaid'] }, opponent: { hangar: ['szitakoto'] } })
  through(p, 'attack:colony:1', 'defend-with:{szitakoto}', 'pay:{savfroccs}')
  expect(placeOf(reach(p).g, card(p, 'szitakoto'))).toBe('trash of 1')
  const unpaid = duel({ you: { hangar: ['karom', '> savfroccs unpaid'] }, opponent: { hangar: ['szitakoto'] } })
  through(unpaid, 'attack:colony:1', 'defend-with:{szitakoto}')
  expect(values(reach(unpaid, 'firing-act'), 'szitakoto')).toEqual([6, 1, 1, 0])
})

const DIG = { hangar: ['karom', '> asofog', 'verszag', 'turul'], surface: ['kitinfal unpaid', 'aknagyuru unpaid', 'ipari-park'] }

test('CG-GOAL-5 · asofog: an attack with success puts two developments on your own unpaid base, once a turn', () => {
  const p = duel({ you: DIG, opponent: { hangar: ['szarvasbogar'] } })
  expect(values(p, 'karom')).toEqual([4, 3, 2, 1])
  through(p, 'attack:colony:1', 'attack-with:{karom}', 'attack-with:{verszag}', 'defend-with:{szarvasbogar}', 'stealth:{verszag}')
  reach(p, 'stack-target')
  expect(offers(p, 'target:{ipari-park}')).toBe(false)
  through(p, 'target:{aknagyuru}', 'bomb:{karom}')
  reach(p)
  expect([shown(p, 'kitinfal').developments, shown(p, 'aknagyuru').developments, shown(p, 'ipari-park').developments]).toEqual([0, 2, 0])
})

test('CG-GOAL-5 · asofog: nothing when its ship stays at home, nothing without success', () => {
  const home = duel({ you: DIG })
  through(home, 'attack:colony:1', 'attack-with:{turul}', 'bomb:{turul}')
  expect(reach(home).g.seats[1]?.colony).toHaveLength(19)
  expect(shown(home, 'kitinfal').developments + shown(home, 'aknagyuru').developments).toBe(0)
  const failed = duel({ you: DIG, opponent: { hand: ['turul'] } })
  through(failed, 'attack:headquarters:1', 'attack-with:{karom}', 'bomb:{karom}')
  reach(failed)
  expect(shown(failed, 'kitinfal').developments + shown(failed, 'aknagyuru').developments).toBe(0)
})
