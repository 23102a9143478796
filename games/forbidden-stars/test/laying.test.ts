import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { UNIT_PIECE_CATALOGUE } from '../content/units.ts'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { readOptions } from '../rules/options.ts'
import { fitsLater } from '../rules/tiles.ts'
import { asked, begin, type Given, standing } from './given.ts'

const TILE_10 = 9
const TILE_4 = 3
/** The first unit of a kind. */
const firstOf = (key: string): number => UNIT_PIECE_CATALOGUE.keys.indexOf(`${key}.0`)
const SCOUTS = firstOf('scout')
const STRIKE_CRUISERS = firstOf('strike-cruiser')
const SPACE_MARINES = firstOf('space-marine')

/** Seat 1 is about to lay tile 10 as the first one, with these units in hand and these tiles left. */
function laying(units: readonly string[], tiles: readonly number[], more: Partial<Given> = {}) {
  return begin({
    factions: ['orks', 'space-marines'],
    tiles: [],
    step: 'lay',
    active: 1,
    ...more,
    more: (g) => {
      const player = at(g.players, 1)
      g.laying = TILE_10
      at(g.players, 0).tiles = [0, 1]
      player.tiles = [TILE_10, ...tiles]
      player.force = units.map((key, place) => (key === 'scout' ? SCOUTS + place : STRIKE_CRUISERS))
      more.more?.(g)
    },
  })
}

/** Side A, not turned. */
function laid(units: readonly string[], tiles: readonly number[], more: Partial<Given> = {}) {
  const p = laying(units, tiles, more)
  p.answer('side:18', 1)
  p.answer('rotate:0', 1)
  return p
}

const FIVE = ['scout', 'scout', 'scout', 'scout', 'scout']

test('FS-SETUP-10, FS-SETUP-13 · the player who lays a tile decides everything: the side, the square, the rotation, the factory', () => {
  const p = laying([], [TILE_4], {
    more: (g) => {
      at(g.players, 1).factory = true
    },
  })
  expect([asked(p), p.question(1).params]).toMatchObject(['setup.side', { number: TILE_10 + 1 }])
  p.answer('side:18', 1)
  p.answer('rotate:0', 1)
  expect(asked(p)).toBe('setup.factory')
  p.answer('later', 1)
  expect(at(p.g.players, 1).factory).toBe(true)
  const beside = begin({
    factions: ['orks', 'space-marines'],
    tiles: ['1A 0 0'],
    step: 'lay',
    active: 1,
    more: (g) => {
      g.laying = TILE_10
      at(g.players, 0).tiles = [1, 2]
      at(g.players, 1).tiles = [TILE_10]
    },
  })
  beside.answer('side:18', 1)
  expect([asked(beside), beside.options().length]).toEqual(['setup.square', 4])
  beside.answer('square:1:0', 1)
  beside.answer('rotate:1', 1)
  expect(at(beside.g.systems, 1)).toMatchObject({ x: 1, y: 0, rotation: 1 })
})

test('FS-SETUP-11 · a square is told by the tile beside it and the side of that tile, and by how many tiles it borders', () => {
  const p = begin({
    seats: 3,
    factions: ['orks', 'space-marines', 'eldar'],
    tiles: ['1A 0 0', '3A 1 1', '2A 0 1'],
    step: 'lay',
    active: 1,
    more: (g) => {
      g.laying = TILE_10
      at(g.players, 0).tiles = [4, 5]
      at(g.players, 1).tiles = [TILE_10]
      at(g.players, 2).tiles = [6, 7]
    },
  })
  p.answer('side:18', 1)
  const question = p.question(1)
  const told =
    question.kind === 'options' ? question.options.map(({ id, params }) => [id, params?.beside, params?.direction, params?.neighbours]) : []
  expect(Object.fromEntries(told.map(([id, ...params]) => [id, params]))).toEqual({
    'square:0:-1': ['1A', '@direction-north', 1],
    'square:1:0': ['3A', '@direction-north', 2],
    'square:-1:0': ['1A', '@direction-west', 1],
    'square:2:1': ['3A', '@direction-east', 1],
    'square:1:2': ['3A', '@direction-south', 1],
    'square:0:2': ['2A', '@direction-south', 1],
    'square:-1:1': ['2A', '@direction-west', 1],
  })
})

test('FS-SETUP-10, FS-SETUP-8 · the tile that is shown is known by its number and cannot be taken back', () => {
  const p = begin({
    factions: ['orks', 'space-marines'],
    tiles: [],
    step: 'tile',
    active: 1,
    more: (g) => {
      at(g.players, 1).tiles = [TILE_4, TILE_10]
    },
  })
  const question = p.question(1)
  expect(question.kind === 'options' ? question.options.map(({ id, params }) => [id, params?.number]) : []).toEqual([
    [`tile:${TILE_4}`, TILE_4 + 1],
    [`tile:${TILE_10}`, TILE_10 + 1],
  ])
  p.answer(`tile:${TILE_10}`, 1)
  expect(p.events(0, 'tile-shown')).toMatchObject([{ seat: 1, number: TILE_10 + 1 }])
  expect(canUndo(p.table, 1)).toBe(false)
})

test('FS-SETUP-15, FS-SETUP-17 · the factory may wait while a tile is left, on the last one it is placed', () => {
  const build = (tiles: readonly number[]) =>
    laid([], tiles, {
      more: (g) => {
        at(g.players, 1).factory = true
      },
    }).options()
  expect(build([TILE_4])).toEqual(['factory:0', 'factory:1', 'factory:3', 'later'])
  expect(build([])).toEqual(['factory:0', 'factory:1', 'factory:3'])
})

test('FS-SETUP-14, FS-SETUP-17 · a single unit with a single place goes there automatically on the last tile', () => {
  const p = laid(['strike-cruiser'], [])
  expect(standing(p.g, '10A.se')).toBe('1 strike-cruiser')
  expect(at(p.g.players, 1).force).toEqual([])
})

test('FS-SETUP-14, FS-SETUP-18 · nobody must place while there is room later; what does not fit there must be placed, of ground units', () => {
  const easy = laid(FIVE.slice(0, 4), [TILE_4])
  expect([asked(easy), easy.question(1).kind === 'multi-select' && easy.question(1)]).toMatchObject(['setup.forces', { least: 0 }])
  // Tile 4 takes four ground units: one of five has to be placed now, and a ship does not count.
  const p = laid([...FIVE, 'strike-cruiser'], [TILE_4])
  expect(p.question(1)).toMatchObject({ least: 1, rule: 'FS-SETUP-14' })
  const ship = p.options().filter((id) => id.startsWith(`place:${STRIKE_CRUISERS}:`))
  expect(ship).toHaveLength(1)
  const refusal = p.refused({ options: ship }, 1)
  expect(refusal.params?.rule ?? refusal.rule).toBe('FS-SETUP-18')
  const last = laid([...FIVE, 'strike-cruiser'], [])
  expect(last.question(1)).toMatchObject({ least: 6, most: 6, rule: 'FS-SETUP-17' })
})

test('FS-SETUP-18, FS-OPT-4 · what fits later is counted on the better side, on side A by option', () => {
  const seven = [0, 1, 2, 3, 4, 5].map((scout) => SCOUTS + scout).concat(SPACE_MARINES)
  const fits = (options: Record<string, boolean>, units: readonly number[]) => {
    const { g } = begin({ options, orders: { '10A': '0 advance' }, pieces: { '10A.nw': '0 scout', '1A.ne': '1 nob' } })
    Object.assign(at(g.players, 0), { tiles: [1], force: units })
    return fitsLater(g, 0)
  }
  // Tile 2 takes six ground units on side A, seven on side B.
  expect([fits({}, seven), fits({ fixed_tile_sides: true }, seven)]).toEqual([true, false])
  expect([fits({ fixed_tile_sides: true }, seven.slice(1)), fits({}, [...seven, SPACE_MARINES + 1])]).toEqual([true, false])
})

test('FS-OPT-4, FS-OPT-5 · a quick set-up with fixed sides lays side A, and lies along the screen', () => {
  const options = { quick_setup: true, random_factions: true }
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= 6; seed++) {
      const { g } = begin({ seats, seed, tiles: [], step: 'quick-map', options: { ...options, fixed_tile_sides: true }, more: dealt })
      expect(g.systems.every(({ side }) => side % 2 === 0)).toBe(true)
      const rows = g.systems.map(({ y }) => y)
      expect(Math.max(...rows) - Math.min(...rows) + 1).toBe(seats === 2 ? 2 : 3)
    }
  }
})

/** Everybody holds their own tile and two neutral ones, and nothing else. */
function dealt(g: Parameters<NonNullable<Given['more']>>[0]): void {
  g.phase = 'setup'
  for (const [seat, player] of g.players.entries())
    Object.assign(player, { tiles: [at([9, 10, 8, 11], seat), 2 * seat, 2 * seat + 1], force: [], factory: true })
}

test('FS-OPT-1, FS-OPT-2, FS-OPT-3, FS-OPT-4, FS-OPT-5 · the options of a table are the five switches and nothing else', () => {
  expect(readOptions({})).toEqual({
    quickSetup: false,
    randomFactions: false,
    fixedTileSides: false,
    strategizeStructures: false,
    pathsBeforeShips: false,
  })
  expect(readOptions(null)).toEqual(readOptions({}))
  expect(readOptions({ seats: 3, paths_before_ships: true })).toMatchObject({ pathsBeforeShips: true, strategizeStructures: false })
  expect(() => readOptions([])).toThrow('expected an object')
  expect(() => readOptions('quick')).toThrow('expected an object')
  expect(() => readOptions({ quick_setup: 1 })).toThrow('quick_setup: expected one of false, true')
  expect(() => readOptions({ slow_setup: true })).toThrow('slow_setup: there is no such setting')
  expect(forbiddenStars.seats).toEqual({ min: 2, max: 4 })
})
