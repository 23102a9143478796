import { expect, test } from 'vitest'
import { asked, card, doing, duel, heard, ids, offers, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-4, CG-ABIL-18 · sasfiok: 4-2-2-0 with formation', 'sasfiok', [4, 2, 2, 0]],
  ['CG-CARD-4, CG-ABIL-18 · honfoglalo: 3-3-3-2 with formation', 'honfoglalo', [3, 3, 3, 2]],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id, 'turul'] }, opponent: { hangar: ['szarvasbogar'] } })
    expect(values(p, id)).toEqual(figures)
    expect([shown(p, id).keywords, shown(p, 'turul').keywords]).toEqual([['formation'], ['repair']])
    // Two ships in formation share a shot; with a single ship nothing is asked.
    const shared = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: [id, 'solyom'] } })
    through(shared, 'attack:colony:1', `defend-with:{${id}@1}`, 'defend-with:{solyom}', `fire:{szarvasbogar}:{${id}@1}`, 'share')
    through(shared, 'share:{solyom}')
    reach(shared)
    expect(heard(shared, 'destroyed').map((event) => event.card)).toContain(card(shared, 'solyom'))
    const alone = duel({ you: { hangar: ['szarvasbogar'] }, opponent: { hangar: [id, 'solyom'] } })
    through(alone, 'attack:colony:1', `defend-with:{${id}@1}`, `fire:{szarvasbogar}:{${id}@1}`)
    expect(() => through(alone, 'share')).toThrow()
  })

test('CG-GOAL-5 · solyom: one more firepower while another own ship takes part', () => {
  const given = { you: { hangar: ['solyom', 'turul'] } }
  const p = duel(given)
  expect(values(p, 'solyom')).toEqual([5, 1, 1, 0])
  expect(shown(p, 'solyom').keywords).toEqual(['formation'])
  through(p, 'attack:colony:1', 'attack-with:{solyom}', 'attack-with:{turul}')
  expect(values(reach(p, 'bombing-bombers'), 'solyom')).toEqual([5, 2, 1, 0])
  expect(values(reach(p), 'solyom')).toEqual([5, 1, 1, 0])
  const alone = duel(given)
  through(alone, 'attack:colony:1', 'attack-with:{solyom}')
  expect(values(reach(alone, 'bombing-bombers'), 'solyom')).toEqual([5, 1, 1, 0])
})

test('CG-GOAL-5 · gagarin: coming into play it puts four top cards on the top or bottom in any order', () => {
  const colony = ['turul', 'solyom', 'honfoglalo', 'tuzer', 'vasfalo']
  const p = duel({ you: { hand: ['gagarin'], colony, filler: 1 } })
  through(p, 'launch:{gagarin}', 'bottom:{turul}', 'done', 'next:{tuzer}')
  expect(offers(p, 'next:{vasfalo}')).toBe(false)
  through(p, 'next:{honfoglalo}')
  expect(ids(p.g, p.g.seats[0]?.colony ?? []).reverse()).toEqual(['tuzer', 'honfoglalo', 'solyom', 'vasfalo', 'sasfiok', 'turul'])
  expect(heard(p, 'looked', 1)).toEqual([])
  expect(values(p, 'gagarin')).toEqual([4, 0, 2, 1])
})

test('CG-GOAL-5 · gagarin: another ship arranges nothing', () => {
  const p = duel({ you: { hand: ['sasfiok'], hangar: ['gagarin'], colony: ['turul', 'solyom'] } })
  doing(p, 'launch:{sasfiok}')
  expect(asked(p)).toBe('main-action')
  expect(heard(p, 'looked')).toEqual([])
})

test('CG-GOAL-5 · turul: attacking with success draws a card', () => {
  const p = duel({ you: { hangar: ['turul', 'honfoglalo'] } })
  expect([values(p, 'turul'), shown(p, 'turul').keywords]).toEqual([[4, 2, 3, 1], ['repair']])
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{honfoglalo}', 'bomb:{honfoglalo}')
  expect(reach(p).g.seats[0]?.headquarters).toHaveLength(1)
})

test('CG-GOAL-5 · turul: no card when it does not attack, without success, or a second time in the turn', () => {
  const home = duel({ you: { hangar: ['turul', 'honfoglalo'] } })
  through(home, 'attack:colony:1', 'attack-with:{honfoglalo}', 'bomb:{honfoglalo}')
  expect(reach(home).g.seats[0]?.headquarters).toEqual([])
  const failed = duel({ you: { hangar: ['turul'] } })
  through(failed, 'attack:headquarters:1', 'bomb:{turul}')
  expect(reach(failed).g.seats[0]?.headquarters).toEqual([])
  const twice = duel({ you: { hangar: ['turul', 'verszag'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(twice, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{verszag}', 'defend-with:{szarvasbogar}', 'stealth:{verszag}')
  expect(reach(twice, 'bombing-bombers').g.seats[0]?.headquarters).toHaveLength(1)
  through(twice, 'bomb:{turul}')
  expect(reach(twice).g.seats[0]?.headquarters).toHaveLength(1)
  expect(heard(twice, 'bombing-success')).toHaveLength(2)
})

test('CG-GOAL-5 · mamut-i: takes six places in the hangar but has three slots', () => {
  const p = duel({ you: { hangar: ['mamut-i', 'szarvasbogar'] } })
  expect([shown(p, 'mamut-i').hangarSize, shown(p, 'mamut-i').slots]).toEqual([6, 3])
  expect(shown(p, 'szarvasbogar').hangarSize).toBe(3)
  expect(values(p, 'mamut-i')).toEqual([2, 4, 3, 3])
  const full = duel({ you: { hangar: ['mamut-i', 'szarvasbogar', 'szarvasbogar'] } })
  expect(doing(full, 'end').g.active).toBe(1)
  const over = duel({ you: { hangar: ['mamut-i', 'szarvasbogar', 'szarvasbogar', 'solyom'] } })
  doing(over, 'end')
  expect(asked(over)).toBe('end-hangar')
})

test('CG-GOAL-5 · hunyadi: turns another participating ship used for two firepower, twice a combat', () => {
  const p = duel({
    you: { hangar: ['hunyadi', 'sasfiok', 'solyom', 'turul', 'karom'] },
    opponent: { hangar: ['szitakoto', 'szarvasbogar'] },
  })
  const ships = ['hunyadi', 'sasfiok', 'solyom', 'turul'].map((id) => `attack-with:{${id}}`)
  expect(offers(p, 'use:{hunyadi}:0')).toBe(false)
  through(p, 'attack:colony:1', ...ships, 'defend-with:{szitakoto}', 'defend-with:{szarvasbogar}')
  through(p, 'fire:{szitakoto}:{hunyadi}', 'use:{hunyadi}:0')
  expect(p.options()).toHaveLength(3)
  expect(offers(p, 'give:{karom}')).toBe(false)
  through(p, 'give:{solyom}', 'use:{hunyadi}:0', 'give:{sasfiok}')
  expect(offers(p, 'use:{hunyadi}:0')).toBe(false)
  reach(p, 'firing-act')
  expect(values(p, 'hunyadi')).toEqual([1, 9, 6, 3])
  expect(['solyom', 'sasfiok', 'turul'].map((id) => shown(p, id).turned)).toEqual(['used', 'used', 'active'])
  expect(values(reach(p), 'hunyadi')).toEqual([1, 5, 6, 3])
})

test('CG-GOAL-5 · hunyadi: not without another active participating ship', () => {
  const p = duel({ you: { hangar: ['hunyadi', 'karom'], hand: ['durmacel-celterelo'] }, opponent: { hangar: ['szitakoto'] } })
  through(p, 'attack:colony:1', 'attack-with:{hunyadi}', 'defend-with:{szitakoto}', 'fire:{szitakoto}:{hunyadi}', 'return-fire')
  expect(asked(p)).toBe('stack-answer')
  expect(offers(p, 'play:{durmacel-celterelo}')).toBe(true)
  expect(offers(p, 'use:{hunyadi}:0')).toBe(false)
})

const FLEET = ['fold-emleke', 'honfoglalo', 'sasfiok', 'turul']

test('CG-GOAL-5 · fold-emleke: with three subtypes in the combat ships in formation repair and have heavy weapons', () => {
  const p = duel({ you: { hangar: FLEET } })
  expect([values(p, 'fold-emleke'), shown(p, 'fold-emleke').keywords]).toEqual([[2, 5, 5, 4], ['formation']])
  through(p, 'attack:colony:1', ...FLEET.map((id) => `attack-with:{${id}}`))
  reach(p, 'bombing-bombers')
  for (const id of ['fold-emleke', 'honfoglalo', 'sasfiok']) expect(shown(p, id).keywords).toEqual(['formation', 'heavyWeapons', 'repair'])
  expect(shown(p, 'turul').keywords).toEqual(['repair'])
  expect(shown(reach(p), 'sasfiok').keywords).toEqual(['formation'])
})

test('CG-GOAL-5 · fold-emleke: nothing with two subtypes, nor when it stays at home', () => {
  const two = duel({ you: { hangar: FLEET } })
  through(two, 'attack:colony:1', 'attack-with:{fold-emleke}', 'attack-with:{sasfiok}', 'attack-with:{turul}')
  reach(two, 'bombing-bombers')
  expect(shown(two, 'sasfiok').keywords).toEqual(['formation'])
  const home = duel({ you: { hangar: [...FLEET, 'solyom'] } })
  through(home, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{sasfiok}', 'attack-with:{solyom}')
  reach(home, 'bombing-bombers')
  expect(shown(home, 'sasfiok').keywords).toEqual(['formation'])
})

test('CG-GOAL-5 · fold-emleke: the first attack of a turn brings a credit for each type of paid cards', () => {
  const you = { hangar: ['fold-emleke', 'turul', '> gaia-tuzgyorsito unpaid'], cantina: ['onkentes'], surface: ['ipari-park'], credits: 0 }
  const p = duel({ you })
  through(p, 'attack:colony:1', 'attack-with:{turul}')
  expect(reach(p).g.seats[0]?.credits).toBe(3)
  through(p, 'attack:colony:1', 'attack-with:{fold-emleke}')
  expect(reach(p).g.seats[0]?.credits).toBe(3)
  const other = duel({ active: 1, you, opponent: { hangar: ['turul'] } })
  through(other, 'attack:colony:0')
  expect(reach(other).g.seats[0]?.credits).toBe(0)
})
