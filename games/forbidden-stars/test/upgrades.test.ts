import { expect, test } from 'vitest'
import { CHAOS_REAVER_TITAN } from '../content/units.ts'
import { onUnit, told } from './fight.ts'
import { areaNamed, asked, buy, type Given, moves, standing, systemNamed, unitIds } from './given.ts'
import { acting, striking, upgradeId } from './orders.ts'

test('FS-ORB-10 · Rain of Fire: a die more, and a morale die becomes attack', () => {
  const p = striking('space-marines', 'rain-of-fire', { pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 gargant' }, rolls: 'dam' })
  p.answer(upgradeId('rain-of-fire'))
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['2'])
  const q = striking('space-marines', 'rain-of-fire', { pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 gargant' }, rolls: 'dam' })
  q.answer('done')
  expect(told(q, 'unit-damaged', 1, 'damage')).toEqual(['1'])
})

test('FS-ORB-12, FS-COMBAT-25 · Drop Pods: 2 defence dice land a Space Marine after the damage, and a combat follows', () => {
  const p = striking('space-marines', 'drop-pods', {
    pieces: { '10A.se': '0 strike-cruiser strike-cruiser', '10A.ne': '1 gargant' },
    rolls: 'dada',
  })
  p.answer(upgradeId('drop-pods'))
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['2'])
  expect(standing(p.g, '10A.ne')).toBe('0 space-marine, 1 gargant')
  expect(p.g.combat?.sides.map(({ seat }) => seat)).toEqual([0, 1])
  // FS-RET-13: it did not arrive by the order.
  expect(p.g.combat?.origins).toEqual([])
})

test('FS-ORB-12 · Drop Pods: with one defence die nobody lands', () => {
  const p = striking('space-marines', 'drop-pods', { pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 gargant' }, rolls: 'da' })
  expect(standing(p.g, '10A.ne')).toBe('1 gargant')
  expect(p.g.combat).toBeNull()
})

test('FS-ORB-12 · Fear from Above: a morale die routs units that suffer and survive', () => {
  const given = { pieces: { '10A.se': '0 iconoclast-destroyer', '10A.ne': '1 gargant nob' }, rolls: 'amd' }
  const p = striking('chaos', 'fear-from-above', given)
  p.answer(upgradeId('fear-from-above'))
  p.answer({ options: [onUnit(p, 'unit', 'gargant', '10A.ne')] })
  expect(standing(p.g, '10A.ne')).toBe('1 nob, 1 gargant~')
  const q = striking('chaos', 'fear-from-above', given)
  q.answer('done')
  q.answer({ options: [onUnit(q, 'unit', 'gargant', '10A.ne')] })
  expect(standing(q.g, '10A.ne')).toBe('1 nob, 1 gargant')
})

test('FS-CLAR-11 · Complete Destruction: the owner of the world chooses which of their pieces there is destroyed', () => {
  const p = striking('chaos', 'complete-destruction', {
    seats: 3,
    pieces: { '10A.se': '0 iconoclast-destroyer iconoclast-destroyer', '10A.ne': '1 nob city bastion', '5A.ne': '2 scout' },
    rolls: 'ddmm',
  })
  p.answer(upgradeId('complete-destruction'))
  expect([asked(p), p.question().seat]).toEqual(['strike.destroy', 1])
  expect(p.options()).toHaveLength(3)
  p.answer(p.options().find((id) => id.startsWith('destroy:structure')) ?? '')
  expect(standing(p.g, '10A.ne')).toBe('1 nob, 1 bastion')
})

test('FS-CLAR-11 · Complete Destruction: also with only structures left; not without 2 defence dice', () => {
  const p = striking('chaos', 'complete-destruction', { pieces: { '10A.se': '0 iconoclast-destroyer', '10A.ne': '1 city' }, rolls: 'dd' })
  p.answer(upgradeId('complete-destruction'))
  expect(standing(p.g, '10A.ne')).toBe('')
  const q = striking('chaos', 'complete-destruction', { pieces: { '10A.se': '0 iconoclast-destroyer', '10A.ne': '1 city' }, rolls: 'da' })
  expect(standing(q.g, '10A.ne')).toBe('1 city')
})

test("FS-ORB-12 · Lootin': any die for a materiel, which the owner of the world loses", () => {
  const given = {
    pieces: { '10A.se': '0 onslaught-attack-ship', '10A.ne': '1 falcon' },
    rolls: 'md',
    players: [{ materiel: 5 }, { materiel: 0 }],
  }
  const p = striking('orks', 'lootin', given)
  p.answers(upgradeId('lootin'), 'spend:morale')
  expect(p.g.players.map(({ materiel }) => materiel)).toEqual([6, 0])
  const q = striking('orks', 'lootin', { ...given, players: [{ materiel: 5 }, { materiel: 3 }] })
  q.answer('done')
  expect(q.g.players.map(({ materiel }) => materiel)).toEqual([5, 3])
  const r = striking('orks', 'lootin', { ...given, players: [{ materiel: 5 }, { materiel: 3 }] })
  r.answers(upgradeId('lootin'), 'spend:defence')
  expect(r.g.players.map(({ materiel }) => materiel)).toEqual([6, 2])
  expect([told(p, 'materiel-lost', 1, 'count'), told(r, 'materiel-lost', 1, 'count')]).toEqual([[], ['1']])
})

test("FS-ORB-12 · Stealin'!: a morale die for an asset token of the owner of the world", () => {
  const p = striking('orks', 'stealin', {
    seats: 3,
    pieces: { '10A.se': '0 kill-kroozer', '10A.ne': '1 falcon', '5A.ne': '2 scout' },
    rolls: 'mdd',
    players: [{ assets: [0, 3, 0] }, { assets: [1, 1, 0] }],
  })
  p.answer(upgradeId('stealin'))
  expect([asked(p), p.options()]).toEqual(['strike.steal', ['asset:0', 'asset:1']])
  p.answer('asset:1')
  // FS-COMP-9: three is the maximum.
  expect(p.g.players.slice(0, 2).map(({ assets }) => assets)).toEqual([
    [0, 3, 0],
    [1, 0, 0],
  ])
  const q = striking('orks', 'stealin', { pieces: { '10A.se': '0 kill-kroozer', '10A.ne': '1 falcon' }, rolls: 'mdd' })
  expect(q.events('spectator', 'asset-gained')).toEqual([])
})

test('FS-ORB-12 · Tactical Strikes: a morale die names the unit that suffers first, routed or not', () => {
  const given = { pieces: { '10A.se': '0 hellebore-frigate', '10A.ne': '1 nob ork-boyz~' }, rolls: 'aadm' }
  const p = striking('eldar', 'tactical-strikes', given)
  p.answers(upgradeId('tactical-strikes'), onUnit(p, 'aim', 'ork-boyz', '10A.ne'))
  expect(standing(p.g, '10A.ne')).toBe('1 nob')
  const q = striking('eldar', 'tactical-strikes', given)
  q.answer('done')
  expect(standing(q.g, '10A.ne')).toBe('1 ork-boyz~, 1 nob')
})

test('FS-CLAR-13 · Strafing Run: a defence die lets ships fly to a neighbouring system; all dice still count', () => {
  const given: Given & { rolls?: string } = {
    pieces: { '10A.se': '0 hellebore-frigate hellebore-frigate', '10A.ne': '1 gargant', '1A.nw': '1 onslaught-attack-ship' },
    rolls: 'aaaddd',
    storms: ['10A south'],
  }
  const p = striking('eldar', 'strafing-run', given)
  p.answer(upgradeId('strafing-run'))
  // There is a storm in the south; one void of 1A is an enemy's.
  const place = areaNamed(p.g, '1A.se')
  const [one] = unitIds(p.g, '10A.se', 'hellebore-frigate')
  expect(p.options()).toHaveLength(2)
  p.answer({ options: [`move:${one}:${place}`] })
  expect(standing(p.g, '1A.se')).toBe('0 hellebore-frigate')
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['3'])
  const q = striking('eldar', 'strafing-run', { ...given, storms: ['10A south', '10A east'] })
  expect(asked(q)).toBe('operations.resolve')
})

test('FS-STRAT-10, FS-STRAT-18 · Crusade: without a friendly world in the system a reinforcement token at the start of an advance', () => {
  const p = acting('space-marines', {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '10A.se': '0 strike-cruiser' },
    players: [{ upgrades: 'crusade' }, {}],
  })
  expect(asked(p)).toBe('upgrade.use')
  p.answer('use')
  expect(p.g.players[0]?.assets).toEqual([0, 0, 1])
  const q = acting('space-marines', {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '10A.nw': '0 scout', '2A.sw': '0 scout' },
    players: [{ upgrades: 'crusade' }, {}],
  })
  expect(asked(q)).not.toBe('upgrade.use')
  const full = acting('space-marines', {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '10A.se': '0 strike-cruiser' },
    players: [{ upgrades: 'crusade', assets: [0, 0, 3] }, {}],
  })
  expect(full.g.players[0]?.used).toEqual([])
})

test('FS-STRAT-12 · each upgrade once a round', () => {
  const p = acting('space-marines', {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '10A.se': '0 strike-cruiser' },
    players: [{ upgrades: 'crusade*' }, {}],
  })
  expect(p.g.players[0]?.assets).toEqual([0, 0, 0])
})

test('FS-SHIP-4, FS-STORM-2, FS-GOLD-2 · From the Warp: ships, not ground units, move through warp storms', () => {
  const given: Given = {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '1A.se': '0 iconoclast-destroyer', '1A.sw': '0 cultist' },
    storms: ['10A east'],
    players: [{ upgrades: 'from-the-warp' }, {}],
  }
  const p = acting('chaos', given)
  p.answer('use')
  expect(asked(p)).toBe('advance.ships')
  p.answer({ options: moves(p.g, 'iconoclast-destroyer', '1A.se', '10A.se') })
  expect(asked(p)).toBe('operations.resolve')
  expect(standing(p.g, '1A.sw')).toBe('0 cultist')
  const q = acting('chaos', given)
  q.answer('decline')
  expect(standing(q.g, '1A.se')).toBe('0 iconoclast-destroyer')
})

test('FS-GROUND-2, FS-STRAT-18 · Ork Roks: a void without anybody lets up to two ground units pass', () => {
  const given: Given = {
    step: 'advance',
    order: '0 advance 10A',
    pieces: { '1A.ne': '0 ork-boyz ork-boyz ork-boyz', '10A.se': '1 hellebore-frigate' },
    players: [{ upgrades: 'ork-roks' }, {}],
  }
  const p = acting('orks', given)
  expect(asked(p)).toBe('upgrade.void')
  // The void with an enemy ship is not among them.
  expect(p.options()).not.toContain(`roks:${areaNamed(p.g, '10A.se')}`)
  p.answer(`roks:${areaNamed(p.g, '1A.nw')}`)
  expect(asked(p)).toBe('advance.ground')
  const three = moves(p.g, 'ork-boyz', '1A.ne', '10A.ne', 3)
  expect(p.refused({ options: three }, 0).params?.rule ?? p.refused({ options: three }, 0).rule).toBe('FS-GROUND-2')
  p.answer({ options: three.slice(0, 2) })
  expect(standing(p.g, '10A.ne')).toBe('0 ork-boyz, 0 ork-boyz')
  const q = acting('orks', given)
  q.answer('decline')
  expect(asked(q)).toBe('operations.resolve')
})

test('FS-STRAT-10 · Corsair Raid: after a combat of an advance order a strike', () => {
  const given: Given = {
    step: 'fight',
    order: '0 advance 10A',
    pieces: { '10A.se': '0 hellebore-frigate', '10A.nw': '0 aspect-warrior, 1 city', '10A.ne': '1 nob' },
    players: [{ upgrades: 'corsair-raid' }, {}],
    more: (g) => {
      g.attacker = 0
    },
    rolls: 'aaa',
  } as Given
  const p = acting('eldar', given)
  expect(asked(p)).toBe('upgrade.use')
  p.answer('use')
  expect(asked(p)).toBe('strike.target')
  p.answer(p.options()[0] ?? '')
  expect(told(p, 'strike-begun', 0)).toHaveLength(1)
  const q = acting('eldar', { ...given, players: [{}, {}] })
  expect(asked(q)).toBe('operations.resolve')
})

test('FS-DEPLOY-3, FS-STRAT-18 · Recruitment Worlds: bastions count as factories, for one less than their capacity', () => {
  const given: Given = {
    order: '0 deploy 10A',
    step: 'deploy-begin',
    pieces: { '10A.nw': '0 bastion' },
    players: [{ upgrades: 'recruitment-worlds', materiel: 14 }, {}],
  }
  const p = acting('space-marines', given)
  expect(asked(p)).toBe('upgrade.use')
  p.answer('use')
  // Turaci holds four.
  for (let bought = 0; bought < 3; bought++) {
    expect(asked(p)).toBe('deploy.unit')
    p.answer(buy('scout', areaNamed(p.g, '10A.nw')))
  }
  expect(asked(p)).toBe('operations.resolve')
  expect(p.events('spectator', 'unit-bought')).toHaveLength(3)
  const q = acting('space-marines', given)
  q.answer('decline')
  expect(asked(q)).toBe('operations.resolve')
  expect(q.events('spectator', 'unit-bought')).toEqual([])
})

test('FS-CLAR-12, FS-COST-9 · Dread Ritual: after the deploy one more unit up to level 2, cheaper by the Cultists, without a factory', () => {
  const given: Given = {
    order: '0 deploy 10A',
    step: 'after-deploy',
    pieces: { '10A.nw': '0 cultist cultist cultist~ chaos-space-marine city', '5A.ne': '0 city' },
    players: [{ upgrades: 'dread-ritual', materiel: 2 }, {}],
  }
  const p = acting('chaos', given)
  expect(asked(p)).toBe('deploy.ritual')
  const area = areaNamed(p.g, '10A.nw')
  // Helbrute costs 4 minus 3 (the Chaos Space Marine is no Cultist); only friendly areas are allowed, so nowhere else; no titan.
  expect(p.options()).toContain(buy('helbrute', area))
  expect(p.options().every((id) => id === 'decline' || id.includes(`:${area}`))).toBe(true)
  expect(p.options().some((id) => id.startsWith(`buy:${CHAOS_REAVER_TITAN}:`))).toBe(false)
  p.answer(buy('helbrute', area))
  expect(p.g.players[0]?.materiel).toBe(1)
  expect(p.g.players[0]?.used).toHaveLength(1)
  const q = acting('chaos', { ...given, players: [{ upgrades: 'dread-ritual*', materiel: 9 }, {}] })
  expect(asked(q)).not.toBe('deploy.ritual')
})

test('FS-DEPLOY-14, FS-STRAT-18 · Work Faster!: the structure first, and a factory bought so counts at once', () => {
  const given: Given = {
    order: '0 deploy 10A',
    step: 'deploy-begin',
    pieces: { '10A.nw': '0 nob' },
    players: [{ upgrades: 'werk-fasta', materiel: 9 }, {}],
  }
  const p = acting('orks', given)
  p.answer('use')
  expect(asked(p)).toBe('deploy.structure')
  p.answer(`build:0:${areaNamed(p.g, '10A.nw')}`)
  expect(asked(p)).toBe('deploy.unit')
  p.answer('done')
  // The one structure has been bought.
  expect(asked(p)).toBe('operations.resolve')
  const q = acting('orks', given)
  q.answer('decline')
  expect(asked(q)).toBe('deploy.structure')
  q.answer(`build:0:${areaNamed(q.g, '10A.nw')}`)
  expect(asked(q)).toBe('operations.resolve')
})

test('FS-STRAT-10 · Work Faster!: only by its owner, and only if a structure can be bought', () => {
  const given: Given = { order: '0 deploy 10A', step: 'deploy-begin', pieces: { '10A.nw': '0 nob' }, players: [{ materiel: 9 }, {}] }
  expect(asked(acting('orks', given))).toBe('deploy.structure')
  const used = acting('orks', { ...given, players: [{ upgrades: 'werk-fasta*', materiel: 9 }, {}] })
  expect(asked(used)).toBe('deploy.structure')
  expect(used.events('spectator', 'upgrade-used')).toEqual([])
  const poor = acting('orks', { ...given, players: [{ upgrades: 'werk-fasta', materiel: 1 }, {}] })
  expect(asked(poor)).toBe('operations.resolve')
})

test('FS-DEPLOY-11, FS-GOLD-2 · Wraithbone Singers: a structure beside one of another kind', () => {
  const given: Given = {
    order: '0 deploy 10A',
    step: 'deploy-structure',
    pieces: { '10A.nw': '0 city', '10A.ne': '0 city bastion' },
    players: [{ upgrades: 'wraithbone-singers', materiel: 9 }, {}],
  }
  const p = acting('eldar', given)
  const area = areaNamed(p.g, '10A.nw')
  expect(p.options()).toEqual([`build:0:${area}`, `build:2:${area}`, 'done'])
  p.answer(`build:2:${area}`)
  expect(standing(p.g, '10A.nw')).toBe('0 city, 0 bastion')
  expect(p.g.players[0]?.used).toHaveLength(1)
  const q = acting('eldar', { ...given, players: [{ materiel: 9 }, {}] })
  expect(asked(q)).toBe('operations.resolve')
})

test('FS-STRAT-10, FS-SIM-9 · Direct the Faithful: a structure becomes one of another kind', () => {
  const given: Given = {
    order: '0 strategize 10A',
    step: 'strategize',
    pieces: { '10A.nw': '0 city', '10A.sw': '1 city', '1A.ne': '0 factory' },
    players: [{ upgrades: 'direct-the-faithful', materiel: 0 }, {}],
  }
  const p = acting('space-marines', given)
  expect(asked(p)).toBe('upgrade.rebuild')
  expect(p.options()).toHaveLength(3)
  p.answer(p.options()[1] ?? '')
  expect(standing(p.g, '10A.nw')).toBe('0 bastion')
  expect(p.g.players[0]?.used).toHaveLength(1)
  const q = acting('space-marines', given)
  q.answer('decline')
  expect(standing(q.g, '10A.nw')).toBe('0 city')
  expect(q.g.players[0]?.used).toEqual([])
})

test('FS-STRAT-10, FS-GOLD-4 · Favour of the Dark Gods: up to two orders of the play area go on the event deck', () => {
  const given: Given = {
    order: '0 strategize 10A',
    step: 'strategize',
    pieces: { '10A.nw': '0 cultist' },
    players: [{ upgrades: 'favour-of-the-dark-gods', materiel: 0 }, {}],
  }
  const p = acting('chaos', given)
  expect(asked(p)).toBe('upgrade.tokens')
  expect(p.refused({ options: p.options().slice(0, 3) }, 0).params?.rule).toBe('FS-STRAT-10')
  p.answer({ options: p.options().slice(0, 2) })
  // Those two and the strategize order itself.
  expect(p.g.players[0]?.eventOrders).toHaveLength(3)
  expect(p.g.players[0]?.orders).toHaveLength(5)
  expect(p.events(1, 'tokens-to-events').map(({ count }) => count)).toEqual([2])
  const q = acting('chaos', given)
  q.answer({ options: [] })
  expect(q.g.players[0]?.eventOrders).toHaveLength(1)
  expect(q.g.players[0]?.used).toEqual([])
})

test('FS-STRAT-13 · The Green Tide: a strategize order is resolved as another one, with its upgrades; the token comes back', () => {
  const given: Given = {
    orders: { '10A': '0 strategize', '1A': '1 deploy' },
    pieces: { '10A.nw': '0 nob' },
    players: [{ upgrades: 'the-green-tide werk-fasta', materiel: 9 }, {}],
  }
  const p = acting('orks', given)
  expect([asked(p), p.question().seat]).toEqual(['upgrade.order', 0])
  expect(p.options()).toEqual(['as:2', 'as:0', 'as:1', 'as:3'])
  p.answer('as:1')
  expect(asked(p)).toBe('upgrade.use')
  p.answers('decline', 'done')
  expect(p.g.players[0]?.eventOrders).toEqual([])
  expect(p.g.players[0]?.orders.filter((token) => (token & 3) === 2)).toHaveLength(2)
  const q = acting('orks', given)
  q.answer('as:2')
  expect(q.g.players[0]?.used).toEqual([])
  expect(systemNamed(q.g, '10A')).toBe(0)
})

test('FS-STRAT-2 · Farseers: upgrades without a unit in the system', () => {
  const given: Given = {
    order: '0 strategize 10A',
    step: 'strategize',
    pieces: { '10A.nw': '0 city' },
    players: [{ upgrades: 'farseers', materiel: 9 }, {}],
  }
  const p = acting('eldar', given)
  expect(asked(p)).toBe('upgrade.use')
  p.answer('use')
  expect(asked(p)).toBe('strategize.card')
  const q = acting('eldar', given)
  q.answer('decline')
  expect(asked(q)).toBe('operations.resolve')
  const there = acting('eldar', { ...given, pieces: { '10A.nw': '0 falcon' } })
  expect(asked(there)).toBe('strategize.card')
})
