import { expect, test } from 'vitest'
import { NONE } from '../state.ts'
import { choose, type Duel, damages, declineAll, duel, onUnit, rolled, told, VOID, WORLD } from './fight.ts'
import { areaNamed, asked, begin, buy, eventId, eventNamed, type Given, moves, standing, unitIds } from './given.ts'

const QUIET = { hands: ['ard-boyz gretchin', 'reconnaissance ambush'] as const, dice: ['0 8 0', '0 8 0'] as const }

test('FS-CARD-15 · Adeptus Mechanicus: 2 defence tokens and one for each forge token', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout'],
    hands: ['waaagh gretchin', 'show-no-fear ambush'],
    dice: ['6 8 0', '0 0 0'],
    players: [{}, { scheme: 'adeptus-mechanicus', assets: [3, 0, 0] }],
  })
  choose(p, 'waaagh', 'show-no-fear')
  p.answer('use')
  expect(told(p, 'tokens-gained', 1, 'attack', 'defence')).toEqual(['0 5'])
  expect(damages(p, 1)).toEqual(['6-7=0'])
})

test("FS-CARD-15, FS-EVENT-17 · Emperor's Champion: a unit of one's own in the combat rallies; not offered without a routed one", () => {
  const given: Duel = {
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout space-marine~'],
    ...QUIET,
    players: [{}, { scheme: 'emperors-champion' }],
    pieces: { '10A.ne': '1 scout~' },
  }
  const p = duel(given)
  choose(p, 'ard-boyz', 'reconnaissance')
  p.answer('attack-tokens')
  p.answer('use')
  expect(standing(p.g, WORLD)).toBe('1 scout, 1 space-marine, 0 nob')
  const q = duel({ ...given, units: ['nob', 'scout'] })
  choose(q, 'ard-boyz', 'reconnaissance')
  q.answer('attack-tokens')
  expect(q.g.combat?.round).toBe(2)
})

test('FS-ORB-17 · Exterminatus: all dice of a strike become attack', () => {
  const given: Given = {
    step: 'strike',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { '10A.se': '0 strike-cruiser strike-cruiser', '10A.ne': '1 gargant', '3A.sw': '0 factory', '3A.ne': '1 factory' },
    players: [{ scheme: 'exterminatus' }, {}],
    more: (g) => {
      g.random.dice.preset.push(...rolled('addm'))
    },
  }
  const p = begin(given)
  p.answers(p.options()[0] ?? '', eventId('exterminatus'))
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['4'])
  expect(p.g.players[0]?.scheme).toBe(NONE)
  const q = begin(given)
  q.answers(q.options()[0] ?? '', 'done')
  expect(told(q, 'unit-damaged', 1, 'damage')).toEqual(['1'])
  expect(q.g.players[0]?.scheme).toBe(eventNamed('exterminatus'))
})

test('FS-ORB-17, FS-DICE-9 · Vicious Raids: any dice once more, then a die of the face one likes', () => {
  const p = begin({
    factions: ['eldar', 'orks'],
    step: 'strike',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { '10A.se': '0 hellebore-frigate', '10A.ne': '1 gargant', '3A.sw': '0 factory', '3A.ne': '1 factory' },
    players: [{ scheme: 'vicious-raids' }, {}],
    more: (g) => {
      g.random.dice.preset.push(...rolled('addaa'))
    },
  })
  p.answers(p.options()[0] ?? '', eventId('vicious-raids'), 'reroll:0:2:0', 'gain:attack')
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['4'])
})

test("FS-EVENT-12 · Unwavering Resolve: only one's own units of that system", () => {
  const p = begin({
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'unwavering-resolve' }, {}],
    pieces: { '10A.nw': '0 scout~', '10A.se': '0 strike-cruiser~', '2A.sw': '0 scout~', '10A.sw': '1 nob~' },
  })
  p.answer('instead', 0)
  p.answer('system:0', 0)
  expect(['10A.nw', '10A.se', '2A.sw', '10A.sw'].map((area) => standing(p.g, area))).toEqual([
    '0 scout',
    '0 strike-cruiser',
    '0 scout~',
    '1 nob~',
  ])
})

test("FS-EVENT-12 · Blight of Nurgle: routs an enemy unit in a system with a unit of one's own", () => {
  const p = begin({
    seats: 3,
    factions: ['chaos', 'orks', 'eldar'],
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'blight-of-nurgle' }, {}, {}],
    pieces: { '10A.nw': '0 cultist', '10A.sw': '1 nob', '10A.ne': '2 falcon falcon~', '2A.sw': '1 nob' },
  })
  p.answer('instead', 0)
  expect(p.options()).toEqual([onUnit(p, 'choose', 'nob', '10A.sw'), onUnit(p, 'choose', 'falcon', '10A.ne')])
  const question = p.question(0)
  const params = question.kind === 'options' ? question.options.map((one) => one.params) : []
  expect(params[1]).toMatchObject({ code: '10A', area: '@world-allerbus' })
  p.answer(onUnit(p, 'choose', 'falcon', '10A.ne'), 0)
  expect(standing(p.g, '10A.ne')).toBe('2 falcon~, 2 falcon~')
})

test('FS-STORM-5, FS-STORM-8 · Prayer to the Dark Gods: the storm goes another way, whoever was about to move it', () => {
  const given: Given = {
    factions: ['chaos', 'orks'],
    step: 'event',
    active: 1,
    players: [{ scheme: 'prayer-to-the-dark-gods' }, { events: 'moar-boyz' }],
    storms: ['10A east'],
    pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory' },
  }
  const p = begin(given)
  // The icon of Moar Boyz! is "sideways".
  expect(p.question().seat).toBe(0)
  expect(asked(p)).toBe('scheme.storm')
  // By all four icons: seven edges, each offered once.
  expect(p.options()).toHaveLength(8)
  expect(p.options().every((id, place, all) => all.indexOf(id) === place)).toBe(true)
  const across = p.options().find((id) => id !== 'decline') ?? ''
  p.answer(across)
  expect(p.g.storms[0]?.edge).toBe(Number(across.split(':')[2]))
  expect(p.g.players[0]?.scheme).toBe(-1)
  expect(told(p, 'storm-moved', 0)).toHaveLength(1)
  const q = begin(given)
  q.answer('decline')
  expect(told(q, 'storm-moved', 1)).toHaveLength(1)
  expect(q.g.players[0]?.scheme).toBe(eventNamed('prayer-to-the-dark-gods'))
})

test('FS-CLAR-9 · Seduced by Chaos: at the end of the step one enemy unit of the combat is routed', () => {
  const given: Duel = {
    seats: 3,
    factions: ['chaos', 'orks', 'eldar'],
    units: ['cultist', 'nob ork-boyz'],
    hands: ['foul-worship dark-faith', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
    players: [{ scheme: 'seduced-by-chaos' }, {}, {}],
    pieces: { '10A.ne': '1 battlewagon', '5A.ne': '2 falcon' },
  }
  const p = duel(given)
  choose(p, 'foul-worship', 'ard-boyz')
  expect(p.events('spectator', 'damage-assessed')).toHaveLength(2)
  p.answer('use')
  expect(p.options(0)).toEqual([onUnit(p, 'choose', 'ork-boyz'), onUnit(p, 'choose', 'nob')])
  p.answer(onUnit(p, 'choose', 'nob'))
  expect(standing(p.g, WORLD)).toBe('0 cultist, 1 ork-boyz, 1 nob~')
})

test('FS-CLAR-9, FS-CLAR-10 · not by a player who takes no part', () => {
  for (const [faction, scheme] of [
    ['chaos', 'seduced-by-chaos'],
    ['orks', 'teer-it-down'],
    ['orks', 'gitz-dem'],
  ] as const) {
    const p = duel({
      seats: 3,
      factions: ['space-marines', 'eldar', faction],
      units: ['scout', 'wraithguard city'],
      hands: ['blessed-power-armour ambush', 'striking-scorpions hit-and-run'],
      dice: ['4 8 0', '0 1 0'],
      rolls: 'd',
      players: [{}, {}, { scheme }],
      pieces: { '5A.ne': `2 ${faction === 'orks' ? 'nob' : 'cultist'}` },
    })
    choose(p, 'blessed-power-armour', 'striking-scorpions')
    expect(p.g.combat?.round).toBe(2)
    expect(told(p, 'unit-routed', 1)).toHaveLength(1)
  }
})

test('FS-SHIP-4, FS-COMBAT-6 · Through the Warp: everybody moves through storms in this order; a combat begins with a morale die more', () => {
  const given: Given = {
    factions: ['chaos', 'orks'],
    step: 'advance',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    players: [{ scheme: 'through-the-warp' }, {}],
    storms: ['10A east'],
    pieces: { '1A.sw': '0 cultist', '10A.ne': '1 nob', '10A.se': '0 iconoclast-destroyer', '1A.nw': '0 iconoclast-destroyer' },
    more: (g) => {
      g.random.dice.preset.push(...rolled('a dd'))
    },
  }
  const p = begin(given)
  p.answer('use', 0)
  expect(p.g.players[0]?.scheme).toBe(NONE)
  p.answer(`attack:${areaNamed(p.g, '10A.ne')}`)
  if (asked(p) === 'advance.ships') p.answer({ options: [] })
  p.answer({ options: moves(p.g, 'cultist', '1A.sw', '10A.ne') })
  expect(p.g.combat?.sides.map(({ dice }) => dice)).toEqual([
    [1, 0, 1],
    [0, 2, 0],
  ])
  const crowd = begin({ ...given, pieces: { ...given.pieces, '1A.sw': '0 chaos-space-marine chaos-space-marine chaos-space-marine' } })
  crowd.answers('use', `attack:${areaNamed(crowd.g, '10A.ne')}`)
  if (asked(crowd) === 'advance.ships') crowd.answer({ options: [] })
  crowd.answer({ options: moves(crowd.g, 'chaos-space-marine', '1A.sw', '10A.ne', 3) })
  // FS-COMP-7: eight dice are the maximum, so none is gained.
  expect(told(crowd, 'dice-gained', 0)).toEqual([])
  const q = begin(given)
  q.answer('decline')
  expect(q.g.players[0]?.scheme).toBe(eventNamed('through-the-warp'))
  expect(standing(q.g, '1A.sw')).toBe('0 cultist')
})

test('FS-CLAR-10 · Gitz Dem!: the Ork player destroys the opposing unit that has just been routed', () => {
  const given: Duel = {
    factions: ['orks', 'space-marines'],
    units: ['nob', 'battlewagon'.replace('battlewagon', 'land-raider')],
    hands: ['ard-boyz gretchin', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '0 0 0'],
    players: [{ scheme: 'gitz-dem' }, {}],
    faceUp: ['shoota-boyz shoota-boyz', ''],
  }
  const p = duel(given)
  choose(p, 'ard-boyz', 'blessed-power-armour')
  expect([asked(p), p.question().seat]).toEqual(['scheme.rout', 0])
  p.answer('use')
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-land-raider'])
  expect(p.g.players[0]?.scheme).toBe(NONE)
  const q = duel(given)
  choose(q, 'ard-boyz', 'blessed-power-armour')
  q.answer('decline')
  expect(standing(q.g, WORLD)).toBe('1 land-raider~, 0 nob')
})

test('FS-ADV-8, FS-MAP-14, FS-EVENT-12 · Mob Up!: an advance in a system with at least two units, without an order', () => {
  const p = begin({
    factions: ['orks', 'eldar'],
    orders: { '10A': '0 dominate', '1A': '1 deploy' },
    players: [{ scheme: 'mob-up' }, {}],
    pieces: { '2A.sw': '0 nob nob', '10A.nw': '0 ork-boyz', '2A.ne': '0 kill-kroozer', '3A.ne': '1 falcon' },
  })
  p.answer('instead')
  // Only 2A holds two; it becomes the active system.
  expect(p.g.order.system).toBe(3)
  expect(p.g.order.type).toBe(0)
  expect(p.g.stacks[0]).toHaveLength(1)
  expect(asked(p)).toBe('advance.ships')
})

test('FS-EVENT-12 · Mob Up!: two units in a system are enough, two in two systems are not', () => {
  const offered = (pieces: Record<string, string>) =>
    begin({
      factions: ['orks', 'eldar'],
      orders: { '10A': '0 dominate', '5A': '0 deploy', '1A': '1 deploy' },
      players: [{ scheme: 'mob-up' }, {}],
      pieces: { ...pieces, '3A.ne': '1 falcon' },
    }).options()
  expect(offered({ '2A.sw': '0 nob nob' })).toContain('instead')
  expect(offered({ '2A.sw': '0 nob', '10A.nw': '0 nob' })).not.toContain('instead')
})

test('FS-CLAR-10, FS-STRUCT-5 · Teer It Down!: any structure of the contested world', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout city factory'],
    ...QUIET,
    players: [{ scheme: 'teer-it-down' }, {}],
  })
  choose(p, 'ard-boyz', 'reconnaissance')
  p.answers('attack-tokens', 'use')
  expect(p.options()).toHaveLength(2)
  p.answer(p.options()[1] ?? '', 0)
  expect(standing(p.g, WORLD)).toBe('1 scout, 0 nob, 1 factory')
  const bare = duel({ factions: ['orks', 'space-marines'], units: ['nob', 'scout'], ...QUIET, players: [{ scheme: 'teer-it-down' }, {}] })
  choose(bare, 'ard-boyz', 'reconnaissance')
  bare.answer('attack-tokens')
  expect(bare.g.combat?.round).toBe(2)
})

test('FS-COST-9, FS-DEPLOY-17 · Warboss: one purchase is cheaper by the reinforcement tokens, which stay', () => {
  const given: Given = {
    factions: ['orks', 'eldar'],
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '1A': '1 deploy' },
    players: [{ scheme: 'warboss', assets: [0, 1, 2], materiel: 2 }, {}],
    pieces: { '10A.nw': '0 factory', '3A.ne': '1 falcon' },
  }
  const p = begin(given)
  const area = areaNamed(p.g, '10A.nw')
  expect(p.options()).toEqual(
    expect.arrayContaining([buy('ork-boyz', area), `${buy('ork-boyz', area)}:warboss`, `${buy('ork-boyz', area)}:cache`]),
  )
  // Cache and Warboss together would reduce the price by more than there is: 0 for Boyz at 2 is reached by the cache alone.
  expect(p.options()).not.toContain(`${buy('ork-boyz', area)}:cache:warboss`)
  p.answer(`${buy('ork-boyz', area)}:warboss`)
  expect(p.g.players[0]).toMatchObject({ materiel: 2, scheme: -1, assets: [0, 1, 2] })
  const structure = begin({ ...given, step: 'deploy-structure', pieces: { '10A.nw': '0 nob', '3A.ne': '1 falcon' } })
  structure.answer(`build:1:${area}:warboss`)
  expect(structure.g.players[0]?.materiel).toBe(1)
  const upgrade = begin({
    ...given,
    step: 'strategize',
    order: '0 strategize 10A',
    players: [{ scheme: 'warboss', assets: [0, 0, 2], materiel: 0 }, {}],
    pieces: { '10A.nw': '0 nob', '3A.ne': '1 falcon' },
  })
  expect(
    upgrade
      .options()
      .filter((id) => id !== 'none')
      .every((id) => id.endsWith(':warboss')),
  ).toBe(true)
  const none = begin({ ...given, players: [{ scheme: 'warboss', materiel: 2 }, {}] })
  expect(none.options().some((id) => id.endsWith(':warboss'))).toBe(false)
})

test('FS-CARD-15, FS-ROUT-7 · Farsight: all standing units leave for one friendly area anywhere; the routed ones stay', () => {
  const given: Duel = {
    factions: ['orks', 'eldar'],
    units: ['nob', 'falcon aspect-warrior wraithguard~ token'],
    hands: ['ard-boyz gretchin', 'striking-scorpions hit-and-run'],
    dice: ['0 7 0', '0 7 0'],
    rolls: 'd',
    players: [{}, { scheme: 'farsight' }],
    pieces: { '5A.ne': '1 falcon', '3A.ne': '0 factory'.replace('0', '1') },
  }
  const p = duel(given)
  choose(p, 'ard-boyz', 'striking-scorpions')
  p.answers('use', 'use')
  p.answer(`refuge:${areaNamed(p.g, '5A.ne')}`)
  expect(standing(p.g, '5A.ne')).toBe('1 aspect-warrior, 1 falcon, 1 falcon')
  expect(standing(p.g, WORLD)).toBe('0 nob, 1 wraithguard~')
})

test('FS-CARD-15 · Farsight: one standing unit and one friendly area are enough; without a standing one it is not asked', () => {
  const given = (units: string): Duel => ({
    factions: ['orks', 'eldar'],
    units: ['nob', units],
    hands: ['ard-boyz gretchin', 'striking-scorpions hit-and-run'],
    dice: ['0 7 0', '0 7 0'],
    rolls: 'd',
    players: [{}, { scheme: 'farsight' }],
  })
  const p = duel(given('falcon aspect-warrior~'))
  choose(p, 'ard-boyz', 'striking-scorpions')
  while (asked(p) !== 'scheme.use') p.answer('use')
  expect(p.question().seat).toBe(1)
  p.answer('use')
  // The only friendly world is chosen without asking.
  expect([standing(p.g, '3A.ne'), standing(p.g, WORLD)]).toEqual(['1 falcon, 1 factory', '0 nob, 1 aspect-warrior~'])
})

test('FS-STACK-2, FS-EVENT-11 · Outmanoeuvre: your own order goes to the top or the bottom of its stack at the end of planning', () => {
  const given: Given = {
    seats: 3,
    factions: ['eldar', 'orks', 'chaos'],
    step: 'plan-end',
    orders: { '10A': '0 deploy, 1 deploy, 2 deploy', '1A': '0 advance' },
    players: [{ scheme: 'outmanoeuvre' }, {}, {}],
    pieces: { '3A.sw': '0 falcon', '3A.ne': '1 nob', '5A.ne': '2 cultist' },
  }
  const p = begin(given)
  expect([asked(p), p.question().seat]).toEqual(['scheme.token', 0])
  const top = p.options().find((id) => id.startsWith('top:0:')) ?? ''
  p.answer(top)
  expect(p.g.stacks[0]?.map((token) => token >> 2)).toEqual([1, 2, 0])
  expect(told(p, 'order-moved', 0, 'top')).toEqual(['1'])
  expect(p.g.players[0]?.scheme).toBe(NONE)
  const low = begin({ ...given, orders: { '10A': '1 deploy, 0 deploy, 2 deploy', '1A': '0 advance' } })
  const question = low.question(0)
  const options = question.kind === 'options' ? question.options : []
  const bottom = options.find(({ id }) => id.startsWith('bottom:0:'))
  expect(bottom?.message).toBe('token-bottom')
  low.answer(bottom?.id ?? '', 0)
  expect(low.g.stacks[0]?.map((token) => token >> 2)).toEqual([0, 1, 2])
  expect(told(low, 'order-moved', 0, 'top')).toEqual(['0'])
  const q = begin(given)
  q.answer('decline')
  expect(q.g.stacks[0]?.map((token) => token >> 2)).toEqual([0, 1, 2])
})

test('FS-CAP-11, FS-EVENT-12 · Warp Gate: standing units of one area go to a friendly or uncontrolled one, at most five there', () => {
  const given: Given = {
    factions: ['eldar', 'orks'],
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'warp-gate' }, {}],
    pieces: {
      '10A.nw': '0 falcon aspect-warrior aspect-warrior~',
      '5A.ne': '0 falcon aspect-warrior aspect-warrior aspect-warrior',
      '11A.ne': '1 nob',
    },
  }
  const p = begin(given)
  p.answers('instead', `leave:${areaNamed(p.g, '10A.nw')}`)
  expect(p.options()).not.toContain(`enter:${areaNamed(p.g, '11A.ne')}`)
  p.answer(`enter:${areaNamed(p.g, '5A.ne')}`)
  expect(p.options()).toHaveLength(2)
  p.answer({ options: [onUnit(p, 'gate', 'falcon', '10A.nw')] })
  expect(unitIds(p.g, '10A.nw', 'aspect-warrior')).toHaveLength(2)
  // Five are there now; Chylia holds four.
  expect(asked(p)).toBe('capacity.excess')
  const full = begin({
    ...given,
    pieces: { '10A.nw': '0 falcon', '2A.sw': '0 falcon aspect-warrior aspect-warrior wraithguard wraithguard', '11A.ne': '1 nob' },
  })
  full.answers('instead', `leave:${areaNamed(full.g, '10A.nw')}`)
  expect(full.options()).not.toContain(`enter:${areaNamed(full.g, '2A.sw')}`)
  const ships = begin({ ...given, pieces: { '10A.se': '0 hellebore-frigate', '10A.nw': '0 falcon~', '11A.ne': '1 nob' } })
  ships.answer('instead')
  expect(ships.options().every((id) => id.startsWith('enter:'))).toBe(true)
  expect(ships.options()).not.toContain(`enter:${areaNamed(ships.g, '10A.ne')}`)
  expect(VOID).toBe('10A.se')
  declineAll(ships)
})

test('FS-EVENT-17 · Farsight is not offered without a standing unit or a refuge, nor Seduced by Chaos without a standing enemy', () => {
  const cards = { hands: ['ard-boyz gretchin', 'striking-scorpions hit-and-run'] as const, dice: ['0 7 0', '0 7 0'] as const, rolls: 'd' }
  const routed = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'falcon~ wraithguard~'],
    ...cards,
    players: [{}, { scheme: 'farsight' }],
    pieces: { '5A.ne': '1 falcon' },
  })
  choose(routed, 'ard-boyz', 'striking-scorpions')
  routed.answer('use')
  expect(routed.g.combat?.round).toBe(2)
  expect(routed.g.players[1]?.scheme).toBe(eventNamed('farsight'))
  const seduced = duel({
    factions: ['chaos', 'orks'],
    units: ['cultist', 'nob~'],
    hands: ['dark-faith foul-worship', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
    players: [{ scheme: 'seduced-by-chaos' }, {}],
  })
  choose(seduced, 'dark-faith', 'ard-boyz')
  expect(seduced.g.combat?.round).toBe(2)
  expect(seduced.g.players[0]?.scheme).toBe(eventNamed('seduced-by-chaos'))
})
