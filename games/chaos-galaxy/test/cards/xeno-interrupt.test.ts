import { expect, test } from 'vitest'
import { asked, card, duel, heard, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · vad-roham: two firepower and an armour less until the end of the combat', () => {
  const p = duel({ you: { hand: ['vad-roham'], hangar: ['karom', 'turul', 'solyom'] }, opponent: { hangar: ['kiralyno-barkaja'] } })
  expect(offers(p, 'play:{vad-roham}')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{karom}', 'attack-with:{turul}', 'defend-with:{kiralyno-barkaja}')
  through(p, 'fire:{karom}:{kiralyno-barkaja}', 'play:{vad-roham}')
  expect(offers(p, 'target:{kiralyno-barkaja}') || offers(p, 'target:{solyom}')).toBe(false)
  through(p, 'target:{karom}')
  reach(p, 'firing-act')
  expect([values(p, 'karom'), shown(p, 'kiralyno-barkaja').armourLeft]).toEqual([[4, 5, 1, 0], 2])
  expect(values(reach(p), 'karom')).toEqual([4, 3, 2, 0])
})

test('CG-VAL-5 · vad-roham: a ship with one armour is destroyed', () => {
  const p = duel({ you: { hand: ['vad-roham'], hangar: ['jegszilank'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}', 'fire:{jegszilank}:{szarvasbogar}', 'play:{vad-roham}')
  reach(p)
  expect(placeOf(p.g, card(p, 'jegszilank'))).toBe('trash of 0')
  expect(shown(p, 'szarvasbogar').armourLeft).toBe(5)
})

test('CG-GOAL-5 · elszantsag: prevents the next damage to a ship, the next three with paid crew aboard', () => {
  const left = (...cantina: string[]) => {
    const p = duel({
      you: { hand: ['elszantsag'], hangar: ['szarvasbogar'], cantina },
      opponent: { hangar: ['kiralyno-barkaja', 'karom'] },
    })
    through(p, 'attack:colony:1', ...cantina.map((text) => `board:{${text.split(' ')[0]}}:{szarvasbogar}`))
    through(p, 'defend-with:{kiralyno-barkaja}', 'defend-with:{karom}', 'fire:{karom}:{szarvasbogar}', 'play:{elszantsag}')
    return shown(reach(p, 'firing-act'), 'szarvasbogar').armourLeft
  }
  expect(left()).toBe(5 - 2)
  expect(left('onkentes')).toBe(5)
  expect(left('onkentes unpaid')).toBe(5 - 2)
})

test('CG-GOAL-5, CG-UNEQ-3 · elszantsag: what is left of it goes with the combat; not outside one', () => {
  const p = duel({ you: { hand: ['elszantsag'], hangar: ['szarvasbogar'], cantina: ['onkentes'] }, opponent: { hangar: ['szitakoto'] } })
  expect(offers(p, 'play:{elszantsag}')).toBe(false)
  through(
    p,
    'attack:colony:1',
    'board:{onkentes}:{szarvasbogar}',
    'defend-with:{szitakoto}',
    'fire:{szitakoto}:{szarvasbogar}',
    'play:{elszantsag}',
  )
  expect(shown(reach(p), 'szarvasbogar').armourLeft).toBe(5)
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5, CG-INT-7 · riado: up to three crew in the cantina turn active', () => {
  const cantina = ['vasfalo used', 'onkentes damaged', 'savkopo used', 'vergozos used', 'krrog']
  const p = duel({ active: 1, you: { hand: ['riado'], cantina }, opponent: { cantina: ['vasfalo used'] } })
  through(p, 'draw', 'play:{riado}')
  expect(offers(p, 'target:{krrog}') || offers(p, 'target:{vasfalo@1}')).toBe(false)
  through(p, 'target:{onkentes}', 'target:{vasfalo}', 'target:{savkopo}')
  reach(p)
  expect(['vasfalo', 'onkentes', 'savkopo', 'vergozos'].map((id) => shown(p, id).turned)).toEqual(['active', 'active', 'active', 'used'])
})

test('CG-GOAL-5, CG-INT-7 · riado: not in a start phase, not in a combat', () => {
  const start = duel({ phase: 'start', you: { hand: ['riado', 'gyors-felkeszules'], cantina: ['vasfalo used'] } })
  expect([asked(start), offers(start, 'play:{gyors-felkeszules}'), offers(start, 'play:{riado}')]).toEqual(['stack-start', true, false])
  const fight = duel({
    you: { hand: ['riado', 'vad-roham'], hangar: ['karom'], cantina: ['vasfalo used'] },
    opponent: { hangar: ['turul'] },
  })
  through(fight, 'attack:colony:1', 'defend-with:{turul}', 'fire:{karom}:{turul}', 'no-return')
  expect([asked(fight), offers(fight, 'play:{vad-roham}'), offers(fight, 'play:{riado}')]).toEqual(['stack-answer', true, false])
})

const EMBRACE = { you: { hand: ['halalos-oleles'], hangar: ['honfoglalo', 'turul'] }, opponent: { hangar: ['karom', 'szarvasbogar'] } }

test('CG-GOAL-5 · halalos-oleles: the destroyed ship deals its base firepower to its destroyer, and a card', () => {
  const p = duel({ ...EMBRACE, you: { ...EMBRACE.you, hangar: ['jegszilank', '> gaia-tuzgyorsito', 'turul'] } })
  through(p, 'attack:colony:1', 'attack-with:{jegszilank}', 'defend-with:{szarvasbogar}', 'fire:{szarvasbogar}:{jegszilank}', 'no-return')
  through(p, 'play:{halalos-oleles}')
  reach(p)
  expect(placeOf(p.g, card(p, 'jegszilank'))).toBe('trash of 0')
  expect(shown(p, 'szarvasbogar').armourLeft).toBe(5 - 2)
  expect(p.g.seats[0]?.headquarters).toHaveLength(1)
})

test('CG-GOAL-5 · halalos-oleles: nothing when another ship is destroyed, or none in this combat', () => {
  const p = duel(EMBRACE)
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{turul}', 'defend-with:{karom}')
  through(p, 'fire:{karom}:{honfoglalo}', 'no-return', 'play:{halalos-oleles}', 'target:{turul}')
  reach(p)
  expect(placeOf(p.g, card(p, 'honfoglalo'))).toBe('trash of 0')
  expect([shown(p, 'karom').armourLeft, p.g.seats[0]?.headquarters, p.g.lasting]).toEqual([2, [], []])
  expect(heard(p, 'triggered')).toEqual([])
})
