import { expect, test } from 'vitest'
import { asked, card, doing, duel, heard, ids, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · durmacel-celterelo: your own participating ship gets an armour until the end of the combat', () => {
  const p = duel({ you: { hand: ['durmacel-celterelo'], hangar: ['turul', 'honfoglalo', 'solyom'] }, opponent: { hangar: ['karom'] } })
  expect(offers(p, 'play:{durmacel-celterelo}')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{honfoglalo}', 'defend-with:{karom}')
  through(p, 'fire:{karom}:{honfoglalo}', 'play:{durmacel-celterelo}')
  expect(offers(p, 'target:{karom}') || offers(p, 'target:{solyom}')).toBe(false)
  through(p, 'target:{honfoglalo}')
  reach(p, 'firing-act')
  expect([values(p, 'honfoglalo')[2], shown(p, 'honfoglalo').armourLeft, values(p, 'turul')[2]]).toEqual([4, 1, 3])
  // The armour ends with the combat, and the ship that survived only by it is destroyed.
  expect(placeOf(reach(p).g, card(p, 'honfoglalo'))).toBe('trash of 0')
})

const CREW = { hand: ['riado', 'felulbiralas'], cantina: ['onkentes used'] }

test('CG-GOAL-5, CG-VAL-6 · felulbiralas: neutralises an interrupt for its credit cost', () => {
  const p = duel({ you: { hand: ['felulbiralas'], credits: 2 }, opponent: CREW })
  through(p, 'draw', 'play:{riado}', 'target:{onkentes}', 'play:{felulbiralas}')
  reach(p)
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(shown(p, 'onkentes').turned).toBe('used')
  expect([placeOf(p.g, card(p, 'riado')), placeOf(p.g, card(p, 'felulbiralas', 0))]).toEqual(['trash of 1', 'trash of 0'])
  expect(heard(p, 'neutralised')).toHaveLength(1)
})

test('CG-VAL-6 · felulbiralas: against itself it costs the X that was paid', () => {
  const p = duel({ you: { hand: ['felulbiralas'], credits: 2 }, opponent: { ...CREW, credits: 2 } })
  through(p, 'draw', 'play:{riado}', 'target:{onkentes}', 'play:{felulbiralas@0}', 'play:{felulbiralas@1}', 'target:{felulbiralas@0}')
  reach(p)
  expect(p.g.seats[1]?.credits).toBe(0)
  expect(shown(p, 'onkentes').turned).toBe('active')
})

test('CG-GOAL-5 · felulbiralas: not without the credits, not against an event, not without an interrupt', () => {
  const poor = duel({ you: { hand: ['felulbiralas', 'gyors-felkeszules'], credits: 1 }, opponent: CREW })
  through(poor, 'draw', 'play:{riado}', 'target:{onkentes}')
  expect(() => through(poor, 'play:{felulbiralas@0}')).toThrow()
  const event = duel({ you: { hand: ['mozgositas'] }, opponent: { hand: ['felulbiralas', 'riado'], cantina: ['onkentes'] } })
  through(event, 'event:{mozgositas}')
  expect([asked(event), offers(event, 'play:{felulbiralas}'), offers(event, 'play:{riado}')]).toEqual(['stack-answer', false, true])
})

test('CG-GOAL-5, CG-FIRE-11 · osszpontositott-tuz: a firepower for each other own participating ship, for one exchange', () => {
  const p = duel({
    you: { hand: ['osszpontositott-tuz'], hangar: ['sasfiok', 'honfoglalo', 'turul', 'karom'] },
    opponent: { hangar: ['kiralyno-barkaja'] },
  })
  const ships = ['sasfiok', 'honfoglalo', 'turul'].map((id) => `attack-with:{${id}}`)
  through(p, 'attack:colony:1', ...ships, 'defend-with:{kiralyno-barkaja}', 'fire:{sasfiok}:{kiralyno-barkaja}')
  through(p, 'play:{osszpontositott-tuz}', 'target:{sasfiok}')
  reach(p, 'firing-act')
  expect(shown(p, 'kiralyno-barkaja').armourLeft).toBe(7 - 4)
  expect(values(p, 'sasfiok')[1]).toBe(2)
})

test('CG-GOAL-5 · osszpontositott-tuz: three at most, nothing alone, nothing outside an exchange', () => {
  const many = ['sasfiok', 'honfoglalo', 'turul', 'solyom', 'gagarin']
  const p = duel({ you: { hand: ['osszpontositott-tuz'], hangar: many }, opponent: { hangar: ['kiralyno-barkaja'] } })
  through(p, 'attack:colony:1', ...many.map((id) => `attack-with:{${id}}`), 'defend-with:{kiralyno-barkaja}')
  through(p, 'fire:{solyom}:{kiralyno-barkaja}', 'play:{osszpontositott-tuz}', 'target:{solyom}')
  reach(p, 'firing-act')
  expect(shown(p, 'kiralyno-barkaja').armourLeft).toBe(7 - 2 - 3)
  const alone = duel({ you: { hand: ['osszpontositott-tuz'], hangar: ['sasfiok'] }, opponent: { hangar: ['kiralyno-barkaja'] } })
  through(alone, 'attack:colony:1', 'defend-with:{kiralyno-barkaja}', 'fire:{sasfiok}:{kiralyno-barkaja}', 'play:{osszpontositott-tuz}')
  reach(alone, 'firing-act')
  expect(shown(alone, 'kiralyno-barkaja').armourLeft).toBe(7 - 2)
  const bombing = duel({ you: { hand: ['osszpontositott-tuz'], hangar: ['honfoglalo', 'turul'] } })
  through(bombing, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{turul}', 'bomb:{turul}', 'play:{osszpontositott-tuz}')
  through(bombing, 'target:{turul}')
  expect(bombing.g.lasting).toEqual([])
})

test('CG-GOAL-5, CG-INT-4 · gyors-felkeszules: one of the top five, the others to the bottom in any order', () => {
  const colony = ['turul', 'solyom', 'honfoglalo', 'gagarin', 'tuzer', 'vasfalo']
  const p = duel({ phase: 'start', you: { hand: ['gyors-felkeszules'], colony, filler: 1 } })
  through(p, 'play:{gyors-felkeszules}')
  expect(reach(p, 'effect-search').options()).toHaveLength(6)
  through(p, 'take:{honfoglalo}', 'next:{tuzer}', 'next:{turul}', 'next:{solyom}')
  reach(p)
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['honfoglalo'])
  expect(ids(p.g, p.g.seats[0]?.colony ?? []).reverse()).toEqual(['vasfalo', 'sasfiok', 'tuzer', 'turul', 'solyom', 'gagarin'])
  expect(JSON.stringify(p.events(1))).not.toContain('honfoglalo')
})

test('CG-GOAL-5, CG-INT-4 · gyors-felkeszules: not in a main phase', () => {
  const p = duel({ you: { hand: ['gyors-felkeszules', 'felulbiralas'] }, opponent: { hand: ['gyors-felkeszules'] } })
  expect(offers(p, 'play:{gyors-felkeszules}')).toBe(false)
  through(p, 'draw')
  expect(offers(p, 'play:{gyors-felkeszules@1}')).toBe(false)
})

test('CG-GOAL-5 · erosites: an active own ship joins the combat on its side', () => {
  const p = duel({
    you: { hand: ['erosites'], hangar: ['honfoglalo', 'turul', 'solyom used', 'karom'] },
    opponent: { hangar: ['szitakoto', 'szarvasbogar'] },
  })
  expect(offers(p, 'play:{erosites}')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'defend-with:{szitakoto}', 'defend-with:{szarvasbogar}')
  through(p, 'fire:{szitakoto}:{honfoglalo}', 'play:{erosites}')
  expect(p.options()).toHaveLength(2)
  expect(offers(p, 'target:{solyom}') || offers(p, 'target:{szarvasbogar}')).toBe(false)
  through(p, 'target:{turul}')
  reach(p, 'firing-act')
  expect([shown(p, 'turul').role, shown(p, 'karom').role]).toEqual(['attacking', null])
  expect(offers(p, 'fire:{turul}:{szarvasbogar}')).toBe(true)
})

test('CG-GOAL-5 · erosites: not offered when all active ships take part', () => {
  const p = duel({
    you: { hand: ['erosites', 'durmacel-celterelo'], hangar: ['honfoglalo', 'turul used'] },
    opponent: { hangar: ['szitakoto'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{szitakoto}', 'fire:{szitakoto}:{honfoglalo}', 'no-return')
  expect([asked(p), offers(p, 'play:{erosites}'), offers(p, 'play:{durmacel-celterelo}')]).toEqual(['stack-answer', false, true])
})

test('CG-GOAL-5, CG-STACK-21 · bajtarsiassag: the next two damage to one ship go to another, and a card', () => {
  const p = duel({
    you: { hand: ['bajtarsiassag'], hangar: ['szarvasbogar', 'honfoglalo', 'turul'] },
    opponent: { hangar: ['karom', 'jegszilank'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{szarvasbogar}', 'attack-with:{honfoglalo}')
  through(p, 'defend-with:{karom}', 'defend-with:{jegszilank}', 'fire:{karom}:{honfoglalo}', 'play:{bajtarsiassag}')
  expect(offers(p, 'target:{turul}') || offers(p, 'target:{karom}')).toBe(false)
  through(p, 'target:{honfoglalo}')
  reach(p, 'firing-act')
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'szarvasbogar').armourLeft]).toEqual([2, 3])
  expect(p.g.seats[0]?.headquarters).toHaveLength(1)
  // The two are used up, so the next shot hits its own target.
  through(p, 'fire:{jegszilank}:{honfoglalo}')
  reach(p)
  expect(placeOf(p.g, card(p, 'honfoglalo'))).toBe('trash of 0')
})

test('CG-GOAL-5 · bajtarsiassag: needs two own participating ships', () => {
  const p = duel({
    you: { hand: ['bajtarsiassag', 'durmacel-celterelo'], hangar: ['honfoglalo', 'turul'] },
    opponent: { hangar: ['karom'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'defend-with:{karom}', 'fire:{karom}:{honfoglalo}', 'no-return')
  expect([asked(p), offers(p, 'play:{bajtarsiassag}'), offers(p, 'play:{durmacel-celterelo}')]).toEqual(['stack-answer', false, true])
  expect(doing(reach(p), 'end').g.active).toBe(1)
})
