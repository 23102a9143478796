import { expect, test } from 'vitest'
import { type CardId, cardNumber } from '../content/cards.ts'
import { SCENARIO_IDS, type ScenarioId } from '../content/scenarios.ts'
import { drawCards, endCards } from '../rules/end/cards.ts'
import { endEffects } from '../rules/end/effects.ts'
import { endMarkers } from '../rules/end/markers.ts'
import { checkEnd, pointsOf, resultOf } from '../rules/end/victory.ts'
import { shipsInOrder } from '../rules/ships.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { at, DUEL, inForce } from './card-table.ts'
import { carryOut, fightState, type GivenShip, last } from './fight.ts'

const ids = (...cards: CardId[]) => cards.map(cardNumber)
const draw = (count: number, also: (g: State) => unknown) =>
  carryOut({ ships: DUEL, also }, function* (g) {
    drawCards(g, 0, count)
    yield* []
  })

test('FA-END-4, FA-GEN-9 · everybody hears how many cards were drawn, and they are not taken back; of none nothing is heard', () => {
  const p = draw(3, (g) => g.deck.push(...ids('S01', 'S02')))
  expect(last(p, 'cards-drawn')).toMatchObject({ rule: 'FA-END-4', seat: 0, count: 2 })
  const none = draw(3, () => {})
  expect([none.events('spectator'), none.g.reveals, p.g.reveals]).toEqual([[], 0, 1])
})

test('FA-CARD-9 · the new deck is shuffled, and the order in which the cards were discarded does not tell', () => {
  const discarded = Array.from({ length: 20 }, (_, card) => card)
  const deck = (cards: number[]) => draw(20, (g) => g.discard.push(...cards)).g.hands[0]
  expect(deck(discarded)).toEqual(deck(discarded.toReversed()))
  expect(deck(discarded)).not.toEqual(discarded)
  const left = draw(1, (g) => [g.discard.push(5), g.deck.push(7)])
  expect([left.g.hands[0], left.g.discard]).toEqual([[7], [5]])
})

test('FA-END-2, FA-END-7 · each copy of a card is an option of its own; what is discarded is told, and at least what is above the limit', () => {
  const p = carryOut({ ships: DUEL, hands: [['T01', 'T01'], []] }, endCards)
  expect(p.question()).toMatchObject({ name: 'end.discard', seat: 0, least: 1, most: 2, params: { least: 1 } })
  expect(p.options()).toEqual(['card:T01:0', 'card:T01:1'])
  expect(p.question()).toMatchObject({ options: [{ on: 'card:T01' }, { on: 'card:T01' }] })
  p.answer({ options: ['card:T01:1'] })
  expect(p.events(1, 'card-discarded')).toMatchObject([{ rule: 'FA-END-2', seat: 0, card: '@card-T01' }])
})

test('FA-END-4, FA-CARD-13 · the additional card of T09 is drawn once, above the limit, and not by a seat whose limit is 0', () => {
  const p = carryOut(
    {
      ships: [DUEL[0] as GivenShip],
      also: (g) => {
        g.deck = ids('S01', 'S02', 'S03', 'S04')
        g.extraCards = [1, 1]
      },
    },
    endCards,
  )
  expect([p.g.hands, p.g.extraCards]).toEqual([
    [ids('S01', 'S02'), []],
    [0, 0],
  ])
})

test('FA-END-11, FA-DMG-21 · after the fires decompression is rolled for, and at last drone mines are asked for', () => {
  const p = carryOut(
    {
      ships: [{ ...at('aquans-orca', 10, 10), effects: ['decompression', 'ragingFire'] }, at('terrans-teuton', 60, 40, 1)],
      dice: [6, 6],
      settings: { turns: 6 },
      also: (g) => g.mines.push({ owner: 0, ship: 0, x: 20_000, y: 20_000, ad: 2, armed: true }),
    },
    endEffects,
  )
  expect(p.events('spectator', 'tested').map(({ purpose }) => purpose)).toEqual(['@critical-ragingFire', '@critical-decompression'])
  expect(p.question()).toMatchObject({ name: 'mine.drone', seat: 0 })
})

test('FA-TERR-6, FA-END-11 · a pull is told, the ships of the initiative’s winner first, and a wing in the way makes room', () => {
  const pulled = (order: number[]) =>
    carryOut(
      {
        ships: [at('terrans-teuton', 30, 20), at('sorylians-falcata', 30, 26, 1)],
        wings: [{ type: 'bomber', seat: 0, flight: 0, x: 31.5, y: 20 }],
        terrain: [{ kind: 'gravityWell', x: 35, y: 23, radius: 1 }],
        order,
      },
      endEffects,
    )
  const ships = (order: number[]) =>
    pulled(order)
      .events('spectator', 'ship-pulled')
      .map(({ rule, ship }) => [rule, ship])
  expect(ships([0, 1])).toEqual([
    ['FA-TERR-6', 0],
    ['FA-TERR-6', 1],
  ])
  expect(ships([1, 0]).map(([, ship]) => ship)).toEqual([1, 0])
  const p = pulled([0, 1])
  expect([last(p, 'ship-pulled')?.x, p.g.wings.x[0] === 31_500]).toEqual([p.g.ships.x[1], false])
})

test('FA-TERR-7, FA-TERR-11 · where a meteor has drifted to is told, and a wing that it reaches makes room', () => {
  // The meteor drifts 3 inches in direction 4 (90 degrees).
  const drift = (x: number) =>
    carryOut(
      {
        ships: [at('terrans-teuton', 5, 5), at('terrans-teuton', 60, 40, 1)],
        wings: [{ type: 'bomber', seat: 0, flight: 0, x, y: 24 }],
        terrain: [{ kind: 'meteor', x: 36, y: 24, radius: 0.6, drifting: true }],
        dice: [3, 4],
      },
      endEffects,
    )
  const p = drift(39.2)
  expect(last(p, 'meteor-drifted')).toMatchObject({ rule: 'FA-TERR-7', x: 39_000, y: 24_000 })
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([39_600, 24_000])
  expect(last(p, 'wing-put-aside')).toMatchObject({ rule: 'FA-TERR-11', wing: 0, x: 39_600, y: 24_000 })
  // A wing whose centre it does not reach stays in place.
  for (const x of [39.6, 40.5]) expect([drift(x).g.wings.x[0], last(drift(x), 'wing-put-aside')]).toEqual([x * 1000, undefined])
})

test('FA-END-6, FA-CARD-7 · the targets that squadrons attacked this turn are forgotten', () => {
  expect(carryOut({ ships: DUEL, also: (g) => g.attacked.push(1) }, endMarkers).g.attacked).toEqual([])
})

test('FA-END-6 · cards for this turn and boosts of wings go, cards until the next activation stay', () => {
  const p = carryOut(
    {
      ships: DUEL,
      wings: [{ type: 'bomber', seat: 0, flight: 0, x: 30, y: 30 }],
      also: (g) => [inForce('T05', 0)(g), inForce('S05', 0, { until: 'nextActivation' })(g), g.wings.boost.fill(2)],
    },
    endMarkers,
  )
  expect([p.g.inForce.map(({ card }) => card), p.g.wings.boost]).toEqual([ids('S05'), [0]])
})

test('FA-WING-13 · a spent wing aboard since an earlier turn rearms, and that is told; one on the table or just landed does not', () => {
  const rearmed = (place: number, landed: number, spent = 1) => {
    const p = carryOut(
      {
        ships: DUEL,
        wings: [{ type: 'bomber', seat: 0, flight: 0, x: 30, y: 30 }],
        also: (g) => [g.wings.place.fill(place), g.wings.landed.fill(landed), g.wings.spent.fill(spent)],
      },
      endMarkers,
    )
    return [p.g.wings.spent[0], p.events('spectator', 'wing-rearmed').map(({ rule, wing }) => [rule, wing])]
  }
  expect(rearmed(PLACE.away, 2)).toEqual([0, [['FA-WING-13', 0]]])
  expect([rearmed(PLACE.away, 3), rearmed(PLACE.table, 2), rearmed(PLACE.away, 2, 0)]).toEqual([
    [1, []],
    [1, []],
    [0, []],
  ])
})

test('FA-WING-13 · flights are regrouped where both are aboard, not with one that is lost or on the table', () => {
  const isAsked = (first: number, second: number) => {
    const wings = [0, 1].map((flight) => ({ type: 'bomber', seat: 0, flight, x: 30, y: 30 + flight }) as const)
    const also = (g: State) => [g.wings.place.splice(0, 2, first, second), g.wings.squadron.fill(0)]
    return carryOut({ ships: DUEL, wings, also }, endMarkers).table.questions[0]?.name === 'wing.regroup'
  }
  const { away, destroyed, table } = PLACE
  expect([isAsked(away, away), isAsked(away, destroyed), isAsked(destroyed, away), isAsked(away, table)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('FA-SETUP-10 · a reserve that is still away is rolled for, and the roll is told; on 5 it is late, on 6 it comes', () => {
  const reserve = (arrival: 'reserve' | 'zone', place: number, dice: readonly number[] = [2, 3]) =>
    carryOut(
      {
        ships: [DUEL[1] as GivenShip, at('terrans-teuton', 20, 20)].map((ship, squadron) => ({ ...ship, squadron })),
        dice,
        also: (g) => [g.edges.push(0, 1), Object.assign(g.squadrons[1] ?? {}, { arrival }), g.ships.place.splice(1, 1, place)],
      },
      endMarkers,
    )
  const late = reserve('reserve', PLACE.away)
  expect(late.question()).toMatchObject({ name: 'reserve.roll', seat: 0 })
  late.answer('yes')
  expect(last(late, 'reserve-rolled')).toMatchObject({
    rule: 'FA-SETUP-10',
    squadron: 1,
    total: 5,
    faces: expect.stringMatching(/^\d \+ \d$/),
    fate: '@reserve-late',
    needed: '3–5',
  })
  expect([late.table.result === null, late.g.squadrons[1]?.arrival]).toEqual([false, 'reserve'])
  const comes = reserve('reserve', PLACE.away, [3, 3])
  comes.answer('yes')
  expect(comes.question()).toMatchObject({ kind: 'plan', seat: 0 })
  for (const [arrival, place] of [
    ['zone', PLACE.away],
    ['reserve', PLACE.destroyed],
    ['reserve', PLACE.table],
  ] as const)
    expect(reserve(arrival, place).table.result).not.toBeNull()
})

test('FA-VP-2, FA-VP-9 · the score is told at the end, and who has won with it', () => {
  const p = carryOut(
    { ships: [DUEL[0] as GivenShip, { ...(DUEL[1] as GivenShip) }], also: (g) => g.ships.place.splice(1, 1, PLACE.destroyed) },
    function* (g) {
      checkEnd(g)
      yield* []
    },
  )
  expect(last(p, 'points-counted')).toMatchObject({ rule: 'FA-VP-2', points: p.g.points })
  const g = fightState({ ships: DUEL })
  g.points = [500, 100]
  expect(resultOf(g)).toMatchObject({ winners: [0], message: 'major', params: { first: 500, second: 100 } })
  const narrow = fightState({ ships: DUEL, settings: { value: 10 } })
  narrow.points = [101, 100]
  expect(resultOf(narrow)).toMatchObject({ winners: [0], message: 'win' })
})

/** What attacker and defender (seats 0 and 1) score in a scenario for one ship of the defender. */
function scored(scenario: ScenarioId, type: string, place: number, free = true, final = false, also?: (g: State) => unknown): number[] {
  const g = fightState({
    ships: [at(type, 20, 20, 1)],
    settings: { scenario: SCENARIO_IDS.indexOf(scenario) },
    also: (state) => {
      state.attacker = 0
      state.ships.place[0] = place
      Object.assign(state.squadrons[0] ?? {}, { free })
      if (final) state.end = 'turns'
      also?.(state)
    },
  })
  return [pointsOf(g, 0), pointsOf(g, 1)]
}

test('FA-SCEN-4 · only the transports of a convoy count as such', () => {
  const { destroyed, captured, escaped, table } = PLACE
  const transport = (place: number) => scored('convoy', 'neutral-transport', place)
  expect([transport(destroyed), transport(captured), transport(escaped), transport(table)]).toEqual([
    [75, 0],
    [150, 0],
    [0, 75],
    [0, 0],
  ])
  expect(scored('convoy', 'terrans-missionary', escaped)).toEqual([0, 0])
  expect(scored('convoy', 'neutral-transport', escaped, false)).toEqual([0, 0])
  expect(scored('borderClash', 'neutral-transport', escaped)).toEqual([0, 0])
})

test('FA-SCEN-5 · a station destroyed or captured counts for the attacker, one that stands at the end for the defender', () => {
  const station = (place: number, final = false) => scored('stationAssault', 'terrans-palisade', place, true, final)
  const { destroyed, captured, table } = PLACE
  expect([station(destroyed), station(captured), station(table), station(table, true), station(destroyed, true)]).toEqual([
    [200, 0],
    [200, 0],
    [0, 0],
    [0, 200],
    [200, 0],
  ])
  expect(scored('stationAssault', 'terrans-security', destroyed)).toEqual([0, 0])
  // One that the defender paid for is a ship of the fleet like others.
  const paid = (final: boolean) => scored('stationAssault', 'terrans-palisade', table, false, final)
  expect([scored('stationAssault', 'terrans-palisade', destroyed, false)[0], paid(true)]).toEqual([
    scored('borderClash', 'terrans-palisade', destroyed, false)[0],
    [0, 0],
  ])
  expect(scored('borderClash', 'terrans-palisade', destroyed)).toEqual([0, 0])
})

test('FA-SCEN-3, FA-SCEN-10 · the agent counts at the end alone, and only where there is one', () => {
  const named = (agent: number) => (g: State) => Object.assign(g, { agent, extracted: NONE })
  expect(scored('extraction', 'terrans-teuton', PLACE.table, false, false, named(0))).toEqual([0, 0])
  expect(scored('extraction', 'terrans-teuton', PLACE.table, false, true, named(0))).toEqual([0, 75])
  expect(scored('extraction', 'terrans-teuton', PLACE.table, false, true, named(NONE))).toEqual([0, 0])
  expect(scored('convoy', 'terrans-teuton', PLACE.table, false, true, named(0))).toEqual([0, 0])
})

test('FA-SCEN-6 · in the ambush a defender that has escaped counts for the defender with half its points, elsewhere not', () => {
  const points = (scenario: ScenarioId, place: number) => scored(scenario, 'sorylians-falcata', place, false)
  expect(points('asteroidAmbush', PLACE.escaped)[1]).toBeGreaterThan(20)
  expect([points('asteroidAmbush', PLACE.table)[1], points('borderClash', PLACE.escaped)[1]]).toEqual([0, 0])
  expect(points('asteroidAmbush', PLACE.escaped)[0]).toBe(0)
})

test('FA-CARD-9 · the last card of the deck is drawn before the discard pile is shuffled, a pile of one card as well', () => {
  const p = draw(2, (g) => [g.deck.push(7), g.discard.push(5)])
  expect([p.g.hands[0], p.g.discard]).toEqual([[7, 5], []])
  expect(draw(1, (g) => g.discard.push(5)).g.hands[0]).toEqual([5])
})

test('FA-TERR-7, FA-TERR-11 · a meteor that touches a ship already reaches it by drifting further into it; off it or along it, it drifts away and hurts nobody', () => {
  const turned = (heading: number, x: number, y: number, ...dice: number[]) => {
    const ships = [{ ...at('terrans-teuton', 36, 24), heading }, at('terrans-teuton', 60, 40, 1)]
    const terrain = [{ kind: 'meteor', x, y, radius: 0.6, drifting: true }] as const
    const p = carryOut({ ships, terrain, dice: [...dice, 3, 4, 1, 1, 1] }, endEffects)
    return [last(p, 'meteor-drifted')?.x, last(p, 'meteor-drifted')?.y, p.events('spectator', 'critical-rolled').map(({ ship }) => ship)]
  }
  const drift = (x: number, y: number, ...dice: number[]) => turned(0, x, y, ...dice)
  // Whichever way the ship points.
  for (const heading of [90, 180, 270]) {
    expect(turned(heading, 37.225, 24, 3, 10)).toEqual([37_225, 24_000, [0]])
    expect(turned(heading, 37.225, 24, 3, 4)).toEqual([40_225, 24_000, []])
    expect(turned(heading, 36, 25.225, 3, 7)).toEqual([36_000, 25_225, [0]])
    expect(turned(heading, 36, 25.225, 3, 1)).toEqual([36_000, 28_225, []])
    expect(turned(heading, 34.775, 24, 3, 4)).toEqual([34_775, 24_000, [0]])
    expect(turned(heading, 34.775, 24, 3, 10)).toEqual([31_775, 24_000, []])
    expect(turned(heading, 36, 22.775, 3, 1)).toEqual([36_000, 22_775, [0]])
    expect(turned(heading, 36, 22.775, 3, 7)).toEqual([36_000, 19_775, []])
  }
  // The stand reaches to 36.625, and the meteor touches it from the east. It drifts west into it, east away from it, or north along it.
  expect(drift(37.225, 24, 3, 10)).toEqual([37_225, 24_000, [0]])
  expect(drift(37.225, 24, 3, 4)).toEqual([40_225, 24_000, []])
  expect(drift(37.225, 24, 3, 1)).toEqual([37_225, 27_000, []])
  expect(drift(37.225, 24, 3, 12)).toEqual([37_225, 24_000, [0]])
  // A meteor partly under the stand can drift away as well.
  expect(drift(37, 24, 3, 4)).toEqual([40_000, 24_000, []])
})

test('FA-TERR-7 · of two ships that a meteor reaches at once both suffer a critical hit', () => {
  const ships = [at('terrans-teuton', 40, 23), at('terrans-teuton', 40, 25), at('terrans-teuton', 60, 40, 1)]
  const terrain = [{ kind: 'meteor', x: 36, y: 24, radius: 1, drifting: true }] as const
  const p = carryOut({ ships, terrain, dice: [6, 4, 1, 2, 1, 2] }, endEffects)
  expect(p.events('spectator', 'critical-rolled').map(({ ship }) => ship)).toEqual([0, 1])
})

test('FA-TERR-7, FA-TERR-11 · a meteor that touches a ship already, or lies on the edge, stays where it is', () => {
  const drift = (x: number, y: number, ...dice: number[]) => {
    const p = carryOut(
      {
        ships: [at('terrans-teuton', 5, 5), at('terrans-teuton', 36, 24, 1)],
        terrain: [{ kind: 'meteor', x, y, radius: 0.6, drifting: true }],
        dice: [...dice, 3, 4, 1, 1, 1],
      },
      endEffects,
    )
    return [last(p, 'meteor-drifted')?.x, last(p, 'meteor-drifted')?.y, p.events('spectator', 'critical-rolled').map(({ ship }) => ship)]
  }
  expect(drift(37, 24, 3, 9)).toEqual([37_000, 24_000, [1]])
  expect(drift(5.8, 5, 3, 9)).toEqual([5800, 5000, [0]])
  expect(drift(72, 24, 3, 4)).toEqual([72_000, 24_000, []])
})

test('FA-END-11 · the ships of the side that won the initiative come first, then those of the other, whichever it is', () => {
  const ships = [at('terrans-teuton', 5, 5), at('terrans-teuton', 60, 40, 1), at('terrans-teuton', 10, 5)]
  expect(
    [
      [0, 1],
      [1, 0],
    ].map((order) => shipsInOrder(fightState({ ships, order }))),
  ).toEqual([
    [0, 2, 1],
    [1, 0, 2],
  ])
})

test('FA-WING-13 · wings that are lost do not keep the others of their flights from being regrouped', () => {
  const wings = [0, 0, 1].map((flight, place) => ({ type: 'bomber', seat: 0, flight, x: 30, y: 30 + place }) as const)
  const also = (g: State) => [g.wings.place.splice(0, 3, PLACE.away, PLACE.destroyed, PLACE.away), g.wings.squadron.fill(0)]
  const p = carryOut({ ships: DUEL, wings, also }, endMarkers)
  expect(p.question()).toMatchObject({ name: 'wing.regroup', seat: 0 })
})

test('FA-SCEN-3, FA-SCEN-10 · the agent is extracted when the ship that took him is neither destroyed nor captured, wherever else it is', () => {
  const points = (place: number, final = true) => {
    const ships = [
      at('terrans-teuton', 20, 20),
      at('sorylians-falcata', 40, 20, 1),
      at('terrans-teuton', 60, 20),
      at('sorylians-falcata', 60, 40, 1),
    ]
    const g = fightState({
      ships,
      settings: { scenario: SCENARIO_IDS.indexOf('extraction') },
      also: (state) => {
        Object.assign(state, { attacker: 0, agent: 1, extracted: 0, end: final ? 'turns' : 'none' })
        for (const squadron of state.squadrons) squadron.free = true
        state.ships.place[0] = place
      },
    })
    return [pointsOf(g, 0), pointsOf(g, 1)]
  }
  const { table: onTable, withdrawn, escaped, destroyed, captured } = PLACE
  expect([onTable, withdrawn, escaped, destroyed, captured].map((place) => points(place))).toEqual([
    [150, 0],
    [150, 0],
    [150, 0],
    [0, 75],
    [0, 75],
  ])
  expect(points(onTable, false)).toEqual([0, 0])
})
