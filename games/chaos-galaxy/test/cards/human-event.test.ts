import { expect, test } from 'vitest'
import type { State } from '../../state.ts'
import { asked, card, doing, duel, ids, offers, placeOf, reach, shown, through, values } from '../given.ts'

const hand = (p: { g: State }, seat = 0) => ids(p.g, p.g.seats[seat]?.headquarters ?? [])

test('CG-GOAL-5 · osszehangolt-tamadas: own ships get a firepower this turn, three also a bombing', () => {
  const p = duel({
    you: { hand: ['osszehangolt-tamadas', 'solyom'], hangar: ['turul', 'karom', 'honfoglalo'] },
    opponent: { hangar: ['szarvasbogar'] },
  })
  doing(p, 'event:{osszehangolt-tamadas}', 'launch:{solyom}')
  expect(['turul', 'karom', 'honfoglalo'].map((id) => values(p, id))).toEqual([
    [4, 3, 3, 2],
    [4, 4, 2, 1],
    [3, 4, 3, 3],
  ])
  // A ship that comes later and the opponent's ships get nothing.
  expect([values(p, 'solyom'), values(p, 'szarvasbogar')]).toEqual([
    [5, 1, 1, 0],
    [2, 3, 5, 1],
  ])
  expect(values(doing(p, 'end'), 'turul')).toEqual([4, 2, 3, 1])
})

test('CG-GOAL-5 · osszehangolt-tamadas: no bombing for two ships', () => {
  const p = duel({ you: { hand: ['osszehangolt-tamadas'], hangar: ['turul', 'karom'] } })
  expect(values(doing(p, 'event:{osszehangolt-tamadas}'), 'turul')).toEqual([4, 3, 3, 1])
})

const FOUR_TYPES = {
  hangar: ['turul', '> gaia-tuzgyorsito', '> atomtoltet unpaid'],
  cantina: ['onkentes', 'tuzer'],
  surface: ['ipari-park'],
}

test('CG-GOAL-5 · mozgositas: a credit for each type of paid cards', () => {
  const credits = (you: object) =>
    doing(duel({ you: { hand: ['mozgositas'], credits: 0, ...you }, opponent: FOUR_TYPES }), 'event:{mozgositas}').g.seats[0]?.credits
  expect(credits(FOUR_TYPES)).toBe(4)
  expect(credits({ hangar: ['turul', 'karom'], cantina: ['onkentes unpaid'], surface: ['ipari-park +4'] })).toBe(2)
  expect(credits({})).toBe(0)
})

test('CG-GOAL-5 · tudomanyos-program: a card for each type of paid cards, three at most', () => {
  const cards = (you: object) =>
    hand(doing(duel({ you: { hand: ['tudomanyos-program'], ...you }, opponent: FOUR_TYPES }), 'event:{tudomanyos-program}')).length
  expect(cards(FOUR_TYPES)).toBe(3)
  expect(cards({ hangar: ['turul', 'karom'], surface: ['ipari-park unpaid'] })).toBe(1)
  expect(cards({})).toBe(0)
})

test('CG-GOAL-5 · tanulsagok: after the loss of a ship two cards and a credit', () => {
  const p = duel({ you: { hand: ['tanulsagok'], hangar: ['sasfiok'], credits: 0 }, opponent: { hangar: ['karom'] } })
  expect(offers(p, 'event:{tanulsagok}')).toBe(false)
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{sasfiok}')
  reach(p)
  doing(p, 'event:{tanulsagok}')
  expect(p.g.seats[0]?.credits).toBe(1)
  expect(hand(p)).toHaveLength(2)
})

test('CG-GOAL-5 · tanulsagok: not for a ship of the opponent, nor for one lost before the last turn ended', () => {
  const p = duel({ you: { hand: ['tanulsagok'], hangar: ['karom'] }, opponent: { hangar: ['sasfiok'] } })
  through(p, 'attack:colony:1', 'defend-with:{sasfiok@1}', 'fire:{karom}:{sasfiok@1}')
  expect(offers(reach(p), 'event:{tanulsagok}')).toBe(false)
  const old = duel({ you: { hand: ['tanulsagok'], hangar: ['sasfiok'] }, opponent: { hangar: ['karom'] } })
  through(old, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{sasfiok}')
  doing(reach(old), 'end', 'end')
  expect([old.g.active, asked(old), offers(old, 'event:{tanulsagok}')]).toEqual([0, 'main-action', false])
})

test('CG-GOAL-5, CG-PAY-9 · hadianyag-atcsoportositas: the next of each kind costs one less this turn, and a card', () => {
  const p = duel({
    you: {
      hand: ['hadianyag-atcsoportositas', 'solyom', 'karom'],
      hangar: ['turul', '> gaia-tuzgyorsito unpaid', '> durmacel-vertezet unpaid'],
      cantina: ['onkentes unpaid', 'onkentes unpaid'],
      surface: ['kikepzokozpont unpaid +3', 'urvedelmi-kor unpaid +3'],
      credits: 20,
    },
  })
  const spent: number[] = []
  const spending = (option: string) => {
    const before = p.g.seats[0]?.credits ?? 0
    through(p, option)
    reach(p)
    spent.push(before - (p.g.seats[0]?.credits ?? 0))
  }
  for (const option of ['event:{hadianyag-atcsoportositas}', 'launch:{solyom}', 'launch:{karom}']) spending(option)
  for (const option of ['pay:{gaia-tuzgyorsito}', 'pay:{durmacel-vertezet}', 'pay:{onkentes}', 'pay:{onkentes#1}']) spending(option)
  for (const option of ['pay:{kikepzokozpont}', 'pay:{urvedelmi-kor}']) spending(option)
  expect(spent).toEqual([1, 2, 5, 1, 2, 0, 1, 0, 1])
  expect(hand(p)).toEqual(['sasfiok'])
})

test('CG-GOAL-5 · hadianyag-atcsoportositas: not in the next turn, and not for the opponent', () => {
  const p = duel({ you: { hand: ['hadianyag-atcsoportositas'] }, opponent: { hand: ['solyom'], credits: 20 } })
  doing(p, 'event:{hadianyag-atcsoportositas}', 'end', 'launch:{solyom}')
  expect(p.g.seats[1]?.credits).toBe(17 + 5)
  expect(p.g.lasting).toEqual([])
})

const COALITION = {
  hand: ['nagykoalicio'],
  credits: 4,
  cantina: ['onkentes used'],
  surface: ['ipari-park unpaid', 'urvedelmi-kor unpaid +2'],
}

test('CG-GOAL-5 · nagykoalicio: two different choices', () => {
  const p = duel({ you: { ...COALITION, hangar: ['karom'] } })
  through(p, 'event:{nagykoalicio}', 'choose:4', 'choose:1')
  expect(asked(p)).toBe('main-action')
  expect(shown(p, 'onkentes').turned).toBe('active')
  expect(hand(p)).toHaveLength(2)
  expect(p.g.seats[0]?.credits).toBe(0)
  const other = duel({ you: { ...COALITION, hangar: ['karom'] } })
  through(other, 'event:{nagykoalicio}', 'choose:3')
  expect(offers(other, 'choose:3')).toBe(false)
  through(other, 'choose:2')
  expect(other.g.seats[0]?.credits).toBe(3)
  expect([shown(other, 'ipari-park').developments, shown(other, 'urvedelmi-kor').developments]).toEqual([1, 3])
  expect(shown(other, 'onkentes').turned).toBe('used')
})

test('CG-GOAL-5 · nagykoalicio: three choices with paid cards of three races', () => {
  const p = duel({ you: { ...COALITION, hangar: ['karom', 'szitakoto'] } })
  through(p, 'event:{nagykoalicio}', 'choose:1', 'choose:2', 'choose:3')
  expect(asked(p)).toBe('main-action')
  expect([p.g.seats[0]?.credits, hand(p).length, shown(p, 'ipari-park').developments]).toEqual([3, 2, 1])
  // An unpaid card of a third race does not count.
  const unpaid = duel({ you: { ...COALITION, hangar: ['karom', '> kitinlemez unpaid'] } })
  through(unpaid, 'event:{nagykoalicio}', 'choose:1', 'choose:2')
  expect([asked(unpaid), placeOf(unpaid.g, card(unpaid, 'nagykoalicio'))]).toEqual(['main-action', 'trash of 0'])
})
