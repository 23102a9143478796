import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through } from '../given.ts'

const WRECKS = {
  you: {
    hand: ['feltamado-roncs'],
    trash: ['cobra-flash', 'birodalmi-cirkalo', 'hitel'],
    wasteland: ['kaoszszikra', 'tuzer'],
    colony: ['turul', 'turul', 'turul', 'turul', 'turul'],
    credits: 3,
  },
  opponent: { trash: ['halalszarny'] },
}

test('CG-GOAL-5 · feltamado-roncs: a scout or fighter comes back paid and active, then two cards are milled', () => {
  const p = duel(WRECKS)
  act(p, 'event:{feltamado-roncs}')
  expect(p.options()).toHaveLength(2)
  doing(p, 'target:{cobra-flash}')
  reach(p)
  expect([placeOf(p.g, card(p, 'cobra-flash')), shown(p, 'cobra-flash').paid, shown(p, 'cobra-flash').turned]).toEqual([
    'hangar of 0',
    true,
    'active',
  ])
  expect([pile(p, 'wasteland'), credits(p)]).toEqual([['kaoszszikra', 'tuzer', 'turul', 'turul'], 0])
})

test('CG-GOAL-5 · feltamado-roncs: a ship of the wasteland comes into play with what it does then', () => {
  const p = duel(WRECKS)
  doing(p, 'event:{feltamado-roncs}', 'target:{kaoszszikra}')
  reach(p)
  expect([placeOf(p.g, card(p, 'kaoszszikra')), pile(p, 'wasteland')]).toEqual([
    'hangar of 0',
    ['tuzer', 'turul', 'turul', 'turul', 'turul'],
  ])
})

test('CG-GOAL-5 · feltamado-roncs: not without a small ship in your own pile', () => {
  const p = duel({ ...WRECKS, you: { ...WRECKS.you, trash: ['birodalmi-cirkalo', 'hitel'], wasteland: ['tuzer'] } })
  expect(offers(p, 'event:{feltamado-roncs}')).toBe(false)
})

const HARVEST = {
  you: { hand: ['temetoi-szuret'], wasteland: ['turul'], colony: ['kamat', 'tuzer', 'hitel', 'rugyezes'], credits: 0 },
}

test('CG-GOAL-5 · temetoi-szuret: three own cards are milled for two credits and an interrupt of the wasteland', () => {
  const p = duel(HARVEST)
  act(p, 'event:{temetoi-szuret}')
  reach(p, 'effect-move')
  expect(p.options()).toEqual([`move:${card(p, 'kamat')}`, 'done'])
  act(p, 'move:{kamat}')
  expect([pile(p, 'headquarters'), pile(p, 'wasteland'), credits(p)]).toEqual([['kamat'], ['turul', 'tuzer', 'hitel'], 2])
  expect(heard(p, 'moved', 1).map((event) => event.name)).toEqual(['@card-kamat'])
})

test('CG-GOAL-5 · temetoi-szuret: the interrupt may be left, and without one nothing is taken', () => {
  const left = duel(HARVEST)
  through(left, 'event:{temetoi-szuret}', 'done')
  expect(pile(left, 'headquarters')).toEqual([])
  const none = duel({ you: { ...HARVEST.you, colony: ['tuzer', 'hitel', 'turul'] } })
  doing(none, 'event:{temetoi-szuret}')
  expect([asked(none), pile(none, 'headquarters'), pile(none, 'wasteland').length]).toEqual(['main-action', [], 4])
})
