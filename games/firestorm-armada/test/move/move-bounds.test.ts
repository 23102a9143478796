import { expect, test } from 'vitest'
import { isWhole, moveBounds } from '../../rules/move/manoeuvre.ts'
import { PLACE, type State } from '../../state.ts'
import { onSquadron } from '../card-table.ts'
import { fightState, type GivenFight } from '../fight.ts'
import { at, FAR, fly, idle, moving, table, why } from '../table.ts'

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const OTHER = { ...TEUTON, x: 50, squadron: 2 } as const
/** A cruiser with MV 9 that lays mines of 4 dice. */
const SECUTOR = { type: 'dindrenzi-secutor', x: 30, y: 20 } as const
const SHIPS = [TEUTON, { ...FAR, squadron: 1 }, OTHER]
const cut = (g: State): void => {
  g.ships.enginesCut[0] = 1
}
const told = (p: ReturnType<typeof moving>, type: string, ship = 0) => p.events('spectator', type).filter((event) => event.ship === ship)

test('FA-MOVE-5, FA-MOVE-25 · a move is told when it begins and where it ends, with its length; it is remembered whether the ship turned', () => {
  for (const [text, turned] of [
    ['1 R45 4.99', 1],
    ['1 L45 4.99', 1],
    ['6.99', 0],
  ] as const) {
    const p = moving({ ships: SHIPS })
    p.answer(fly(text))
    expect(told(p, 'ship-moves')).toMatchObject([{ rule: 'FA-MOVE-5' }])
    const { x, y, heading } = at(p, 0)
    expect(told(p, 'ship-moved')).toMatchObject([{ x: x * 1000, y: y * 1000, heading: heading * 100, inches: 7 }])
    expect([p.g.ships.turned[0], told(p, 'ship-rotated')]).toEqual([turned, []])
  }
})

test('FA-MOVE-15 · a ship that stays is said to have moved 0 inches, and to have turned only if it did', () => {
  const p = moving({ ships: SHIPS, also: cut })
  p.answer(fly(''))
  expect([told(p, 'ship-moves'), told(p, 'ship-rotated')]).toEqual([[], []])
  expect(told(p, 'ship-moved')).toMatchObject([{ inches: 0 }])
  const artemis = moving({ ships: [{ ...TEUTON, type: 'terrans-artemis' }, ...SHIPS.slice(1)], also: cut })
  artemis.answer(fly('', { rotate: 4500 }))
  expect(told(artemis, 'ship-rotated')).toMatchObject([{ heading: 4500 }])
  // An installation turns and is never at Full Stop.
  const station = moving({ ships: [{ ...TEUTON, type: 'terrans-security', fullStop: true }, ...SHIPS.slice(1)] })
  station.answer(fly('', { rotate: 1 }))
  expect([at(station, 0).heading, station.g.ships.fullStop[0]]).toEqual([0.01, 0])
})

test('FA-MOVE-21, FA-MOVE-22, FA-MOVE-13 · preparing to fold, being kept from it and cutting the engines are told', () => {
  const p = moving({ ships: SHIPS })
  p.answer(fly('3.5', { escape: true }))
  expect(told(p, 'fold-declared')).toMatchObject([{ rule: 'FA-MOVE-21' }])
  // Turned by a field after less than half of its MV it does not fold.
  const short = moving({ ships: SHIPS, terrain: [{ kind: 'distortionField', x: 30, y: 22.5, radius: 1 }], dice: [3] })
  short.answer(fly('7', { escape: true }))
  expect([told(short, 'fold-declared'), short.g.ships.fold[0]]).toEqual([[], 0])
  const kept = table({
    ships: SHIPS,
    step: 'command',
    also: (g) => {
      g.ships.fold[0] = 1
      g.boarders.push({ ship: 0, owner: 1, squadron: 1, teams: 1, rounds: 1 })
    },
  })
  expect(told(kept, 'fold-prevented')).toMatchObject([{ rule: 'FA-MOVE-22' }])
  const closing = table({ ships: SHIPS, step: 'closing' })
  closing.answer({ options: ['cut:0'] })
  expect(told(closing, 'engines-cut')).toMatchObject([{ rule: 'FA-MOVE-13' }])
})

test('FA-MOVE-13, FA-FLEET-12, FA-DMG-17 · installations and derelicts cut no engines; a ship about to fold may', () => {
  const asked = (ship: object, also?: GivenFight['also']) => {
    const p = table({ ships: [{ ...TEUTON, ...ship }, ...SHIPS.slice(1)], step: 'closing', also })
    return p.table.questions[0]?.name === 'act.cutEngines'
  }
  expect(asked({})).toBe(true)
  expect(asked({ type: 'terrans-security' })).toBe(false)
  expect(asked({ crew: 5 })).toBe(false)
  expect(asked({}, (g) => g.ships.fold.fill(1))).toBe(true)
})

test('FA-DMG-17 · a derelict goes half its MV straight ahead by itself, also off the table', () => {
  const DERELICT = { ...TEUTON, crew: 5, fullStop: true }
  for (const also of [undefined, cut]) {
    const p = moving({ ships: [DERELICT, ...SHIPS.slice(1)], also })
    expect(at(p, 0)).toEqual({ x: 30, y: 23.5, heading: 0 })
    expect([p.g.ships.enginesCut[0], p.g.ships.fullStop[0], p.g.ships.flown[0]]).toEqual([0, 0, 31_500])
    expect([told(p, 'ship-moves').length, told(p, 'ship-moved')]).toMatchObject([1, [{ x: 30_000, y: 23_500, inches: 3.5 }]])
  }
  const gone = moving({ ships: [{ ...DERELICT, y: 46 }, ...SHIPS.slice(1)] })
  expect([gone.g.ships.place[0], told(gone, 'ship-moved'), gone.g.ships.fullStop[0]]).toEqual([PLACE.withdrawn, [], 1])
  // A ship without MV stays in place.
  const station = moving({ ships: [{ ...TEUTON, type: 'terrans-palisade', crew: 20 }, ...SHIPS.slice(1)] })
  expect([told(station, 'ship-moves'), told(station, 'ship-moved')]).toMatchObject([[], [{ inches: 0 }]])
})

test('FA-MOVE-6, FA-MOVE-9, FA-MOVE-11, FA-MOVE-15 · a refusal says how much is allowed, in inches and degrees', () => {
  const p = moving({ ships: [{ ...TEUTON, type: 'terrans-apollo' }, ...SHIPS.slice(1)] })
  const params = (answer: ReturnType<typeof fly>) => p.refused(answer, 0).params
  expect(params(fly('2 R46 3'))).toEqual({ most: 45 })
  expect(params(fly('1 R45 3'))).toEqual({ needed: 2 })
  expect(params(fly('6.5'))).toEqual({ most: 6 })
  expect(params(fly('2.5'))).toEqual({ least: 3 })
  expect(params(fly('5', { rotate: 100 }))).toEqual({ most: 0 })
  const artemis = moving({ ships: [{ ...TEUTON, type: 'terrans-artemis' }, ...SHIPS.slice(1)], also: cut })
  expect(artemis.refused(fly('', { rotate: 9001 }), 0).params).toEqual({ most: 90 })
})

test('FA-MOVE-3, FA-MOVE-14 · with its engines cut a ship may go exactly half its MV', () => {
  const p = moving({ ships: SHIPS, also: cut })
  p.answer(fly('3.5'))
  expect(at(p, 0).y).toBe(23.5)
})

test('FA-MOVE-6, FA-MOVE-21, FA-MINE-1, FA-TRAIT-1 · the bounds of a move: 60 degrees for agile ships, no turn on the spot, no fold, no mines', () => {
  const bounds = (ship: object, also?: GivenFight['also']) =>
    moveBounds(fightState({ ships: [{ ...TEUTON, ...ship }, ...SHIPS.slice(1)], also }), 0)
  expect(bounds({ type: 'sorylians-lucern' })).toMatchObject({ angle: 6000 })
  expect(bounds({})).toMatchObject({ angle: 4500, rotate: 0, escape: true, mines: 0 })
  expect(bounds({ type: 'terrans-valhalla' })).toMatchObject({ mv: 0, rotate: 9000, escape: false })
  expect(bounds(SECUTOR).mines).toBe(1)
  expect(bounds(SECUTOR, (g) => g.ships.mines.fill(2)).mines).toBe(1)
  expect(bounds(SECUTOR, (g) => g.ships.mines.fill(3)).mines).toBe(0)
  expect(bounds(SECUTOR, (g) => g.ships.effects.fill(0)).mines).toBe(1)
  const ramming = (type: string) =>
    moveBounds(
      fightState({
        ships: [
          { ...TEUTON, type },
          { ...TEUTON, seat: 1, y: 24 },
        ],
      }),
      0,
      1,
    )
  expect(ramming(SECUTOR.type)).toMatchObject({ mines: 0, rotate: 0, escape: false })
  expect([bounds({ type: 'terrans-artemis' }).rotate, ramming('terrans-artemis').rotate]).toEqual([9000, 0])
})

test('FA-MOVE-21, FA-BOARD-23, FA-FLEET-12 · a fold is not declared without a drive, without MV, with enemies aboard, or twice', () => {
  const mayEscape = (type: string, also?: GivenFight['also']) =>
    moveBounds(fightState({ ships: [{ ...TEUTON, type }, ...SHIPS.slice(1)], also }), 0).escape
  expect(['terrans-teuton', 'neutral-transport', 'terrans-valhalla'].map((type) => mayEscape(type))).toEqual([true, false, false])
  expect(mayEscape('terrans-teuton', (g) => g.boarders.push({ ship: 0, owner: 1, squadron: 1, teams: 1, rounds: 1 }))).toBe(false)
  expect(mayEscape('terrans-teuton', (g) => g.ships.fold.fill(1))).toBe(false)
})

const TWO_MINES = { ships: [SECUTOR, ...SHIPS.slice(1)], also: onSquadron('S12', [0]) }

test('FA-MINE-1, FA-MINE-2, FA-MINE-10 · mines lie at the aft edge where the ship was, in the order of its way, and are armed when it is done', () => {
  const p = moving(TWO_MINES)
  p.answer(
    fly('3 R45 4', {
      mines: [
        { segment: 2, at: 4000 },
        { segment: 1, at: 0 },
      ],
    }),
  )
  expect(told(p, 'mine-dropped').map(({ x, y, dice }) => [x, y, dice])).toEqual([
    [30_000, 22_375, 4],
    [32_759, 26_286, 4],
  ])
  expect(p.g.mines.map(({ armed }) => armed)).toEqual([false, false])
  idle(p, (q) => q.g.activation.id !== 0 || q.g.activation.kind !== 'squadron')
  expect(p.g.mines.map(({ armed }) => armed)).toEqual([true, true])
})

test('FA-MINE-2, FA-MINE-10 · a mine is dropped on the way, on the table and outside planets, or the move is refused', () => {
  const terrain = [{ kind: 'planet', x: 30, y: 23, radius: 1 }] as const
  const p = moving(TWO_MINES)
  const drops = (...mines: object[]) => fly('2 R45 4', { mines: mines as never })
  const wrong = [
    { segment: 3, at: 0 },
    { segment: 0, at: 2001 },
    { segment: 1, at: 4501 },
    { segment: -1, at: 0 },
    { segment: 0, at: -1 },
    { segment: 0.5, at: 0 },
    { segment: 0, at: 0.5 },
    { at: 0 },
    { segment: 0 },
  ]
  for (const mine of wrong) expect([mine, why(p, drops(mine))]).toEqual([mine, 'FA-MINE-10'])
  expect(why(p, fly('2 R45 4', { mines: [7] }))).toBe('FA-MINE-10')
  const mine = { segment: 0, at: 0 }
  expect(why(p, drops(mine, mine, mine))).toBe('FA-MINE-2')
  const ahead = moving({ ...TWO_MINES, terrain })
  // The mine lies at the ship's aft edge, 0.625 inch behind its centre; the planet's rim is at 22 inches.
  expect(why(ahead, fly('5', { mines: [{ segment: 0, at: 2626 }] }))).toBe('FA-MINE-10')
  p.answer(drops({ segment: 0, at: 2000 }, { segment: 1, at: 4500 }))
  expect(told(p, 'mine-dropped')).toHaveLength(2)
  const edge = moving({ ...TWO_MINES, ships: [{ ...SECUTOR, y: 0.6 }, ...SHIPS.slice(1)] })
  expect(why(edge, fly('5', { mines: [{ segment: 0, at: 24 }] }))).toBe('FA-MINE-10')
  edge.answer(fly('5', { mines: [{ segment: 0, at: 25 }] }))
  expect(edge.g.mines[0]?.y).toBe(0)
})

test('FA-MOVE-6, FA-GEN-2 · a straight of nothing is no segment, and whole numbers go up to what arithmetic keeps exact', () => {
  const p = moving({ ships: SHIPS })
  expect(why(p, { plan: { segments: [{ straight: 0 }, { straight: 4000 }] } })).toBe('FA-MOVE-6')
  expect([2 ** 31 - 1, 1 - 2 ** 31, 2 ** 31, -(2 ** 31)].map(isWhole)).toEqual([true, true, false, false])
})
