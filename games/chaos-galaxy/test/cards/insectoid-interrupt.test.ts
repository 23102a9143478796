import { expect, test } from 'vitest'
import { asked, duel, offers, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · kitinreflex: your own participating ship gets two armour until the end of the combat', () => {
  const p = duel({ you: { hand: ['kitinreflex'], hangar: ['szarvasbogar', 'turul', 'karom'] }, opponent: { hangar: ['szitakoto'] } })
  expect(offers(p, 'play:{kitinreflex}')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{szarvasbogar}', 'attack-with:{turul}', 'defend-with:{szitakoto}')
  through(p, 'fire:{szitakoto}:{szarvasbogar}', 'play:{kitinreflex}')
  expect(offers(p, 'target:{szitakoto}') || offers(p, 'target:{karom}')).toBe(false)
  through(p, 'target:{szarvasbogar}')
  reach(p, 'firing-act')
  expect([values(p, 'szarvasbogar')[2], shown(p, 'szarvasbogar').armourLeft, values(p, 'turul')[2]]).toEqual([7, 6, 3])
  expect(values(reach(p), 'szarvasbogar')[2]).toBe(5)
})

test('CG-GOAL-5, CG-INT-4 · hajnali-muszak: a development on each of up to three own unpaid bases', () => {
  const surface = ['kitinfal unpaid', 'aknagyuru unpaid +1', 'gombakert unpaid', 'kelteto unpaid', 'ipari-park']
  const p = duel({ phase: 'start', you: { hand: ['hajnali-muszak'], surface } })
  through(p, 'play:{hajnali-muszak}')
  expect(offers(p, 'target:{ipari-park}')).toBe(false)
  through(p, 'target:{kitinfal}', 'target:{aknagyuru}', 'target:{kelteto}')
  reach(p)
  expect(['kitinfal', 'aknagyuru', 'gombakert', 'kelteto'].map((id) => shown(p, id).developments)).toEqual([1, 2, 0, 1])
  const late = duel({ you: { hand: ['hajnali-muszak', 'riado'], surface, cantina: ['savkopo used'] } })
  expect([offers(late, 'play:{riado}'), offers(late, 'play:{hajnali-muszak}')]).toEqual([true, false])
})

const SIEGE = { hangar: ['honfoglalo', 'saskaraj', 'verszag'] }

test('CG-GOAL-5 · aldozatos-vedelem: for two developments each bombing of this combat is four smaller', () => {
  const p = duel({
    you: SIEGE,
    opponent: { hand: ['aldozatos-vedelem'], surface: ['kitinlemez unpaid +1', 'ipari-park +3'], hangar: ['szarvasbogar'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{saskaraj}', 'attack-with:{verszag}', 'defend-with:{szarvasbogar}')
  through(p, 'stealth:{verszag}', 'play:{aldozatos-vedelem}', 'yes', 'give:{kitinlemez}')
  reach(p, 'bombing-bombers')
  expect([shown(p, 'kitinlemez').developments, shown(p, 'ipari-park').developments]).toEqual([0, 2])
  expect(p.g.seats[1]?.colony).toHaveLength(20)
  through(p, 'bomb:{honfoglalo}', 'bomb:{saskaraj}')
  expect(reach(p).g.seats[1]?.colony).toHaveLength(20 - (5 - 4))
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5 · aldozatos-vedelem: nothing when declined, or with one development', () => {
  const bombed = (base: string, answer: string | null) => {
    const p = duel({ you: { hangar: ['honfoglalo'] }, opponent: { hand: ['aldozatos-vedelem'], surface: [base] } })
    expect(offers(p, 'play:{aldozatos-vedelem}')).toBe(false)
    through(p, 'attack:colony:1', 'bomb:{honfoglalo}', 'play:{aldozatos-vedelem}')
    if (answer !== null) through(p, answer)
    else expect(asked(p)).not.toBe('effect-may')
    return [reach(p).g.seats[1]?.colony.length, shown(p, 'ipari-park').developments]
  }
  expect(bombed('ipari-park +2', 'no')).toEqual([18, 2])
  expect(bombed('ipari-park +1', null)).toEqual([18, 1])
  expect(bombed('ipari-park +2', 'yes')).toEqual([20, 0])
})
