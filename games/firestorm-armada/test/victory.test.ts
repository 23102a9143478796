import { expect, test } from 'vitest'
import { gainsOf, isCounted } from '../board/table/end/points.ts'
import { firestormArmada } from '../index.ts'
import { records } from '../records/index.ts'
import { pointsOf, resultOf, worthOf } from '../rules/end/victory.ts'
import { leave } from '../rules/leave.ts'
import { LASTING, PLACE } from '../state.ts'
import { carryOut, fightState } from './fight.ts'
import { FAR, fly, moving, table } from './table.ts'

/** A cruiser of 50 points and 4 HP, and an enemy of 60 points. */
const SHIPS = [
  { type: 'terrans-teuton', x: 10, y: 10 },
  { type: 'sorylians-falcata', seat: 1, x: 30, y: 30 },
  { type: 'terrans-perseus', seat: 1, x: 33, y: 30 },
]
const given = (change: (g: ReturnType<typeof fightState>) => void = () => {}) => {
  const g = fightState({ ships: SHIPS })
  change(g)
  return g
}

test('FA-VP-2 · an empty sky is noted for the side whose enemy has no ship left, not for one that has lost its own last ship', () => {
  const noted = (...places: (keyof typeof PLACE)[]) => {
    const g = given((made) => {
      made.end = 'lastShip'
      for (const [ship, place] of places.entries()) made.ships.place[ship] = PLACE[place]
    })
    return [0, 1].map((seat) => records.note(g, seat, {}).annihilated)
  }
  expect(noted('table', 'destroyed', 'withdrawn')).toEqual([1, 0])
  expect(noted('destroyed', 'table', 'away')).toEqual([0, 1])
  expect(noted('table', 'destroyed', 'away')).toEqual([0, 0])
  expect(noted('destroyed', 'destroyed', 'captured')).toEqual([1, 1])
})

test('FA-VP-1 · six turns, unless the scenario says otherwise', () => {
  const p = table({ ships: SHIPS, step: 'end-effects', turn: 6 })
  expect(p.table.result).toMatchObject({ rule: 'FA-VP-9' })
  expect(table({ ships: SHIPS, step: 'end-effects', turn: 5 }).table.result).toBeNull()
})

test('FA-VP-2 · the game ends at once when a side has no ship on the table and none in reserve', () => {
  const last = { ships: [{ type: 'terrans-teuton', x: 30, y: 46 }, FAR], turn: 2 }
  const p = moving(last)
  p.answer(fly('3.5'))
  expect([p.g.end, p.table.result?.winners]).toEqual(['lastShip', []])
  expect(p.g.points).toEqual([0, 25])
  const q = moving({
    ...last,
    ships: [...last.ships, { type: 'terrans-teuton', x: 0, y: 0 }],
    also: (g) => {
      g.ships.place[2] = PLACE.away
    },
  })
  q.answer(fly('3.5'))
  expect(q.g.end).toBe('none')
})

test('FA-VP-3, FA-VP-4, FA-VP-6 · destroyed: its points; captured: twice; withdrawn: half, rounded down', () => {
  const g = given()
  const worth = (place: number) => {
    g.ships.place[1] = place
    return worthOf(g, 1, false)
  }
  expect([PLACE.table, PLACE.destroyed, PLACE.captured, PLACE.withdrawn, PLACE.escaped].map(worth)).toEqual([0, 60, 120, 30, 0])
  expect([
    pointsOf(
      given((h) => {
        h.ships.place[1] = PLACE.captured
      }),
      0,
    ),
    pointsOf(
      given((h) => {
        h.ships.place[1] = PLACE.captured
      }),
      1,
    ),
  ]).toEqual([120, 0])
})

test('FA-VP-5, FA-VP-12 · at the end a ship with at most half its HP, or derelict, gives half its points, once', () => {
  const final = (change: (g: ReturnType<typeof fightState>) => void) => worthOf(given(change), 1, true)
  expect(
    final((g) => {
      g.ships.hull[1] = 1
    }),
  ).toBe(0)
  expect(
    final((g) => {
      g.ships.hull[1] = 2
    }),
  ).toBe(30)
  expect(
    final((g) => {
      g.ships.crew[1] = 5
    }),
  ).toBe(30)
  expect(
    final((g) => {
      g.ships.crew[1] = 5
      g.ships.hull[1] = 3
    }),
  ).toBe(30)
  expect(
    worthOf(
      given((g) => {
        g.ships.hull[1] = 3
      }),
      1,
      false,
    ),
  ).toBe(0)
})

test('FA-VP-7, FA-VP-12 · the flagship gives 50 more, destroyed or captured; every destroyed wing 5', () => {
  const g = given((h) => {
    h.flagships = [0, 1]
  })
  for (const [place, worth] of [
    [PLACE.destroyed, 110],
    [PLACE.captured, 170],
    [PLACE.withdrawn, 30],
  ] as const) {
    g.ships.place[1] = place
    expect(worthOf(g, 1, false)).toBe(worth)
  }
  const wings = fightState({ ships: SHIPS, wings: [0, 1].map((x) => ({ type: 'bomber' as const, seat: 1, flight: 0, x: 30 + x, y: 20 })) })
  wings.wings.place = [PLACE.destroyed, PLACE.withdrawn]
  expect(pointsOf(wings, 0)).toBe(5)
})

test('FA-VP-8 · points are counted in every end phase, for all to see', () => {
  const p = table({
    ships: SHIPS,
    step: 'end-markers',
    also: (g) => {
      g.ships.place[2] = PLACE.destroyed
    },
  })
  expect(p.events('spectator', 'points-counted')).toMatchObject([{ points: [40, 0] }])
  expect(p.g.points).toEqual([40, 0])
})

test('FA-VP-8 · what has been lost stands in the score once points are counted, and not before', () => {
  const p = table({
    ships: [...SHIPS, { type: 'terrans-perseus', x: 20, y: 4, squadron: 3 }],
    step: 'end-markers',
    hands: [['A01'], []],
    also: (g) => {
      g.ships.place[2] = PLACE.destroyed
      g.ships.place[3] = PLACE.away
      const late = g.squadrons.at(-1)
      if (late !== undefined) late.arrival = 'reserve'
    },
  })
  const shown = () => firestormArmada.view(p.g, 0)
  expect([p.question()?.name, isCounted({ view: shown(), result: null })]).toEqual(['reserve.roll', false])
  p.answer('no')
  expect([shown().points, isCounted({ view: shown(), result: null })]).toEqual([[40, 0], true])
})

test('FA-VP-9 · more points win; less than a tenth of the fleet value apart is a draw, three tenths a major victory', () => {
  const result = (first: number, second: number) =>
    resultOf(
      given((g) => {
        g.points = [first, second]
        g.settings.value = 500
      }),
    )
  expect(result(100, 51)).toMatchObject({ winners: [], message: 'draw' })
  expect(result(100, 50)).toMatchObject({ winners: [0], message: 'win' })
  expect(result(0, 149)).toMatchObject({ winners: [1], message: 'win' })
  expect(result(0, 150)).toMatchObject({ winners: [1], message: 'major' })
})

test('FA-VP-9 · when the time of a tournament game is up, the side with more points wins; if they are equal, the second seat wins', () => {
  const winner = (...lost: number[]) => {
    const g = given((state) => {
      for (const ship of lost) state.ships.place[ship] = PLACE.destroyed
    })
    return firestormArmada.tournament?.timeUp(g)
  }
  expect(winner()).toBe(1)
  expect(winner(1)).toBe(0)
  expect(winner(0)).toBe(1)
})

test('FA-VP-10 · a ship lost by accident scores for the enemy as destroyed', () => {
  const p = moving({
    ships: [SHIPS[0] as (typeof SHIPS)[0], { ...FAR, seat: 0 }, { ...FAR, x: 60 }],
    terrain: [{ kind: 'planet', x: 10, y: 15, radius: 3 }],
  })
  p.answer(fly('5'))
  expect([pointsOf(p.g, 0), pointsOf(p.g, 1)]).toEqual([0, 50])
})

test('FA-VP-11 · squadrons still in reserve at the end count as withdrawn', () => {
  const g = given((h) => {
    h.ships.place[1] = PLACE.away
  })
  expect([worthOf(g, 1, false), worthOf(g, 1, true)]).toEqual([0, 30])
})

test('FA-GEN-12 · a side that gives up loses, regardless of points; the other side wins', () => {
  const p = table({
    ships: SHIPS,
    also: (g) => {
      g.points = [500, 0]
    },
  })
  p.answer({ concede: true }, 0)
  expect(p.table.result).toMatchObject({ winners: [1], rule: 'FA-GEN-12' })
  const q = table({ ships: SHIPS, order: [1, 0] })
  q.answer({ concede: true }, 1)
  expect([q.table.result?.winners, LASTING.ragingFire]).toEqual([[0], 2])
})

test('FA-GEN-12, FA-VP-5 · who gives up ends the game, and the score is counted as it then stands', () => {
  const p = table({
    ships: SHIPS,
    also: (g) => {
      g.ships.place[1] = PLACE.destroyed
      g.ships.hull[0] = 3
    },
  })
  expect(p.g.points).toEqual([0, 0])
  p.answer({ concede: true }, 0)
  expect(p.g.points).toEqual([worthOf(p.g, 1, true), worthOf(p.g, 0, true)])
  expect(Math.min(...p.g.points)).toBeGreaterThan(0)
  expect(gainsOf(p.g, 0, p.g.points[0] ?? 0).map(({ by }) => by)).toEqual(['destroyed'])
})

test('FA-VP-12, FA-WING-18 · wings lost with a destroyed or captured carrier score 5 each, those that leave with it score nothing', () => {
  const carrier = { type: 'terrans-solar', seat: 1, squadron: 1, x: 40, y: 20 } as const
  for (const [fate, place, points] of [
    ['destroyed', PLACE.destroyed, 10],
    ['captured', PLACE.destroyed, 10],
    ['withdrawn', PLACE.withdrawn, 0],
    ['escaped', PLACE.withdrawn, 0],
  ] as const) {
    const wings = [0, 1].map((x) => ({ type: 'bomber' as const, seat: 1, flight: 0, x, y: 0 }))
    const p = carryOut(
      {
        ships: [{ ...carrier, type: 'terrans-teuton', seat: 0, squadron: 0, x: 10 }, carrier],
        wings,
        also: (g) => {
          g.wings.place.fill(PLACE.away)
          g.wings.squadron.fill(1)
          Object.assign(g.squadrons[1] ?? {}, { free: true })
        },
      },
      (g) => leave(g, 1, fate, 'FA-DMG-18', 0),
    )
    expect([fate, p.g.wings.place, pointsOf(p.g, 0)]).toEqual([fate, [place, place], points])
  }
})
