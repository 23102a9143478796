import { seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { openPack } from '../../collecting/packs.ts'
import { cardById } from '../../content/cards.ts'
import { FIGURES, type Figure, type Operation } from '../../effects/language/vocabulary.ts'
import { view } from '../../view.ts'
import { rewrite } from '../effects/given.ts'
import { bombAll, fight } from '../fight.ts'
import { act, card, credits, doing, duel, heard, offers, pass, pile, placeOf, reach, through } from '../given.ts'

/** The rulebook's examples of the other ways to play. */

test('CG-MULTI-1 · example: of four the first player may attack the second and the fourth, not the third', () => {
  const p = duel({ you: { hangar: ['liktor'] }, others: [{}, {}] })
  expect([1, 2, 3].map((seat) => offers(p, `attack:colony:${seat}`))).toEqual([true, false, true])
  expect([view(p.g, 0).seats[0]?.neighbours, view(p.g, 0).seats[2]?.neighbours]).toEqual([
    [1, 3],
    [3, 1],
  ])
})

test('CG-MULTI-7 · example: the first player eliminates the fourth, then the third, then falls, and wins by 2 against 1', () => {
  const p = duel({ others: [{}, { filler: 0 }] })
  doing(p, 'end') // The fourth is destroyed.
  const turns = (count: number): void => {
    for (let turn = 0; turn < count; turn++) doing(reach(p), 'end')
  }
  turns(2)
  reach(p)
  expect([p.g.active, p.g.order]).toEqual([0, [0, 1, 2]])
  Object.assign(p.g.seats[2] ?? {}, { colony: [] })
  doing(p, 'end')
  expect(p.g.order).toEqual([0, 1])
  Object.assign(p.g.seats[0] ?? {}, { colony: [] })
  doing(reach(p), 'end')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'CG-MULTI-7' })
  expect(view(p.g, 'spectator').places).toEqual([[0], [1], [2], [3]])
  expect(view(p.g, 'spectator').seats.map(({ eliminations }) => eliminations)).toEqual([2, 1, 0, 0])
})

/** An operation that sets a figure of the card itself. */
const set = (at: number, to: number): Operation => ({ op: 'setStat', who: 'self', stat: FIGURES[at] as Figure, to })

test('CG-SIMC-3 · example: 1-3-2-0 and 9-4-3-0 fire at each other, and both are removed at the end of the step', () => {
  rewrite('karom', [{ kind: 'static', do: [1, 3, 2, 0].map((to, at) => set(at, to)) }])
  rewrite('liktor', [{ kind: 'static', do: [9, 4, 3, 0].map((to, at) => set(at, to)) }])
  const p = fight(['karom'], ['liktor'], { settings: { simplifiedCombat: true } })
  act(p, 'fire:{karom}:{liktor}')
  pass(p, 'firing-act')
  expect(p.question().seat).toBe(1)
  act(p, 'fire:{liktor}:{karom}')
  reach(p)
  expect(['karom', 'liktor'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 1'])
})

test('CG-ECO-2 · example: 44 credits against 22 win; 45 against 23 and 39 against 0 do not', () => {
  const wins = (own: number, other: number): boolean => {
    const p = duel({ settings: { economicMonopoly: true }, you: { credits: own }, opponent: { credits: other } })
    doing(p, 'end')
    return p.table.result !== null
  }
  expect([wins(44, 22), wins(45, 23), wins(39, 0)]).toEqual([true, false, false])
})

test('CG-ECO-4 · example: a pool of 2 bombed for 3 holds 0, and the attacker’s is unchanged', () => {
  const settings = { economicMonopoly: true }
  const p = fight(['mamut-i'], [], { settings, attack: 'attack:credits:1', opponent: { credits: 2 }, credits: 7 })
  bombAll(p)
  expect([heard(p, 'bombed').map(({ total }) => total), credits(p, 1), credits(p, 0)]).toEqual([[3], 0, 7])
})

test('CG-SETL-2 · example: 6 paid bases against 3 win, 5 against 3 do not', () => {
  const six = ['ipari-park', 'os-boly', 'gombakert', 'kelteto', 'tozsde', 'roncstelep']
  const wins = (own: number): boolean => {
    const p = duel({ settings: { settlement: true }, you: { surface: six.slice(0, own) }, opponent: { surface: six.slice(0, 3) } })
    doing(p, 'end')
    return p.table.result !== null
  }
  expect([wins(6), wins(5)]).toEqual([true, false])
})

test('CG-INV-1 · example: turns 5, 6 and 7 give the starter 5, the other player 6 and the starter 7 credits', () => {
  const incomes = [5, 6, 7].map((turn) => {
    const active = (turn + 1) % 2
    const p = duel({ settings: { investment: true }, phase: 'start', turn, active, you: { credits: 0 }, opponent: { credits: 0 } })
    reach(p)
    return [credits(p, 0), credits(p, 1)]
  })
  expect(incomes).toEqual([
    [5, 0],
    [0, 6],
    [7, 0],
  ])
})

test('CG-ADEF-2 · example: of two payable traps the second is refused when the first is paid', () => {
  const p = fight(['kisertetraja', 'mamut-i'], ['marduk-kurios'], {
    settings: { activeDefence: true },
    opponent: { surface: ['csali-kolonia unpaid', 'savakna unpaid'] },
  })
  through(p, 'pass', 'stealth:{kisertetraja}', 'trap:{csali-kolonia}', 'bomb:{mamut-i}')
  reach(p)
  expect([heard(p, 'bombing-success').length, heard(p, 'trap').length]).toEqual([2, 1])
})

test('CG-CLEAN-2 · example: for an attack on a colony behind a paid mine ring no credit is due', () => {
  const p = duel({ settings: { cleanGame: true }, you: { hangar: ['liktor'], credits: 3 }, opponent: { surface: ['aknagyuru'] } })
  act(p, 'attack:colony:1')
  expect(credits(p)).toBe(3)
})

test('CG-CLEAN-3 · example: of 5 crew cards in your own end phase 2 of the controller’s choice are destroyed', () => {
  const cantina = ['vasfalo', 'tuzer', 'onkentes', 'savkopo', 'kalibralo']
  const p = duel({ settings: { cleanGame: true }, you: { cantina } })
  doing(p, 'end')
  act(p, 'discard:{onkentes}', 'discard:{vasfalo}')
  reach(p)
  expect(pile(p, 'trash').toSorted()).toEqual(['onkentes', 'vasfalo'])
})

test('CG-COLL-2 · example: of a pack set of 43 cards 30 are common, 10 uncommon and 3 rare', () => {
  const set = openPack('set', seedOf('example')).map((id) => cardById(id)?.rarity)
  expect(['common', 'uncommon', 'rare'].map((rarity) => set.filter((one) => one === rarity).length)).toEqual([30, 10, 3])
})
