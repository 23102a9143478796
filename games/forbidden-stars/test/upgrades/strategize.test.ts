import { expect, test } from 'vitest'
import { told } from '../fight.ts'
import { asked, type Given, type GivenPlayer, standing } from '../given.ts'
import { acting, upgradeId } from '../orders.ts'

const usedBy = (p: ReturnType<typeof acting>) => p.g.players[0]?.used.map((id) => `upgrade:${id}`)

test('FS-STRAT-2, FS-COST-5 · Farseers: as soon as one upgrade can be paid in full, and not before', () => {
  const offered = (player: GivenPlayer) => {
    const p = acting('eldar', { order: '0 strategize 10A', step: 'strategize', players: [player, {}] })
    return asked(p) === 'upgrade.use'
  }
  // Combat upgrades cost 2, Tactical Strikes 1.
  expect(offered({ upgrades: 'farseers', materiel: 1 })).toBe(true)
  expect(offered({ upgrades: 'farseers', materiel: 0 })).toBe(false)
  expect(offered({ upgrades: 'farseers tactical-strikes', materiel: 1 })).toBe(false)
  expect(offered({ upgrades: 'farseers tactical-strikes', materiel: 2 })).toBe(true)
})

test('FS-STRAT-10, FS-STRAT-11 · Direct the Faithful: who has it says which structure becomes what, and everybody is told', () => {
  const given: Given = {
    order: '0 strategize 2A',
    step: 'strategize',
    pieces: { '2A.sw': '0 factory', '10A.nw': '0 city' },
    players: [{ upgrades: 'direct-the-faithful', materiel: 0 }, {}],
  }
  const p = acting('space-marines', given)
  // The two factories far away come first.
  expect([asked(p), p.question().seat, p.options()]).toEqual(['upgrade.rebuild', 0, ['rebuild:2:1', 'rebuild:2:2', 'decline']])
  p.answer('rebuild:2:1')
  expect(standing(p.g, '2A.sw')).toBe('0 city')
  expect(told(p, 'structure-rebuilt', 0, 'structure', 'into', 'code')).toEqual(['@structure-factory @structure-city 2A'])
  expect(usedBy(p)).toEqual([upgradeId('direct-the-faithful')])
  const none = acting('space-marines', { ...given, pieces: { '10A.nw': '0 city' } })
  expect(asked(none)).not.toBe('upgrade.rebuild')
  expect(none.g.players[0]?.used).toEqual([])
})

/** Space Marines with a city and a unit strategize; after the answers. */
function rebuilding(...answers: string[]) {
  const p = acting('space-marines', {
    order: '0 strategize 10A',
    step: 'strategize',
    pieces: { '10A.nw': '0 city scout' },
    players: [{ upgrades: 'direct-the-faithful', materiel: 9 }, {}],
  })
  p.answers(...answers)
  return p
}

test('FS-STRAT-10, FS-STRAT-18, FS-COST-2 · Direct the Faithful: after a purchase that needed the city it may still become a bastion, once', () => {
  const p = rebuilding('decline', 'none', upgradeId('recruitment-worlds'))
  expect([asked(p), p.options().length]).toEqual(['upgrade.rebuild', 3])
  p.answer(p.options()[1] ?? '')
  expect([standing(p.g, '10A.nw'), usedBy(p)]).toEqual(['0 scout, 0 bastion', [upgradeId('direct-the-faithful')]])
  expect(asked(p)).not.toBe('upgrade.rebuild')
})

test('FS-STRAT-10, FS-STRAT-11 · Direct the Faithful: who buys nothing is not asked again, nor who has used it', () => {
  expect(asked(rebuilding('decline', 'none', 'none'))).not.toBe('upgrade.rebuild')
  const p = rebuilding()
  p.answer(p.options()[0] ?? '')
  expect(p.options()).not.toContain(upgradeId('recruitment-worlds'))
  p.answer(p.options()[0] ?? '')
  expect(asked(p)).toBe('strategize.replaced')
  p.answer(p.options()[0] ?? '')
  expect(asked(p)).not.toBe('upgrade.rebuild')
})

test('FS-STRAT-12, FS-STRAT-10 · Direct the Faithful and Favour of the Dark Gods may be used in the order in which they are bought', () => {
  const buying = (faction: string, upgrade: string, unit: string) => {
    const p = acting(faction, {
      order: '0 strategize 10A',
      step: 'strategize',
      pieces: { '10A.nw': `0 city ${unit}` },
      players: [{ materiel: 9 }, {}],
    })
    p.answers('none', upgradeId(upgrade))
    return asked(p)
  }
  expect(buying('space-marines', 'direct-the-faithful', 'scout')).toBe('upgrade.rebuild')
  expect(buying('chaos', 'favour-of-the-dark-gods', 'cultist')).toBe('upgrade.tokens')
})

test('FS-STRAT-10, FS-STRAT-11 · Favour of the Dark Gods: one order in the play area is enough, without any it is not asked; it is used by moving one', () => {
  const favoured = (orders: number) =>
    acting('chaos', {
      order: '0 strategize 10A',
      step: 'strategize',
      players: [{ upgrades: 'favour-of-the-dark-gods', materiel: 0 }, {}],
      more: (g) => {
        g.players[0]?.orders.splice(orders)
      },
    })
  const p = favoured(1)
  expect([asked(p), p.question().seat, p.options().length]).toEqual(['upgrade.tokens', 0, 1])
  p.answer({ options: p.options() })
  expect(usedBy(p)).toEqual([upgradeId('favour-of-the-dark-gods')])
  expect([p.g.players[0]?.orders, p.g.players[0]?.eventOrders.length]).toEqual([[], 2])
  const none = favoured(0)
  expect(asked(none)).not.toBe('upgrade.tokens')
  expect(none.g.players[0]?.used).toEqual([])
})

test('FS-STRAT-11, FS-STRAT-13 · The Green Tide is used by resolving another order, not by strategizing', () => {
  const resolved = (as: string) => {
    const p = acting('orks', {
      orders: { '10A': '0 strategize', '1A': '1 deploy' },
      pieces: { '10A.nw': '0 nob' },
      players: [{ upgrades: 'the-green-tide', materiel: 0 }, {}],
    })
    p.answer(as)
    return usedBy(p)
  }
  expect(resolved('as:1')).toEqual([upgradeId('the-green-tide')])
  expect(resolved('as:2')).toEqual([])
})
