import { expect, test } from 'vitest'
import { asked, card, credits, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5, CG-CARD-8 · savkopo: a firepower and a bombing while aboard', 'savkopo', [3, 4, 3, 3]],
  ['CG-CARD-5, CG-CARD-8 · pancelos-dolgozo: an armour while aboard', 'pancelos-dolgozo', [3, 3, 4, 2]],
] as const)
  test(title, () => {
    const boarded = (crew: string) => {
      const p = duel({ you: { hangar: ['honfoglalo'], cantina: [crew] } })
      expect(values(p, 'honfoglalo')).toEqual([3, 3, 3, 2])
      through(p, 'attack:colony:1', `board:{${id}}:{honfoglalo}`)
      return values(reach(p, 'bombing-bombers'), 'honfoglalo')
    }
    expect([boarded(id), boarded(`${id} unpaid`)]).toEqual([figures, [3, 3, 3, 2]])
  })

test('CG-CREW-13 · pancelos-dolgozo: a robot turns active from damaged at the end of the turn', () => {
  const p = duel({ you: { cantina: ['pancelos-dolgozo damaged', 'savkopo damaged'] } })
  through(p, 'end')
  reach(p)
  expect([shown(p, 'pancelos-dolgozo').turned, shown(p, 'savkopo').turned]).toEqual(['active', 'used'])
})

test('CG-GOAL-5 · epitomunkas: turned used in your own main phase, a development on your own unpaid base', () => {
  const p = duel({
    you: { cantina: ['epitomunkas'], surface: ['kitinfal unpaid', 'aknagyuru unpaid +1', 'ipari-park'] },
    opponent: { surface: ['gombakert unpaid'] },
  })
  through(p, 'use:{epitomunkas}:0')
  expect(offers(p, 'target:{gombakert}') || offers(p, 'target:{ipari-park}')).toBe(false)
  through(p, 'target:{kitinfal}')
  reach(p)
  expect([shown(p, 'kitinfal').developments, shown(p, 'aknagyuru').developments, shown(p, 'epitomunkas').turned]).toEqual([1, 1, 'used'])
  expect(offers(p, 'use:{epitomunkas}:0')).toBe(false)
})

test('CG-GOAL-5 · epitomunkas: not without an unpaid base, not in the turn of the other', () => {
  expect(offers(duel({ you: { cantina: ['epitomunkas'], surface: ['ipari-park'] } }), 'use:{epitomunkas}:0')).toBe(false)
  const you = { hand: ['riado'], cantina: ['epitomunkas', 'savkopo used'], surface: ['kitinfal unpaid'] }
  const p = duel({ active: 1, you })
  through(p, 'draw')
  expect([asked(p), offers(p, 'play:{riado}'), offers(p, 'use:{epitomunkas}:0')]).toEqual(['stack-answer', true, false])
})

const GUARD = {
  you: { hangar: ['honfoglalo', 'turul'], cantina: ['kiralynoi-testor', 'savkopo', 'onkentes'] },
  opponent: { hangar: ['hunyadi'] },
}

test('CG-GOAL-5, CG-STACK-21 · kiralynoi-testor: a crew of the race saves the ship, which is left with one armour', () => {
  const p = duel({ ...GUARD, opponent: { hangar: ['hunyadi', 'szarvasbogar'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{honfoglalo}',
    'attack-with:{turul}',
    'board:{kiralynoi-testor}:{honfoglalo}',
    'board:{savkopo}:{honfoglalo}',
    'board:{onkentes}:{honfoglalo}',
  )
  through(p, 'defend-with:{hunyadi}', 'fire:{hunyadi}:{honfoglalo}', 'yes')
  expect(offers(p, 'give:{onkentes}')).toBe(false)
  through(p, 'give:{savkopo}')
  reach(p, 'firing-act')
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'honfoglalo').turned]).toEqual([1, 'damaged'])
  reach(p)
  expect(placeOf(p.g, card(p, 'savkopo'))).toBe('trash of 0')
  expect(placeOf(p.g, card(p, 'kiralynoi-testor'))).toBe('cantina of 0')
  // CG-UNEQ-4: the armour was the guard's own, and the guard has left the ship.
  expect(placeOf(p.g, card(p, 'honfoglalo'))).toBe('trash of 0')
})

test('CG-GOAL-5 · kiralynoi-testor: gives itself, and one armour is left', () => {
  const p = duel({ ...GUARD, opponent: { hangar: ['hunyadi', 'szarvasbogar'] } })
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'board:{kiralynoi-testor}:{honfoglalo}')
  through(p, 'defend-with:{hunyadi}', 'fire:{hunyadi}:{honfoglalo}', 'yes')
  reach(p)
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'honfoglalo').turned]).toEqual([1, 'damaged'])
  expect(placeOf(p.g, card(p, 'kiralynoi-testor'))).toBe('trash of 0')
})

for (const shot of ['fire:{berelt-cirkalo}:{kalapacsfej}', 'fire:{kalapacsfej}:{berelt-cirkalo}'])
  test(`CG-FIRE-21, CG-STACK-21 · kiralynoi-testor: the ship that is saved kills who dies in the same exchange, ${shot}`, () => {
    const p = duel({
      you: { hangar: ['kalapacsfej -3'], cantina: ['kiralynoi-testor'], surface: ['zsakmanypiac'], credits: 0 },
      opponent: { hangar: ['berelt-cirkalo'] },
    })
    through(p, 'attack:colony:1', 'board:{kiralynoi-testor}:{kalapacsfej}', 'defend-with:{berelt-cirkalo}')
    through(p, shot, 'return-fire', 'yes')
    reach(p)
    expect([placeOf(p.g, card(p, 'kalapacsfej')), placeOf(p.g, card(p, 'berelt-cirkalo'))]).toEqual(['hangar of 0', 'trash of 1'])
    // One for the ship itself, two for the base.
    expect(credits(p)).toBe(3)
  })

test('CG-GOAL-5 · kiralynoi-testor: may be declined, and does nothing from the cantina', () => {
  const declined = duel(GUARD)
  through(declined, 'attack:colony:1', 'attack-with:{honfoglalo}', 'board:{kiralynoi-testor}:{honfoglalo}')
  through(declined, 'defend-with:{hunyadi}', 'fire:{hunyadi}:{honfoglalo}', 'no')
  expect(placeOf(reach(declined).g, card(declined, 'honfoglalo'))).toBe('trash of 0')
  const home = duel(GUARD)
  through(home, 'attack:colony:1', 'attack-with:{honfoglalo}', 'defend-with:{hunyadi}', 'fire:{hunyadi}:{honfoglalo}')
  expect(() => through(home, 'yes')).toThrow()
  expect(placeOf(home.g, card(home, 'honfoglalo'))).toBe('trash of 0')
})

test('CG-GOAL-5 · rajvezer: participating scouts and fighters get a firepower while his ship takes part', () => {
  const hangar = ['honfoglalo', 'karom', 'szitakoto', 'darazs']
  const p = duel({ you: { hangar, cantina: ['rajvezer'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{honfoglalo}',
    'attack-with:{karom}',
    'attack-with:{szitakoto}',
    'board:{rajvezer}:{honfoglalo}',
  )
  reach(p, 'bombing-bombers')
  expect(hangar.map((id) => values(p, id)[1])).toEqual([3, 4, 2, 2])
  expect(values(p, 'honfoglalo')[0]).toBe(4)
  const home = duel({ you: { hangar, cantina: ['rajvezer'] } })
  through(home, 'attack:colony:1', 'attack-with:{karom}')
  expect(values(reach(home, 'bombing-bombers'), 'karom')[1]).toBe(3)
})
