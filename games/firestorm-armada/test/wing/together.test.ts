import { expect, test } from 'vitest'
import { scouts } from '../../rules/deployment/deploy.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import { wingAct } from '../../rules/wing/act.ts'
import { dogfight } from '../../rules/wing/dogfight.ts'
import { launchFrom } from '../../rules/wing/launch.ts'
import { PLACE, type State } from '../../state.ts'
import { at, hands, inForce } from '../card-table.ts'
import { carryOut, type GivenWing, last } from '../fight.ts'

// Wings to which the same thing happens at once, and those of a flight of which not all are in one place.

const wing = (type: GivenWing['type'], seat: number, flight: number, x: number, y: number): GivenWing => ({ type, seat, flight, x, y })
const FAR = at('terrans-security', 70, 46, 1)
const OWN = at('terrans-security', 2, 2)

/** Two bombers beside two interceptors of the enemy, which drive off both. */
const dogfought = (card: 'R13' | 'R01') =>
  carryOut(
    {
      ships: [OWN, FAR],
      wings: [
        wing('bomber', 0, 0, 30, 20),
        wing('bomber', 0, 0, 30, 24),
        wing('interceptor', 1, 1, 30.8, 20),
        wing('interceptor', 1, 1, 30.77, 24),
      ],
      hands: hands(0, card),
      dice: [1, 1, 4, 5, 1, 1],
    },
    (g) => dogfight(g, 0),
  )

test('FA-CARD-4, FA-WING-14 · R13: two wings driven off in one dogfight may both ignore it', () => {
  const p = dogfought('R13')
  p.answer('play:R13')
  expect(p.options()).toEqual(['stay:0', 'stay:1'])
  p.answer({ options: ['stay:0', 'stay:1'] })
  expect([p.g.wings.x.slice(0, 2), p.g.wings.drivenOff.slice(0, 2), p.table.questions]).toEqual([[30_000, 30_000], [0, 0], []])
})

test('FA-CARD-6, FA-GEN-9 · of the wings driven off in one dogfight their owner is asked once', () => {
  const p = dogfought('R01')
  expect(p.question()).toMatchObject({ name: 'card.driven-off', seat: 0, params: { wings: 2 } })
  p.answer('pass')
  expect([p.g.wings.x.slice(0, 2), p.table.questions]).toEqual([[25_000, 25_000], []])
})

test('FA-PD-17, FA-WING-15 · of wings driven off in one dogfight the one nearest to its enemy moves first', () => {
  const p = dogfought('R01')
  p.answer('pass')
  expect(p.events('spectator', 'driven-off').map(({ wing: id }) => id)).toEqual([1, 0])
})

/** A flight of three, of which one wing is aboard the first carrier, one aboard the second, and one flies. */
const scattered = (g: State) => {
  g.wings.place.splice(0, 2, PLACE.away, PLACE.away)
  g.wings.squadron.splice(0, 2, 0, 1)
}
const CARRIERS = [at('terrans-solar', 30, 20), at('terrans-solar', 50, 20), FAR]
const FLIGHT = [0, 1, 2].map(() => wing('bomber', 0, 0, 40, 30))

test('FA-WING-22, FA-WING-6 · a carrier launches the wings aboard her squadron, none that landed on another', () => {
  const p = carryOut({ ships: CARRIERS, wings: FLIGHT, also: scattered }, (g) => launchFrom(g, 1))
  expect(p.question()).toMatchObject({ options: [{ id: 'launch:0', params: { count: 1 } }, { id: 'done' }] })
  p.answer('launch:0')
  p.answer({ plan: { wings: [{ wing: 1, x: 50_000, y: 23_000 }] } })
  expect([p.g.wings.place, p.g.wings.x[0]]).toEqual([[PLACE.away, PLACE.table, PLACE.table], 40_000])
})

test('FA-CARD-7, FA-WING-6 · A10: the wings launched are faster, none of their flight that flew before', () => {
  const also = (g: State) => [scattered(g), inForce('A10', 0, { on: 'squadron', id: 1, ships: [1], until: 'activation' })(g)]
  const p = carryOut({ ships: CARRIERS, wings: FLIGHT, also }, (g) => launchFrom(g, 1))
  p.answer('launch:0')
  p.answer({ plan: { wings: [{ wing: 1, x: 50_000, y: 27_000 }] } })
  expect(p.g.wings.boost).toEqual([0, 4, 0])
})

/** Two bombers between their carrier and an enemy cruiser; the first touches both, the second the one named. */
const between = (second: 'carrier' | 'enemy') =>
  carryOut(
    {
      ships: [at('terrans-solar', 30, 20), at('sorylians-falcata', 30, 22.1, 1), FAR],
      wings: [
        wing('bomber', 0, 0, 30, 21.11),
        wing('bomber', 0, 0, ...((second === 'carrier' ? [30, 18.87] : [30, 23.09]) as [number, number])),
      ],
    },
    (g) => wingAct(g, 0),
  )

test('FA-WING-23, FA-WING-10 · a wing that could also land need not attack with the others', () => {
  const p = between('enemy')
  expect(p.options()).toEqual(['attack:1', 'land:0', 'done'])
  p.answer('attack:1')
  expect(p.question()).toMatchObject({ name: 'wing.taking', seat: 0, least: 1, most: 2 })
  p.answer({ options: ['wing:1'] })
  expect(last(p, 'attack-run')).toMatchObject({ wings: [1], dice: 3 })
})

test('FA-WING-12 · each wing at its carrier may land; none has to because others do', () => {
  const p = between('carrier')
  p.answer('land:0')
  expect(p.question()).toMatchObject({ name: 'wing.taking', seat: 0, least: 1, most: 2 })
  p.answer({ options: ['wing:1'] })
  expect(p.g.wings.place).toEqual([PLACE.table, PLACE.away])
})

test('FA-DEF-7, FA-TRAIT-1 · FA-TRAIT/scout: a squadron placed anew has its cloaks off unless its owner declares them again', () => {
  const ships = [{ ...at('relthoza-ummidia', 30, 4), cloak: true }, { ...at('relthoza-ummidia', 33, 4), squadron: 0, cloak: true }, FAR]
  const also = (g: State) => g.edges.push(EDGES.south, EDGES.north)
  const p = carryOut({ ships: [...ships, at('sorylians-plumbata', 50, 4)], also }, scouts)
  p.answer('redeploy:0')
  const places = [30, 33].map((x, ship) => ({ ship, x: x * 1000, y: 5000, heading: 0 }))
  p.answer({ plan: { ships: places } })
  p.answer({ options: ['cloak:1'] })
  expect(p.g.ships.cloak.slice(0, 2)).toEqual([0, 1])
})
