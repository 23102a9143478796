import { expect, test } from 'vitest'
import { SCENARIO_IDS, type ScenarioId } from '../../content/scenarios.ts'
import { TERRAIN } from '../../content/terrain.ts'
import { deploy, deployLate, scouts } from '../../rules/deployment/deploy.ts'
import { deploymentRoll } from '../../rules/deployment/roll.ts'
import { layTerrain } from '../../rules/deployment/terrain.ts'
import { deployBounds, EDGES } from '../../rules/deployment/zones.ts'
import { initiative } from '../../rules/initiative.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState } from '../fight.ts'

const edges = (g: State) => g.edges.push(EDGES.south, EDGES.north)
const scenario = (id: ScenarioId) => ({ scenario: SCENARIO_IDS.indexOf(id) })
/** The field of rocks nearest to the eastern edge. */
const ROCKS = [{ kind: 'asteroidField', x: 64, y: 20, radius: 3.5 }] as const

/** Two squadrons of each side; those named stand on the table, the others are to be placed. */
function placing(toAct: number, placed: readonly number[], id: ScenarioId = 'borderClash', attacker = NONE) {
  const ships = [0, 0, 1, 1].map((seat, place) => at('terrans-teuton', 20 + 5 * place, seat === 0 ? 4 : 44, seat))
  return carryOut(
    {
      ships,
      terrain: ROCKS,
      settings: scenario(id),
      also: (g) => {
        edges(g)
        Object.assign(g, { toAct, attacker, lastActor: [NONE, NONE] })
        for (const [ship] of ships.entries()) if (!placed.includes(ship)) g.ships.place[ship] = PLACE.away
      },
    },
    deploy,
  )
}

test('FA-SETUP-7, FA-ALLY-6 · a side that has placed all is passed over, whichever it is; who placed last is remembered', () => {
  expect([placing(0, [0, 1]).question().seat, placing(1, [2, 3]).question().seat]).toEqual([1, 0])
  const p = placing(1, [0, 1, 2])
  p.answer({ plan: { ships: [{ ship: 3, x: 40_000, y: 44_000, heading: 17_000 }] } })
  expect([p.g.ships.heading[3], p.g.lastActor[1], p.g.toAct]).toEqual([17_000, 1, 0])
})

test('FA-SCEN-6 · out of the rocks come squadrons of the ambush alone', () => {
  const near = (id: ScenarioId) => (placing(0, [0, 2, 3], id, 0).question() as { bounds?: unknown }).bounds
  expect([near('asteroidAmbush'), near('convoy')]).toMatchObject([{ near: 2000 }, { near: -1 }])
})

test('FA-SETUP-13, FA-TRAIT-1 · FA-TRAIT/scout: a squadron that is placed anew may stand where it stood, or partly', () => {
  const ships = [at('sorylians-plumbata', 20, 20), at('terrans-teuton', 30, 4), at('terrans-teuton', 40, 20, 1)]
  const p = carryOut({ ships, also: edges }, scouts)
  p.answer('redeploy:1')
  expect(p.question()).toMatchObject({ bounds: { stands: [expect.anything(), expect.anything()] } })
  p.answer({ plan: { ships: [{ ship: 1, x: 30_500, y: 4500, heading: 0 }] } })
  expect([p.g.ships.x[1], p.g.ships.place[1]]).toEqual([30_500, PLACE.table])
})

test('FA-SETUP-6 · each side gets the edge opposite to the other’s, whoever has won the roll', () => {
  const ships = [at('terrans-teuton', 0, 0), at('sorylians-falcata', 0, 0, 1)]
  const chosen = (dice: readonly number[], edge: string) => {
    const p = carryOut({ ships, dice, settings: scenario('borderClash') }, deploymentRoll)
    p.answer(edge)
    return p.g.edges
  }
  const { south, north } = EDGES
  expect([chosen([6, 6, 1, 1], 'edge:south'), chosen([6, 6, 1, 1], 'edge:north')]).toEqual([
    [south, north],
    [north, south],
  ])
  expect([chosen([1, 1, 6, 6], 'edge:south'), chosen([1, 1, 6, 6], 'edge:north')]).toEqual([
    [north, south],
    [south, north],
  ])
})

test('FA-SETUP-10 · reserves of either side keep away from the ships of the other', () => {
  const g = fightState({ ships: [at('terrans-teuton', 20, 20), at('sorylians-falcata', 40, 30, 1)], also: edges })
  expect([0, 1].map((squadron) => deployBounds(g, squadron, 'half').enemies)).toEqual([[[40_000, 30_000]], [[20_000, 20_000]]])
})

test('FA-SETUP-2, FA-SETUP-3 · pieces lie anywhere in their area but within 16 inches of the long edges, and are of any printed radius', () => {
  const lay = (...table: number[]) => {
    const g = fightState({
      ships: [],
      settings: scenario('borderClash'),
      dice: [3, 1, 1, 1, 1, 1],
      also: (state) => state.random.table.preset.push(...table),
    })
    layTerrain(g)
    return g.terrain[0]
  }
  const [least = 0, most = 0] = TERRAIN.find(({ id }) => id === 'asteroidField')?.radius.map((inches) => 1000 * inches) ?? []
  expect(most).toBeGreaterThan(least)
  expect(lay(0, 0, 0)).toMatchObject({ x: 0, y: 16_000, radius: least })
  expect(lay(most - least, 24_000, 8000)).toMatchObject({ x: 24_000, y: 24_000, radius: most })
})

test('FA-INIT-6, FA-ALLY-6 · the winner is first in the order, and nobody has acted last', () => {
  const ships = [at('terrans-teuton', 5, 5), at('terrans-teuton', 60, 40, 1)]
  const p = carryOut({ ships, dice: [1, 1, 6, 6], also: (g) => Object.assign(g, { lastActor: [0, 1] }) }, initiative)
  expect([p.g.order, p.g.toAct, p.g.lastActor, p.g.step]).toEqual([[1, 0], 1, [NONE, NONE], 'choose'])
})

test('FA-SCEN-6, FA-SETUP-13 · a squadron of the ambush that comes late is one of the rest: half of all come first, it starts at the rocks', () => {
  const placing = (arrivals: readonly ('zone' | 'late')[], placed: readonly number[]) => {
    const ships = [...arrivals.map(() => at('relthoza-assassin', 68, 20, 0)), at('terrans-teuton', 4, 24, 1)]
    const also = (g: State) => {
      g.edges.push(EDGES.east, EDGES.west)
      Object.assign(g, { toAct: 0, attacker: 0, lastActor: [NONE, NONE] })
      arrivals.forEach((arrival, id) => {
        Object.assign(g.squadrons[id] ?? {}, { arrival })
      })
      for (const [ship] of ships.entries()) if (!placed.includes(ship)) g.ships.place[ship] = PLACE.away
    }
    return { ships, settings: scenario('asteroidAmbush'), terrain: ROCKS, also }
  }
  const next = (arrivals: readonly ('zone' | 'late')[], ...placed: number[]) => {
    const question = carryOut(placing(arrivals, placed), deploy).question()
    return [question.seat, (question as { bounds?: { near: number } }).bounds?.near]
  }
  const one = ['late', 'zone', 'zone', 'zone'] as const
  expect([next(one), next(one, 1), next(one, 1, 2), next(one, 1, 2, 4)]).toEqual([
    [0, undefined],
    [0, undefined],
    [1, -1],
    [0, 2000],
  ])
  // Where too few others are left, the first half is smaller.
  const three = ['late', 'late', 'late', 'zone'] as const
  expect([next(three), next(three, 3)]).toEqual([
    [0, -1],
    [1, -1],
  ])
  expect(carryOut(placing(one, [1, 2, 3, 4]), deployLate).question()).toMatchObject({ seat: 0, bounds: { near: 2000, apart: 16_000 } })
})

test('FA-SCEN-6, FA-TRAIT-1 · FA-TRAIT/scout: a squadron of the ambush is placed anew where it came: in the zone, or at the rocks', () => {
  const anew = (attacker: number, x: number) => {
    const ships = [at('sorylians-plumbata', x, 28), at('terrans-teuton', 4, 24, 1)]
    const also = (g: State) => [g.edges.push(EDGES.east, EDGES.west), Object.assign(g, { attacker })]
    const p = carryOut({ ships, settings: scenario('asteroidAmbush'), terrain: ROCKS, also }, scouts)
    p.answer('redeploy:0')
    return p.question()
  }
  expect(anew(0, 60)).toMatchObject({ bounds: { near: -1, zones: [[60_000, 0, 72_000, 48_000]] } })
  expect(anew(0, 59.999)).toMatchObject({ bounds: { near: 2000, apart: 16_000, zones: [[0, 0, 72_000, 48_000]] } })
  expect(anew(1, 30)).toMatchObject({ bounds: { near: -1, zones: [[0, 20_000, 12_000, 28_000]] } })
})

test('FA-WING-5, FA-TRAIT-1 · FA-TRAIT/scout: the flights of a carrier that is placed anew start beside it again, or aboard', () => {
  const anew = (flights: string) => {
    const ships = [at('sorylians-plumbata', 20, 4), at('terrans-solar', 30, 4), at('terrans-teuton', 40, 44, 1), at('terrans-solar', 40, 4)]
    const wings = [0, 0, 1].map((flight, place) => ({ type: 'bomber', seat: 0, flight, x: 28 + 4 * place, y: 6 }) as const)
    const also = (g: State) => [edges(g), g.wings.squadron.splice(0, 3, 1, 1, 3)]
    const p = carryOut({ ships, wings, also }, scouts)
    p.answer('redeploy:1')
    p.answer({ plan: { ships: [{ ship: 1, x: 60_000, y: 4000, heading: 0 }] } })
    expect([p.question().name, p.options()]).toEqual(['deploy.flight', ['aboard', 'beside:1']])
    p.answer(flights)
    return p
  }
  const aboard = anew('aboard')
  expect(aboard.table.result).not.toBeNull()
  expect(aboard.g.wings.place).toEqual([PLACE.away, PLACE.away, PLACE.table])
  expect(anew('beside:1').question()).toMatchObject({ name: 'wing.place', bounds: { wings: [{ wing: 0, reach: 4000 }, { wing: 1 }] } })
})
