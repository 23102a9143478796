import { expect, test } from 'vitest'
import { knows } from '../information.ts'
import { isPaid, isUnpaid } from '../marks.ts'
import { act, asked, card, doing, duel, heard, ids, offers, pass, placeOf, reach } from './given.ts'

test('CG-MAIN-1, CG-MAIN-8 · one action after the other, as often as paid: a credit draws the top card', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin', 'solyom'], credits: 2 } })
  doing(p, 'draw')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul'])
  expect(p.g.seats[0]?.credits).toBe(1)
  doing(p, 'draw')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul', 'gagarin'])
  expect(offers(p, 'draw')).toBe(false)
})

test('CG-MAIN-2 · any hand card is laid face down for nothing', () => {
  const p = duel({ you: { hand: ['turul', 'tuzer', 'femkarom'], credits: 0, hangar: ['liktor'] } })
  doing(p, 'surface:{turul}', 'cantina:{tuzer}', 'mount:{femkarom}:{liktor}')
  expect(['turul', 'tuzer', 'femkarom'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['surface of 0', 'cantina of 0', 'mounted of 0'])
  expect(isUnpaid(p.g, card(p, 'turul'))).toBe(true)
  expect(heard(p, 'laid', 0)).toHaveLength(3)
  expect(heard(p, 'laid', 1)).toEqual([])
  expect(heard(p, 'laid-hidden', 1)).toHaveLength(3)
})

test('CG-MAIN-3 · an attack costs nothing and names its target', () => {
  const p = duel({ you: { hangar: ['liktor'], credits: 0 } })
  act(p, 'attack:colony:1')
  expect(p.g.combat).toMatchObject({ attacker: 0, defender: 1, target: 'colony' })
  expect(p.g.seats[0]?.credits).toBe(0)
})

test('CG-MAIN-4 · two developments in total are taken off own bases for one credit', () => {
  const p = duel({ you: { surface: ['ipari-park +1', 'urvedelmi-kor +3'], credits: 0 }, opponent: { surface: ['kitinfal +4'] } })
  doing(p, 'undevelop:{ipari-park}:{urvedelmi-kor}')
  expect(p.g.seats[0]?.credits).toBe(1)
  doing(p, 'undevelop:{urvedelmi-kor}:{urvedelmi-kor}')
  expect(p.g.seats[0]?.credits).toBe(2)
  expect(p.options().some((id) => id.startsWith('undevelop'))).toBe(false)
})

test('CG-MAIN-5 · a ship costs its price and comes into the hangar', () => {
  const p = duel({ you: { hand: ['turul'], credits: 7 } })
  doing(p, 'launch:{turul}')
  expect(placeOf(p.g, card(p, 'turul'))).toBe('hangar of 0')
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(offers(duel({ you: { hand: ['turul'], credits: 6 } }), 'launch:{turul}')).toBe(false)
})

test('CG-MAIN-5 · an event costs its price and goes to the trash', () => {
  const p = duel({ you: { hand: ['tudomanyos-program'], surface: ['ipari-park'], credits: 1 } })
  doing(p, 'event:{tudomanyos-program}')
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(placeOf(p.g, card(p, 'tudomanyos-program'))).toBe('trash of 0')
  expect(p.g.seats[0]?.headquarters).toHaveLength(1)
  expect(offers(duel({ you: { hand: ['tudomanyos-program'], credits: 0 } }), 'event:{tudomanyos-program}')).toBe(false)
})

test('CG-MAIN-6 · a base, crew or weaponry card in play is paid for its price', () => {
  const p = duel({
    you: { surface: ['urvedelmi-kor unpaid +3'], cantina: ['tuzer unpaid'], hangar: ['liktor', '> femkarom unpaid'], credits: 8 },
  })
  doing(p, 'pay:{urvedelmi-kor}', 'pay:{tuzer}', 'pay:{femkarom}')
  for (const id of ['urvedelmi-kor', 'tuzer', 'femkarom']) expect(isPaid(p.g, card(p, id))).toBe(true)
  expect(p.g.seats[0]?.credits).toBe(0)
})

test('CG-MAIN-7 · a credit puts a development on your own base, at most two a turn on each', () => {
  const p = duel({ you: { surface: ['urvedelmi-kor unpaid', 'ipari-park unpaid'], credits: 5 } })
  doing(p, 'develop:{urvedelmi-kor}', 'develop:{urvedelmi-kor}')
  expect(p.g.developments[card(p, 'urvedelmi-kor')]).toBe(2)
  expect(p.g.seats[0]?.credits).toBe(3)
  expect(offers(p, 'develop:{urvedelmi-kor}')).toBe(false)
  expect(offers(p, 'develop:{ipari-park}')).toBe(true)
})

test('CG-MAIN-9 · two credits show the top five, one is taken, the colony is shuffled', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin', 'solyom', 'honfoglalo', 'tuzer', 'vasfalo'], credits: 2 } })
  doing(p, 'pick')
  expect(
    ids(
      p.g,
      p.options().map((id) => Number(id.slice(5))),
    ),
  ).toEqual(['turul', 'gagarin', 'solyom', 'honfoglalo', 'tuzer'])
  act(p, 'take:{honfoglalo}')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['honfoglalo'])
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(heard(p, 'colony-shuffled')).toHaveLength(1)
  expect(p.g.seats[0]?.colony).toHaveLength(25)
})

test('CG-MAIN-9, CG-INFO-9 · the cards that are shown are known while one is taken', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin', 'solyom', 'tuzer', 'femkarom', 'kitinfal'], filler: 0 } })
  doing(p, 'pick')
  expect(p.g.seats[0]?.colony.map((one) => [knows(p.g, 0, one), knows(p.g, 1, one)])).toEqual([
    [false, false],
    ...new Array(5).fill([true, false]),
  ])
  act(p, 'take:{gagarin}')
  expect(p.g.seats[0]?.colony.some((one) => knows(p.g, 0, one))).toBe(false)
})

test('CG-MAIN-10 · fewer cards are all shown, taking is compulsory, nobody else sees them, an empty colony is refused', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin'], filler: 0 } })
  doing(p, 'pick')
  expect(p.options()).toHaveLength(2)
  expect(p.options().every((id) => id.startsWith('take:'))).toBe(true)
  expect(heard(p, 'looked', 1)).toEqual([])
  act(p, 'take:{gagarin}')
  expect(placeOf(p.g, card(p, 'gagarin'))).toBe('headquarters of 0')
  expect(heard(p, 'took')).toMatchObject([{ seat: 0, card: card(p, 'gagarin') }])
  expect([heard(p, 'took', 1), heard(p, 'took-hidden', 1).map(({ seat }) => seat)]).toEqual([[], [0]])
  expect(JSON.stringify(p.events(1))).not.toContain('gagarin')
  expect(offers(duel({ you: { filler: 0 }, opponent: { hand: ['turul'] } }), 'pick')).toBe(false)
})

test('CG-MAIN-11 · nobody draws from an empty colony: not as an action, and not by an effect', () => {
  const p = duel({ you: { filler: 0, credits: 3, hand: ['turul'] } })
  expect(offers(p, 'draw')).toBe(false)
  expect(p.g.seats[0]?.credits).toBe(3)
})

test('CG-MAIN-12 · who takes back a card of the wasteland is told which one it was, wherever it lies in the hand', () => {
  const hand = ['turul', 'gagarin', 'solyom', 'mamut-i']
  for (const choices of [[], [0, 0, 0, 0], [4, 3, 2, 1], [1, 1, 1, 1]]) {
    const p = duel({ you: { hand, wasteland: ['cobra-flash'], filler: 3 }, choices })
    doing(p, 'salvage')
    const [told] = heard(p, 'salvaged', 0)
    expect([told?.name, p.g.prints[told?.card as number]]).toEqual(['@card-cobra-flash', p.g.prints[card(p, 'cobra-flash')]])
    expect(heard(p, 'salvaged', 1)).toEqual([])
  }
})

test('CG-MAIN-12 · two credits take the bottom card of the wasteland, with five or fewer cards in the colony', () => {
  const wasteland = ['turul', 'gagarin', 'solyom']
  const p = duel({ you: { wasteland, filler: 5, credits: 2 } })
  doing(p, 'salvage')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul'])
  expect(ids(p.g, p.g.seats[0]?.wasteland ?? [])).toEqual(['gagarin', 'solyom'])
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(offers(duel({ you: { wasteland, filler: 6 } }), 'salvage')).toBe(false)
  expect(offers(duel({ you: { filler: 5 } }), 'salvage')).toBe(false)
  expect(offers(duel({ you: { wasteland, filler: 5, credits: 1 } }), 'salvage')).toBe(false)
})

test('CG-MAIN-13, CG-MAIN-14 · hand and credits may be above their limits until the end phase', () => {
  const p = duel({ you: { hand: new Array(5).fill('turul'), credits: 20, surface: ['ipari-park +4'] } })
  doing(p, 'undevelop:{ipari-park}:{ipari-park}', 'undevelop:{ipari-park}:{ipari-park}')
  expect(p.g.seats[0]?.credits).toBe(22)
  doing(p, 'draw')
  expect(p.g.seats[0]?.headquarters).toHaveLength(6)
  expect(asked(p)).toBe('main-action')
})

test('CG-MAIN-15 · while something waits or a combat runs no other action can be started', () => {
  const p = duel({ you: { hangar: ['liktor'], hand: ['turul', 'felulbiralas'] }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'attack:colony:1')
  while (p.table.questions[0]?.seat !== 0 && p.options().includes('pass')) p.answer('pass')
  if (p.question().seat === 0)
    for (const verb of ['launch', 'draw', 'pick', 'attack', 'surface'])
      expect(p.options().some((id) => id.startsWith(`${verb}:`) || id === verb)).toBe(false)
  const stacked = duel({ you: { hand: ['nagykoalicio'] }, opponent: { hand: ['felulbiralas'] } })
  act(stacked, 'event:{nagykoalicio}')
  expect(stacked.question()).toMatchObject({ seat: 1, message: 'stack-answer' })
  expect(stacked.options().every((id) => /^(pass|pass-until|play:|use:)/.test(id))).toBe(true)
})

test('CG-MAIN-16 · the end of the phase is announced and can be answered; unanswered the end phase follows', () => {
  const p = duel({ opponent: { hand: ['turul'] } })
  act(p, 'end')
  expect(p.question()).toMatchObject({ seat: 1, message: 'stack-answer' })
  pass(p)
  expect(heard(p, 'main-phase-over')).toHaveLength(1)
  expect(p.g.active).toBe(1)
})

test('CG-MAIN-16 · an end that was answered by a card or an ability has to be announced again', () => {
  for (const answer of ['play:{riado}', 'use:{diplomata}:0']) {
    const p = duel({ opponent: { hand: ['riado'], cantina: ['diplomata', 'vasfalo used'] } })
    act(p, 'end', answer)
    reach(p)
    expect([p.g.active, p.question().seat, heard(p, 'main-phase-over'), offers(p, 'draw')], answer).toEqual([0, 0, [], true])
    doing(p, 'end')
    expect(p.g.active).toBe(1)
  }
})
