import { type SeenQuestion, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { sceneOf } from '../board/scene/scene-of.ts'
import { kindOfPiece, structureOfPiece } from '../board/table/draft.ts'
import { plannedTurn } from '../board/table/planned.ts'
import { changed, rehearse } from '../orders/rehearse.ts'
import type { View } from '../view.ts'
import { areaNamed, begin, moves, systemNamed } from './given.ts'

/** The first seat may reveal an advance into 2A, whose world the other seat holds, or a deployment at home. */
function revealing() {
  const p = begin({
    pieces: { '10A.nw': '0 factory', '10A.sw': '0 scout, 0 space-marine', '2A.nw': '1 nob' },
    step: 'turn',
    orders: { '2A': '1 deploy, 0 advance', '10A': '0 deploy' },
    players: [{ materiel: 6 }],
  })
  const seen = seenBy(p.table, 0)
  const [question, view] = [seen.question as SeenQuestion, seen.view as View]
  const { map } = sceneOf({ ...seen, view }, 0, ['', ''])
  /** What the map shows of a turn with these answers, each at the question of its name. */
  function planned(answers: Readonly<Record<string, readonly string[]>>) {
    let turn = rehearse(question, view, [])
    for (const [name, taken] of Object.entries(answers)) {
      if (turn === null) throw new Error('no turn can be decided here')
      const nth = turn.steps.findIndex(({ asked }) => asked.name === name)
      if (nth < 0) throw new Error(`${name} is not asked`)
      turn = rehearse(question, view, changed(turn, nth, taken))
    }
    return plannedTurn(map, turn?.steps ?? [])
  }
  return {
    p,
    planned,
    area: (name: string) => `area:${areaNamed(p.g, name)}`,
    system: (name: string) => `system:${systemNamed(p.g, name)}`,
  }
}

test('FS-ADV-1, FS-OPS-3 · an advance is shown as moves from area to area, with its system and what it attacks lit', () => {
  const { p, planned, area, system } = revealing()
  const [at, world] = [systemNamed(p.g, '2A'), areaNamed(p.g, '2A.nw')]
  const marine = moves(p.g, 'space-marine', '10A.sw', '2A.nw')
  const scout = moves(p.g, 'scout', '10A.sw', '2A.nw')
  const said = { 'operations.order': [`reveal:${at}`], 'operations.resolve': ['resolve'], 'advance.target': [`attack:${world}`] }
  const turn = planned({ ...said, 'advance.ground': [...marine, ...scout] })
  expect(turn.aims).toEqual([system('2A'), area('2A.nw')])
  const units = [...scout, ...marine].map((id) => `unit:${id.split(':')[1]}`)
  expect(turn.moves).toEqual([{ from: area('10A.sw'), to: area('2A.nw'), units }])
  expect(planned({ ...said, 'advance.ground': [] }).moves).toEqual([])
})

test('FS-DEPLOY-1, FS-OPS-3 · a deployment is shown as what comes to each area, from outside the map', () => {
  const { p, planned, area, system } = revealing()
  const turn = planned({ 'operations.order': [`reveal:${systemNamed(p.g, '10A')}`], 'operations.resolve': ['resolve'] })
  expect(turn.aims).toEqual([system('10A')])
  expect(turn.moves.length).toBeGreaterThan(0)
  for (const { from, to, units } of turn.moves) {
    expect(from).toBeNull()
    expect([area('10A.nw'), area('10A.ne'), area('10A.se'), area('10A.sw')]).toContain(to)
    for (const unit of units) expect([kindOfPiece(unit), structureOfPiece(unit)].filter((kind) => kind !== null)).toHaveLength(1)
  }
})

test('FS-OPS-6 · an order that goes to the event deck does nothing on the map but be revealed', () => {
  const { p, planned, system } = revealing()
  const turn = planned({ 'operations.order': [`reveal:${systemNamed(p.g, '10A')}`], 'operations.resolve': ['to-events'] })
  expect(turn).toEqual({ aims: [system('10A')], moves: [] })
})
