import { expect, test } from 'vitest'
import { type FleetList, type SquadronList, STARTER_FLEETS } from '../../content/fleets.ts'
import { SHIPS } from '../../content/ships.ts'
import { type FleetProblem, fleetProblems } from '../../fleet/check.ts'
import { fleetCode, fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints, hasInstallations, squadronPoints, wingCapacity } from '../../fleet/points.ts'
import { broughtProblems, readFleet, starterFor } from '../../fleet/read.ts'
import { repairs } from '../../fleet/repair.ts'
import { fleetOfText, fleetText } from '../../fleet/text.ts'

const PATROL = { value: 800, allied: false }
const BATTLE = { value: 1200, allied: false }
const GRAND = { value: 2000, allied: false }
const ALLIED = { value: 800, allied: true }

/** A legal patrol of the Terrans, 500 points: Apollo, 3 Teuton, 4 Missionary, 4 Wayfarer. */
const TERRANS = STARTER_FLEETS[0] as FleetList

function squadron(ship: string, size: number, flights?: SquadronList['flights']): SquadronList {
  return flights === undefined ? { ship, size } : { ship, size, flights }
}

function fleet(...squadrons: SquadronList[]): FleetList {
  return { race: 'terrans', flagship: squadrons[0]?.ship ?? '', squadrons }
}

function plus(...more: SquadronList[]): FleetList {
  return { ...TERRANS, squadrons: [...TERRANS.squadrons, ...more] }
}

/** The rules and messages of a fleet's problems. */
function wrong(list: FleetList, terms = PATROL): string[] {
  return fleetProblems(list, terms).map(({ rule, message }) => `${rule} ${message}`)
}

const ids = (race: string, wanted: string) => SHIPS.filter((type) => type.race === race && type.class === wanted).map(({ id }) => id)
const one = (wanted: string, race = 'terrans') => ids(race, wanted)[0] as string

test('FA-FLEET-1, FA-SETUP-1 · the 18 starter fleets are legal for 500, 800 and 1200 points', () => {
  for (const list of STARTER_FLEETS) {
    expect([list.id, fleetProblems(list, { value: list.value, allied: false })]).toEqual([list.id, []])
    expect(fleetPoints(list)).toBeLessThanOrEqual(list.value)
    expect(fleetPoints(list)).toBeGreaterThanOrEqual(list.value - 10)
  }
})

test('FA-FLEET-1 · one point over the fleet value is refused, the value itself is not', () => {
  const points = fleetPoints(TERRANS)
  expect(wrong(TERRANS, { value: points, allied: false })).toEqual([])
  expect(fleetProblems(TERRANS, { value: points - 1, allied: false })).toEqual([
    { rule: 'FA-FLEET-1', message: 'fleet-points', params: { points, value: points - 1, over: 1 } },
  ])
})

test('FA-FLEET-1, FA-ALLY-1, FA-ALLY-5 · another race comes only as an ally of the same bloc, for a quarter of the value, and one race', () => {
  const aquans = squadron(one('frigate', 'aquans'), 2)
  expect(wrong(plus(aquans))).toEqual(['FA-FLEET-1 fleet-other-race'])
  expect(wrong(plus(aquans), ALLIED)).toEqual([])
  expect(wrong(plus(squadron('relthoza-widow', 3)), ALLIED)).toEqual(['FA-ALLY-1 fleet-other-bloc'])
  const both = fleet(...TERRANS.squadrons.slice(0, 2), aquans, squadron('sorylians-reaper', 4))
  expect(wrong(both, ALLIED)).toEqual(['FA-ALLY-5 fleet-many-races'])
  const allies = wrong(both, { value: 4, allied: true }).filter((problem) => problem.startsWith('FA-ALLY'))
  expect(allies).toEqual(['FA-ALLY-5 fleet-many-races', 'FA-ALLY-5 fleet-ally-points'])
  const cruisers = squadron('aquans-isonade', 3)
  const dear = { value: 500, allied: true }
  const list = fleet(...TERRANS.squadrons.slice(0, 1), cruisers, squadron('terrans-wayfarer', 4))
  expect(squadronPoints(cruisers)).toBeGreaterThan(125)
  expect(wrong(list, dear)).toEqual(['FA-ALLY-5 fleet-ally-points'])
  const exactly = { value: squadronPoints(cruisers) * 4, allied: true }
  expect(wrong(list, exactly)).toEqual([])
  expect(wrong(list, { value: squadronPoints(cruisers) * 4 - 1, allied: true })).toEqual(['FA-ALLY-5 fleet-ally-points'])
})

test('FA-FLEET-2 · a squadron has from the least to the most ships printed for its type, all of one type', () => {
  const at = (size: number) => wrong({ ...TERRANS, squadrons: TERRANS.squadrons.with(1, squadron('terrans-teuton', size)) })
  const [least, most] = SHIPS.find(({ id }) => id === 'terrans-teuton')?.squadron ?? [0, 0]
  expect(at(least)).toEqual([])
  expect(at(most)).toEqual([])
  expect(at(least - 1)).toContain('FA-FLEET-2 fleet-size')
  expect(at(most + 1)).toContain('FA-FLEET-2 fleet-size')
  expect(wrong(plus(squadron('terrans-nothing', 1)))).toEqual(['FA-FLEET-2 fleet-unknown-ship'])
})

test('FA-FLEET-4 · up to 800 points: 1 or 2 squadrons of tiers 1 and 2, 1 to 3 of tier 3, no dreadnought, no station', () => {
  const [apollo, teuton, missionary, wayfarer] = TERRANS.squadrons as [SquadronList, SquadronList, SquadronList, SquadronList]
  expect(wrong(fleet(apollo, teuton, missionary))).toEqual([])
  expect(wrong({ ...fleet(teuton, missionary), flagship: 'none' })).toEqual(['FA-FLEET-4 fleet-tier-few', 'FA-FLEET-8 fleet-flagship'])
  expect(wrong(fleet(apollo, missionary))).toEqual(['FA-FLEET-4 fleet-tier-few'])
  expect(wrong(fleet(apollo, teuton))).toEqual(['FA-FLEET-4 fleet-tier-few'])
  const marshal = squadron('terrans-marshal', 1)
  expect(wrong(fleet(apollo, marshal, teuton, missionary))).toEqual([])
  expect(wrong(fleet(apollo, marshal, marshal, teuton, missionary))).toContain('FA-FLEET-4 fleet-tier-many')
  const hauberk = squadron('terrans-hauberk', 2)
  expect(wrong(fleet(apollo, teuton, hauberk, missionary))).toEqual([])
  expect(wrong(fleet(apollo, hauberk, hauberk, hauberk, missionary))).toContain('FA-FLEET-4 fleet-tier-many')
  expect(wrong(fleet(apollo, hauberk, wayfarer, wayfarer, wayfarer))).toEqual([])
  expect(wrong(fleet(apollo, hauberk, wayfarer, wayfarer, wayfarer, missionary))).toContain('FA-FLEET-4 fleet-tier-many')
  expect(wrong(fleet(squadron(one('dreadnought'), 1), teuton, missionary))).toContain('FA-FLEET-4 fleet-class')
  expect(wrong(fleet(squadron('terrans-palisade', 1), teuton, missionary))).toContain('FA-FLEET-4 fleet-class')
})

test('FA-FLEET-5, FA-FLEET-13 · 801 to 1200 points: 1 to 3, 1 to 3, 2 to 4; at most 2 battleships, 1 dreadnought, 1 station', () => {
  const value = { value: 801, allied: false }
  const [apollo, teuton, missionary, wayfarer] = TERRANS.squadrons as [SquadronList, SquadronList, SquadronList, SquadronList]
  expect(wrong(TERRANS, value)).toEqual([])
  expect(wrong(fleet(apollo, teuton, missionary), value)).toEqual(['FA-FLEET-5 fleet-tier-few'])
  const [battleship, dreadnought] = [one('battleship'), one('dreadnought')].map((id) => squadron(id, 1)) as [SquadronList, SquadronList]
  const tail = [teuton, missionary, wayfarer]
  expect(wrong(fleet(battleship, battleship, ...tail), BATTLE)).toEqual([])
  expect(wrong(fleet(battleship, battleship, battleship, ...tail), GRAND)).toEqual(['FA-FLEET-6 fleet-tier-few'])
  const dear = (list: FleetList) => wrong(list, BATTLE).filter((problem) => !problem.includes('points'))
  expect(dear(fleet(battleship, battleship, battleship, ...tail))).toEqual(['FA-FLEET-5 fleet-class'])
  expect(dear(fleet(dreadnought, dreadnought, ...tail))).toEqual(['FA-FLEET-5 fleet-class'])
  const station = squadron('terrans-palisade', 1)
  expect(dear(fleet(battleship, station, ...tail))).toEqual([])
  expect(dear(fleet(battleship, station, station, ...tail))).toEqual(['FA-FLEET-13 fleet-class'])
  const much = fleet(station, station, battleship, battleship, battleship, ...tail)
  expect(dear(much)).toEqual(['FA-FLEET-5 fleet-tier-many', 'FA-FLEET-5 fleet-class', 'FA-FLEET-13 fleet-class'])
  expect(wrong(plus(squadron('terrans-security', 2)), PATROL)).toEqual([])
})

test('FA-FLEET-6 · above 1200 points: 1 to 4, 2 to 5, 2 to 6', () => {
  const [apollo, teuton, missionary, wayfarer] = TERRANS.squadrons as [SquadronList, SquadronList, SquadronList, SquadronList]
  const of = (...counts: readonly [number, number, number]) =>
    wrong(fleet(...[apollo, teuton, wayfarer].flatMap((list, tier) => Array.from({ length: counts[tier] as number }, () => list))), {
      value: 9000,
      allied: false,
    })
  expect(of(1, 2, 2)).toEqual([])
  expect(of(4, 5, 6)).toEqual([])
  for (const [a, b, c] of [
    [0, 2, 2],
    [5, 2, 2],
    [1, 1, 2],
    [1, 6, 2],
    [1, 2, 1],
    [1, 2, 7],
  ] as const) {
    expect(of(a, b, c)[0]).toMatch(/^FA-FLEET-6 fleet-tier-(few|many)$/)
  }
  expect(wrong(fleet(apollo, teuton, missionary), { value: 1201, allied: false })).toContain('FA-FLEET-6 fleet-tier-few')
})

test('FA-FLEET-7 · escorts do not count for tiers; one escort squadron for every tier 1 squadron', () => {
  const squire = squadron('terrans-squire', 2)
  const wayfarer = squadron('terrans-wayfarer', 3)
  const [apollo, teuton] = TERRANS.squadrons as [SquadronList, SquadronList]
  expect(wrong(fleet(apollo, teuton, wayfarer, wayfarer, wayfarer, squire))).toEqual([])
  expect(wrong(fleet(apollo, teuton, squire))).toEqual(['FA-FLEET-4 fleet-tier-few'])
  expect(wrong(plus(squire, squire))).toEqual(['FA-FLEET-7 fleet-escorts'])
})

test('FA-FLEET-8 · the flagship is a tier 1 ship of the fleet', () => {
  expect(wrong({ ...TERRANS, flagship: 'terrans-teuton' })).toEqual(['FA-FLEET-8 fleet-flagship'])
  expect(wrong({ ...TERRANS, flagship: 'terrans-marshal' })).toEqual(['FA-FLEET-8 fleet-flagship'])
  expect(wrong({ ...TERRANS, flagship: 'terrans-apollo' })).toEqual([])
})

test('FA-WING-2, FA-WING-3 · at most as many wings as the carrier holds, in two flights as equal as possible, 5 points each', () => {
  const ares = (...flights: readonly (readonly [string, number])[]) =>
    squadron('terrans-ares', 1, flights.map(([wing, size]) => ({ wing, size })) as SquadronList['flights'])
  const rules = (list: SquadronList) => wrong({ ...plus(list), flagship: 'terrans-apollo' })
  expect(wingCapacity(ares())).toBe(9)
  expect(squadronPoints(ares(['bomber', 5], ['interceptor', 4]))).toBe(125 + 45)
  expect(rules(ares(['bomber', 5], ['interceptor', 4]))).toEqual([])
  expect(rules(ares(['bomber', 6]))).toEqual([])
  expect(rules(ares())).toEqual([])
  expect(rules(ares(['bomber', 5], ['interceptor', 3]))).toEqual(['FA-WING-2 fleet-unequal-flights'])
  expect(rules(ares(['bomber', 5], ['interceptor', 5]))).toEqual(['FA-WING-2 fleet-wings'])
  expect(rules(ares(['bomber', 7]))).toEqual(['FA-WING-2 fleet-flight-size'])
  expect(rules(ares(['bomber', 0]))).toEqual(['FA-WING-2 fleet-flight-size'])
  expect(rules(ares(['bomber', 3], ['bomber', 3], ['fighter', 3]))).toEqual(['FA-WING-2 fleet-flights'])
})

test('FA-FLEET-11, FA-WING-19 · assault shuttles need a wing capacity of 4, pooled by the squadron', () => {
  const carrier = SHIPS.find((type) => type.stats.wc > 0 && type.stats.wc < 4 && type.squadron[1] > 1)
  expect(carrier?.id).toBeDefined()
  const { id = '', race = 'terrans', stats, squadron: sizes = [1, 1] } = carrier ?? {}
  const of = (size: number) =>
    fleetProblems({ race, flagship: id, squadrons: [squadron(id, size, [{ wing: 'assaultShuttle', size: 1 }])] }, GRAND)
      .map(({ rule }) => rule)
      .includes('FA-FLEET-11')
  for (let size = sizes[0]; size <= sizes[1]; size++) expect(of(size)).toBe(size * (stats?.wc ?? 0) < 4)
  expect(of(1)).toBe(true)
})

test('FA-FLEET-1, FA-FLEET-4 · every reason is given at once', () => {
  const list = { ...plus(squadron(one('dreadnought'), 1), squadron('terrans-teuton', 9)), flagship: 'nobody' }
  expect(wrong(list)).toEqual(['FA-FLEET-1 fleet-points', 'FA-FLEET-2 fleet-size', 'FA-FLEET-4 fleet-class', 'FA-FLEET-8 fleet-flagship'])
})

test('FA-FLEET-1, FA-FLEET-2, FA-FLEET-4, FA-FLEET-8 · every repair mends its problem, or lessens it, and brings no other', () => {
  const lists: readonly FleetList[] = [
    plus(squadron('terrans-marshal', 1), squadron('terrans-hauberk', 3)),
    plus(squadron(one('dreadnought'), 1)),
    plus(squadron('aquans-kappa', 1)),
    { ...TERRANS, flagship: 'terrans-teuton' },
    { ...TERRANS, squadrons: TERRANS.squadrons.with(1, squadron('terrans-teuton', 9)) },
    plus(
      squadron('terrans-ares', 1, [
        { wing: 'bomber', size: 9 },
        { wing: 'fighter', size: 1 },
      ]),
    ),
    fleet(TERRANS.squadrons[0] as SquadronList, squadron('terrans-wayfarer', 2)),
    plus(squadron('terrans-squire', 1), squadron('terrans-squire', 1)),
  ]
  const key = ({ rule, message, params, squadron: place }: FleetProblem) => [rule, message, params?.tier, place].join(' ')
  for (const list of lists) {
    const before = fleetProblems(list, PATROL)
    expect(before.length).toBeGreaterThan(0)
    for (const problem of before) {
      const offered = repairs(list, PATROL, problem)
      expect([key(problem), offered.length > 0]).toEqual([key(problem), true])
      for (const repair of offered) {
        const after = fleetProblems(repair.fleet, PATROL)
        expect(after.length).toBeLessThanOrEqual(before.length)
        expect(fleetPoints(repair.fleet) - fleetPoints(list)).toBe(repair.points)
        expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
      }
    }
  }
})

test('FA-FLEET-1 · the repair that changes the fewest points comes first', () => {
  const list = plus(squadron('terrans-marshal', 1), squadron('terrans-hauberk', 3))
  const [problem] = fleetProblems(list, { value: fleetPoints(list) - 20, allied: false })
  const offered = repairs(list, { value: fleetPoints(list) - 20, allied: false }, problem as FleetProblem)
  expect(offered.map(({ points }) => points)).toEqual(offered.map(({ points }) => points).toSorted((a, b) => b - a))
  expect(offered.every(({ points }) => points <= -20)).toBe(true)
  expect(offered).toHaveLength(3)
})

test('FA-FLEET-1 · where one step mends it the shortest come first; where none is enough the longest', () => {
  const list = plus(squadron('terrans-marshal', 1), squadron('terrans-hauberk', 3))
  const points = (over: number) => {
    const terms = { value: fleetPoints(list) - over, allied: false }
    return repairs(list, terms, fleetProblems(list, terms)[0] as FleetProblem).map((repair) => repair.points)
  }
  expect(points(20)).toEqual([-20, -25, -50])
  expect(points(400)).toEqual([-240, -170, -150])
})

test('FA-FLEET-8 · when the flagship is taken out, the dearest ship that could be one takes its place', () => {
  const list = plus(squadron('terrans-ares', 1), squadron('terrans-titan', 1))
  const offered = repairs(list, PATROL, fleetProblems(list, PATROL)[0] as FleetProblem)
  expect(offered.map(({ params, fleet: after }) => [params.ship, after.flagship])).toEqual([
    ['@ship-terrans-ares', 'terrans-apollo'],
    ['@ship-terrans-apollo', 'terrans-titan'],
    ['@ship-terrans-titan', 'terrans-apollo'],
  ])
})

test('FA-FLEET-1 · a fleet goes through text in both languages and through a code unharmed', () => {
  const allied: FleetList = plus(squadron('aquans-kappa', 1), squadron('sorylians-xiphos', 1, [{ wing: 'bomber', size: 3 }]))
  for (const list of [...STARTER_FLEETS, allied]) {
    const { race, flagship, squadrons } = list
    expect(fleetOfText(fleetText(list, 'en'))).toEqual({ race, flagship, squadrons })
    expect(fleetOfText(fleetText(list, 'hu'))).toEqual({ race, flagship, squadrons })
    expect(fleetCode(list)).toMatch(/^[\w.~-]+$/)
    expect(fleetOfCode(fleetCode(list))).toEqual({ race, flagship, squadrons })
    expect(readFleet(JSON.parse(JSON.stringify(list)))).toEqual({ race, flagship, squadrons })
  }
  expect(fleetText(TERRANS, 'en').split('\n').slice(0, 2)).toEqual(['Terrans, 500 points', expect.stringContaining(', flagship (')])
})

test('FA-FLEET-1 · what is no fleet is refused, whatever it is', () => {
  const raws = [7, true, [], {}, 'nothing', { race: 'terrans' }, { ...TERRANS, squadrons: 'x' }, { ...TERRANS, race: 'neutral' }]
  for (const raw of raws) expect(broughtProblems(raw as never, PATROL).map(({ rule }) => rule)).toEqual(['FA-FLEET-1'])
  for (const size of [-1, 1.5, 100, '3', null]) {
    expect(readFleet({ race: 'terrans', flagship: '', squadrons: [{ ship: 'terrans-apollo', size }] })).toBeUndefined()
  }
  const many = { race: 'terrans', flagship: '', squadrons: Array.from({ length: 41 }, () => ({ ship: 'terrans-apollo', size: 1 })) }
  expect(readFleet(many)).toBeUndefined()
  expect(readFleet({ ...many, squadrons: many.squadrons.slice(1) })).toBeDefined()
  expect(readFleet({ ...many, squadrons: [{ ship: 'x', size: 1, flights: [{ wing: 'kite', size: 1 }] }] })).toBeUndefined()
  for (const text of ['', 'Terrans', 'Terrans, 5\nApollo', 'Martians, 5', 'terrans~apollo~apollo.x', 'terrans~apollo~apollo.1.z3']) {
    expect(fleetOfCode(text) ?? 'none').toBe('none')
  }
  for (const text of ['', 'Martians, 5 points', 'Terrans, 1\n1 × Nothing', 'Terrans, 1\n1 × Ares class heavy carrier + 3 kites']) {
    expect(fleetOfText(text)).toBeUndefined()
  }
  expect(broughtProblems('terrans-500', PATROL)).toEqual([])
  expect(broughtProblems(undefined, PATROL)).toEqual([])
  expect(starterFor('aquans', 800)).toMatchObject({ id: 'aquans-800' })
  expect(starterFor('aquans', 700)).toMatchObject({ id: 'aquans-500' })
  expect([hasInstallations(TERRANS), hasInstallations(plus(squadron('terrans-security', 2)))]).toEqual([false, true])
})

test('FA-FLEET-1 · neutral ships may be in no fleet, and an unknown ship costs and carries nothing', () => {
  expect(wrong({ ...TERRANS, race: 'neutral' })[0]).toBe('FA-FLEET-1 fleet-neutral')
  const nothing = squadron('terrans-nothing', 2)
  expect([squadronPoints(nothing), wingCapacity(nothing), fleetPoints(plus(nothing))]).toEqual([0, 0, fleetPoints(TERRANS)])
})

test('FA-FLEET-7 · the escorts are counted against the squadrons of tier 1, not of another tier', () => {
  const [apollo, teuton, missionary, wayfarer] = TERRANS.squadrons as [SquadronList, SquadronList, SquadronList, SquadronList]
  const squire = squadron('terrans-squire', 1)
  const escorts = (...list: SquadronList[]) =>
    fleetProblems(fleet(...list, squire, squire), GRAND).filter(({ rule }) => rule === 'FA-FLEET-7')
  expect(escorts(apollo, apollo, teuton, missionary)).toEqual([])
  expect(escorts(apollo, teuton, teuton, missionary, wayfarer)).toMatchObject([{ params: { escorts: 2, most: 1 } }])
})

test('FA-FLEET-1, FA-FLEET-2 · sizes from 0 to 99 and ids of 60 letters are read, and told what is wrong with them', () => {
  const of = (ship: string, size: number) =>
    broughtProblems({ ...TERRANS, squadrons: [...TERRANS.squadrons, { ship, size }] } as never, PATROL)
  const messages = (ship: string, size: number) => of(ship, size).map(({ message }) => message)
  expect([0, 99].map((size) => messages('terrans-teuton', size).includes('fleet-size'))).toEqual([true, true])
  expect(messages('terrans-teuton', 100)).toEqual(['fleet-unreadable'])
  expect(messages('x'.repeat(60), 1)).toContain('fleet-unknown-ship')
  expect(messages('x'.repeat(61), 1)).toEqual(['fleet-unreadable'])
  expect(broughtProblems('nobody-500', PATROL)).toMatchObject([{ message: 'fleet-unknown-starter', params: { id: 'nobody-500' } }])
  expect(broughtProblems('x'.repeat(70), PATROL)[0]?.params).toEqual({ id: 'x'.repeat(60) })
})

test('FA-FLEET-1 · a text of 40 squadrons is a fleet, one of 41 is none', () => {
  const text = (lines: number) => ['Terrans, 1 points', ...Array.from({ length: lines }, () => '1 × Apollo class battleship')].join('\n')
  expect(fleetOfText(text(40))?.squadrons).toHaveLength(40)
  expect(fleetOfText(text(41))).toBeUndefined()
})
