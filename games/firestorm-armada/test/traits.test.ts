import { expect, test } from 'vitest'
import { RACE_IDS } from '../content/races.ts'
import { endOfActivation } from '../rules/act.ts'
import { commandChoices } from '../rules/cards/choices.ts'
import { repair } from '../rules/damage/end.ts'
import { ratingsOf, shieldDice, shieldNeed } from '../rules/damage/receive.ts'
import { criticalHit, settle } from '../rules/damage/settle.ts'
import { runDice, wingHits } from '../rules/damage/wing-attack.ts'
import { RING } from '../rules/fire/attack.ts'
import { baseDice, damageModifier, mayTarget } from '../rules/fire/shots.ts'
import { LASTING, NONE, type State } from '../state.ts'
import { inForce } from './card-table.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, hp, last } from './fight.ts'

const MISS = Array.from({ length: 60 }, () => 1)
const at = (type: string, x = 20, y = 20, seat = 0): GivenShip => ({ type, x, y, seat })
const duel = (
  own: string,
  enemy: string,
  away: number,
  more: Partial<GivenFight> = {},
  ship: Partial<GivenShip> = {},
  foe: Partial<GivenShip> = {},
) =>
  fight({
    ships: [
      { ...at(own), ...ship },
      { ...at(enemy, 20 + away, 20, 1), ...foe },
    ],
    dice: MISS,
    ...more,
  })
const waves = (p: ReturnType<typeof fight>) => p.events('spectator', 'rolled')[0]?.waves
const again = (p: ReturnType<typeof fight>) => p.events('spectator', 'rerolled').map(({ rule }) => rule)

test('FA-TRAIT-1, FA-TRAIT-3 · FA-TRAIT/layeredShields: once a turn all failed shield dice of a ship are rolled again, before extra dice', () => {
  const given = (used: number) =>
    fight({
      ships: [at('terrans-apollo'), at('terrans-aegis', 30, 20, 1)],
      dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 2, 6, 2, 5, 1, 1],
      also: (g) => g.layeredShields.fill(used),
    })
  const p = given(0)
  p.answers('fire:0:2:1')
  expect(p.question()).toMatchObject({ name: 'shields.again', seat: 1 })
  p.answer('yes')
  expect([p.events('spectator', 'rolled').at(-1)?.waves, p.g.layeredShields[1]]).toEqual([[[5, 6, 1], [1]], 3])
  const used = given(3)
  used.answer('fire:0:2:1')
  expect(used.events('spectator', 'rolled').at(-1)?.waves).toEqual([[2, 6, 2], [5]])
})

test('FA-TRAIT-1 · FA-TRAIT/boldAdvance: a ship that has not turned re-rolls a miss when it leads with a fixed fore weapon', () => {
  const ships: GivenShip[] = [at('dindrenzi-thraex'), at('sorylians-falcata', 20.1, 26, 1)]
  const shoot = (turned: number, answer = 'fire:0:0:1', type = 'dindrenzi-thraex') => {
    const p = fight({
      ships: [{ ...at(type) }, ships[1] as GivenShip],
      dice: [1, 2, 1, 1, 5, 1, 1, 1],
      also: (g) => g.ships.turned.fill(turned),
    })
    p.answer(answer)
    return again(p)
  }
  expect([shoot(0), shoot(1)]).toEqual([['FA-TRAIT/boldAdvance'], []])
  expect(shoot(0, 'fire:0:2:1', 'sorylians-reaper')).toEqual([])
})

test('FA-TRAIT-1 · FA-TRAIT/weaponShielding: only every second hull token counts', () => {
  const g = (hull: number, crew = 0) => damageModifier(fightState({ ships: [{ ...at('terrans-apollo'), hull, crew }] }), 0)
  expect([g(1), g(2), g(3), g(5), g(3, 2)]).toEqual([0, 1, 1, 2, 2])
})

test('FA-TRAIT-1, FA-ACT-2 · FA-TRAIT/sectorShielding: a shield die more against ships in the arc that was named', () => {
  const p = carryOut({ ships: [at('terrans-teuton'), at('sorylians-falcata', 20, 30, 1), at('sorylians-falcata', 20, 10, 1)] }, (g) =>
    commandChoices(g, 0),
  )
  expect(p.question()).toMatchObject({ name: 'command.sector', seat: 0 })
  p.answer('sector:fore')
  expect([shieldDice(p.g, 0, 1), shieldDice(p.g, 0, 2), shieldDice(p.g, 0, NONE)]).toEqual([2, 1, 1])
  p.g.ships.effects[0] = LASTING.systemsOffline
  expect(shieldDice(p.g, 0, 1)).toBe(0)
})

test('FA-TRAIT-1, FA-TRAIT-4 · FA-TRAIT/shieldProjector: friends within 6 inches and itself succeed on 3; not cumulative', () => {
  const ships = (away: number, seat = 0): GivenShip[] => [
    at('terrans-aegis'),
    at('terrans-teuton', 20 + away, 20, seat),
    at('terrans-aegis', 20, 22),
  ]
  expect(shieldNeed(fightState({ ships: ships(6) }), 1)).toBe(3)
  expect(shieldNeed(fightState({ ships: ships(6.001).slice(0, 2) }), 1)).toBe(4)
  expect(shieldNeed(fightState({ ships: ships(3, 1) }), 1)).toBe(4)
  expect(shieldNeed(fightState({ ships: [at('terrans-aegis')] }), 0)).toBe(3)
  expect(shieldNeed(fightState({ ships: [{ ...at('terrans-aegis'), effects: ['systemsOffline'] }, at('terrans-teuton', 22)] }), 1)).toBe(4)
})

test('FA-TRAIT-1 · FA-TRAIT/deckCrews: on 4 and more a destroyed wing is back aboard, unspent, if there is room', () => {
  const crews = (face: number, place = 2) => {
    const wings = [{ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 }] as const
    const p = carryOut(
      {
        ships: [at('terrans-ares')],
        wings,
        dice: [face],
        also: (g) => [g.wings.place.fill(place), g.wings.squadron.fill(0), g.wings.spent.fill(1)],
      },
      (g) => commandChoices(g, 0),
    )
    p.answer('sector:aft')
    return [p.g.wings.place[0], p.g.wings.spent[0]]
  }
  expect([crews(4), crews(3), crews(4, 1)]).toEqual([
    [0, 0],
    [2, 1],
    [1, 1],
  ])
})

test('FA-TRAIT-1 · FA-TRAIT/eliteCrew, experiencedEngineers, stubbornCrews: repairs', () => {
  const hurt = (type: string, dice: readonly number[]) => carryOut({ ships: [{ ...at(type), effects: ['pdOffline'] }], dice }, repair)
  expect(hurt('terrans-tyrant', [3, 4]).g.ships.effects[0]).toBe(0)
  expect(hurt('terrans-apollo', [3, 4]).g.ships.effects[0]).toBe(LASTING.pdOffline)
  const engineers = hurt('sorylians-kopis', [3])
  expect(engineers.g.ships.effects[0]).toBe(0)
  const stubborn = hurt('sorylians-falcata', [3, 4])
  expect(stubborn.question()).toMatchObject({ name: 'repair.stubborn', seat: 0 })
  stubborn.answer('repair:0:pdOffline')
  expect([stubborn.g.ships.effects[0], stubborn.g.stubbornRepair[0]]).toEqual([0, 3])
  expect(hurt('aquans-isonade', [3]).table.result).not.toBeNull()
})

test('FA-TRAIT-1, FA-FIRE-6, FA-CARD-2 · FA-TRAIT/durable: the AD of a wing attack is reduced by half the wings, rounded up; S05: by 2 more; S11: what is left is halved', () => {
  const wings = [0, 1, 2].map(() => ({ type: 'bomber', seat: 0, flight: 0, x: 21, y: 20 }) as const)
  const on = { on: 'squadron' as const, id: 0, ships: [0], until: 'nextActivation' as const }
  const [evasive, silent] = [inForce('S05', 1, on), inForce('S11', 1, on)]
  const run = (type: string, card: (g: State) => unknown = () => undefined) => {
    const also = (g: State) => {
      Object.assign(g.activation, { kind: 'flight' })
      card(g)
    }
    const p = carryOut({ ships: [at(type, 20, 20, 1)], wings, dice: MISS, also }, (g) => wingHits(g, 0, runDice(g, 0, 3, 9), [0, 1, 2]))
    return (waves(p) as number[][])[0]?.length
  }
  expect([run('sorylians-katar'), run('sorylians-falcata')]).toEqual([7, 9])
  expect([run('sorylians-katar', evasive), run('sorylians-falcata', evasive)]).toEqual([5, 7])
  expect([run('sorylians-katar', silent), run('sorylians-falcata', silent)]).toEqual([3, 4])
  expect(run('sorylians-falcata', (g) => [silent(g), evasive(g)])).toBe(3)
})

test('FA-WING-10 · an attack run: shields work, a re-roll against Full Stop, the reaction of brace; no point defence', () => {
  const wings = [{ type: 'bomber', seat: 0, flight: 0, x: 21, y: 20 }] as const
  const p = carryOut(
    {
      ships: [{ ...at('aquans-isonade', 20, 20, 1), fullStop: true }],
      wings,
      dice: [4, 1, 1, 6, 4, 5],
      also: (g) => Object.assign(g.activation, { kind: 'flight' }),
    },
    (g) => wingHits(g, 0, 3, [0]),
  )
  expect(p.events('spectator', 'rolled').map(({ purpose, hits }) => [purpose, hits])).toEqual([
    ['attack', 4],
    ['shields', 1],
  ])
})

test('FA-TRAIT-1 · FA-TRAIT/hiddenKiller: at Full Stop no target from further than 20 inches', () => {
  const verdict = (away: number, fullStop: boolean, type = 'terrans-artemis') =>
    mayTarget(fightState({ ships: [at('terrans-apollo'), { ...at(type, 20 + away, 20, 1), fullStop }] }), 0, 1) === true
  expect([verdict(20, true), verdict(20.001, true), verdict(20.001, false), verdict(21, true, 'terrans-teuton')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('FA-TRAIT-1, FA-FIRE-12 · FA-TRAIT/stealthSystems: from further than 20 inches all hits of the first wave are rolled again', () => {
  const p = duel('terrans-apollo', 'aquans-stingray', 20.5, { dice: [5, 6, 1, 4, ...MISS] }, { heading: 0 })
  p.answer('fire:0:2:1')
  expect(waves(p)).toEqual([[4, 1, 1]])
  const near = duel('terrans-apollo', 'aquans-stingray', 20, { dice: [5, 5, 1, 1] })
  near.answer('fire:0:2:1')
  expect(again(near)).toEqual([])
})

test('FA-TRAIT-1 · FA-TRAIT/systemNetwork: stealth near another friendly cloaked ship of the network', () => {
  const shoot = (friend: Partial<GivenShip>) => {
    const p = fight({
      ships: [at('terrans-apollo'), at('relthoza-widow', 41, 20, 1), { ...at('relthoza-nexus', 41, 28, 1), ...friend }],
      dice: [6, 1, 1, 1, 1, 1],
      terrain: [],
    })
    p.answer('fire:0:2:1')
    return again(p)
  }
  expect(shoot({ cloak: true })).toEqual(['FA-TRAIT/stealthSystems'])
  expect(shoot({ cloak: false })).toEqual([])
  expect(shoot({ cloak: true, y: 28.001 })).toEqual([])
  expect(shoot({ cloak: true, seat: 0 })).toEqual([])
  expect(shoot({ cloak: true, effects: ['systemsOffline'] })).toEqual([])
})

test('FA-TRAIT-1 · FA-TRAIT/reinforcedFore, reinforcedSides, ablativePlating: the critical rating', () => {
  const cr = (type: string, attackers: readonly (readonly [number, number])[], ship: Partial<GivenShip> = {}) =>
    ratingsOf(
      fightState({ ships: [{ ...at(type), ...ship }] }),
      0,
      attackers.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })),
      0,
      0,
    ).cr
  expect([
    cr('directorate-abraxas', [[20, 30]]),
    cr('directorate-abraxas', [[30, 20]]),
    cr('directorate-abraxas', [
      [20, 30],
      [30, 20],
    ]),
    cr('directorate-abraxas', []),
  ]).toEqual([8, 7, 7, 7])
  expect([
    cr('sorylians-falx', [[30, 20]]),
    cr('sorylians-falx', [[10, 20]]),
    cr('sorylians-falx', [
      [30, 20],
      [10, 20],
    ]),
    cr('sorylians-falx', [[20, 30]]),
  ]).toEqual([11, 11, 10, 10])
  expect([cr('dindrenzi-secutor', [], { hull: 2 }), cr('dindrenzi-secutor', [], { hull: 3 })]).toEqual([8, 6])
  // Never below DR, and DR never below 1.
  expect(ratingsOf(fightState({ ships: [{ ...at('dindrenzi-secutor'), hull: 3, effects: ['containmentLeak'] }] }), 0, [], 0, 1)).toEqual({
    dr: 4,
    cr: 4,
  })
  expect(ratingsOf(fightState({ ships: [at('neutral-shuttle')] }), 0, [], 9, 0).dr).toBe(1)
})

test('FA-TRAIT-1 · FA-TRAIT/protectedSystems, superiorDesign: critical results without lasting effect, half the crew losses', () => {
  const hit = (type: string, dice: readonly number[]) =>
    carryOut({ ships: [at(type)], dice }, (g) => criticalHit(g, 0, 'FA-COLL-2', RING)).g.ships
  for (const roll of [
    [1, 2],
    [1, 4],
    [5, 6],
  ])
    expect(hit('dindrenzi-castra', roll).effects[0]).toBe(0)
  expect([hit('dindrenzi-castra', [1, 5]).effects[0], hit('dindrenzi-castra', [1, 2]).hull[0]]).toEqual([LASTING.weaponDamage, 2])
  expect([hit('directorate-deterrent', [3, 4, 6]).crew[0], hit('directorate-deterrent', [3, 4, 1]).crew[0]]).toEqual([1, 1])
  expect([hit('directorate-deterrent', [1, 3]).effects[0], hit('directorate-deterrent', [1, 3]).crew[0]]).toEqual([0, 1])
})

test('FA-TRAIT-1 · FA-TRAIT/selfRepair: at the end of its activation with the cloak off a hull point comes back on 4 and more', () => {
  const mend = (face: number, ship: Partial<GivenShip>) =>
    hp(
      carryOut({ ships: [{ ...at('relthoza-nexus'), ...ship }], dice: [face] }, (g) => endOfActivation(g, 0)),
      0,
    )
  expect([mend(4, { hull: 3 }), mend(3, { hull: 3 }), mend(6, { hull: 3, cloak: true }), mend(6, {})]).toEqual([7, 6, 6, 9])
})

test('FA-TRAIT-1, FA-ACT-2 · FA-TRAIT/energyTransfer1, energyTransfer2: dice move from one gun to another for this activation', () => {
  const p = carryOut({ ships: [at('aquans-namazu')] }, (g) => commandChoices(g, 0))
  expect(p.question()).toMatchObject({ name: 'command.energy', seat: 0 })
  expect(p.options()).toContain('energy:0:2:1')
  expect(p.options()).not.toContain('energy:0:2:2')
  expect(p.options().some((id) => id.includes(':4:'))).toBe(false)
  p.answer('energy:0:2:1')
  expect([0, 1, 2].map((weapon) => [1, 2, 3, 4].map((band) => baseDice(p.g, 0, weapon, band)))).toEqual([
    [4, 5, 0, 0],
    [5, 6, 0, 0],
    [7, 8, 5, 0],
  ])
  const two = carryOut({ ships: [at('aquans-kraken')] }, (g) => commandChoices(g, 0))
  two.answer('energy:2:0:2')
  expect([baseDice(two.g, 0, 2, 1), baseDice(two.g, 0, 0, 1)]).toEqual([5, 14])
  // Fire in answer to an enemy's later activation has the printed dice again.
  const over = carryOut({ ships: [at('aquans-kraken')], also: (g) => g.ships.transfer.fill(202) }, (g) => endOfActivation(g, 0))
  expect([baseDice(over.g, 0, 2, 1), baseDice(over.g, 0, 0, 1)]).toEqual([7, 12])
})

test('FA-TRAIT-1 · FA-TRAIT/unmanned: no crew to lose, never a derelict', () => {
  const p = carryOut({ ships: [at('directorate-induction')], dice: [1, 3] }, (g) => criticalHit(g, 0, 'FA-COLL-2', RING))
  expect([p.g.ships.crew[0], p.g.ships.ap[0], p.events('spectator', 'derelict')]).toEqual([0, 2, []])
})

test('FA-TRAIT-1 · FA-TRAIT/combustibleCargo: destroyed, it explodes with twice its HP', () => {
  const p = carryOut({ ships: [{ ...at('neutral-transport'), hull: 3 }, at('sorylians-falcata', 22, 20, 1)], dice: MISS }, (g) =>
    settle(g, [{ ship: 0, magazine: false }], 'other', RING),
  )
  expect(last(p, 'exploded')).toMatchObject({ dice: 6, rule: 'FA-DMG-5' })
})

test('FA-TRAIT-1, FA-TRAIT-2 · FA-TRAIT/beam: within 8 inches of all attackers ones are rolled again, if every weapon has it', () => {
  const near = duel('directorate-abraxas', 'sorylians-falcata', 8, { dice: [1, 1, 2, 3, 1, 4, 5, 1, 1, 1, 4, 4] })
  near.answer('fire:0:0:1')
  expect(again(near)).toEqual(['FA-TRAIT/beam'])
  const far = duel('directorate-abraxas', 'sorylians-falcata', 8.001)
  far.answer('fire:0:0:1')
  expect(again(far)).toEqual([])
  const pair = fight({ ships: [{ ...at('directorate-firewall') }, at('sorylians-falcata', 26, 20, 1)], dice: MISS })
  pair.answers('fire:0:0:1', ['link:0:2'])
  expect(again(pair)).toEqual([])
  const beams = fight({ ships: [{ ...at('directorate-firewall') }, at('sorylians-falcata', 26, 20, 1)], dice: MISS })
  beams.answers('fire:0:0:1', ['link:0:1'])
  expect(again(beams)).toEqual(['FA-TRAIT/beam'])
})

test('FA-TRAIT-1 · FA-TRAIT/kinetic: the attacker may add 1 to each critical roll, at most 12', () => {
  const shoot = (roll: readonly number[]) => {
    const p = fight({
      ships: [{ ...at('dindrenzi-nausicaa'), heading: 90 }, at('sorylians-falcata', 26, 20, 1)],
      dice: [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 6 }, () => 1), ...roll, ...MISS],
    })
    p.answer('fire:0:1:1')
    return p
  }
  const p = shoot([4, 3])
  expect(p.question()).toMatchObject({ name: 'critical.add', seat: 0 })
  p.answer('yes')
  expect(last(p, 'critical-hit')).toMatchObject({ total: 8 })
  const kept = shoot([4, 3])
  kept.answer('no')
  expect(last(kept, 'critical-hit')).toMatchObject({ total: 7 })
  expect(last(shoot([6, 6]), 'critical-hit')).toMatchObject({ total: 12 })
})

test('FA-TRAIT-1, FA-SMALL-1 · FA-TRAIT/scatter: within 16 inches small targets are hit on 4', () => {
  const shoot = (away: number, type = 'sorylians-falcata', answer = 'fire:0:1:1') => {
    const p = duel(type, 'terrans-javelin', away, { dice: [4, ...MISS] })
    p.answer(answer)
    return p.events('spectator', 'rolled')[0]?.need
  }
  expect([shoot(16), shoot(16.001), shoot(10, 'terrans-teuton')]).toEqual([4, 6, 6])
})

test('FA-TRAIT-1 · FA-TRAIT/nuclear: after a critical hit every other model within 4 inches suffers half the AD', () => {
  const ships: GivenShip[] = [
    { ...at('terrans-hauberk'), heading: 90 },
    at('sorylians-falcata', 26, 20, 1),
    at('sorylians-falcata', 26, 24, 1),
    at('sorylians-falcata', 26, 15.999, 1),
  ]
  const shoot = (fives: number) => {
    const p = fight({
      ships,
      dice: [...Array.from({ length: fives }, () => 6), ...Array.from({ length: 5 - fives }, () => 1), 1, 1, 1, 1, 4, 4, ...MISS],
    })
    p.answer('fire:0:3:1')
    return p.events('spectator', 'exploded').map(({ dice, rule }) => [dice, rule])
  }
  expect(shoot(4)).toEqual([[2, 'FA-TRAIT/nuclear']])
  expect(shoot(2)).toEqual([])
  const p = fight({ ships, dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 4, 4, ...MISS] })
  p.answer('fire:0:3:1')
  expect(
    p
      .events('spectator', 'rolled')
      .filter(({ purpose }) => purpose === 'explosion')
      .map(({ on }) => on),
  ).toEqual(['ship:2'])
})

test('FA-TRAIT-1 · FA-TRAIT/cyber: no hull damage: a crew point, or critical rolls without HP loss on which 2 and 12 count as 11', () => {
  const shoot = (hits: number, roll: readonly number[]) => {
    const p = fight({
      ships: [{ ...at('directorate-tormentor'), heading: 90 }, at('sorylians-falcata', 30, 20, 1)],
      dice: [...Array.from({ length: hits }, () => 5), ...Array.from({ length: 7 - hits }, () => 1), ...roll],
    })
    p.answer('fire:0:0:1')
    return [hp(p, 1), p.g.ships.crew[1], p.g.ships.ap[1], p.g.ships.effects[1], p.g.ships.place[1]]
  }
  expect(shoot(4, [])).toEqual([4, 1, 4, 0, 1])
  expect(shoot(3, [])).toEqual([4, 0, 4, 0, 1])
  for (const roll of [
    [1, 1],
    [6, 6],
  ])
    expect(shoot(7, roll)).toEqual([4, 0, 4, LASTING.secondaryOffline, 1])
  expect(shoot(7, [4, 5])).toEqual([4, 1, 3, LASTING.decompression, 1])
})

test('FA-TRAIT-1 · FA-TRAIT/torpedoSpook: successes of the first wave of point defence are rolled again', () => {
  const p = fight({
    ships: [at('terrans-marshal'), at('sorylians-falcata', 26, 20, 1)],
    fire: 2,
    dice: [5, 5, 5, 1, 4, 6, 1, 2, 5, ...MISS],
  })
  p.answers('fire:0:4:1', [], 'dice:3')
  expect(p.events('spectator', 'rolled').find(({ purpose }) => purpose === 'pd')).toMatchObject({ waves: [[2, 5, 1]] })
})

test('FA-TRAIT-1 · FA-TRAIT/torpedoSpook: a single success is rolled again, too', () => {
  const p = fight({
    ships: [at('terrans-marshal'), at('sorylians-falcata', 26, 20, 1)],
    fire: 2,
    dice: [5, 5, 5, 1, 4, 1, 1, 2, ...MISS],
  })
  p.answers('fire:0:4:1', [], 'dice:3')
  expect(p.events('spectator', 'rolled').find(({ purpose }) => purpose === 'pd')).toMatchObject({ waves: [[2, 1, 1]] })
})

test('FA-FLEET-10 · the trait of a fleet’s race holds for all its ships, allies of another race too', () => {
  const p = fight({
    ships: [at('terrans-apollo'), { ...at('sorylians-amentum', 30, 20, 1) }],
    dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1],
    also: (g: State) => g.races.splice(1, 1, RACE_IDS.indexOf('terrans')),
  })
  p.answers('fire:0:2:1')
  expect(p.question()).toMatchObject({ name: 'shields.again', seat: 1 })
})

test('FA-DEF-4, FA-DEF-7 · cloaking fields are switched in the command segment, boarding a cloaked ship is as ever', () => {
  const ships: GivenShip[] = [
    { ...at('relthoza-assassin'), squadron: 0 },
    { ...at('relthoza-assassin', 20, 18), squadron: 0, cloak: true },
    { ...at('relthoza-assassin', 20, 16), squadron: 0, effects: ['systemsOffline'] },
  ]
  const p = carryOut({ ships }, (g) => commandChoices(g, 0))
  expect(p.question()).toMatchObject({ name: 'command.cloak', seat: 0, least: 0 })
  expect(p.options()).toEqual(['cloak:0', 'cloak:1'])
  p.answer({ options: ['cloak:0'] })
  expect(p.g.ships.cloak).toEqual([1, 0, 0])
})

test('FA-GEN-8 · what a card says goes before a trait, and a trait before the general rules', () => {
  // A projector lets shields work with 3 or more; the general rule says 4.
  const p = fight({
    ships: [at('terrans-apollo'), at('terrans-aegis', 30, 20, 1)],
    dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1],
    also: (g) => g.layeredShields.fill(3),
  })
  p.answer('fire:0:2:1')
  expect(p.events('spectator', 'rolled').at(-1)).toMatchObject({ need: 3, hits: 3 })
})

test('FA-GEN-6, FA-GEN-7 · a D3 is half a D6 rounded up; it does not explode, nor do 2D6', () => {
  const p = carryOut({ ships: [at('sorylians-falcata')], dice: [3, 4, 6] }, (g) => criticalHit(g, 0, 'FA-COLL-2', RING))
  expect([p.g.ships.crew[0], p.events('spectator', 'critical-rolled')]).toMatchObject([3, [{ dice: [3, 4] }]])
})

test('FA-GEN-11 · every roll is told with its purpose', () => {
  const p = duel('terrans-apollo', 'aquans-isonade', 10, { dice: [5, 5, 1, 1, 1, 1, 1, 1, 1, 5] })
  p.answer('fire:0:2:1')
  expect(p.events('spectator', 'rolled').map(({ purpose, faces }) => [purpose, faces])).toEqual([
    ['attack', '5 5 1 1 1 1 1 1 1'],
    ['shields', '5'],
  ])
})
