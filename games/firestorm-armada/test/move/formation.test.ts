import { expect, test } from 'vitest'
import { formationBounds, formationTo, steeredShips } from '../../orders/formation.ts'
import { KEPT, sequenced } from '../../orders/sequence.ts'
import { asJson } from '../../orders/steer.ts'
import { moved } from '../../outlook.ts'
import { groupsOf } from '../../rules/command.ts'
import { mayMove } from '../../rules/move/manoeuvre.ts'
import { moveNext } from '../../rules/move/move.ts'
import type { State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState, type GivenShip } from '../fight.ts'

/** A squadron of three Hauberks abreast, heading north; `wrong` changes the state of each. */
function abreast(...wrong: readonly Partial<GivenShip>[]): readonly GivenShip[] {
  return [0, 1, 2].map((place) => ({ ...at('terrans-hauberk', 20 + place * 3, 20, 0), squadron: 0, heading: 0, ...wrong[place] }))
}

const given = (ships: readonly GivenShip[]): State => fightState({ ships: [...ships, at('dindrenzi-secutor', 20, 44, 1)] })

test('FA-MOVE-5, FA-MOVE-6 · a squadron follows its leader: every ship makes a legal move of its own, and all keep their places', () => {
  const g = given(abreast())
  const all = formationBounds(g, 0)
  const [leader] = all
  const wanted = formationTo(all, { x: (leader?.x ?? 0) + 1500, y: (leader?.y ?? 0) + 5000 })
  for (const { bounds, manoeuvre } of wanted) expect(mayMove(bounds, asJson(manoeuvre))).toBe(true)
  const steps = sequenced(g, wanted)
  expect(steps.map(({ off }) => off)).toEqual([0, 0, 0])
  const by = steps.map(({ ship, end }) => [end.x - (g.ships.x[ship] ?? 0), end.y - (g.ships.y[ship] ?? 0), end.heading])
  expect(by[1]).toEqual(by[0])
  expect(by[2]).toEqual(by[0])
})

test('FA-MOVE-14, FA-DMG-11 · a ship that may not follow comes as near to its place as its own limits let it, and is told apart', () => {
  const g = given(abreast({}, { effects: ['engineFailure'] }))
  const all = formationBounds(g, 0)
  expect(all[0]?.ship).not.toBe(1)
  const wanted = formationTo(all, { x: 26_000, y: 40_000 })
  const steps = sequenced(g, wanted)
  for (const { bounds, manoeuvre } of wanted) expect(mayMove(bounds, asJson(manoeuvre))).toBe(true)
  expect(steps.filter(({ off }) => off > KEPT).map(({ ship }) => ship)).toEqual([1])
})

test('FA-DMG-17, FA-MOVE-5 · derelicts and ships that have moved are not steered', () => {
  const g = given(abreast({ crew: 99 }))
  g.ships.moved[2] = 1
  expect(steeredShips(g, 0)).toEqual([1])
})

test('FA-MOVE-17, FA-MOVE-18 · ships move in such an order that none is put back from another one of its squadron', () => {
  // In line ahead a ship would end where the one in front of it still is.
  const ships = [0, 1, 2].map((place) => ({ ...at('terrans-hauberk', 20, 14 + place * 3.5, 0), squadron: 0, heading: 0 }))
  const g = given(ships)
  const all = formationBounds(g, 0)
  const [leader] = all
  const wanted = formationTo(all, { x: 20_000, y: (leader?.y ?? 0) + 3500 })
  const steps = sequenced(g, wanted)
  expect(steps.map(({ ship }) => ship)).toEqual([2, 1, 0])
  expect(steps.every(({ off }) => off === 0)).toBe(true)

  // The rules carry it out, and each ship ends where it was to end.
  const p = carryOut({ ships: [...ships, at('dindrenzi-secutor', 20, 44, 1)] }, function* (now) {
    while (!(yield* moveNext(now)));
  })
  for (const { ship, manoeuvre, end } of steps) {
    if (p.question().name === 'move.ship') p.answer(`move:${ship}`)
    p.answer({ plan: asJson(manoeuvre) })
    expect([p.g.ships.x[ship], p.g.ships.y[ship], p.g.ships.heading[ship]]).toEqual([end.x, end.y, end.heading])
  }
})

test('FA-MOVE-18 · where another squadron stands in its place, a ship goes beside it', () => {
  const blocker = { ...at('terrans-hauberk', 23, 25, 0), squadron: 1, heading: 0 }
  const g = fightState({ ships: [...abreast(), blocker, at('dindrenzi-secutor', 20, 44, 1)] })
  const all = formationBounds(g, 0)
  const steps = sequenced(g, formationTo(all, { x: all[0]?.x ?? 0, y: 25_000 }))
  const beside = steps.find(({ ship }) => ship === 1)
  expect(beside?.off).toBeGreaterThan(0)
  expect(beside?.off).toBeLessThan(2000)
  expect(steps.filter(({ ship }) => ship !== 1).every(({ off }) => off === 0)).toBe(true)
})

test('FA-CD-7 · a formation that keeps its places stays in command', () => {
  const g = given(abreast())
  const all = formationBounds(g, 0)
  const steps = sequenced(g, formationTo(all, { x: 30_000, y: 25_000 }))
  expect(
    groupsOf(
      steps.reduce((now, { ship, end }) => moved(now, ship, end), g),
      0,
    ),
  ).toHaveLength(1)
})
