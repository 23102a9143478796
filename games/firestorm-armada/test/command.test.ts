import { expect, test } from 'vitest'
import { cardNumber } from '../content/cards.ts'
import { raceOf } from '../content/races.ts'
import { shipType } from '../content/ships.ts'
import { takesCards } from '../rules/cards/window.ts'
import { commandDistance, commandedElement, dropStaleNames, groupsOf, isInCommand, settleCommand } from '../rules/command.ts'
import { PLACE } from '../state.ts'
import { carryOut, fightState } from './fight.ts'
import { FAR, fly, moving, table } from './table.ts'

/** A squadron of Terran cruisers (CD 6), in a line at the given x. */
const LINE = (...xs: number[]) => [...xs.map((x) => ({ type: 'terrans-teuton', squadron: 0, x, y: 20 })), { ...FAR, squadron: 1 }]

test('FA-CD-1, FA-CD-2, FA-CD-3 · the command distance of each race, and what cards make of it', () => {
  expect(raceOf('relthoza').commandDistance).toBe(8)
  expect(raceOf('sorylians').commandDistance).toBe(7)
  expect((['terrans', 'aquans', 'dindrenzi', 'directorate'] as const).map((id) => raceOf(id).commandDistance)).toEqual([6, 6, 6, 6])
  const g = fightState({ ships: LINE(10) })
  const effect = { on: 'nothing', id: -1, until: 'turn', used: false } as const
  g.inForce.push({ ...effect, ships: [], card: cardNumber('T05'), seat: 0 })
  expect([commandDistance(g, 0), commandDistance(g, 1)]).toEqual([8000, 6000])
  g.inForce.push({ ...effect, ships: [], card: cardNumber('T06'), seat: 1 })
  expect(commandDistance(g, 0)).toBe(6000)
  for (let more = 0; more < 4; more++) g.inForce.push({ ...effect, ships: [], card: cardNumber('T06'), seat: 1 })
  expect(commandDistance(g, 0)).toBe(1000)
})

test('FA-CD-7, FA-CD-8 · ships at most the distance apart are joined in chains; the largest group is in command', () => {
  const g = fightState({ ships: LINE(10, 15, 30) })
  expect(groupsOf(g, 0)).toEqual([[0, 1], [2]])
  expect(commandedElement(g, 0)).toEqual([0, 1])
  expect(groupsOf(fightState({ ships: LINE(10, 16, 22) }), 0)).toEqual([[0, 1, 2]])
  expect(groupsOf(fightState({ ships: LINE(10, 16.001, 22) }), 0)).toEqual([[0], [1, 2]])
  // The last ship in the list joins the group that it connects, in whatever order they stand.
  expect(groupsOf(fightState({ ships: LINE(10, 22, 16) }), 0)).toEqual([[0, 1, 2]])
  expect(groupsOf(fightState({ ships: LINE(10, 28, 22, 16) }), 0)).toEqual([[0, 1, 2, 3]])
  expect(groupsOf(fightState({ ships: LINE(10, 40, 28, 34, 16) }), 0)).toEqual([
    [0, 4],
    [1, 2, 3],
  ])
})

test('FA-CD-4 · no card may be played on a ship out of command', () => {
  const g = fightState({ ships: LINE(10, 15, 30) })
  expect([0, 1, 2].map((ship) => takesCards(g, ship))).toEqual([true, true, false])
})

test('FA-CD-6 · flights have no command distance: wings far from each other and from their carrier act', () => {
  const wings = [0, 40].map((x) => ({ type: 'fighter', seat: 0, flight: 0, x: 10 + x, y: 30 }) as const)
  const p = table({ ships: LINE(10), wings, step: 'flight-move' })
  expect(p.question()).toMatchObject({ name: 'wing.move', bounds: { wings: [{ wing: 0 }, { wing: 1 }] } })
})

test('FA-CD-8, FA-CD-11 · of equally large groups the owner names one when the squadron is activated', () => {
  const p = table({ ships: LINE(10, 15, 30, 35), step: 'command' })
  expect(p.question()).toMatchObject({ seat: 0, name: 'command.name' })
  expect(p.options()).toEqual(['name:0', 'name:2'])
  p.answer('name:2')
  expect(commandedElement(p.g, 0)).toEqual([2, 3])
})

test('FA-CD-8 · the owner is asked, not the other seat', () => {
  const p = table({
    ships: [{ ...FAR, seat: 0 }, ...[10, 15, 30, 35].map((x) => ({ type: 'terrans-teuton', seat: 1, squadron: 1, x, y: 20 }))],
    step: 'command',
    active: 1,
  })
  expect(p.question()).toMatchObject({ seat: 1, name: 'command.name' })
})

test('FA-CD-9 · whether a ship is in command is measured when it matters', () => {
  const g = fightState({ ships: LINE(10, 15, 30) })
  g.ships.x[2] = 20_000
  expect([0, 1, 2].map((ship) => isInCommand(g, ship))).toEqual([true, true, true])
})

test('FA-CD-10 · a lone ship is in command; of two too far apart one is named', () => {
  expect(commandedElement(fightState({ ships: LINE(10) }), 0)).toEqual([0])
  const p = carryOut({ ships: LINE(10, 30) }, (g) => settleCommand(g, 0))
  p.answer('name:1')
  expect(commandedElement(p.g, 0)).toEqual([1])
})

test('FA-CD-11 · derelicts belong to no group and connect nothing', () => {
  const ships = LINE(10, 15, 20).map((ship, i) => (i === 1 ? { ...ship, crew: 5 } : ship))
  const g = fightState({ ships })
  expect(shipType(g.ships.type[1] ?? 0).stats.cp).toBe(5)
  expect(groupsOf(g, 0)).toEqual([[0], [2]])
})

test('FA-CD-11, FA-CD-12 · the naming holds while its ship is in a largest group, and is lost for good when it is not', () => {
  const g = fightState({ ships: LINE(10, 15, 30, 35) })
  g.ships.named[2] = 1
  dropStaleNames(g)
  expect(commandedElement(g, 0)).toEqual([2, 3])
  g.ships.x[3] = 50_000
  dropStaleNames(g)
  expect([g.ships.named[2], commandedElement(g, 0)]).toEqual([0, [0, 1]])
  g.ships.x[3] = 35_000
  expect(commandedElement(g, 0)).toBeNull()
})

test('FA-CD-12 · a naming is lost as soon as others have come together, in the middle of the movement', () => {
  const ships = [10, 30, 40].map((x) => ({ type: 'terrans-teuton', squadron: 0, x, y: 20, heading: 90 }))
  for (const seat of [0, 1]) {
    const p = moving({
      ships: [...ships.map((ship) => ({ ...ship, seat })), { ...FAR, seat: 1 - seat, squadron: 1 }],
      also: (g) => {
        g.ships.named[0] = 1
      },
    })
    p.answer('move:1', seat)
    expect(p.g.ships.named[0]).toBe(1)
    p.answer(fly('7'), seat)
    expect([p.g.ships.named[0], groupsOf(p.g, 0)]).toEqual([0, [[0], [1, 2]]])
  }
})

test('FA-CD-12 · a named ship that is lost is named no more', () => {
  const g = fightState({ ships: LINE(10, 14, 30, 34) })
  g.ships.named.splice(0, 2, 1, 1)
  g.ships.place[1] = PLACE.destroyed
  g.ships.place[3] = PLACE.destroyed
  dropStaleNames(g)
  expect(g.ships.named.slice(0, 4)).toEqual([1, 0, 0, 0])
})

test('FA-CD-7 · ships are joined by their distance, askew as well as in line', () => {
  const joined = (x: number, y: number) =>
    groupsOf(
      fightState({ ships: [0, 1].map((place) => ({ type: 'terrans-teuton', squadron: 0, x: 20 + place * x, y: 20 + place * y })) }),
      0,
    ).length
  expect([joined(4, 4), joined(4, -4), joined(4.3, 4.3), joined(4.3, -4.3), joined(0, 6.1)]).toEqual([1, 1, 2, 2, 2])
})

test('FA-CD-8 · the choice between equal groups ends with the next activation: the owner names anew', () => {
  const p = table({ ships: LINE(10, 15, 30, 35), step: 'command', also: (g) => g.ships.named.splice(2, 1, 1) })
  expect(p.question()).toMatchObject({ seat: 0, name: 'command.name' })
  p.answer('name:0')
  expect(commandedElement(p.g, 0)).toEqual([0, 1])
})
