import { expect, test } from 'vitest'
import { shipTypeById } from '../../content/ships.ts'
import { pickUpPods } from '../../rules/move/move.ts'
import { LASTING, NONE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, last } from '../fight.ts'

const pod = (x: number, y: number, more: Partial<State['pods'][number]> = {}) => ({
  x: 1000 * x,
  y: 1000 * y,
  value: 25,
  ship: NONE,
  carriedOff: NONE,
  ...more,
})

test('FA-TERR-8, FA-SCEN-9 · a pod within reach that lies free, for a weapon system that has not fired; a ship without any takes one', () => {
  const systems = shipTypeById('terrans-teuton')?.weapons.length ?? 0
  const picking = (type: string, pods: State['pods'], fired = 0) =>
    carryOut(
      { ships: [at(type, 20, 20)], also: (g) => [g.pods.push(...pods.map((one) => ({ ...one }))), g.ships.fired.fill(fired)] },
      (g) => pickUpPods(g, 0),
    )
  const pods = [
    pod(20, 22),
    pod(20, 22.001),
    pod(20, 21, { ship: 0 }),
    pod(20, 21, { carriedOff: 1 }),
    pod(20, 21, { ship: 0, carriedOff: 0 }),
  ]
  const p = picking('terrans-teuton', pods)
  const every = Array.from({ length: systems }, (_, weapon) => `pod:0:${weapon}`)
  expect(p.options()).toEqual([...every, 'done'])
  p.answer('pod:0:1')
  expect([p.g.pods[0]?.ship, p.g.ships.fired, p.g.ships.firedTurn, p.table.questions]).toEqual([0, [2], [2], []])
  expect(last(p, 'pod-taken')).toMatchObject({ rule: 'FA-TERR-8', on: 'pod:0', ship: 0, value: 25 })
  for (const weapon of every.keys()) {
    const left = every.filter((_, other) => other !== weapon)
    expect(picking('terrans-teuton', pods, 1 << weapon).options()).toEqual([...left, 'done'])
  }
  const transport = picking('neutral-transport', [pod(20, 21), pod(21, 20)])
  expect(transport.options()).toEqual(['pod:0:none', 'pod:1:none', 'done'])
  transport.answer('pod:1:none')
  expect([transport.g.pods.map(({ ship }) => ship), transport.g.ships.fired, transport.table.questions]).toEqual([[NONE, 0], [0], []])
  expect(picking('neutral-transport', [pod(20, 21)]).options()).toEqual(['pod:0:none', 'done'])
})

test('FA-TERR-8, FA-ACT-6 · a weapon system that cannot be fired any more is nothing to give up for a pod', () => {
  const options = (also: (g: State) => unknown) =>
    carryOut({ ships: [at('terrans-perseus', 20, 20)], also: (g) => [g.pods.push(pod(20, 21)), also(g)] }, (g) =>
      pickUpPods(g, 0),
    ).options()
  // A weapon may have returned fire earlier in the turn; torpedoes are disabled with the secondary systems.
  const kinds = shipTypeById('terrans-perseus')?.weapons.map(({ kind }) => kind) ?? []
  const torpedoes = kinds.indexOf('torpedo')
  const all = kinds.map((_, weapon) => `pod:0:${weapon}`)
  expect(options((g) => g.ships.firedTurn.fill(1))).toEqual([...all.slice(1), 'done'])
  expect(options((g) => g.ships.effects.fill(LASTING.secondaryOffline))).toEqual([...all.filter((_, i) => i !== torpedoes), 'done'])
})
