import { expect, test } from 'vitest'
import { boardingRounds, decompression, fires, repair } from '../rules/damage/end.ts'
import { PLAIN, rollCriticals } from '../rules/damage/losses.ts'
import { ratingsOf, receive, shieldDice, shieldNeed } from '../rules/damage/receive.ts'
import { repairAll } from '../rules/damage/repairs.ts'
import { criticalHits, displace, settle } from '../rules/damage/settle.ts'
import { endEffects } from '../rules/end/effects.ts'
import { RING } from '../rules/fire/attack.ts'
import { explodeMine } from '../rules/move/mines.ts'
import { type Mine, NONE, PLACE, type State } from '../state.ts'
import { at, hands, MISS } from './card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, type GivenWing } from './fight.ts'

// Effects on several ships and wings: the order in which they suffer, explode and are listed.

const SHIPS: readonly GivenShip[] = [
  at('sorylians-falcata', 20, 20),
  at('sorylians-falcata', 40, 20, 1),
  at('neutral-transport', 42, 20, 1),
]
const exploded = (p: ReturnType<typeof carryOut>) => p.events('spectator', 'exploded').map(({ x }) => Number(x) / 1000)

test('FA-DMG-23, FA-DMG-27 · ships struck at once explode in the order in which they were struck, and what that sets off after both', () => {
  // Two magazines explode. One explosion destroys the transport beside it, whose cargo explodes last.
  const both = (...struck: number[]) => {
    const ships = SHIPS.map((ship, i) => (i === 2 ? { ...ship, hull: 1 } : ship))
    return exploded(
      carryOut({ ships, dice: [1, 1, 1, 1, ...Array.from({ length: 8 }, () => 5), ...MISS] }, (g) =>
        criticalHits(g, struck, 'FA-COLL-7', RING),
      ),
    )
  }
  expect(both(1, 0)).toEqual([40, 20, 42])
  expect(both(0, 1).slice(0, 2)).toEqual([20, 40])
})

const mine = (x: number): Mine => ({ owner: 1, ship: 0, x: x * 1000, y: 40_000, ad: 1, armed: true })

test('FA-MINE-5 · of several mines that follow one, the nearest goes off first', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 5, 5), at('terrans-teuton', 5, 45, 1)],
      dice: [5, 5, 1, 1],
      also: (g) => g.mines.push(mine(60), mine(57), mine(62)),
    },
    (g) => explodeMine(g, 0),
  )
  expect(exploded(p)).toEqual([60, 62, 57])
})

/** An explosion amid ships and wings that are all 2 inches away. */
const blast = (given: Partial<GivenFight>, dice = 1) =>
  carryOut({ ships: [], ...given }, (g) =>
    settle(g, [], 'explosion', RING, [{ x: 20_000, y: 20_000, dice, reach: 4000, rule: 'FA-DMG-5', cause: 'explosion', but: NONE }]),
  )
const wing = (x: number, y: number): GivenWing => ({ type: 'bomber', seat: 0, flight: 0, x, y })

test('FA-DMG-23 · models equally near are named as they stand on the board: ships before wings, each by number', () => {
  const p = blast({ ships: [at('terrans-teuton', 22, 20), at('terrans-teuton', 18, 20)], wings: [wing(20, 22), wing(20, 18)] })
  expect(p.options()).toEqual(['next:ship:0', 'next:ship:1', 'next:wing:0', 'next:wing:1'])
})

test('FA-CARD-4, FA-DMG-24 · R13: the wings just driven off are named in the order in which they were rolled for', () => {
  const p = blast({
    ships: [at('terrans-teuton', 60, 40)],
    wings: [wing(20, 21), wing(20, 22), wing(20, 23)],
    hands: hands(0, 'R13'),
    dice: [4, 4, 4],
  })
  p.answer('play:R13')
  expect(p.options()).toEqual(['stay:0', 'stay:1', 'stay:2'])
})

test('FA-FLEET-9 · what failed is offered to the flagship ship by ship', () => {
  const ships = [
    at('sorylians-xiphos', 20, 20),
    ...[24, 28].map((x): GivenShip => ({ ...at('sorylians-falcata', x, 20), effects: ['ragingFire'] })),
  ]
  const p = carryOut({ ships, dice: [1, 1], also: (g) => g.flagships.splice(0, 1, 0) }, (g) => repairAll(g, 0, [0, 1, 2], 0, 'FA-DMG-22'))
  expect(p.options()).toEqual(['repair:1:ragingFire', 'repair:2:ragingFire', 'none'])
})

test('FA-TERR-7 · a meteor beside a ship, level with it ahead or aside, reaches it or drifts away from it', () => {
  const struck = (x: number, y: number, hours: number) => {
    const ships = [at('terrans-teuton', 30, 20), at('terrans-teuton', 60, 40, 1)]
    // It drifts 6 inches in the direction of the hour. The stream of dice counts from 0, faces from 1.
    const dice = [6, hours + 1, 3, 4]
    const p = carryOut({ ships, terrain: [{ kind: 'meteor', x, y, radius: 1, drifting: true }], dice }, endEffects)
    return p.events('spectator', 'critical-rolled').length
  }
  expect([struck(30, 23, 6), struck(30, 23, 0), struck(33, 20, 9), struck(33, 20, 3)]).toEqual([1, 0, 1, 0])
  // It touches the stand a little to starboard of the middle: only the drift into the stand strikes, not the one along it.
  expect([struck(30.3, 21.625, 9), struck(30.3, 21.625, 6)]).toEqual([0, 1])
})

const GONE = [PLACE.destroyed, PLACE.captured, PLACE.withdrawn]

test('FA-DMG-21, FA-BOARD-20, FA-DMG-22 · ships that have left the table no longer burn, fight or repair', () => {
  for (const place of GONE) {
    const burning: GivenShip = { ...at('terrans-teuton', 20, 20), effects: ['ragingFire', 'decompression'] }
    const also = (g: State) => [
      g.ships.place.splice(0, 1, place),
      g.boarders.push({ ship: 0, owner: 1, squadron: NONE, teams: 1, rounds: 1 }),
    ]
    for (const rule of [fires, decompression, boardingRounds, repair]) {
      const p = carryOut({ ships: [burning, at('terrans-teuton', 40, 20), at('terrans-teuton', 60, 40, 1)], dice: MISS, also }, rule)
      expect(p.events('spectator').map(({ type }) => type)).toEqual([])
    }
  }
})

test('FA-DMG-18, FA-FIRE-13 · a ship that has left the table leaves it once, and no explosion reaches it', () => {
  const also = (g: State) => g.ships.place.splice(0, 1, PLACE.destroyed)
  const left = carryOut({ ships: [{ ...at('terrans-teuton', 22, 20), hull: 4 }, at('terrans-teuton', 60, 40, 1)], also }, (g) =>
    settle(g, [{ ship: 0, magazine: true }], 'other', RING),
  )
  expect([left.events('spectator', 'ship-left'), exploded(left)]).toEqual([[], []])
  const p = blast({ ships: [at('terrans-teuton', 22, 20), at('terrans-teuton', 18, 20)], dice: MISS, also })
  expect([p.table.questions, p.events('spectator', 'rolled').map(({ on }) => on)]).toEqual([[], ['ship:1']])
})

test('FA-DMG-23, FA-DMG-24 · wings are struck once each, the nearest first, whichever is listed first', () => {
  const p = blast({ ships: [at('terrans-teuton', 60, 40)], wings: [wing(20, 23), wing(20, 22)], dice: MISS })
  expect(p.events('spectator', 'wing-blasted').map(({ wing: id }) => id)).toEqual([1, 0])
})

test('FA-DMG-25, FA-TERR-1 · asteroids attack a ship that jumps where it ends, not elsewhere', () => {
  const jumped = (y: number) => {
    const terrain = [{ kind: 'asteroidField', x: 30, y, radius: 1 }] as const
    const p = carryOut({ ships: [at('terrans-teuton', 30, 20)], terrain, dice: MISS }, (g) => displace(g, 0, 5, 0, 'FA-DMG-15', RING))
    return p.events('spectator', 'rolled').length
  }
  expect([jumped(25), jumped(40)]).toEqual([1, 0])
})

test('FA-TERR-5, FA-TRAIT-1 · FA-TRAIT/sectorShielding, FA-TRAIT/shieldProjector: none in a nebula, none from a ship that is gone', () => {
  const dice = (terrain: GivenFight['terrain'] & object) => {
    const ships = [at('terrans-teuton', 20, 20), at('sorylians-falcata', 20, 30, 1)]
    const g = fightState({ ships, terrain, also: (state) => state.ships.sector.splice(0, 1, 1) })
    return shieldDice(g, 0, 1)
  }
  expect([
    dice([]),
    dice([{ kind: 'nebula', x: 20, y: 20, radius: 3 }]),
    dice([{ kind: 'asteroidField', x: 20, y: 20, radius: 3 }]),
  ]).toEqual([2, 0, 2])
  const need = (place: number) =>
    shieldNeed(
      fightState({
        ships: [at('terrans-teuton', 20, 20), at('terrans-aegis', 22, 20)],
        also: (g) => g.ships.place.splice(1, 1, place),
      }),
      0,
    )
  expect([need(PLACE.table), need(PLACE.destroyed)]).toEqual([3, 4])
})

test('FA-TERR-6, FA-TERR-7, FA-TERR-11 · a pull ends before a meteor; a meteor drifts past where a ship was', () => {
  const enemy = at('terrans-teuton', 60, 40, 1)
  const well = { kind: 'gravityWell', x: 30, y: 20, radius: 1 } as const
  const pulled = carryOut(
    { ships: [at('terrans-teuton', 30, 23), enemy], terrain: [well, { kind: 'meteor', x: 30, y: 21.5, radius: 1 }] },
    endEffects,
  )
  expect(pulled.g.ships.y[0]).toBe(22_500)
  const also = (g: State) => g.ships.place.splice(0, 1, PLACE.destroyed)
  const ships = [at('terrans-teuton', 30, 20), enemy, at('terrans-teuton', 5, 5)]
  const drifted = carryOut(
    { ships, terrain: [{ kind: 'meteor', x: 30, y: 23, radius: 1, drifting: true }], dice: [3, 7, 3, 4], also },
    endEffects,
  )
  expect(drifted.g.terrain[0]?.y).toBe(20_000)
})

test('FA-DMG-3, FA-DMG-16 · a ship that its first critical hit takes off the table suffers no second one', () => {
  const rolled = (x: number) =>
    carryOut({ ships: [at('sorylians-falcata', x, 20), ...SHIPS.slice(1)], dice: [6, 6, 1, 1, 3, ...MISS] }, (g) =>
      rollCriticals(g, 0, 2, PLAIN, 'FA-DMG-3', RING),
    )
  // Two inches to port.
  const [gone, stays] = [rolled(1.5), rolled(20)]
  const count = (p: typeof gone) => p.events('spectator', 'critical-rolled').length
  expect([gone.g.ships.place[0], count(gone), count(stays)]).toEqual([PLACE.destroyed, 1, 2])
})

test('FA-FIRE-9, FA-DEF-1 · where nothing hits no shield is rolled for', () => {
  const rolled = (hits: number) => {
    const ships = [at('aquans-isonade', 20, 20, 1), at('terrans-teuton', 26, 20)]
    const blow = { target: 0, arm: 'primary', acting: null, focus: 1, attackers: [], lessDr: 0, lessCr: 0, rule: 'FA-DMG-3' } as const
    const p = carryOut({ ships, dice: MISS }, (g) => receive(g, { ...blow, adder: NONE, cyber: false, spook: false }, hits, RING))
    return p.events('spectator', 'first-wave').length
  }
  expect([rolled(0), rolled(1)]).toEqual([0, 1])
})

test('FA-TRAIT-1 · FA-TRAIT/ablativePlating: no other ship loses its critical rating with its hull', () => {
  const cr = (type: string, hull: number) => ratingsOf(fightState({ ships: [{ ...at(type, 20, 20), hull }] }), 0, [], 0, 0).cr
  expect([cr('terrans-teuton', 0), cr('terrans-teuton', 3)]).toEqual([6, 6])
  expect(cr('dindrenzi-bastion', 9)).toBe(cr('dindrenzi-bastion', 0) - 2)
})

test('FA-DMG-25, FA-COLL-2, FA-GEN-14 · displaced into a meteor or onto a stand a ship comes to its rim, or further on, in every direction', () => {
  const jumped = (direction: number, given: Partial<GivenFight>, ...more: GivenShip[]) => {
    const p = carryOut({ ships: [at('terrans-teuton', 30, 20), ...more], dice: MISS, ...given }, (g) =>
      displace(g, 0, 5, direction, 'FA-DMG-15', RING),
    )
    return [p.g.ships.x[0], p.g.ships.y[0]]
  }
  const meteor = (x: number, y: number) => ({ terrain: [{ kind: 'meteor', x, y, radius: 1 }] as const, dice: [3, 4, ...MISS] })
  // Three and four fifths of an inch from its middle.
  expect(jumped(0, meteor(30.3, 24.6))).toEqual([29_700, 25_400])
  expect(jumped(18_000, meteor(29.7, 15.4))).toEqual([30_300, 14_600])
  expect(jumped(0, {}, at('terrans-teuton', 30, 25.3, 1))).toEqual([30_000, 26_550])
  expect(jumped(18_000, {}, at('terrans-teuton', 30, 14.7, 1))).toEqual([30_000, 13_450])
  // However long a row of stands is, it goes on past it.
  const row = Array.from({ length: 21 }, (_, place) => at('terrans-teuton', 35 + 1.25 * place, 20, 1))
  expect(jumped(9000, {}, ...row)).toEqual([61_250, 20_000])
})
