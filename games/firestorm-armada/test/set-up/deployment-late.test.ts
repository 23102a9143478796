import { expect, test } from 'vitest'
import { deployLate, nameLate, placeSquadron, scouts } from '../../rules/deployment/deploy.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import { PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, type GivenShip, last } from '../fight.ts'

const edges = (g: State) => g.edges.push(EDGES.south, EDGES.north)
const away = (g: State) => [edges(g), g.ships.place.fill(PLACE.away)]

test('FA-SETUP-13, FA-TRAIT-1 · FA-TRAIT/scout: the side with more scouts on the table may place one of its squadrons again', () => {
  const scouting = (ships: readonly GivenShip[], also?: (g: State) => unknown) =>
    carryOut({ ships, also: (g) => [edges(g), also?.(g)] }, scouts)
  for (const seat of [0, 1]) {
    const ships = [at('sorylians-plumbata', 20, 20, seat), at('sorylians-reaper', 30, 20, seat), at('terrans-teuton', 40, 20, 1 - seat)]
    const p = scouting(ships)
    expect([p.question().seat, p.question().name, p.options()]).toEqual([seat, 'setup.scouts', ['redeploy:0', 'redeploy:1', 'done']])
    p.answer('redeploy:1')
    expect(p.question()).toMatchObject({ name: 'deploy.plan', seat, on: 'squadron:1', bounds: { apart: 0 } })
    const y = seat === 0 ? 5000 : 43_000
    p.answer({ plan: { ships: [{ ship: 1, x: 30_000, y, heading: 0 }] } })
    expect(last(p, 'ship-placed')).toMatchObject({ rule: 'FA-SETUP-7', ship: 1, x: 30_000, y, heading: 0 })
    expect(scouting([...ships, at('sorylians-plumbata', 50, 20, 1 - seat)]).table.result).not.toBeNull()
    expect(scouting(ships, (g) => g.ships.place.splice(0, 1, PLACE.destroyed)).table.result).not.toBeNull()
    const late = scouting(ships, (g) => Object.assign(g.squadrons[1] ?? {}, { arrival: 'reserve' }))
    expect(late.options()).toEqual(['redeploy:0', 'done'])
    const kept = scouting(ships)
    kept.answer('done')
    expect(kept.g.ships.place).toEqual([PLACE.table, PLACE.table, PLACE.table])
  }
})

test('FA-SETUP-13, FA-TRAIT-1 · FA-TRAIT/ambush, FA-TRAIT/silentApproach: their owner chooses which squadrons come late; none of tier 1, and ambushers once', () => {
  for (const seat of [0, 1]) {
    const types = ['relthoza-venom', 'relthoza-assassin', 'relthoza-nexus', 'relthoza-widow']
    const ships = [...types.map((type, place) => at(type, 20 + 3 * place, 20, seat)), at('terrans-teuton', 50, 20, 1 - seat)]
    const p = carryOut({ ships, also: away }, nameLate)
    expect([p.question().seat, p.question().name, p.options()]).toEqual([seat, 'setup.ambush', ['late:0']])
    p.answer({ options: ['late:0'] })
    expect([p.question().seat, p.question().name, p.options()]).toEqual([seat, 'setup.silent', ['late:1', 'late:3', 'done']])
    p.answer('late:3')
    expect(p.g.squadrons.map(({ arrival }) => arrival)).toEqual(['late', 'zone', 'zone', 'late', 'zone'])
    expect(carryOut({ ships: ships.slice(4), also: away }, nameLate).table.result).not.toBeNull()
    expect(carryOut({ ships: ships.slice(1, 2), also: away }, nameLate).options()).toEqual(['late:0', 'done'])
  }
})

test('FA-SETUP-13 · late squadrons come after all others, the loser’s first: ambushers in your own half, the others in their zone', () => {
  const late = (g: State) => [away(g), g.squadrons.map((squadron) => Object.assign(squadron, { arrival: 'late' }))]
  const p = carryOut({ ships: [at('relthoza-venom', 0, 0), at('relthoza-assassin', 0, 0, 1)], order: [0, 1], also: late }, deployLate)
  expect(p.question()).toMatchObject({ name: 'deploy.plan', seat: 1, on: 'squadron:1', bounds: { apart: 0 } })
  p.answer({ plan: { ships: [{ ship: 1, x: 30_000, y: 43_000, heading: 18_000 }] } })
  p.answer({ options: [] })
  expect(p.question()).toMatchObject({
    name: 'deploy.plan',
    seat: 0,
    on: 'squadron:0',
    bounds: { apart: 12_000, zones: [[0, 0, 72_000, 24_000]] },
  })
})

test('FA-WING-5 · a carrier that is placed is asked for the flights of its own squadron, and those alone; a cloaked one for none', () => {
  const place = (type: string, cloaked: boolean) => {
    const wings = [0, 1].map((flight) => ({ type: 'bomber', seat: 1, flight, x: 0, y: 0 }) as const)
    const p = carryOut(
      {
        ships: [at('terrans-teuton', 20, 20), at(type, 0, 0, 1)],
        wings,
        also: (g) => [away(g), g.wings.place.fill(PLACE.away), g.wings.squadron.splice(0, 2, 0, 1)],
      },
      (g) => placeSquadron(g, 1, 'zone'),
    )
    p.answer({ plan: { ships: [{ ship: 1, x: 30_000, y: 43_000, heading: 18_000 }] } })
    if (p.table.questions[0]?.name === 'deploy.cloak') p.answer({ options: cloaked ? ['cloak:1'] : [] })
    return p
  }
  const p = place('terrans-solar', false)
  expect(p.question()).toMatchObject({ name: 'deploy.flight', seat: 1, on: 'flight:1' })
  expect(p.options()).toEqual(['aboard', 'beside:1'])
  p.answer('aboard')
  expect([p.table.result === null, p.g.wings.place]).toEqual([false, [PLACE.away, PLACE.away]])
  const beside = place('terrans-solar', false)
  beside.answer('beside:1')
  expect(beside.question()).toMatchObject({ name: 'wing.place', seat: 1 })
  expect(place('relthoza-araneae', false).question()).toMatchObject({ name: 'deploy.flight' })
  expect(place('relthoza-araneae', true).table.result).not.toBeNull()
  expect(place('terrans-teuton', false).table.result).not.toBeNull()
})

test('FA-SETUP-13, FA-ALLY-6 · late squadrons: of the side that lost the roll first, the partner named first before the other', () => {
  const late = (g: State) => [away(g), Object.assign(g, { seats: 4 }), g.squadrons.map((one) => Object.assign(one, { arrival: 'late' }))]
  const ships = [0, 1, 2, 3].map((seat) => at('terrans-teuton', 0, 0, seat))
  const p = carryOut({ ships, order: [1, 3, 0, 2], also: late }, deployLate)
  const seats: number[] = []
  for (let i = 0; i < 4; i++) {
    const { seat } = p.question()
    seats.push(seat)
    p.answer({ plan: { ships: [{ ship: seat, x: 10_000 * (seat + 1), y: seat % 2 === 0 ? 5000 : 43_000, heading: 0 }] } })
  }
  expect(seats).toEqual([0, 2, 1, 3])
})

test('FA-TRAIT-1, FA-SETUP-13 · FA-TRAIT/scout: a squadron that came late may be placed again, too', () => {
  const ships = [at('sorylians-plumbata', 20, 4), at('sorylians-reaper', 30, 4), at('terrans-teuton', 40, 20, 1)]
  const also = (g: State) => [edges(g), Object.assign(g.squadrons[1] ?? {}, { arrival: 'late' })]
  expect(carryOut({ ships, also }, scouts).options()).toEqual(['redeploy:0', 'redeploy:1', 'done'])
})
