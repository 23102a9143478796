import { openTable, seedOf } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { format } from '../scenario/index.ts'
import type { State } from '../state.ts'
import { view } from '../view.ts'
import { card, duel, FILLER, pile, placeOf } from './given.ts'

/** A table of two seats made from a scenario table. */
function laid(told: object) {
  const { state } = openTable(chaosGalaxy, {}, 2, seedOf(1))
  format.lay(state, told)
  return state
}

test('CG-DEF-1 · a scenario table is laid as written, with the cards aboard and the texts in force', () => {
  const g = laid({
    you: {
      credits: 3,
      hand: ['szabotazs'],
      hangar: ['liktor -3 used', '> tokeletes-forma', '> asofog unpaid'],
      colony: ['turul'],
      filler: 2,
    },
    opponent: { surface: ['ipari-park +3'] },
    turn: 9,
    active: 1,
  })
  const p = { g }
  expect([pile(p, 'headquarters'), pile(p, 'colony')]).toEqual([['szabotazs'], ['sasfiok', 'sasfiok', 'turul']])
  expect(placeOf(g, card(p, 'tokeletes-forma'))).toBe('mounted of 0')
  expect([g.lost[card(p, 'liktor')], g.paid[card(p, 'asofog')], g.developments[card(p, 'ipari-park')]]).toEqual([3, 0, 3])
  expect(g.speaking).toContain(card(p, 'tokeletes-forma'))
  expect([g.seats[0]?.credits, g.seats[1]?.credits, g.turn, g.active]).toEqual([3, 20, 9, 1])
})

describe('a table that cannot be is refused with the reason', () => {
  test.each([
    ['a mistyped card', { hand: ['turull'] }, "of cards there is no 'turull', but 'turul'"],
    ['a card face up in a wrong row', { surface: ['turul'] }, "'turul' is ship, which does not lie in the surface"],
    ['something aboard no ship', { hangar: ['> asofog'] }, "'> asofog' comes after no ship"],
    ['a ship aboard a ship', { hangar: ['turul', '> liktor'] }, "'> liktor' is ship, which does not lie on a ship"],
    ['more aboard than there is room', { hangar: ['szitakoto', '> asofog', '> asofog'] }, 'has 1 slots, and 2 cards lie on it'],
    ['a ship without armour', { hangar: ['szitakoto -1'] }, 'has no armour left'],
    ['developments on a ship', { hangar: ['turul +2'] }, 'has 2 developments'],
    ['a mark that there is not', { hangar: ['turul usde'] }, "turul: there is no 'usde', but 'used'"],
    ['a field that there is not', { hanger: [] }, "table.you.hanger: there is no 'hanger', but 'hangar'"],
    ['a race that there is not', { mono: 'elf' }, 'table.you.mono: Invalid type'],
  ])('CG-DEF-1 · a table that cannot be: %s', (_what, you, why) => {
    expect(() => laid({ you })).toThrow(why)
  })

  test('CG-SETUP-1 · more sides than seats', () => {
    expect(() => laid({ you: {}, opponent: {}, others: [{}] })).toThrow('3 sides are told, and there are 2 seats')
  })
})

describe('what is given by paths is brought into line, or refused', () => {
  const table = { you: { surface: ['urvedelmi-kor unpaid'], hangar: ['turul'] } }
  const run = (given: object) => runScenario(chaosGalaxy, asScenario({ game: 'chaos-galaxy', table, given }), { format })
  const found = (given: object) => run(given).failures[0]?.differences[0]?.found
  const at = (id: string) => card(duel(table), id)

  test('CG-PAY-4 · a card that is paid by path is in force', () => {
    const trap = at('urvedelmi-kor')
    const paid = run({ [`paid[${trap}]`]: 1 })
    expect([paid.failures, paid.table?.state]).toMatchObject([[], { speaking: expect.arrayContaining([trap]) }])
  })

  test('CG-DEF-1 · a card in two zones, in none, or in the wrong one', () => {
    const ship = at('turul')
    expect(found({ 'seats[0].trash': [ship] })).toContain(`turul (card ${ship}) is in two zones: trash of seat 0, hangar of seat 0`)
    expect(found({ 'seats[0].hangar': [] })).toContain(`the zone of turul (card ${ship}) is hangar, but no seat has it there`)
    expect(found({ [`zones[${ship}]`]: 2 })).toContain('is in hangar of seat 0, but its zone is trash')
    expect(found({ 'seats[0].credits': -1 })).toBe('seat 0 has -1 credits')
  })
})

test('CG-INFO-7, CG-INFO-10 · a seat’s view becomes a scenario that looks the same to it; face-down cards are not described', () => {
  const g = laid({
    you: {
      credits: 7,
      hand: ['szabotazs'],
      colony: ['turul'],
      trash: ['bankar'],
      wasteland: ['asofog'],
      surface: ['ipari-park +2', 'urvedelmi-kor unpaid'],
      cantina: ['bankar', 'tuzer unpaid'],
      hangar: ['turul used', '> asofog', '> szabotazs unpaid boarded', 'cobra-flash -1'],
    },
    opponent: { hand: ['szabotazs', 'bankar'], surface: ['urvedelmi-kor unpaid'], wasteland: ['turul'], filler: 3 },
    turn: 8,
    active: 1,
    starter: 1,
  })
  const told = format.describe?.(view(g, 0), 0)
  const again = laid(told?.table as object)
  // The cards have other numbers.
  const seen = (state: State, viewer: 0 | 1) => JSON.stringify(view(state, viewer)).replace(/"id":\d+/g, '')
  expect(seen(again, 0)).toEqual(seen(g, 0))
  expect(told?.table).toMatchObject({
    you: {
      hand: ['szabotazs'],
      hangar: ['turul used', '> asofog', '> szabotazs unpaid boarded', 'cobra-flash -1'],
      surface: ['ipari-park +2', 'urvedelmi-kor unpaid'],
    },
    opponent: { hand: [FILLER, FILLER], surface: [`${FILLER} unpaid`], wasteland: [FILLER], filler: 3 },
    turn: 8,
    active: 1,
  })
  expect(JSON.stringify(format.describe?.(view(g, 1), 1).table)).not.toContain('tuzer')
})
