import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { at } from '../rules/at.ts'
import { layDown } from '../rules/combat/rout.ts'
import { quickMap } from '../rules/setup-quick.ts'
import { isRevealed, revealedToken } from '../rules/stacks.ts'
import { bastionsOf, placeStructure, STRUCTURE_PIECES } from '../rules/structures.ts'
import { choose, type Duel, declineAll, duel, onUnit, told, VOID, WORLD } from './fight.ts'
import { areaNamed, asked, begin, standing } from './given.ts'

test('FS-COMBAT-12, FS-COMBAT-14, FS-COMBAT-15 · that both have chosen is told, whose card is resolved is seen, and what was shown stays shown', () => {
  const p = duel({
    units: ['space-marine', 'nob'],
    hands: ['blessed-power-armour ambush', 'ard-boyz gretchin'],
    dice: ['2 1 0', '0 8 0'],
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  expect(p.events('spectator', 'cards-chosen')).toHaveLength(1)
  expect([asked(p), p.g.combat?.step]).toEqual(['combat.convert', 'attacker-card'])
  const q = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'space-marine'],
    hands: ['ard-boyz gretchin', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '2 1 0'],
  })
  choose(q, 'ard-boyz', 'blessed-power-armour')
  expect([asked(q), q.g.combat?.step]).toEqual(['combat.convert', 'defender-card'])
  const alone = duel({ units: ['space-marine', 'nob'], hands: ['blessed-power-armour', ''], dice: ['2 1 0', '0 8 0'] })
  choose(alone, 'blessed-power-armour', '')
  expect(canUndo(alone.table, 0)).toBe(false)
})

test('FS-COMBAT-24, FS-GOLD-6 · the cards left in the hands are shown at the end, where there are any, and that cannot be taken back', () => {
  const ending = (mine: string) => {
    const p = duel({
      units: ['space-marine', 'gargant'],
      hands: [mine, 'ard-boyz'],
      dice: ['2 1 0', '0 8 0'],
      combatRound: 3,
      pieces: { '10A.ne': '0 scout' },
    })
    choose(p, 'blessed-power-armour', 'ard-boyz')
    p.answer('decline', 0)
    return p
  }
  const p = ending('blessed-power-armour ambush')
  expect(p.g.combat).toBeNull()
  expect(p.events('spectator', 'cards-returned').map(({ seat, cards }) => [seat, cards])).toEqual([[0, ['@card-ambush']]])
  expect(canUndo(p.table, 0)).toBe(false)
  const none = ending('blessed-power-armour')
  expect(none.events('spectator', 'cards-returned')).toEqual([])
  expect(canUndo(none.table, 0)).toBe(false)
})

test('FS-RET-9, FS-RET-13 · why units that cannot retreat are destroyed: no place, or not come by the order', () => {
  const losing = (given: Partial<Duel>) => {
    const p = duel({
      units: ['scout', 'gargant'],
      hands: ['blessed-power-armour', 'waaagh'],
      dice: ['0 8 0', '0 8 0'],
      combatRound: 3,
      ...given,
    })
    const [mine, theirs] = given.hands ?? ['blessed-power-armour', 'waaagh']
    choose(p, mine, theirs)
    declineAll(p)
    return p
  }
  const enemy = { '10A.ne': '1 nob', '10A.sw': '1 nob' }
  expect(told(losing({}), 'unit-destroyed', 0, 'rule')).toEqual(['FS-RET-13'])
  expect(told(losing({ from: '10A.ne', pieces: enemy }), 'unit-destroyed', 0, 'rule')).toEqual(['FS-RET-9'])
  const defender = losing({
    units: ['gargant', 'scout'],
    factions: ['orks', 'space-marines'],
    hands: ['waaagh', 'blessed-power-armour'],
    pieces: { '10A.ne': '0 nob', '10A.sw': '0 nob' },
  })
  expect(told(defender, 'unit-destroyed', 1, 'rule')).toEqual(['FS-RET-9'])
})

test('FS-REINF-9 · a token that would retreat is told as one that goes back', () => {
  const p = duel({
    units: ['scout token', 'gargant'],
    hands: ['blessed-power-armour', 'waaagh'],
    dice: ['0 8 0', '0 8 0'],
    combatRound: 3,
    from: '10A.ne',
  })
  choose(p, 'blessed-power-armour', 'waaagh')
  expect(told(p, 'token-returned', 0, 'rule', 'count')).toEqual(['FS-REINF-9 1'])
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
})

test('FS-ROUT-1 · a unit lies down once', () => {
  const { g } = begin({ pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, orders: { '10A': '0 advance' } })
  layDown(g, 0, 'FS-ROUT-1')
  expect(g.units.routed[0]).toBe(1)
})

test('FS-DICE-4, FS-DICE-5, FS-DICE-8 · dice that are spent, lost and turned are told as that', () => {
  const p = duel({
    units: ['space-marine', 'nob'],
    hands: ['glory-and-death ambush', 'ard-boyz gretchin'],
    dice: ['0 4 0', '0 6 1'],
  })
  choose(p, 'glory-and-death', 'ard-boyz')
  p.answer('lose-morale-die', 0)
  expect(told(p, 'dice-lost', 1, 'rule', 'morale')).toEqual(['FS-DICE-5 1'])
  const spent = duel({
    factions: ['chaos', 'orks'],
    units: ['cultist', 'nob'],
    hands: ['khornes-rage dark-faith', 'ard-boyz gretchin'],
    dice: ['1 7 0', '0 8 0'],
  })
  choose(spent, 'khornes-rage', 'ard-boyz')
  spent.answer('spend:attack', 0)
  expect(told(spent, 'dice-spent', 0, 'rule', 'attack')).toEqual(['FS-DICE-4 1'])
  const turned = duel({
    units: ['space-marine', 'nob'],
    hands: ['blessed-power-armour ambush', 'ard-boyz gretchin'],
    dice: ['2 1 0', '0 8 0'],
  })
  choose(turned, 'blessed-power-armour', 'ard-boyz')
  turned.answer('convert:2:0', 0)
  expect(told(turned, 'dice-converted', 0, 'rule', 'attack', 'defence')).toEqual(['FS-DICE-8 0 3'])
})

test('FS-CARD-15, FS-EVENT-17 · Farsight: its owner names the place; in a void without another friendly one it is not offered', () => {
  const given = (pieces: Record<string, string>): Duel => ({
    factions: ['orks', 'eldar'],
    area: VOID,
    units: ['kill-kroozer', 'void-stalker'],
    hands: ['ard-boyz gretchin', 'command-of-the-autarch hit-and-run'],
    dice: ['0 8 0', '0 8 0'],
    players: [{}, { scheme: 'farsight' }],
    pieces,
  })
  const none = duel(given({}))
  choose(none, 'ard-boyz', 'command-of-the-autarch')
  none.answer('decline', 1)
  expect(none.g.combat?.round).toBe(2)
  const p = duel(given({ '1A.nw': '1 hellebore-frigate', '2A.ne': '1 hellebore-frigate' }))
  choose(p, 'ard-boyz', 'command-of-the-autarch')
  p.answer('decline', 1)
  if (asked(p) !== 'scheme.use') p.answer('decline', 1)
  p.answer('use', 1)
  p.answer(`refuge:${areaNamed(p.g, '1A.nw')}`, 1)
  expect(standing(p.g, '1A.nw')).toBe('1 hellebore-frigate, 1 void-stalker')
})

test('FS-CARD-15 · which of several units a scheme concerns is said by its owner, the defender too', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout~ space-marine~ land-raider'],
    hands: ['ard-boyz gretchin', 'reconnaissance ambush'],
    dice: ['0 8 0', '0 8 0'],
    players: [{}, { scheme: 'emperors-champion' }],
  })
  choose(p, 'ard-boyz', 'reconnaissance')
  p.answer('attack-tokens', 1)
  p.answer('use', 1)
  p.answer(onUnit(p, 'choose', 'space-marine'), 1)
  expect(standing(p.g, WORLD)).toContain('1 space-marine,')
})

test('FS-STRUCT-6, FS-COMP-16 · the last bastion of the supply is one like the others', () => {
  const { g } = begin({ pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, orders: { '10A': '0 advance' } })
  const area = areaNamed(g, '10A.nw')
  expect(bastionsOf(g, 0, area)).toEqual([])
  placeStructure(g, STRUCTURE_PIECES - 1, 0, area)
  expect([bastionsOf(g, 0, area), bastionsOf(g, 1, area)]).toEqual([[STRUCTURE_PIECES - 1], []])
})

test('FS-PLAN-9 · each of the four types is known once revealed, and not before', () => {
  for (const type of [0, 1, 2, 3] as const) expect([isRevealed(type), isRevealed(revealedToken(type))]).toEqual([false, true])
})

test('FS-OPS-8 · a skipped turn is told only if an order of that player is buried', () => {
  const skipped = (line: string) => {
    const p = begin({
      seats: 3,
      pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' },
      orders: { '10A': line, '2A': '0 dominate' },
      step: 'order-end',
      order: '0 strategize 1A',
    })
    return p.events('spectator', 'turn-skipped').map(({ seat }) => seat)
  }
  expect(skipped('1 deploy, 2 advance')).toEqual([1])
  expect(skipped('0 deploy, 2 advance')).toEqual([])
})

test('FS-SETUP-13, FS-SETUP-24, FS-OPT-5 · a quick set-up turns tiles any way, scatters forces, and lays storms counter-clockwise', () => {
  const turns = new Set<number>()
  /** Corners of the first unit, by the side and rotation of the tile that it stands on. */
  const places: Record<string, Set<number>> = {}
  for (let seed = 1; seed <= 16; seed++) {
    const { g } = begin({ seats: 3, seed, pieces: {}, orders: { '10A': '0 advance' }, options: { quick_setup: true } })
    Object.assign(g, { systems: [], neighbours: [], storms: [], stacks: [], objectives: [], first: 1 })
    g.events.length = 0
    for (const [seat, player] of g.players.entries()) {
      const force = [0, 1].map((unit) => g.units.seat.indexOf(seat) + unit)
      Object.assign(player, { tiles: [at([9, 10, 8], seat), 2 * seat, 2 * seat + 1], force, factory: true, objectives: [] })
    }
    quickMap(g)
    for (const { rotation } of g.systems) turns.add(rotation)
    const area = at(g.units.area, 0)
    const { side, rotation } = at(g.systems, area >> 2)
    places[`${side} ${rotation}`] = (places[`${side} ${rotation}`] ?? new Set()).add(area & 3)
    const laid = g.events.map(({ event }) => event).filter(({ type }) => type === 'storm-placed')
    expect(laid.map(({ seat }) => seat)).toEqual([0, 2, 1])
  }
  expect([...turns].sort()).toEqual([0, 1, 2, 3])
  expect(Object.values(places).some(({ size }) => size > 1)).toBe(true)
})
