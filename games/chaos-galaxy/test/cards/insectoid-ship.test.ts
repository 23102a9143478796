import { expect, test } from 'vitest'
import { asked, doing, duel, offers, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords] of [
  ['CG-CARD-4 · szitakoto: 6-1-1-0 without abilities', 'szitakoto', [6, 1, 1, 0], []],
  ['CG-CARD-4 · dongo: 4-1-1-1 with formation', 'dongo', [4, 1, 1, 1], ['formation']],
  ['CG-CARD-4 · darazs: 5-2-2-0 with rapid fire', 'darazs', [5, 2, 2, 0], ['rapidFire']],
  ['CG-CARD-4 · lotetu: 3-2-3-2 with ordnance', 'lotetu', [3, 2, 3, 2], ['ordnance']],
  ['CG-CARD-4 · szarvasbogar: 2-3-5-1 without abilities', 'szarvasbogar', [2, 3, 5, 1], []],
  ['CG-CARD-4 · saskaraj: 3-2-3-3 with barrage', 'saskaraj', [3, 2, 3, 3], ['barrage']],
  ['CG-CARD-4 · kiralyno-barkaja: 1-4-7-3 without abilities', 'kiralyno-barkaja', [1, 4, 7, 3], []],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
  })

test('CG-FIRE-1 · szitakoto: acts before slower ships of the other side', () => {
  const p = duel({ you: { hangar: ['darazs'] }, opponent: { hangar: ['szitakoto'] } })
  through(p, 'attack:colony:1', 'defend-with:{szitakoto}')
  expect([asked(reach(p, 'firing-act')), p.question().seat]).toEqual(['firing-act', 1])
})

test('CG-ABIL-18 · dongo: shares a shot with another ship in formation, not with one without', () => {
  const shares = (other: string) => {
    const p = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: ['dongo', other] } })
    through(p, 'attack:colony:1', 'defend-with:{dongo}', `defend-with:{${other}@1}`, 'fire:{szarvasbogar}:{dongo}', 'no-return')
    return asked(p) === 'ability-formation'
  }
  expect([shares('honfoglalo'), shares('karom')]).toEqual([true, false])
})

test('CG-ABIL-8 · darazs: nobody fires back at its shot', () => {
  const returns = (ship: string) => {
    const p = duel({ you: { hangar: [ship] }, opponent: { hangar: ['szarvasbogar'] } })
    through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}', `fire:{${ship}}:{szarvasbogar}`)
    return offers(p, 'return-fire')
  }
  expect([returns('darazs'), returns('karom')]).toEqual([false, true])
})

test('CG-ABIL-32, CG-ABIL-33 · lotetu: own cards for bombing, up to twice its base bombing', () => {
  const p = duel({ you: { hangar: ['lotetu', 'honfoglalo'] } })
  through(p, 'attack:colony:1', 'attack-with:{lotetu}', 'attack-with:{honfoglalo}', 'bomb:{lotetu}', 'bomb:{honfoglalo}')
  through(p, 'ordnance:{lotetu}:2')
  expect(offers(p, 'ordnance:{lotetu}:1') || offers(p, 'ordnance:{honfoglalo}:1')).toBe(false)
  reach(p)
  expect([p.g.seats[0]?.colony.length, p.g.seats[1]?.colony.length]).toEqual([18, 20 - 4 - 2])
})

test('CG-ABIL-10 · saskaraj: splits its damage among enemy ships; a single one is shot plainly', () => {
  const p = duel({ you: { hangar: ['saskaraj'] }, opponent: { hangar: ['lotetu', 'szarvasbogar'] } })
  through(p, 'attack:colony:1', 'defend-with:{lotetu}', 'defend-with:{szarvasbogar}', 'fire:{saskaraj}:{lotetu}', 'barrage')
  through(p, 'hit:{lotetu}', 'hit:{szarvasbogar}')
  reach(p)
  expect([shown(p, 'lotetu').armourLeft, shown(p, 'szarvasbogar').armourLeft]).toEqual([2, 4])
  const alone = duel({ you: { hangar: ['saskaraj'] }, opponent: { hangar: ['lotetu'] } })
  through(alone, 'attack:colony:1', 'defend-with:{lotetu}', 'fire:{saskaraj}:{lotetu}')
  expect(asked(alone)).toBe('firing-return')
})

test('CG-GOAL-5 · kiralyno-barkaja: two bombing this turn for each base that its player pays', () => {
  const surface = ['kitinfal unpaid +4', 'aknagyuru unpaid +4']
  const p = duel({ you: { hangar: ['kiralyno-barkaja', 'turul'], surface, cantina: ['savkopo unpaid'] } })
  doing(p, 'pay:{kitinfal}')
  expect([values(p, 'kiralyno-barkaja'), values(p, 'turul')[3]]).toEqual([[1, 4, 7, 5], 1])
  expect(values(doing(p, 'pay:{aknagyuru}'), 'kiralyno-barkaja')[3]).toBe(7)
  expect(values(doing(p, 'pay:{savkopo}'), 'kiralyno-barkaja')[3]).toBe(7)
  doing(p, 'end')
  expect(values(p, 'kiralyno-barkaja')[3]).toBe(3)
  const other = duel({ active: 1, you: { hangar: ['kiralyno-barkaja'] }, opponent: { surface } })
  expect(values(doing(other, 'pay:{kitinfal}'), 'kiralyno-barkaja')[3]).toBe(3)
})

test('CG-GOAL-5 · kiralyno-barkaja: a development on your own unpaid base in your own end phase', () => {
  const surface = ['kitinfal unpaid', 'aknagyuru unpaid +1', 'ipari-park +1']
  const p = duel({ you: { hangar: ['kiralyno-barkaja'], surface }, opponent: { surface: ['gombakert unpaid'] } })
  through(p, 'end')
  reach(p, 'stack-target')
  expect([offers(p, 'target:{ipari-park}'), offers(p, 'target:{gombakert}')]).toEqual([false, false])
  through(p, 'target:{aknagyuru}')
  reach(p)
  expect(['kitinfal', 'aknagyuru', 'ipari-park', 'gombakert'].map((id) => shown(p, id).developments)).toEqual([0, 2, 1, 0])
  const other = duel({ active: 1, you: { hangar: ['kiralyno-barkaja'], surface: ['kitinfal unpaid'] } })
  expect(shown(doing(other, 'end'), 'kitinfal').developments).toBe(0)
})
