import { expect, test } from 'vitest'
import { EVENTS } from '../../content/events.ts'
import { explain } from '../../explain.ts'
import { told } from '../fight.ts'
import { areaNamed, asked, type Given, systemNamed } from '../given.ts'
import { acting, upgradeId } from '../orders.ts'

/** 10A with a neighbour on each side; 5A lies north of 11A. */
const CROSS = ['10A 1 1', '11A 2 1', '1A 1 0', '2A 1 2', '3A 0 1', '5A 2 0']

/** The start of an advance order in the middle of that map. */
function advancing(faction: string, upgrades: string, given: Given) {
  return acting(faction, { step: 'advance', order: '0 advance 10A', tiles: CROSS, ...given, players: [{ upgrades }, {}] })
}

test('FS-STRAT-10, FS-STRAT-11 · who has an order upgrade says whether it is used, and everybody is told that it was', () => {
  const p = advancing('space-marines', 'crusade', { pieces: { '10A.se': '0 strike-cruiser' } })
  expect([asked(p), p.question().seat]).toEqual(['upgrade.use', 0])
  p.answer('use')
  expect(told(p, 'upgrade-used', 0, 'card')).toEqual(['@upgrade-crusade'])
})

test('FS-STRAT-10, FS-STORM-2 · From the Warp: a standing ship beyond a storm on any of the four borders; else it is not asked', () => {
  const offered = (storm: string, area: string, units: string) => {
    const p = advancing('chaos', 'from-the-warp', { storms: storm === '' ? [] : [storm], pieces: { [area]: `0 ${units}` } })
    return asked(p) === 'upgrade.use'
  }
  const ship = 'iconoclast-destroyer'
  expect(offered('10A north', '1A.nw', ship)).toBe(true)
  expect(offered('10A east', '11A.se', ship)).toBe(true)
  expect(offered('10A south', '2A.ne', ship)).toBe(true)
  expect(offered('10A west', '3A.nw', ship)).toBe(true)
  // No storm in between; a storm elsewhere; units that cannot fly.
  expect(offered('', '1A.nw', ship)).toBe(false)
  expect(offered('11A north', '5A.nw', ship)).toBe(false)
  expect(offered('10A north', '1A.nw', `${ship}~`)).toBe(false)
  expect(offered('10A north', '1A.ne', 'cultist')).toBe(false)
})

test('FS-STRAT-10, FS-STRAT-18 · Ork Roks: any void without anybody, of the active system or of a neighbour; it is used by naming it', () => {
  const p = advancing('orks', 'ork-roks', { pieces: { '1A.ne': '0 ork-boyz', '10A.ne': '1 falcon' } })
  const voids = ['10A.se', '1A.nw', '1A.se', '11A.se', '2A.ne', '2A.se', '3A.nw', '3A.se'].map((area) => `roks:${areaNamed(p.g, area)}`)
  expect([asked(p), p.question().seat, p.options()]).toEqual(['upgrade.void', 0, [...voids, 'decline']])
  p.answer(voids[1] ?? '')
  expect(p.g.players[0]?.used.map((id) => `upgrade:${id}`)).toEqual([upgradeId('ork-roks')])
  expect(told(p, 'upgrade-used', 0, 'card')).toEqual(['@upgrade-ork-roks'])
  const declined = advancing('orks', 'ork-roks', { pieces: { '1A.ne': '0 ork-boyz', '10A.ne': '1 falcon' } })
  declined.answer('decline')
  expect(declined.g.players[0]?.used).toEqual([])
})

test('FS-STRAT-10 · Ork Roks: without such a void it is not asked, and not used', () => {
  const p = acting('orks', {
    step: 'advance',
    order: '0 advance 10A',
    orders: { '3A': '1 deploy' },
    tiles: ['10A 0 0', '3A 1 0'],
    players: [{ upgrades: 'ork-roks' }, {}],
    pieces: { '10A.se': '0 kill-kroozer', '3A.nw': '1 hellebore-frigate', '3A.se': '1 hellebore-frigate' },
  })
  expect(asked(p)).not.toBe('upgrade.void')
  expect(p.g.players[0]?.used).toEqual([])
})

/** Chaos advances into 10A, past a storm, with Through the Warp. */
function beforeStorm(pieces: Record<string, string>) {
  const players = [{ scheme: 'through-the-warp' }, {}]
  return acting('chaos', { step: 'advance', order: '0 advance 10A', storms: ['10A east'], players, pieces })
}

test('FS-EVENT-10, FS-EVENT-11 · Through the Warp: its owner says whether; then it is used', () => {
  const p = beforeStorm({ '1A.sw': '0 cultist' })
  expect([asked(p), p.question().seat]).toEqual(['scheme.use', 0])
  p.answer('use')
  expect(p.g.players[0]?.scheme).toBe(-1)
  expect(p.g.players[0]?.eventDeck).toContain(EVENTS.findIndex(({ key }) => key === 'through-the-warp'))
})

test('FS-SHIP-4, FS-EVENT-11 · Through the Warp: ships pass the storm, if its owner says so', () => {
  const ships = (answer: string): readonly string[] => {
    const p = beforeStorm({ '1A.nw': '0 iconoclast-destroyer' })
    p.answer(answer)
    return p.table.questions.flatMap((question) => (question.name === 'advance.ships' ? p.options() : []))
  }
  expect([ships('use').length, ships('decline')]).toEqual([1, []])
})

test('FS-GROUND-2, FS-ADV-4, FS-STRAT-18 · Ork Roks: a world beyond the chosen void may be attacked, and is explained as within reach', () => {
  const given: Given = { orders: { '3A': '1 deploy' }, pieces: { '1A.ne': '0 ork-boyz ork-boyz', '10A.se': '1 hellebore-frigate' } }
  const begun = (more: Record<string, string>) =>
    acting('orks', {
      step: 'advance',
      order: '0 advance 10A',
      ...given,
      pieces: { ...given.pieces, ...more },
      players: [{ upgrades: 'ork-roks' }, {}],
    })
  const attack = begun({ '10A.ne': '1 falcon' })
  attack.answer(`roks:${areaNamed(attack.g, '1A.nw')}`, 0)
  expect([asked(attack), attack.options()]).toEqual(['advance.target', [`attack:${areaNamed(attack.g, '10A.ne')}`, 'peace']])
  const without = begun({ '10A.ne': '1 falcon' })
  without.answer('decline', 0)
  expect(asked(without)).not.toBe('advance.target')
  const why = (answer: string) => {
    const p = begun({})
    p.answer(answer === 'decline' ? answer : `roks:${areaNamed(p.g, '1A.nw')}`)
    p.g.step = 'advance'
    p.g.order = { ...p.g.order, seat: 0, source: systemNamed(p.g, '1A'), system: systemNamed(p.g, '10A') }
    return explain(p.g, 0, `area:${areaNamed(p.g, '10A.ne')}`).map(({ rule }) => rule)
  }
  expect(why('decline')).toContain('FS-GROUND-2')
  expect(why('roks')).not.toContain('FS-GROUND-2')
})

test('FS-ADV-3, FS-STORM-2 · From the Warp: a system from which only ground units could come is no source', () => {
  const p = acting('chaos', {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '1A.sw': '0 cultist', '2A.ne': '0 iconoclast-destroyer' },
    storms: ['10A east', '10A south'],
    players: [{ upgrades: 'from-the-warp' }, {}],
  })
  p.answer('use', 0)
  expect([asked(p), p.g.order.source]).toEqual(['advance.ships', systemNamed(p.g, '2A')])
})
