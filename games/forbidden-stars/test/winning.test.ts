import { expect, test } from 'vitest'
import { SPACE_MARINES } from '../content/factions.ts'
import { SCOUT, unitKindsOf } from '../content/units.ts'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { checkElimination, eliminate } from '../rules/elimination.ts'
import { seatsInOrder } from '../rules/seats.ts'
import { placeToken, removeUnit } from '../rules/units.ts'
import { bestOf, checkObjectives, endLastRound, friendlyWorlds, resultOf, unitCounts } from '../rules/winning.ts'
import { areaNamed, begin, type Given, standing, systemNamed, unitIds } from './given.ts'

/** The board of a running game. */
function board(pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({ pieces, orders: { '10A': '0 advance', '11A': '0 deploy, 1 deploy', '1A': '1 advance, 0 dominate' }, ...more })
}

const HOMES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }

test('FS-WIN-3 · ties are broken by tokens, then worlds, then units; what is left is shared', () => {
  const win = (pieces: Record<string, string>, mine: number, theirs: number) => {
    const { g } = board(pieces, { players: [{ collected: mine }, { collected: theirs }] })
    checkObjectives(g)
    return g.winners
  }
  expect(win({ ...HOMES, '1A.ne': '1 nob' }, 3, 2)).toEqual([0])
  expect(win({ ...HOMES, '1A.ne': '1 nob' }, 2, 2)).toEqual([1])
  expect(win({ '10A.nw': '0 scout scout', '11A.nw': '1 nob' }, 2, 2)).toEqual([0])
  expect(win(HOMES, 2, 2)).toEqual([0, 1])
  expect(win({ ...HOMES, '1A.ne': '1 nob' }, 2, 1)).toEqual([0])
})

test.each([
  ['more tokens', { ...HOMES, '1A.ne': '1 nob' }, 3, 2, 0],
  ['of equal tokens more worlds', { ...HOMES, '1A.ne': '1 nob' }, 2, 2, 1],
  ['of equal worlds more units', { '10A.nw': '0 scout scout', '11A.nw': '1 nob' }, 2, 2, 0],
  ['where all is equal the second seat, since somebody has to win', HOMES, 2, 2, 1],
])('FS-WIN-3, FS-WIN-4 · a game of a tournament whose time is over is decided alike: %s', (_, pieces, mine, theirs, winner) => {
  const { g } = board(pieces, { players: [{ collected: mine }, { collected: theirs }] })
  expect(forbiddenStars.tournament?.timeUp(g)).toBe(winner)
})

test('FS-WIN-4 · after round 8 most tokens win, ties broken as ever', () => {
  const { g } = board({ '10A.nw': '0 scout', '11A.nw': '1 nob nob' }, { players: [{ collected: 1 }, { collected: 1 }] })
  endLastRound(g)
  expect([g.winners, g.end]).toEqual([[1], 'rounds'])
})

test.each([
  ['objectives', { '10A.nw': '0 scout', '11A.nw': '1 nob' }, 2, 1, { by: 'objectives', most: 2, next: 1 }],
  ['worlds', { '10A.nw': '0 scout scout', '11A.nw': '1 nob', '1A.ne': '1 nob' }, 1, 1, { by: 'worlds', most: 2, next: 1 }],
  ['units', { '10A.nw': '0 scout', '11A.nw': '1 nob nob nob' }, 1, 1, { by: 'units', most: 3, next: 1 }],
  ['nothing, where all is equal', HOMES, 1, 1, undefined],
])('FS-WIN-3, FS-WIN-4 · the result after round 8 says what decided, and by how much: %s', (_, pieces, mine, theirs, told) => {
  const { g } = board(pieces, { players: [{ collected: mine }, { collected: theirs }] })
  endLastRound(g)
  expect(resultOf(g).params).toEqual(told)
})

test('FS-WIN-5 · plastic units count, routed and ships too; structures and tokens do not', () => {
  const { g } = board({ '10A.nw': '0 scout~ city', '10A.se': '0 strike-cruiser', '11A.nw': '1 nob factory' })
  expect(unitCounts(g)).toEqual([2, 1])
  placeToken(g, 1, areaNamed(g, '11A.nw'))
  expect(unitCounts(g)).toEqual([2, 1])
})

test('FS-WIN-3, FS-ROUT-11 · friendly worlds are worlds alone, with routed units or structures too', () => {
  const { g } = board({ '10A.nw': '0 scout~', '10A.ne': '0 city', '10A.se': '0 strike-cruiser', '11A.nw': '1 nob' })
  expect(friendlyWorlds(g)).toEqual([2, 1])
})

test('FS-WIN-7 · eliminated players take no part in the comparison', () => {
  const { g } = board({ ...HOMES, '2A.sw': '2 wraithguard' }, { seats: 3, players: [{ collected: 2 }, { collected: 1 }, { collected: 0 }] })
  eliminate(g, 0)
  endLastRound(g)
  expect(g.winners).toEqual([1])
  const other = board({ ...HOMES, '2A.sw': '2 wraithguard' }, { seats: 3, players: [{ collected: 3 }] }).g
  eliminate(other, 0)
  checkObjectives(other)
  expect(other.end).toBe('none')
  expect(bestOf(other, [1, 2])).toEqual([1, 2])
})

test('FS-ELIM-1, FS-ELIM-3, FS-ELIM-4, FS-ELIM-10 · a player without a friendly world leaves with all pieces', () => {
  const { g } = board(
    { '10A.se': '0 strike-cruiser', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' },
    { seats: 3, players: [{ assets: [1, 2, 3] }] },
  )
  g.events.length = 0
  checkElimination(g)
  expect(g.events.map(({ event }) => event)).toMatchObject([{ type: 'eliminated', rule: 'FS-ELIM-1', seat: 0, gaveUp: 0 }])
  expect([at(g.players, 0).eliminated, at(g.players, 0).assets, unitCounts(g), g.end]).toEqual([true, [0, 0, 0], [0, 1, 1], 'none'])
  // The other players' tokens keep their order.
  expect([at(g.stacks, systemNamed(g, '10A')), at(g.stacks, systemNamed(g, '11A')), at(g.stacks, systemNamed(g, '1A'))]).toEqual([
    [],
    [4 + 1],
    [4],
  ])
  expect(seatsInOrder(g)).toEqual([1, 2])
})

test('FS-ELIM-3 · the structures go too, and free their control tokens', () => {
  const { g } = board({ '10A.nw': '0 city', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' }, { seats: 3 })
  eliminate(g, 0)
  expect([standing(g, '10A.nw'), g.structures.seat.every((seat) => seat !== 0)]).toEqual(['', true])
})

test('FS-ELIM-11 · a player who has given up leaves by that rule, even if an order ends first', () => {
  const { g } = board({ ...HOMES, '2A.sw': '2 wraithguard' }, { seats: 3 })
  at(g.players, 1).gaveUp = true
  g.events.length = 0
  checkElimination(g)
  expect(g.events.map(({ event }) => event)).toMatchObject([{ type: 'eliminated', rule: 'FS-ELIM-11', seat: 1, gaveUp: 1 }])
})

test('FS-ELIM-2 · it is checked when an order is completely resolved', () => {
  const p = begin({
    seats: 3,
    pieces: { '10A.se': '0 strike-cruiser', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' },
    step: 'gain-assets',
    order: '1 dominate 11A',
    orders: { '11A': '2 deploy, 1 deploy', '10A': '0 deploy' },
    players: [{}, { materiel: 0 }],
  })
  expect(p.events('spectator', 'eliminated')).toMatchObject([{ seat: 0 }])
  expect(p.question().seat).not.toBe(0)
})

test('FS-ELIM-5 · objective tokens of an eliminated faction, and those on its worlds, stay', () => {
  const { g } = board(
    { '10A.nw': '0 scout', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' },
    { seats: 3, objectives: { '10A.nw': 'orks', '11A.nw': 'space-marines' } },
  )
  const before = g.objectives.slice()
  eliminate(g, 0)
  expect(g.objectives).toEqual(before)
})

test('FS-ELIM-6 · the first player token goes to the next one clockwise at once', () => {
  const { g } = board({ ...HOMES, '2A.sw': '2 wraithguard' }, { seats: 3, first: 1 })
  eliminate(g, 1)
  expect(g.first).toBe(2)
})

test('FS-ELIM-7 · as many tokens are needed as players began', () => {
  const { g } = board({ ...HOMES, '2A.sw': '2 wraithguard' }, { seats: 3, players: [{ collected: 2 }] })
  eliminate(g, 2)
  checkObjectives(g)
  expect(g.end).toBe('none')
  at(g.players, 0).collected.push(0)
  checkObjectives(g)
  expect(g.winners).toEqual([0])
})

test('FS-ELIM-8 · the last one left wins at once', () => {
  const { g } = board({ '10A.se': '0 strike-cruiser', '11A.nw': '1 nob' }, { players: [{ collected: 1 }] })
  checkElimination(g)
  expect([g.winners, g.end]).toEqual([[1], 'last'])
})

test('FS-ELIM-9 · when all fall together the tie-break decides, with the pieces they had', () => {
  const { g } = board(
    { '10A.se': '0 strike-cruiser strike-cruiser', '11A.se': '1 onslaught-attack-ship' },
    { players: [{ collected: 1 }, { collected: 1 }] },
  )
  checkElimination(g)
  expect([g.winners, g.end, unitCounts(g)]).toEqual([[0], 'all-eliminated', [0, 0]])
})

test('FS-COMP-15 · a destroyed unit is in the supply again', () => {
  const p = begin({
    pieces: { ...HOMES, '10A.sw': '0 scout scout scout scout scout factory' },
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 14 }],
  })
  const offered = () => p.table.game.view(p.g, 0) as { players: { supply: number[] }[] }
  const scouts = unitKindsOf(SPACE_MARINES).indexOf(SCOUT)
  expect(offered().players[0]?.supply[scouts]).toBe(0)
  removeUnit(p.g, at(unitIds(p.g, '10A.nw', 'scout'), 0))
  expect(offered().players[0]?.supply[scouts]).toBe(1)
})
