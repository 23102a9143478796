import { expect, test } from 'vitest'
import { asked, card, doing, duel, heard, ids, offers, placeOf, reach, through, values } from '../given.ts'

test('CG-GOAL-5 · ipari-park: a credit in your own start phase', () => {
  const surface = ['ipari-park', 'ipari-park used', 'ipari-park unpaid +4']
  const p = duel({ phase: 'start', you: { surface, credits: 0 } })
  expect(reach(p).g.seats[0]?.credits).toBe(7)
  const other = duel({ phase: 'start', active: 1, you: { surface, credits: 0 } })
  expect(reach(other).g.seats[0]?.credits).toBe(0)
})

test('CG-GOAL-5 · kikepzokozpont: two participating ships in formation get a firepower', () => {
  const given = { you: { hangar: ['honfoglalo', 'sasfiok', 'turul'], surface: ['kikepzokozpont'] } }
  const p = duel(given)
  expect(values(p, 'honfoglalo')[1]).toBe(3)
  through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{sasfiok}', 'attack-with:{turul}')
  reach(p, 'bombing-bombers')
  expect(['honfoglalo', 'sasfiok', 'turul'].map((id) => values(p, id)[1])).toEqual([4, 3, 2])
  const one = duel(given)
  through(one, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{turul}')
  expect(values(reach(one, 'bombing-bombers'), 'honfoglalo')[1]).toBe(3)
  const unpaid = duel({ you: { ...given.you, surface: ['kikepzokozpont unpaid'] } })
  through(unpaid, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{sasfiok}')
  expect(values(reach(unpaid, 'bombing-bombers'), 'honfoglalo')[1]).toBe(3)
})

test('CG-GOAL-5 · urvedelmi-kor: defending ships get an armour, attacking ones and those at home do not', () => {
  const p = duel({
    you: { hangar: ['turul'], surface: ['urvedelmi-kor'] },
    opponent: { hangar: ['karom', 'liktor'], surface: ['urvedelmi-kor'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{karom}')
  reach(p, 'firing-act')
  expect(['turul', 'karom', 'liktor'].map((id) => values(p, id)[2])).toEqual([3, 3, 3])
  expect(values(reach(p), 'karom')[2]).toBe(2)
})

const TOP = ['turul', 'gagarin', 'tuzer', 'mozgositas', 'ipari-park', 'vasfalo', 'solyom', 'felulbiralas']

test('CG-GOAL-5, CG-BASE-7 · hadijatek: half of X cards of different types from the top seven', () => {
  const p = duel({ you: { surface: ['hadijatek unpaid +5'], colony: TOP } })
  through(p, 'pay:{hadijatek}')
  expect(reach(p, 'effect-search').options()).toHaveLength(8)
  expect(offers(p, 'take:{felulbiralas}')).toBe(false)
  through(p, 'take:{turul}')
  expect(offers(p, 'take:{gagarin}') || offers(p, 'take:{solyom}')).toBe(false)
  through(p, 'take:{mozgositas}')
  expect(asked(p)).toBe('main-action')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul', 'mozgositas'])
  expect(heard(p, 'colony-shuffled')).toHaveLength(1)
  expect(JSON.stringify(p.events(1))).not.toContain('mozgositas')
  expect(placeOf(p.g, card(p, 'hadijatek'))).toBe('trash of 0')
})

test('CG-GOAL-5 · hadijatek: nothing for one development, three cards at most', () => {
  const one = duel({ you: { surface: ['hadijatek unpaid +1'], colony: TOP } })
  expect(doing(one, 'pay:{hadijatek}').g.seats[0]?.headquarters).toEqual([])
  expect(asked(one)).toBe('main-action')
  const many = duel({ you: { surface: ['hadijatek unpaid +9'], colony: TOP } })
  through(many, 'pay:{hadijatek}', 'take:{turul}', 'take:{mozgositas}', 'take:{tuzer}')
  expect(asked(many)).toBe('main-action')
})

test('CG-GOAL-5, CG-TRAP-7 · csali-kolonia: bombed for two it draws two cards and brings a credit', () => {
  const p = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['csali-kolonia unpaid'], credits: 0 } })
  through(p, 'attack:base:{csali-kolonia}', 'bomb:{honfoglalo}', 'trap:{csali-kolonia}')
  reach(p)
  expect(p.g.seats[1]?.headquarters).toHaveLength(2)
  expect(p.g.seats[1]?.credits).toBe(1)
  expect(placeOf(p.g, card(p, 'csali-kolonia'))).toBe('trash of 1')
  expect(heard(p, 'bombing-success')).toEqual([])
})

test('CG-GOAL-5 · csali-kolonia: nothing unless it is paid, and nothing for one bombing', () => {
  const p = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['csali-kolonia unpaid'], credits: 0 } })
  through(p, 'attack:base:{csali-kolonia}', 'bomb:{honfoglalo}', 'no-trap')
  expect(reach(p).g.seats[1]).toMatchObject({ headquarters: [], credits: 0 })
  expect(placeOf(p.g, card(p, 'csali-kolonia'))).toBe('wasteland of 1')
  const weak = duel({ you: { hangar: ['turul'] }, opponent: { surface: ['csali-kolonia unpaid'] } })
  expect(offers(weak, 'pay:{csali-kolonia}')).toBe(false)
  through(weak, 'attack:base:{csali-kolonia}', 'bomb:{turul}')
  expect(placeOf(reach(weak).g, card(weak, 'csali-kolonia'))).toBe('surface of 1')
})
