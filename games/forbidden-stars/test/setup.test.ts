import { seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { COPIES, startingKindsOf } from '../content/combat-cards.ts'
import { eventsOf } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { TILE_SIDES } from '../content/tiles.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { forbiddenStars } from '../index.ts'
import { areasOf, capacityOf, isWorld, printed } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { presenceIn } from '../rules/control.ts'
import { factionOfObjective, mayPlaceObjective } from '../rules/setup-objectives.ts'
import { structuresIn } from '../rules/structures.ts'
import { legalSquares, maySettle, maySide } from '../rules/tiles.ts'
import { isShip, plasticKind, unitsIn } from '../rules/units.ts'
import { NONE, type State } from '../state.ts'
import { view } from '../view.ts'
import { asked } from './given.ts'

type Table = Play<State>

function start(seats: number, options: Record<string, boolean> = {}, seed = 1): Table {
  return play(forbiddenStars, { seats, options, seed: seedOf(seed) })
}

/** Answers with the first option, or with as few options as allowed, until `stop`. */
function run(p: Table, stop: (p: Table) => boolean, most = 400): void {
  for (let n = 0; n < most && !stop(p); n++) {
    const question = p.question()
    if (question.kind !== 'multi-select') p.answer(at(p.options(), 0))
    else p.answer({ options: enough(p) })
  }
}

/** A legal placing of starting forces: as few units as allowed, in turn in areas with room. */
function enough(p: Table): string[] {
  const question = p.question()
  if (question.kind !== 'multi-select') return []
  const room: Record<string, number> = {}
  const taken: string[] = []
  const chosen: string[] = []
  const all = question.least === question.most
  for (const { id } of question.options) {
    const [, unit = '', area = ''] = id.split(':')
    const left = room[area] ?? capacityOf(p.g, Number(area))
    if (taken.includes(unit) || left === 0 || (!all && chosen.length >= question.least && chosen.length > 0)) continue
    room[area] = left - 1
    taken.push(unit)
    chosen.push(id)
  }
  return question.least === 0 ? [] : chosen
}

const afterFactions = (p: Table) => asked(p) !== 'setup.faction'
const afterSetup = (p: Table) => p.g.phase !== 'setup'

test('FS-SETUP-1, FS-SETUP-2, FS-COMP-1 · factions are chosen in seat order from a random seat, each once', () => {
  const begins = new Set<number>()
  for (let seed = 1; seed <= 12; seed++) {
    const p = start(3, {}, seed)
    const seats: number[] = []
    const left: number[] = []
    while (asked(p) === 'setup.faction') {
      seats.push(p.question().seat)
      left.push(p.options().length)
      p.answer(at(p.options(), p.options().length - 1))
    }
    const [first = 0] = seats
    begins.add(first)
    expect([seats, left]).toEqual([
      [first, (first + 1) % 3, (first + 2) % 3],
      [4, 3, 2],
    ])
    expect(new Set(p.g.players.map(({ faction }) => faction)).size).toBe(3)
  }
  expect(begins.size).toBe(3)
  expect([forbiddenStars.seats.min, forbiddenStars.seats.max, FACTIONS.length]).toEqual([2, 4, 4])
})

test('FS-OPT-3 · by option the factions are dealt', () => {
  const dealt = new Set<string>()
  for (let seed = 1; seed <= 10; seed++) {
    const p = start(2, { random_factions: true }, seed)
    expect(asked(p)).toBe('setup.tile')
    const factions = p.g.players.map(({ faction }) => faction)
    expect(new Set(factions).size).toBe(2)
    dealt.add(String(factions))
  }
  expect(dealt.size).toBeGreaterThan(3)
})

test('FS-SETUP-3, FS-SETUP-4, FS-SETUP-5, FS-SETUP-16 · starting forces, 6 materiel, command level 0', () => {
  const p = start(4)
  run(p, afterFactions)
  const forces: Record<string, Record<string, number>> = {}
  for (const [seat, player] of p.g.players.entries()) {
    const counts: Record<string, number> = {}
    for (const unit of player.force) {
      const { key } = at(UNIT_KINDS, plasticKind(unit))
      counts[key] = (counts[key] ?? 0) + 1
    }
    forces[at(FACTIONS, player.faction).key] = counts
    expect([player.materiel, player.factory, view(p.g, seat).players[seat]?.commandLevel]).toEqual([6, true, 0])
    // The Orks' token stays in the play area.
    expect(player.assets).toEqual([0, 0, player.faction === 2 ? 1 : 0])
  }
  expect(forces).toEqual({
    'space-marines': { scout: 4, 'space-marine': 1, 'strike-cruiser': 1 },
    chaos: { cultist: 2, 'chaos-space-marine': 2, 'iconoclast-destroyer': 1 },
    orks: { 'ork-boyz': 4, nob: 1 },
    eldar: { 'aspect-warrior': 3, wraithguard: 1, 'hellebore-frigate': 2 },
  })
})

test('FS-SETUP-6 · the first player is drawn among all, and places the first tile', () => {
  const firsts = new Set<number>()
  for (let seed = 1; seed <= 12; seed++) {
    const p = start(3, {}, seed)
    run(p, afterFactions)
    firsts.add(p.g.first)
    expect(p.question().seat).toBe(p.g.first)
  }
  expect(firsts.size).toBe(3)
})

test('FS-SETUP-7, FS-SETUP-8 · everybody holds your own tile and two neutral ones, seen by nobody else', () => {
  const p = start(3)
  run(p, afterFactions)
  const all = p.g.players.flatMap(({ tiles }) => tiles)
  expect([all.length, new Set(all).size, all.filter((tile) => tile < 8).length]).toEqual([9, 9, 6])
  for (const [seat, player] of p.g.players.entries()) {
    expect(player.tiles.filter((tile) => at(TILE_SIDES, 2 * tile).faction === player.faction)).toHaveLength(1)
    expect(view(p.g, seat).players.map(({ tiles, tileCount }) => [tiles?.length, tileCount])).toEqual(
      p.g.players.map((_, other) => [other === seat ? 3 : undefined, 3]),
    )
  }
})

test('FS-SETUP-7 · which neutral tiles are dealt is chance', () => {
  const dealt = [1, 2, 3, 4].map((seed) =>
    start(2, { random_factions: true }, seed).g.players.flatMap(({ tiles }) => tiles.filter((tile) => tile < 8)),
  )
  expect(new Set(dealt.map(String)).size).toBeGreaterThan(1)
})

test('FS-SETUP-9, FS-SETUP-30 · everybody gives two random objective tokens of their own to every other player', () => {
  const given = new Set<string>()
  for (let seed = 1; seed <= 5; seed++) {
    const p = start(4, { random_factions: true }, seed)
    for (const player of p.g.players) {
      const factions = player.objectives.map(factionOfObjective)
      for (const other of p.g.players)
        expect(factions.filter((faction) => faction === other.faction)).toHaveLength(other === player ? 0 : 2)
    }
    const all = p.g.players.flatMap(({ objectives }) => objectives)
    expect(new Set(all).size).toBe(24)
    given.add(String(start(2, { random_factions: true }, seed).g.players.map(({ objectives }) => objectives.map((token) => token % 6))))
  }
  expect(given.size).toBeGreaterThan(2)
})

test('FS-SETUP-10, FS-ROUND-5 · clockwise from the first player one tile each, until all three are placed', () => {
  const p = start(3, {}, 5)
  run(p, afterFactions)
  const { first } = p.g
  run(p, (q) => asked(q) === 'setup.storm')
  const placed = p.events('spectator', 'tile-shown').map(({ seat }) => seat)
  expect(placed).toEqual(Array.from({ length: 9 }, (_, turn) => (first + turn) % 3))
})

test('FS-SETUP-11, FS-SETUP-12 · tiles lie edge to edge within the rectangle', () => {
  const row = [0, 1, 2].map((x) => ({ x, y: 0 }))
  expect(legalSquares(2, [])).toEqual([{ x: 0, y: 0 }])
  expect(maySettle(2, row, { x: 3, y: 0 })).toMatchObject({ rule: 'FS-SETUP-12', params: { short: 2, long: 3 } })
  expect(maySettle(2, row, { x: 1, y: 1 })).toBe(true)
  expect(maySettle(2, row, { x: 1, y: 2 })).toMatchObject({ rule: 'FS-SETUP-11' })
  expect(maySettle(2, row, { x: 1, y: 0 })).toMatchObject({ rule: 'FS-SETUP-11' })
  expect(maySettle(2, row.slice(0, 1), { x: 1, y: 1 })).toMatchObject({ rule: 'FS-SETUP-11' })
  expect(maySettle(3, row, { x: -1, y: 0 })).toMatchObject({ rule: 'FS-SETUP-12' })
  expect(maySettle(4, row, { x: -1, y: 0 })).toBe(true)
  const four = [0, 1, 2, 3].map((x) => ({ x, y: 0 }))
  const high = [...four, { x: 0, y: 1 }, { x: 0, y: 2 }]
  expect([maySettle(4, four, { x: 4, y: 0 }), maySettle(4, high, { x: 0, y: 3 })]).toMatchObject([
    { rule: 'FS-SETUP-12' },
    { rule: 'FS-SETUP-12' },
  ])
  const upright = [0, 1, 2].map((y) => ({ x: 0, y }))
  expect(maySettle(2, upright, { x: 1, y: 1 })).toBe(true)
})

test('FS-SETUP-11, FS-SETUP-13 · the placing player chooses square, side and rotation', () => {
  const p = start(2, { random_factions: true })
  p.answer(at(p.options(), 0))
  expect([asked(p), p.options().length]).toEqual(['setup.side', 2])
  p.answer(at(p.options(), 1))
  expect([asked(p), p.options()]).toEqual(['setup.rotation', ['rotate:0', 'rotate:1', 'rotate:2', 'rotate:3']])
  p.answer('rotate:3')
  expect(at(p.g.systems, 0)).toMatchObject({ rotation: 3, x: 0, y: 0 })
  run(p, (q) => asked(q) === 'setup.square')
  expect(p.options().toSorted()).toEqual(['square:-1:0', 'square:0:-1', 'square:0:1', 'square:1:0'])
  p.answer('square:0:-1')
  run(p, () => p.g.systems.length === 2)
  expect(at(p.g.systems, 1)).toMatchObject({ x: 0, y: -1 })
  expect(at(p.g.neighbours, 0)).toBe(1)
})

test('FS-OPT-4 · by option side A is up; rotation stays free', () => {
  const p = start(2, { random_factions: true, fixed_tile_sides: true })
  p.answer(at(p.options(), 0))
  expect(asked(p)).toBe('setup.rotation')
  run(p, afterSetup)
  expect(p.g.systems.every(({ side }) => side % 2 === 0)).toBe(true)
  const held = start(2, { random_factions: true, fixed_tile_sides: true })
  expect(maySide(held.g, 0, 1)).toMatchObject({ rule: 'FS-OPT-4' })
})

test('FS-SETUP-14, FS-SETUP-15 · units within the capacity, ships in voids, ground units and the factory on worlds', () => {
  const p = start(2, {}, 3)
  run(p, (q) => asked(q) === 'setup.forces')
  const question = p.question()
  if (question.kind !== 'multi-select') throw new Error('a question for several')
  for (const { id } of question.options) {
    const [, unit = '', area = ''] = id.split(':')
    expect(isWorld(p.g, Number(area))).toBe(!isShip(Number(unit)))
  }
  const [first = ''] = question.options.map(({ id }) => id)
  const area = Number(first.split(':')[2])
  const here = question.options.filter(({ id }) => id.endsWith(`:${area}`)).map(({ id }) => id)
  const unit = first.split(':')[1]
  const twice = question.options.filter(({ id }) => id.split(':')[1] === unit).map(({ id }) => id)
  expect(p.refused({ options: twice.slice(0, 2) }, question.seat).params?.rule).toBe('FS-SETUP-14')
  if (here.length > capacityOf(p.g, area)) expect(p.refused({ options: here }, question.seat).params?.rule).toBe('FS-SETUP-14')
  p.answer({ options: [first] })
  expect(unitsIn(p.g, question.seat, area)).toEqual([Number(unit)])
  expect(asked(p)).toBe('setup.factory')
  const worlds = areasOf(0).filter((one) => isWorld(p.g, one))
  expect(p.options()).toEqual([...worlds.map((world) => `factory:${world}`), 'later'])
  p.answer(`factory:${worlds[0]}`)
  expect(structuresIn(p.g, worlds[0] as number, question.seat)).toHaveLength(1)
})

test('FS-SETUP-17 · on the third tile everything still held is placed', () => {
  const p = start(2, {}, 4)
  run(p, (q) => {
    const question = q.question()
    return asked(q) === 'setup.forces' && at(q.g.players, question.seat).tiles.length === 0
  })
  const question = p.question()
  if (question.kind !== 'multi-select') throw new Error('a question for several')
  const { force } = at(p.g.players, question.seat)
  expect([question.least, question.most, question.rule]).toEqual([force.length, force.length, 'FS-SETUP-17'])
  run(p, afterSetup)
  for (const player of p.g.players) expect([player.force, player.factory]).toEqual([[], false])
})

test('FS-SETUP-18 · nobody holds back more ground units than his later tiles can take', () => {
  const p = start(2, {}, 1)
  run(p, afterFactions)
  const { first } = p.g
  const player = at(p.g.players, first)
  // Tile 4 holds 4 ground units on either side, and so does tile 8.
  player.tiles = [3]
  player.force = p.g.units.seat.flatMap((seat, unit) => (seat === first && !isShip(unit) ? [unit] : [])).slice(0, 5)
  expect([maySide(p.g, first, 6), maySide(p.g, first, 7)]).toMatchObject([{ rule: 'FS-SETUP-18' }, { rule: 'FS-SETUP-18' }])
  player.force.pop()
  expect(maySide(p.g, first, 6)).toBe(true)
})

test('FS-SETUP-19, FS-SETUP-20, FS-SETUP-22, FS-SETUP-23 · objective tokens on the spaces of your own tile, one of a faction a system', () => {
  const p = start(2, { random_factions: true }, 2)
  run(p, (q) => asked(q) === 'setup.objective')
  const { seat } = p.question()
  const enemy = at(p.g.players, 1 - seat).faction
  const spaces = areasOf(0).filter((area) => printed(p.g, area).objectiveSpace)
  expect(p.options()).toEqual(spaces.map((area) => `objective:${enemy}:${area}`))
  p.answer(at(p.options(), 1))
  // With two players the second space stays empty, because its token would be the second one of the same faction.
  expect(spaces.map((area) => p.g.objectives[area] !== NONE)).toEqual([false, true])
  expect(mayPlaceObjective(p.g, seat, enemy, 0)).toMatchObject({ rule: 'FS-SETUP-20' })
  run(p, afterSetup)
  for (const player of p.g.players) expect(player.objectives).toEqual([])
  expect(p.g.objectives.filter((token) => token !== NONE)).toHaveLength(4)
})

test('FS-SETUP-21 · no token of a faction while more of another one are held', () => {
  const p = start(4, { random_factions: true }, 2)
  run(p, (q) => asked(q) === 'setup.objective')
  const { seat } = p.question()
  const [one = 0, two = 0, three = 0] = p.g.players.filter((_, other) => other !== seat).map(({ faction }) => faction)
  at(p.g.players, seat).objectives = [6 * one, 6 * two, 6 * three, 6 * three + 1]
  expect([
    mayPlaceObjective(p.g, seat, one, 0),
    mayPlaceObjective(p.g, seat, two, 0),
    mayPlaceObjective(p.g, seat, three, 0),
  ]).toMatchObject([{ rule: 'FS-SETUP-21' }, { rule: 'FS-SETUP-21' }, true])
  at(p.g.players, seat).objectives = [6 * one]
  expect(mayPlaceObjective(p.g, seat, two, 0)).toMatchObject({ rule: 'FS-SETUP-22' })
})

test('FS-SETUP-24, FS-SETUP-25 · one warp storm each, counter-clockwise from who placed last, on any free edge, outside too', () => {
  const p = start(3, { random_factions: true }, 6)
  run(p, (q) => asked(q) === 'setup.storm')
  const last = (p.g.first + 8) % 3
  expect(p.options()).toHaveLength(24)
  const seats: number[] = []
  while (p.g.phase === 'setup') {
    seats.push(p.question().seat)
    const before = p.options()
    p.answer(at(before, 0))
    if (p.g.phase === 'setup') expect(p.options()).toEqual(before.slice(1))
  }
  expect([seats, p.g.storms.length]).toEqual([[last, (last + 2) % 3, (last + 1) % 3], 3])
})

test('FS-SETUP-26, FS-SETUP-27, FS-GOLD-8 · shuffled decks of its events and its starting combat cards, kinds known to all', () => {
  const orders = new Set<string>()
  for (let seed = 1; seed <= 4; seed++) {
    const p = start(2, { random_factions: true }, seed)
    for (const player of p.g.players) {
      const { faction } = player
      expect(player.eventDeck.toSorted((one, other) => one - other)).toEqual(eventsOf(faction))
      expect(player.kinds).toEqual(startingKindsOf(faction))
      const copies = startingKindsOf(faction).flatMap((kind) => [COPIES * kind, COPIES * kind + 1])
      expect(player.combatDeck.toSorted((one, other) => one - other)).toEqual(copies)
      expect(player.upgrades).toEqual([])
      orders.add(String(player.eventDeck.map((event) => eventsOf(faction).indexOf(event))))
      orders.add(String(player.combatDeck.map((card) => copies.indexOf(card))))
    }
    const seen = view(p.g, 0).players[1]
    expect([seen?.kinds.length, seen?.combatDeck, seen?.eventDeck]).toEqual([5, 10, p.g.players[1]?.eventDeck.length])
  }
  expect(orders.size).toBeGreaterThan(8)
})

test('FS-SETUP-28, FS-SETUP-29 · after the storms the first round begins with planning', () => {
  const p = start(2, { random_factions: true }, 2)
  run(p, afterSetup)
  expect([p.g.round, p.g.phase, p.question().seat, asked(p)]).toEqual([1, 'planning', p.g.first, 'planning.order'])
})

test('FS-OPT-5 · a quick set-up deals map, forces, objectives and storms at random, everybody at home and apart', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= 8; seed++) {
      const { g } = start(seats, { quick_setup: true, random_factions: true }, seed)
      expect([g.phase, g.systems.length, g.storms.length]).toEqual(['planning', 3 * seats, seats])
      expect(new Set(g.storms.map(({ edge }) => edge)).size).toBe(seats)
      expect(g.objectives.filter((token) => token !== NONE)).toHaveLength(2 * seats * (seats - 1))
      const homes = g.systems.flatMap(({ side }, system) => (at(TILE_SIDES, side).faction === null ? [] : [system]))
      expect(homes).toHaveLength(seats)
      for (const home of homes) {
        for (let direction = 0; direction < 4; direction++) expect(homes).not.toContain(g.neighbours[4 * home + direction])
        const seat = g.players.findIndex(({ faction }) => faction === at(TILE_SIDES, at(g.systems, home).side).faction)
        const units = areasOf(home).flatMap((area) => unitsIn(g, seat, area))
        const { forces } = at(FACTIONS, at(g.players, seat).faction)
        expect(units).toHaveLength(Object.values(forces).reduce((sum, count) => sum + count, 0))
        expect(areasOf(home).flatMap((area) => structuresIn(g, area, seat))).toHaveLength(1)
        for (const area of areasOf(home)) {
          expect(unitsIn(g, seat, area).length).toBeLessThanOrEqual(capacityOf(g, area))
          for (const unit of unitsIn(g, seat, area)) expect(isShip(unit)).toBe(!isWorld(g, area))
          expect([0, 1 << seat]).toContain(presenceIn(g, area))
        }
      }
      for (let system = 0; system < g.systems.length; system++) {
        const factions = areasOf(system).flatMap((area) =>
          g.objectives[area] === NONE ? [] : [factionOfObjective(at(g.objectives, area))],
        )
        expect(new Set(factions).size).toBe(factions.length)
      }
      const width = new Set(g.systems.map(({ x }) => x)).size
      const height = new Set(g.systems.map(({ y }) => y)).size
      expect([width * height, Math.min(width, height)]).toEqual([3 * seats, seats === 2 ? 2 : 3])
      for (const player of g.players) expect([player.materiel, player.force.length]).toEqual([6, 0])
    }
  }
})

test('FS-OPT-5 · without the option every choice is asked', () => {
  const p = start(2)
  run(p, afterFactions)
  expect(asked(p)).toBe('setup.tile')
})
