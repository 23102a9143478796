import { expect, test } from 'vitest'
import { STRUCTURES } from '../content/structures.ts'
import { BATTLE_BARGE, LAND_RAIDER, SCOUT, SPACE_MARINE, STRIKE_CRUISER, UNIT_KINDS, type UnitKind } from '../content/units.ts'
import { explain } from '../explain.ts'
import { at } from '../rules/at.ts'
import { mayPurchaseUnit, unitPayments } from '../rules/cost.ts'
import { deploymentLimit, mayDeploy, mayDeployTo } from '../rules/deploy.ts'
import { controlTokensLeft, placeStructure, structureInSupply } from '../rules/structures.ts'
import { areaNamed, asked, begin, buy, type Given, standing } from './given.ts'
import { upgradeNamed } from './orders.ts'

/** A deploy order of the first seat in a system; the other seat has an order left. */
function deploy(code: string, pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({
    pieces: { '5A.ne': '1 nob', ...pieces },
    step: 'deploy-units',
    order: `0 deploy ${code}`,
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 14 }],
    ...more,
  })
}

test('FS-DEPLOY-1, FS-DEPLOY-18 · units first, then a structure; both may be left out', () => {
  const p = deploy('10A', { '10A.nw': '0 factory', '10A.sw': '0 scout' })
  expect(asked(p)).toBe('deploy.unit')
  p.answer('done')
  expect(asked(p)).toBe('deploy.structure')
  p.answer('done')
  expect([p.question().seat, at(p.g.players, 0).materiel]).toEqual([1, 14])
})

test('FS-DEPLOY-2, FS-STRUCT-12 · without your own factory in the system no unit is bought', () => {
  const p = deploy('10A', { '10A.nw': '0 scout', '2A.sw': '0 factory', '10A.ne': '1 factory' })
  expect(asked(p)).toBe('deploy.structure')
  expect(deploymentLimit(p.g)).toBe(0)
  p.g.step = 'deploy-units'
  expect(mayDeploy(p.g, SCOUT)).toMatchObject({ rule: 'FS-DEPLOY-2' })
})

test('FS-DEPLOY-3, FS-DEPLOY-4, FS-DEPLOY-5 · the limit is the sum of the capacities of the worlds with factories, twice where two stand', () => {
  expect(deploymentLimit(deploy('10A', { '10A.nw': '0 factory', '10A.ne': '0 factory', '10A.sw': '0 scout scout scout' }).g)).toBe(6)
  expect(deploymentLimit(deploy('10A', { '10A.nw': '0 factory factory' }).g)).toBe(8)
  const p = deploy('2A', { '2A.nw': '0 factory scout', '2A.sw': '0 scout' })
  const place = buy('scout', areaNamed(p.g, '2A.sw'))
  p.answer(place)
  // One world of capacity 1, so no second unit.
  expect(asked(p)).toBe('deploy.structure')
})

test('FS-DEPLOY-6, FS-DEPLOY-7 · units go to friendly and uncontrolled areas of the system, ships to voids, ground units to worlds', () => {
  const p = deploy('1A', { '1A.ne': '0 factory', '1A.nw': '1 onslaught-attack-ship', '1A.sw': '1 ork-boyz' })
  expect(p.options()).toEqual([buy('scout', areaNamed(p.g, '1A.ne')), buy('strike-cruiser', areaNamed(p.g, '1A.se')), 'done'])
  expect(deploy('1A', { '1A.ne': '0 factory' }).options()).toContain(buy('scout', areaNamed(p.g, '1A.sw')))
})

test('FS-DEPLOY-8 · a purchase may exceed the capacity; the excess is destroyed when the order ends', () => {
  const p = deploy('10A', { '10A.nw': '0 factory', '10A.ne': '0 scout scout' })
  p.answer(buy('scout', areaNamed(p.g, '10A.ne')))
  expect(standing(p.g, '10A.ne')).toBe('0 scout, 0 scout, 0 scout')
  p.answers('done', 'done')
  expect(asked(p)).toBe('capacity.excess')
})

test('FS-DEPLOY-10, FS-DEPLOY-11 · one structure on a friendly world of the system without one, no factory needed', () => {
  const p = deploy('10A', { '10A.nw': '0 scout', '10A.ne': '0 city' })
  expect(asked(p)).toBe('deploy.structure')
  const turaci = areaNamed(p.g, '10A.nw')
  expect(p.options()).toEqual([`build:0:${turaci}`, `build:1:${turaci}`, `build:2:${turaci}`, 'done'])
  p.answer(`build:2:${turaci}`)
  expect([standing(p.g, '10A.nw'), p.question().seat]).toEqual(['0 scout, 0 bastion', 1])
})

test('FS-DEPLOY-10, FS-DEPLOY-11, FS-STRUCT-2 · why not there', () => {
  const p = deploy('1A', { '1A.ne': '0 scout', '1A.sw': '1 city' })
  const why = (name: string) => explain(p.g, 0, `area:${areaNamed(p.g, name)}`)
  expect([why('1A.sw'), why('1A.nw')]).toMatchObject([[{ rule: 'FS-DEPLOY-10' }], [{ rule: 'FS-STRUCT-2' }]])
  const full = deploy('10A', { '10A.nw': '0 scout city', '10A.ne': '0 scout' })
  expect(explain(full.g, 0, `area:${areaNamed(full.g, '10A.nw')}`)).toMatchObject([{ rule: 'FS-DEPLOY-11' }])
})

test('FS-DEPLOY-12 · a unit bought in step 1 makes room for a structure in step 2', () => {
  const p = deploy('1A', { '1A.ne': '0 factory' })
  const nicea = areaNamed(p.g, '1A.sw')
  p.answers(buy('scout', nicea), 'done')
  expect(p.options()).toContain(`build:1:${nicea}`)
})

test('FS-DEPLOY-14 · a factory bought in step 2 gives no units in the same order', () => {
  const p = deploy('10A', { '10A.nw': '0 scout' })
  p.answer(`build:0:${areaNamed(p.g, '10A.nw')}`)
  expect(p.question().seat).toBe(1)
})

test('FS-DEPLOY-15, FS-ASSET-4, FS-COST-5 · the price is paid at once, the forge token too', () => {
  const p = deploy(
    '10A',
    { '10A.nw': '0 factory', '2A.sw': '0 city', '2A.nw': '0 city', '1A.ne': '0 city' },
    { players: [{ materiel: 7, assets: [2, 0, 0] }] },
  )
  const place = areaNamed(p.g, '10A.sw')
  p.answer(buy('warlord-titan', place))
  expect([at(p.g.players, 0).materiel, at(p.g.players, 0).assets, standing(p.g, '10A.sw')]).toEqual([2, [1, 0, 0], '0 warlord-titan'])
  // 2 materiel buy a Scout or a ship now, and nothing more expensive.
  expect(
    p
      .options()
      .filter((id) => id.startsWith('buy:'))
      .every((id) => [SCOUT, STRIKE_CRUISER].some((kind) => id.startsWith(`buy:${kind}:`))),
  ).toBe(true)
})

test('FS-DEPLOY-16, FS-COST-2 · units above the command level cannot be bought', () => {
  const p = deploy('10A', { '10A.nw': '0 factory' })
  expect(new Set(p.options().map((id) => id.split(':')[1]))).toEqual(new Set([`${SCOUT}`, `${STRIKE_CRUISER}`, undefined]))
  expect(explain(p.g, 0, `kind:${SPACE_MARINE}`)).toMatchObject([{ rule: 'FS-DEPLOY-16' }])
  expect(explain(p.g, 0, `kind:${LAND_RAIDER}`)).toMatchObject([{ rule: 'FS-COST-2' }])
})

test('FS-DEPLOY-17, FS-DEPLOY-19 · purchases are paid and placed one after the other', () => {
  const p = deploy('10A', { '10A.nw': '0 factory' }, { players: [{ materiel: 5 }] })
  const place = areaNamed(p.g, '10A.sw')
  p.answer(buy('scout', place))
  expect([at(p.g.players, 0).materiel, standing(p.g, '10A.sw')]).toEqual([3, '0 scout'])
  p.answer(buy('scout', place))
  expect([at(p.g.players, 0).materiel, asked(p)]).toEqual([1, 'operations.resolve'])
})

test('FS-DEPLOY-19, FS-COMP-14 · what is not in the supply or has no place is not offered', () => {
  const p = deploy(
    '10A',
    {
      '10A.nw': '0 factory',
      '10A.se': '1 onslaught-attack-ship',
      '10A.ne': '0 space-marine',
      '2A.sw': '0 scout scout scout',
      '3A.ne': '0 scout scout scout',
    },
    { orders: { '5A': '1 deploy' } },
  )
  expect(asked(p)).toBe('deploy.structure')
  expect(mayDeploy(p.g, SCOUT)).toMatchObject({ rule: 'FS-COMP-14' })
  expect(mayDeploy(p.g, STRIKE_CRUISER)).toMatchObject({ rule: 'FS-DEPLOY-19' })
})

test('FS-DEPLOY-3, FS-DEPLOY-19 · why no further unit of a kind: the limit is reached, or it has no place', () => {
  const p = deploy('2A', { '2A.nw': '0 factory', '2A.ne': '1 onslaught-attack-ship', '2A.se': '1 onslaught-attack-ship' })
  expect([mayDeploy(p.g, SCOUT), mayDeploy(p.g, STRIKE_CRUISER)]).toMatchObject([
    true,
    { rule: 'FS-DEPLOY-19', params: { unit: '@unit-strike-cruiser' } },
  ])
  p.g.order.bought = 1
  expect(mayDeploy(p.g, SCOUT)).toMatchObject({ rule: 'FS-DEPLOY-3', params: { limit: 1 } })
})

test('FS-ASSET-1, FS-COST-9 · each offer says what pays it: a cache token, the Warboss, or neither', () => {
  const given = { factions: ['orks', 'eldar'], players: [{ scheme: 'warboss', assets: [0, 1, 1], materiel: 9 }] } as const
  const offers = (p: ReturnType<typeof deploy>) => {
    const question = p.question(0)
    return question.kind === 'options' ? question.options.map(({ id, params }) => [id, params?.cache, params?.warboss]) : []
  }
  const units = deploy('1A', { '1A.ne': '0 factory', '1A.sw': '1 falcon', '5A.ne': '1 falcon' }, given)
  const place = areaNamed(units.g, '1A.ne')
  expect(offers(units).filter(([id]) => String(id).startsWith(buy('ork-boyz', place)))).toEqual([
    [buy('ork-boyz', place), 0, 0],
    [`${buy('ork-boyz', place)}:cache`, 1, 0],
    [`${buy('ork-boyz', place)}:warboss`, 0, 1],
  ])
  units.answer(`${buy('ork-boyz', place)}:cache`, 0)
  expect(units.events('spectator', 'unit-bought')).toMatchObject([{ materiel: 0, forge: 0, cache: 1 }])
  const building = deploy('1A', { '1A.ne': '0 nob', '5A.ne': '1 falcon' }, { ...given, step: 'deploy-structure' })
  expect(offers(building).filter(([id]) => String(id).startsWith(`build:1:${place}`))).toEqual([
    [`build:1:${place}`, 0, 0],
    [`build:1:${place}:cache`, 1, 0],
    [`build:1:${place}:warboss`, 0, 1],
    [`build:1:${place}:cache:warboss`, 1, 1],
  ])
  building.answer(`build:1:${place}:cache:warboss`, 0)
  expect(building.events('spectator', 'structure-bought')).toMatchObject([{ materiel: 0, cache: 1 }])
})

test('FS-DEPLOY-16, FS-ASSET-4, FS-COST-5 · why a unit cannot be paid: forge tokens for its level or its price, or materiel', () => {
  const why = (cities: number, forge: number, materiel: number, kind: UnitKind) => {
    const sites = ['2A.sw', '2A.nw', '1A.ne'].slice(0, cities).map((area) => [area, '0 city'])
    const { g } = deploy('10A', { '10A.nw': '0 factory', ...Object.fromEntries(sites) }, { players: [{ materiel, assets: [forge, 0, 0] }] })
    return mayPurchaseUnit(g, 0, kind)
  }
  expect(why(0, 0, 14, SPACE_MARINE)).toMatchObject({ rule: 'FS-DEPLOY-16', params: { forge: 1 } })
  expect(why(2, 0, 14, BATTLE_BARGE)).toMatchObject({ rule: 'FS-ASSET-4', params: { forge: 1 } })
  expect(why(1, 1, 14, BATTLE_BARGE)).toMatchObject({ rule: 'FS-DEPLOY-16', params: { forge: 2 } })
  expect(why(3, 0, 14, BATTLE_BARGE)).toMatchObject({ rule: 'FS-ASSET-4', params: { forge: 1 } })
  expect(why(0, 0, 1, SCOUT)).toMatchObject({ rule: 'FS-COST-5', params: { materiel: 2 } })
  expect(why(0, 0, 2, SCOUT)).toBe(true)
})

test('FS-COST-1, FS-COST-4, FS-STRUCT-11 · each city raises the command level by one, without limit', () => {
  const p = deploy('10A', { '10A.nw': '0 factory city', '2A.sw': '0 city', '2A.nw': '0 city', '1A.ne': '0 city' })
  expect(p.table.game.view(p.g, 0)).toMatchObject({ players: [{ commandLevel: 4 }, { commandLevel: 0 }] })
})

test('FS-COST-3 · owned upgrades and units stay when the command level falls', () => {
  const p = deploy('10A', { '10A.nw': '0 factory land-raider' }, { players: [{ upgrades: 'drop-pods' }] })
  expect([standing(p.g, '10A.nw'), at(p.g.players, 0).upgrades]).toEqual(['0 land-raider, 0 factory', [upgradeNamed('drop-pods')]])
})

test('FS-COST-6 · units cost what their level says', () => {
  for (const { level, ship, materiel, forge } of UNIT_KINDS) {
    const wanted = level === 0 ? [2, 0] : level === 1 ? [3, 0] : level === 3 || ship ? [5, 1] : [4, 0]
    expect([materiel, forge]).toEqual(wanted)
  }
})

test('FS-COST-7 · factory 2, city 3, bastion 2', () => {
  expect(STRUCTURES.map(({ materiel }) => materiel)).toEqual([2, 3, 2])
})

test('FS-COST-9 · reductions add up, and no price falls below 0', () => {
  const { g } = deploy('10A', { '10A.nw': '0 factory' }, { players: [{ materiel: 1, assets: [0, 1, 0] }] })
  expect(unitPayments(g, 0, SCOUT, 1)).toEqual([
    { materiel: 1, forge: 0, cache: false, scheme: false },
    { materiel: 0, forge: 0, cache: true, scheme: false },
  ])
  expect(unitPayments(g, 0, SCOUT, 5)).toEqual([{ materiel: 0, forge: 0, cache: false, scheme: false }])
})

test('FS-ASSET-1, FS-ASSET-2, FS-ASSET-8 · one cache token takes 2 off one price', () => {
  const p = deploy('10A', { '10A.nw': '0 scout' }, { players: [{ materiel: 1, assets: [0, 2, 0] }] })
  const place = areaNamed(p.g, '10A.nw')
  expect(p.options()).toEqual([`build:0:${place}:cache`, `build:1:${place}:cache`, `build:2:${place}:cache`, 'done'])
  p.answer(`build:1:${place}:cache`)
  expect([at(p.g.players, 0).materiel, at(p.g.players, 0).assets]).toEqual([0, [0, 1, 0]])
  expect(p.events('spectator', 'asset-spent')).toMatchObject([{ seat: 0, asset: '@asset-cache', count: 1 }])
  const several = deploy('10A', { '10A.nw': '0 factory' }, { players: [{ materiel: 0, assets: [0, 2, 0] }] })
  several.answer(`${buy('scout', place)}:cache`)
  several.answer(`${buy('scout', place)}:cache`)
  expect([standing(several.g, '10A.nw'), at(several.g.players, 0).assets]).toEqual(['0 scout, 0 scout, 0 factory', [0, 0, 0]])
})

test('FS-ASSET-5, FS-ASSET-6 · one forge token lowers the level of one unit by one, besides its price', () => {
  const pieces = { '10A.nw': '0 factory city' }
  const land = deploy('10A', pieces, { players: [{ materiel: 4, assets: [1, 0, 0] }] })
  const place = areaNamed(land.g, '10A.nw')
  expect(land.options()).toContain(buy('land-raider', place))
  land.answer(buy('land-raider', place))
  expect([at(land.g.players, 0).materiel, at(land.g.players, 0).assets]).toEqual([0, [0, 0, 0]])
  const titan = (forge: number) => deploy('10A', { ...pieces, '2A.sw': '0 city' }, { players: [{ materiel: 5, assets: [forge, 0, 0] }] })
  expect(titan(2).options()).toContain(buy('warlord-titan', place))
  expect(titan(1).options()).not.toContain(buy('warlord-titan', place))
  // One token cannot make up for two missing levels.
  expect(deploy('10A', { '10A.nw': '0 factory' }, { players: [{ materiel: 14, assets: [3, 0, 0] }] }).options()).not.toContain(
    buy('land-raider', place),
  )
})

test('FS-ASSET-8 · players spend only their own', () => {
  const p = deploy('10A', { '10A.nw': '0 factory' }, { players: [{ materiel: 0 }, { materiel: 14, assets: [3, 3, 3] }] })
  expect(asked(p)).toBe('operations.resolve')
  expect(p.question().seat).toBe(1)
})

test('FS-COMP-12 · without a control token left no structure is bought', () => {
  const p = deploy(
    '10A',
    { '10A.nw': '0 scout' },
    {
      more: (g) => {
        for (let count = 0; count < 9; count++) placeStructure(g, structureInSupply(g, count < 5 ? 0 : 2), 0, areaNamed(g, '2A.sw'))
      },
    },
  )
  expect([controlTokensLeft(p.g, 0), p.question().seat]).toEqual([0, 1])
  expect(explain(p.g, 0, 'structure-kind:1')).toMatchObject([{ rule: 'FS-COMP-12' }])
})

test('FS-COST-5 · a player who cannot pay for a structure is told so; the last materiel may be spent', () => {
  const why = (materiel: number) => explain(deploy('10A', { '10A.nw': '0 scout' }, { players: [{ materiel }] }).g, 0, 'structure-kind:1')
  const { materiel } = at(STRUCTURES, 1)
  expect([why(materiel - 1), why(materiel)]).toMatchObject([[{ rule: 'FS-COST-5', params: { materiel } }], []])
})

test('FS-STRUCT-1, FS-STRUCT-3 · structures are no units; each shows who controls it', () => {
  const p = deploy('10A', { '10A.nw': '0 factory' })
  expect(p.table.game.view(p.g, 1)).toMatchObject({ players: [{ unitsOnBoard: 0, controlTokens: 8 }, { unitsOnBoard: 1 }] })
})

test('FS-STRUCT-13 · a captured factory works for its new controller at once', () => {
  const p = deploy(
    '10A',
    { '10A.nw': '1 factory', '10A.sw': '0 scout' },
    {
      more: (g) => {
        g.structures.seat[structureInSupply(g, 0) - 1] = 0
      },
    },
  )
  expect(deploymentLimit(p.g)).toBe(4)
})

test('FS-DEPLOY-6, FS-SHIP-5, FS-GROUND-13 · why a kind cannot go to an area: no ship to a world, nobody else to a void', () => {
  const { g } = deploy('10A', { '10A.nw': '0 factory' })
  expect([mayDeployTo(g, 0, STRIKE_CRUISER, areaNamed(g, '10A.nw')), mayDeployTo(g, 0, SCOUT, areaNamed(g, '10A.se'))]).toMatchObject([
    { rule: 'FS-SHIP-5' },
    { rule: 'FS-GROUND-13' },
  ])
})

test('FS-DEPLOY-18 · a single unit, or a single structure, may be bought or left out', () => {
  const p = deploy(
    '1A',
    { '1A.ne': '0 factory', '1A.sw': '1 nob', '1A.nw': '1 kill-kroozer', '1A.se': '1 kill-kroozer' },
    { players: [{ materiel: 2 }] },
  )
  expect(p.options()).toEqual([buy('scout', areaNamed(p.g, '1A.ne')), 'done'])
  p.answer('done', 0)
  const built = deploy('10A', { '10A.nw': '0 scout' }, { players: [{ materiel: 9, upgrades: 'direct-the-faithful' }] })
  built.answer(`build:2:${areaNamed(built.g, '10A.nw')}`, 0)
  expect([built.g.players[0]?.used, built.events('spectator', 'upgrade-used')]).toEqual([[], []])
})
