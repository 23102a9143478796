import { expect, test } from 'vitest'
import { doing, duel, offers, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · hadisarc: a credit for each paid crew in the cantina, four at most', () => {
  const credits = (...cantina: string[]) =>
    doing(duel({ you: { hand: ['hadisarc'], credits: 0, cantina }, opponent: { cantina: ['vasfalo'] } }), 'event:{hadisarc}').g.seats[0]
      ?.credits
  expect(credits('vasfalo', 'onkentes used', 'diplomata', 'savkopo unpaid')).toBe(3)
  expect(credits('vasfalo', 'vasfalo', 'vasfalo', 'vasfalo', 'vasfalo')).toBe(4)
  expect(credits()).toBe(0)
})

test('CG-GOAL-5 · verszomj: own ships get a firepower and bomb after firing, and do not turn back this turn', () => {
  const p = duel({
    you: { hand: ['verszomj', 'honfoglalo'], hangar: ['turul', 'liktor used'], credits: 20 },
    opponent: { hangar: ['szarvasbogar', 'gagarin used'] },
  })
  doing(p, 'event:{verszomj}', 'launch:{honfoglalo}')
  expect([values(p, 'turul')[1], values(p, 'honfoglalo')[1], values(p, 'szarvasbogar')[1]]).toEqual([3, 3, 3])
  through(
    p,
    'attack:colony:1',
    'attack-with:{turul}',
    'attack-with:{honfoglalo}',
    'defend-with:{szarvasbogar}',
    'fire:{turul}:{szarvasbogar}',
  )
  reach(p, 'firing-act')
  through(p, 'fire:{honfoglalo}:{szarvasbogar}')
  reach(p, 'bombing-bombers')
  expect([offers(p, 'bomb:{turul}'), offers(p, 'bomb:{honfoglalo}')]).toEqual([true, false])
  through(p, 'bomb:{turul}')
  reach(p)
  through(p, 'end')
  reach(p)
  expect(['turul', 'liktor', 'honfoglalo'].map((id) => shown(p, id).turned)).toEqual(['used', 'used', 'active'])
  expect(values(p, 'turul')[1]).toBe(2)
  // In the player's next turn they turn back as usual.
  doing(p, 'end', 'end')
  expect(shown(p, 'turul').turned).toBe('active')
})

test('CG-GOAL-5, CG-BOMB-1 · verszomj: a ship that was hit does not bomb', () => {
  const p = duel({ you: { hand: ['verszomj'], hangar: ['turul', 'honfoglalo'] }, opponent: { hangar: ['szitakoto'] } })
  doing(p, 'event:{verszomj}')
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{honfoglalo}', 'defend-with:{szitakoto}')
  through(p, 'fire:{szitakoto}:{turul}', 'return-fire')
  reach(p, 'bombing-bombers')
  expect([offers(p, 'bomb:{turul}'), offers(p, 'bomb:{honfoglalo}')]).toEqual([false, true])
})
