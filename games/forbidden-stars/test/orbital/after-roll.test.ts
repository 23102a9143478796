import { expect, test } from 'vitest'
import { EVENTS } from '../../content/events.ts'
import { onUnit, told } from '../fight.ts'
import { areaNamed, asked, type Given, standing, systemNamed, unitIds } from '../given.ts'
import { acting, striking, upgradeId } from '../orders.ts'

/** An orbital strike at a Gargant with two dice and those of the upgrade. */
const AT_GARGANT = { '10A.se': '0 strike-cruiser', '10A.ne': '1 gargant' }

test('FS-ORB-12, FS-DICE-8 · Rain of Fire: the striker turns one morale die, and is not asked without one', () => {
  const p = striking('space-marines', 'rain-of-fire', { pieces: AT_GARGANT, rolls: 'dmm' })
  expect([asked(p), p.question().seat]).toEqual(['strike.after', 0])
  p.answer(upgradeId('rain-of-fire'))
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['1'])
  expect(asked(striking('space-marines', 'rain-of-fire', { pieces: AT_GARGANT, rolls: 'dad' }))).toBe('operations.resolve')
})

test('FS-ORB-12, FS-GOLD-5 · a price in dice of several faces: the striker says which', () => {
  const given = { pieces: { '10A.se': '0 onslaught-attack-ship onslaught-attack-ship', '10A.ne': '1 falcon' }, rolls: 'mda' }
  const p = striking('orks', 'lootin', given)
  p.answer(upgradeId('lootin'))
  expect([asked(p), p.question().seat, p.options()]).toEqual(['strike.spend', 0, ['spend:attack', 'spend:defence', 'spend:morale']])
})

test('FS-CLAR-11 · Complete Destruction: the owner may give up a unit', () => {
  const given = { pieces: { '10A.se': '0 iconoclast-destroyer', '10A.ne': '1 nob city' }, rolls: 'dd' }
  const p = striking('chaos', 'complete-destruction', given)
  p.answer(upgradeId('complete-destruction'))
  expect([asked(p), p.question().seat]).toEqual(['strike.destroy', 1])
  p.answer(onUnit(p, 'destroy:unit', 'nob', '10A.ne'))
  expect(standing(p.g, '10A.ne')).toBe('1 city')
})

test("FS-ORB-12, FS-EVENT-17 · Stealin'!: one token of the kind that the striker names goes over to him; without one he is not asked", () => {
  const given = (assets: [number, number, number]): Given & { rolls: string } => ({
    pieces: { '10A.se': '0 kill-kroozer', '10A.ne': '1 falcon' },
    rolls: 'mdd',
    players: [{}, { assets }],
  })
  const p = striking('orks', 'stealin', given([0, 2, 1]))
  p.answer(upgradeId('stealin'))
  expect([asked(p), p.question().seat, p.options()]).toEqual(['strike.steal', 0, ['asset:1', 'asset:2']])
  p.answer('asset:1')
  expect(p.g.players.map(({ assets }) => assets)).toEqual([
    [0, 1, 0],
    [0, 1, 1],
  ])
  const one = striking('orks', 'stealin', given([1, 0, 0]))
  expect(asked(one)).toBe('strike.after')
  one.answer(upgradeId('stealin'))
  expect(one.g.players.map(({ assets }) => assets)).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ])
  expect(asked(striking('orks', 'stealin', given([0, 0, 0])))).toBe('operations.resolve')
})

test('FS-ORB-12 · Tactical Strikes: the striker names the unit; one is enough, structures are not', () => {
  const given = (world: string): Given & { rolls: string } => ({
    pieces: { '10A.se': '0 hellebore-frigate', '10A.ne': world },
    rolls: 'maad',
  })
  const p = striking('eldar', 'tactical-strikes', given('1 nob ork-boyz'))
  p.answer(upgradeId('tactical-strikes'))
  expect([asked(p), p.question().seat]).toEqual(['strike.aim', 0])
  const one = striking('eldar', 'tactical-strikes', given('1 ork-boyz'))
  expect(asked(one)).toBe('strike.after')
  one.answer(upgradeId('tactical-strikes'))
  expect(standing(one.g, '10A.ne')).toBe('')
  expect(asked(striking('eldar', 'tactical-strikes', given('1 city')))).toBe('operations.resolve')
})

test('FS-ORB-6, FS-ORB-12 · Tactical Strikes: the named unit suffers the first damage, however little; without an attack icon nothing suffers', () => {
  const struck = (rolls: string) => {
    const p = striking('eldar', 'tactical-strikes', { pieces: { '10A.se': '0 hellebore-frigate', '10A.ne': '1 nob ork-boyz~' }, rolls })
    p.answers(upgradeId('tactical-strikes'), onUnit(p, 'aim', 'ork-boyz', '10A.ne'))
    return told(p, 'unit-damaged', 1, 'unit', 'damage')
  }
  expect(struck('madd')).toEqual(['@unit-ork-boyz 1'])
  expect(struck('mddd')).toEqual([])
})

test('FS-CLAR-13, FS-MAP-4 · Strafing Run: standing ships of the system fly to the voids of one neighbouring system, or stay', () => {
  const given: Given & { rolls: string } = {
    order: '0 advance 3A',
    pieces: { '3A.nw': '0 hellebore-frigate hellebore-frigate~', '3A.ne': '1 gargant', '3A.sw': '0 falcon', '11A.ne': '1 factory' },
    rolls: 'mda',
  }
  const p = striking('eldar', 'strafing-run', given)
  p.answer(upgradeId('strafing-run'))
  const havens = (codes: readonly string[]) => codes.map((code) => `haven:${systemNamed(p.g, code)}`)
  expect([asked(p), p.question().seat, p.options()]).toEqual(['strike.haven', 0, havens(['1A', '5A', '2A'])])
  p.answer(`haven:${systemNamed(p.g, '1A')}`)
  expect([asked(p), p.question().seat]).toEqual(['strike.ships', 0])
  const [ship] = unitIds(p.g, '3A.nw', 'hellebore-frigate').filter((unit) => p.g.units.routed[unit] === 0)
  expect(p.options()).toEqual(['1A.nw', '1A.se'].map((area) => `move:${ship}:${areaNamed(p.g, area)}`))
  p.answer({ options: [] })
  expect(standing(p.g, '3A.nw')).toBe('0 hellebore-frigate, 0 hellebore-frigate~')
  const closed = striking('eldar', 'strafing-run', {
    ...given,
    pieces: { ...given.pieces, '5A.nw': '1 onslaught-attack-ship', '5A.sw': '1 onslaught-attack-ship' },
  })
  closed.answer(upgradeId('strafing-run'))
  expect(closed.options()).toEqual(havens(['1A', '2A']))
})

/** A strike with Vicious Raids that can be used. */
function raiding(ships: string, rolls: string) {
  const p = acting('eldar', {
    step: 'strike',
    order: '0 advance 10A',
    pieces: { '10A.se': `0 ${ships}`, '10A.ne': '1 gargant' },
    players: [{ scheme: 'vicious-raids' }, {}],
    rolls,
  })
  p.answers(p.options()[0] ?? '', `event:${EVENTS.findIndex(({ key }) => key === 'vicious-raids')}`)
  return p
}

test('FS-DICE-9, FS-DICE-2, FS-ORB-17 · Vicious Raids: the striker rolls any of his dice again, none to all, and says what the new die shows', () => {
  const p = raiding('hellebore-frigate', 'add')
  expect([asked(p), p.question().seat]).toEqual(['strike.reroll', 0])
  expect(p.options()).toEqual(['0:0:0', '0:1:0', '0:2:0', '1:0:0', '1:1:0', '1:2:0'].map((dice) => `reroll:${dice}`))
  p.answer('reroll:0:0:0')
  expect([asked(p), p.question().seat, p.options()]).toEqual(['strike.face', 0, ['gain:attack', 'gain:defence', 'gain:morale']])
})

test('FS-COMP-5, FS-COMP-7 · Vicious Raids: with eight dice there is none to gain', () => {
  const p = raiding('hellebore-frigate hellebore-frigate hellebore-frigate', 'dddddddd')
  p.answer('reroll:0:0:0')
  expect(asked(p)).toBe('operations.resolve')
})
