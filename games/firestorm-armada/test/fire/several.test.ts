import { expect, test } from 'vitest'
import { shipTypeById } from '../../content/ships.ts'
import { lastAims, lastSalvo, RING, resolve, rollAttack } from '../../rules/fire/attack.ts'
import type { Attack } from '../../rules/fire/dice.ts'
import { escortsOf, torpedoDefence } from '../../rules/fire/point-defence.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { answerAt, at, hands, MISS, name, onSquadron, passAll } from '../card-table.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, last } from '../fight.ts'

// Several ships, weapons and cards: what all must have, what one is enough for, and the order in which they are listed.

/** A squadron of so many ships of a type, one ahead of another, and an enemy to starboard of the first. */
const line = (type: string, count: number, away: number, more: Partial<GivenShip> = {}, enemy = 'sorylians-falcata'): GivenShip[] => [
  ...Array.from({ length: count }, (_, i) => ({ ...at(type, 20, 20 - 2 * i), squadron: 0, ...(i === 1 ? more : {}) })),
  { ...at(enemy, 20 + away, 20, 1), squadron: 1 },
]
const start = (given: GivenFight) => fight({ dice: MISS, ...given })

test('FA-LINK-8, FA-LINK-9, FA-LINK-11 · attacks and what may join them are listed ship by ship, pairs after single weapons', () => {
  const p = start({ ships: line('terrans-hauberk', 3, 5) })
  const ofShip = (ship: number) => [`fire:${ship}:1:3`, `fire:${ship}:2:3`, `pair:${ship}:2:1:3`, `pair:${ship}:1:2:3`]
  expect(p.options()).toEqual([...ofShip(0), ...ofShip(1), ...ofShip(2), 'end:primary'])
  p.answer('pair:0:2:1:3')
  expect(p.options()).toEqual(['link:1:2:1', 'link:2:2:1'])
  const turrets = start({ ships: line('terrans-marshal', 3, 6), settings: { ownSystemsLink: false } })
  turrets.answer('fire:0:0:3')
  expect(turrets.question()).toMatchObject({
    bounds: [
      { rule: 'FA-LINK-11', of: ['link:1:0', 'link:1:1'] },
      { rule: 'FA-LINK-11', of: ['link:2:0', 'link:2:1'] },
    ],
  })
})

test('FA-LINK-3, FA-LINK-4 · torpedoes under Weapon Damage add one die at least', () => {
  const p = start({
    ships: line('terrans-javelin', 2, 10, { effects: ['weaponDamage'] }),
    terrain: [{ kind: 'asteroidField', x: 25, y: 20, radius: 2 }],
    fire: 2,
  })
  p.answers('fire:0:0:2', ['link:1:0'])
  expect(last(p, 'attacked')?.dice).toBe(1 + 1)
})

test('FA-TRAIT-1 · FA-TRAIT/beam, FA-TRAIT/stealthSystems: a beam must be near with every weapon, stealth works where one is far', () => {
  const again = (enemy: string, away: number, dice: number[]) => {
    const ships = line('terrans-marshal', 2, away, { x: 16, y: 20 }, enemy)
    const p = start({ ships, dice: [...dice, ...MISS] })
    p.answers('fire:0:0:2', ['link:1:0'])
    expect(last(p, 'attacked')?.guns).toHaveLength(2)
    return p.events('spectator', 'rerolled').map(({ rule }) => rule)
  }
  expect(again('sorylians-falcata', 3.5, [1])).toEqual(['FA-TRAIT/beam'])
  expect(again('sorylians-falcata', 4.5, [1])).toEqual([])
  expect(again('aquans-stingray', 15, [5, 5])).toEqual([])
  expect(again('aquans-stingray', 17, [5, 5])).toEqual(['FA-TRAIT/stealthSystems'])
})

const FIELD: GivenFight['terrain'] = [{ kind: 'asteroidField', x: 23, y: 20, radius: 1 }]

test('FA-CARD-3, FA-CARD-8 · the cards for an attack are offered in the order of their numbers; one damaged ship is enough for A06', () => {
  const cards = ['A12', 'A06', 'A05', 'A04', 'A03', 'A02'] as const
  const ships = [...line('terrans-titan', 2, 6, { hull: 4 }), at('terrans-teuton', 26, 24)]
  const offered = (join: string[]) => {
    const p = start({ ships, terrain: FIELD, hands: hands(0, ...cards), also: (g) => g.attacked.push(2002) })
    p.answers('fire:0:1:2', join)
    return p.options()
  }
  expect(offered(['link:1:1'])).toEqual(['pass', ...cards.map((id) => `play:${id}`).reverse()])
  expect(offered([])).not.toContain('play:A06')
})

test('FA-CARD-2 · a card of the squadron serves a linked attack only if it holds for every ship that takes part', () => {
  const asked = (held: number[], join: string[]) => {
    const p = start({ ships: line('terrans-javelin', 2, 10), fire: 2, also: onSquadron('S04', held) })
    p.answers('fire:0:0:2', join)
    return name(p)
  }
  expect([asked([0, 1], ['link:1:0']), asked([0], [])]).toEqual(['fire.use-S04', 'fire.use-S04'])
  expect(asked([0], ['link:1:0'])).not.toBe('fire.use-S04')
})

test('FA-CARD-8, FA-PD-13 · decoys are not asked for against torpedoes that all miss', () => {
  const asked = (...dice: number[]) => {
    const p = fight({ ships: line('terrans-javelin', 1, 6), fire: 2, hands: hands(1, 'R03'), dice: [...dice, ...MISS] })
    p.answer('fire:0:0:1')
    return name(p)
  }
  expect(asked(4)).toBe('card.torpedo-hits')
  expect(asked(3)).not.toBe('card.torpedo-hits')
})

test('FA-CARD-4, FA-ACT-6 · R12: a last salvo is offered target by target, and of each the weapons as they are printed', () => {
  const enemies = [
    { ...at('sorylians-falcata', 26, 20, 1), squadron: 1 },
    { ...at('sorylians-falcata', 26, 18, 1), squadron: 1 },
  ]
  const g = fightState({ ships: [{ ...at('terrans-hauberk', 20, 20), squadron: 0 }, ...enemies] })
  expect(lastAims(g, 0).map(({ weapon, target }) => [target, weapon])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ])
})

test('FA-PD-16, FA-CARD-4 · the target is asked about its dice against torpedoes before its escorts; R04 is played on the first of them', () => {
  const escorts = [22, 18].map((y) => at('terrans-nadir', 30, y, 1))
  const ships = [at('sorylians-falcata', 20, 20), { ...at('terrans-teuton', 30, 20, 1), squadron: 1 }, ...escorts]
  expect(escortsOf(fightState({ ships }), 1)).toEqual([2, 3])
  const p = carryOut({ ships, hands: hands(1, 'R04'), dice: MISS }, (g) =>
    torpedoDefence(g, 1, 4, false, { seat: 0, squadron: 0, flight: -1, ships: [0] }),
  )
  answerAt(p, 'card.torpedo-hits', 'pass')
  for (const ship of [1, 2, 3]) {
    expect(p.question()).toMatchObject({ name: 'pd.torpedo', on: `ship:${ship}` })
    p.answer('dice:1')
  }
  expect(p.question()).toMatchObject({ name: 'card.pd-more', on: 'ship:1' })
})

test('FA-CARD-2, FA-CARD-8 · S04 is for torpedoes alone, and S01 for one linked attack', () => {
  const guns = start({ ships: line('terrans-teuton', 1, 6), also: onSquadron('S04', [0]) })
  guns.answer('fire:0:1:1')
  expect([name(guns), last(guns, 'attacked')?.dice]).toEqual(['fire.torpedo', 5])
  const p = start({ ships: line('terrans-marshal', 2, 6), also: onSquadron('S01', [0, 1]) })
  p.answers('fire:0:0:2', ['link:1:0'])
  expect(name(p)).toBe('fire.full')
  p.answers('full:1', 'fire:0:1:2', ['link:1:1'])
  expect(name(p)).not.toBe('fire.full')
  const spared = start({ ships: line('terrans-marshal', 2, 6), also: onSquadron('S01', [0, 1]) })
  spared.answers('fire:0:0:2', ['link:1:0'], 'full:none', 'fire:0:1:2', ['link:1:1'])
  expect(name(spared)).toBe('fire.full')
})

test('FA-CARD-8 · R12: a ship that nothing is in reach of is asked for no last salvo', () => {
  const asked = (away: number) => {
    const ships = [at('terrans-teuton', 20, 20), { ...at('terrans-wayfarer', 20 + away, 20, 1), hull: 1 }]
    const p = carryOut({ ships, hands: hands(1, 'R12') }, (g) => lastSalvo(g, 1, RING))
    return p.table.questions.map(({ name: of }) => of)
  }
  expect([asked(6), asked(40)]).toEqual([['card.destroyed'], []])
})

test('FA-TRAIT-1 · FA-TRAIT/systemNetwork: a cloaked ship without the trait hides nobody', () => {
  const hidden = (type: string) => {
    const ships = [at('terrans-apollo', 20, 20), at('relthoza-widow', 41, 20, 1), { ...at(type, 41, 26, 1), cloak: true }]
    const p = start({ ships, dice: [6, 1, 1, 1, 1, 1, 1, 1] })
    p.answer('fire:0:2:1')
    return p.events('spectator', 'rerolled').length
  }
  expect([hidden('relthoza-nexus'), hidden('relthoza-iramon')]).toEqual([1, 0])
})

test('FA-FIRE-13 · an attack whose leading ship or target has left the table is lost', () => {
  const attacks = (gone?: number) => {
    const also = (g: State) => gone !== undefined && g.ships.place.splice(gone, 1, PLACE.destroyed)
    const attack: Attack = { seat: 0, squadron: 0, guns: [{ ship: 0, weapon: 1 }], target: 1, share: 0, reacting: false, full: NONE }
    const ships = [...line('terrans-teuton', 1, 6), at('terrans-teuton', 60, 5), at('sorylians-falcata', 60, 40, 1)]
    return carryOut({ ships, dice: MISS, also }, (g) => resolve(g, attack, RING)).events('spectator', 'attacked').length
  }
  expect([attacks(), attacks(0), attacks(1)]).toEqual([1, 0, 0])
})

test('FA-CD-5 · a ship out of command links not even its own turret and broadside', () => {
  const ships = [...line('terrans-hauberk', 2, 5), { ...at('terrans-hauberk', 25, 32), squadron: 0 }]
  const { length } = start({ ships })
    .options()
    .filter((id) => id.startsWith('pair:3'))
  const pairs = start({ ships: [...ships, { ...at('sorylians-falcata', 30, 32, 1), squadron: 2 }] }).options()
  expect([length, pairs.some((id) => id.startsWith('pair:0')), pairs.some((id) => id.startsWith('pair:3'))]).toEqual([0, true, false])
})

test('FA-CARD-8, FA-SPLIT-5 · A06 is of no use to a share, A12 needs an attack by another squadron of the same seat', () => {
  const split = start({
    ships: [...line('terrans-teuton', 1, 6), at('sorylians-falcata', 26, 22, 1)].map((ship, i) => (i === 0 ? { ...ship, hull: 1 } : ship)),
    hands: hands(0, 'A02', 'A06'),
  })
  split.answer('split:0:1')
  split.answer({
    plan: [
      [1, 2],
      [2, 2],
    ] as never,
  })
  expect(split.options()).toEqual(['pass', 'play:A02'])
  const partner = fight({
    ships: [...line('terrans-teuton', 1, 6), { ...at('terrans-teuton', 26, 24, 2), squadron: 2 }],
    order: [0, 1, 2, 3],
    hands: [['A02', 'A12'], [], [], []],
    dice: MISS,
    also: (g) => g.attacked.push(2001),
  })
  partner.answer('fire:0:1:1')
  expect(partner.options()).toEqual(['pass', 'play:A02'])
})

test('FA-CARD-7 · A02: a ship under Weapon Damage already is not damaged by its risk', () => {
  const afflicted = (effects: GivenShip['effects']) => {
    const ships = line('terrans-teuton', 1, 6).map((ship, i) => (i === 0 ? { ...ship, effects: effects ?? [] } : ship))
    const p = start({ ships, hands: hands(0, 'A02') })
    p.answers('fire:0:1:1', 'play:A02')
    passAll(p)
    return p.events('spectator', 'afflicted').length
  }
  expect([afflicted([]), afflicted(['weaponDamage'])]).toEqual([1, 0])
})

test('FA-FIRE-12, FA-CARD-7 · S03 serves once, no reaction, and no die that was rolled again already', () => {
  const asked = (acting: boolean, fullStop: boolean, dice: number[], used = false) => {
    const ships = line('terrans-teuton', 1, 6).map((ship, i) => (i === 1 ? { ...ship, fullStop } : ship))
    const attack: Attack = { seat: 0, squadron: 0, guns: [{ ship: 0, weapon: 1 }], target: 1, share: 0, reacting: !acting, full: NONE }
    const who = acting ? { seat: 0, squadron: 0, flight: NONE, ships: [0] } : null
    const also = (g: State) => [onSquadron('S03', [0])(g), g.inForce.map((effect) => Object.assign(effect, { used }))]
    const p = carryOut({ ships, dice, also }, (g) => rollAttack(g, attack, 1, who))
    return p.table.questions.map(({ name: of }) => of)
  }
  expect([asked(true, false, [1]), asked(false, false, [1]), asked(true, true, [1, 1])]).toEqual([['fire.use-S03'], [], []])
  expect(asked(true, false, [1], true)).toEqual([])
})

test('FA-TRAIT-1 · FA-TRAIT/systemNetwork: a ship without the trait is not hidden by a network beside it', () => {
  const hidden = (type: string) => {
    const ships = [at('terrans-apollo', 20, 20), at(type, 41, 20, 1), { ...at('relthoza-nexus', 41, 26, 1), cloak: true }]
    const p = start({ ships, dice: [6, 1, 1, 1, 1, 1, 1, 1] })
    p.answer('fire:0:2:1')
    return p.events('spectator', 'rerolled').length
  }
  expect([hidden('relthoza-widow'), hidden('terrans-missionary')]).toEqual([1, 0])
})

test('FA-TRAIT-1, FA-CARD-4 · FA-TRAIT/boldAdvance: only fixed fore weapons, and no reaction, are bold', () => {
  const again = (weapon: number, acting: boolean) => {
    const attack: Attack = { seat: 0, squadron: 0, guns: [{ ship: 0, weapon }], target: 1, share: 0, reacting: !acting, full: NONE }
    const who = acting ? { seat: 0, squadron: 0, flight: NONE, ships: [0] } : null
    const ships = [at('dindrenzi-secutor', 20, 20), at('sorylians-falcata', 20.1, 26, 1)]
    const p = carryOut({ ships, dice: MISS, also: (g) => g.ships.turned.fill(0) }, (g) => rollAttack(g, attack, 1, who))
    return p.events('spectator', 'rerolled').length
  }
  const { weapons } = shipTypeById('dindrenzi-secutor') ?? { weapons: [] }
  const fixed = weapons.findIndex(({ arcs }) => arcs.includes('fixedFore'))
  const other = weapons.findIndex(({ kind, arcs }) => kind === 'primary' && !arcs.includes('fixedFore'))
  expect([again(fixed, true), again(fixed, false), again(other, true)]).toEqual([1, 0, 0])
})

test('FA-SPLIT-1 · a division of anything but targets and whole dice is refused', () => {
  const p = start({ ships: [...line('terrans-teuton', 1, 6), at('sorylians-falcata', 26, 22, 1)] })
  p.answer('split:0:1')
  for (const plan of [
    [[1, 2], null],
    [
      [1, 2],
      [2, '2'],
    ],
  ])
    expect(p.refused({ plan: plan as never }, 0).rule).toBe('FA-SPLIT-1')
})
