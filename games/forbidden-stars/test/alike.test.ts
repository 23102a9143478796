import { oneOfEach } from '@orrery/board/alike.ts'
import { type SeenOption, type SeenQuestion, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { alikeIn, answeredAlike } from '../board/alike.ts'
import type { View } from '../view.ts'
import { begin } from './given.ts'

/** The question about too many units in Allerbus, and its automatic answer. */
function crowded(units: string, change: (view: View) => View = (view) => view) {
  const p = begin({
    pieces: { '10A.ne': `0 ${units}`, '11A.nw': '1 nob' },
    step: 'order-end',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
  })
  const { question, view } = seenBy(p.table, 0)
  return { question: question as SeenQuestion, answer: answeredAlike(question as SeenQuestion, change(view as unknown as View)) }
}

test('FS-CAP-6 · which of several scouts is lost is not asked, as one is like the other', () => {
  const { question, answer } = crowded('scout scout scout')
  expect(question).toMatchObject({ name: 'capacity.excess', least: 1, most: 1 })
  expect(answer).toEqual({ options: [question.kind === 'multi-select' ? question.options[0]?.id : ''] })
})

test('FS-CAP-6 · a marine is not like a scout, nor a routed unit like an unrouted one', () => {
  expect(crowded('scout scout space-marine').answer).toBeNull()
  const routed = (view: View): View => ({
    ...view,
    systems: view.systems.map((system) => ({
      ...system,
      areas: system.areas.map((area) => ({ ...area, units: area.units.map((unit, at) => ({ ...unit, routed: at === 0 })) })),
    })),
  })
  expect(crowded('scout scout scout', routed).answer).toBeNull()
})

test('FS-RET-11 · attackers from several areas are distinguished, although nothing on them shows where they came from', () => {
  const fought = (view: View): View => ({
    ...view,
    combat: { area: 0, origins: [1, 2], sides: [{ seat: 0 }] } as unknown as View['combat'],
  })
  expect(crowded('scout scout scout', fought).answer).toBeNull()
})

test('FS-RET-11 · of several units of one kind in one area one is listed for each place, of attackers from several areas all', () => {
  const p = begin({ pieces: { '10A.ne': '0 scout scout space-marine' }, step: 'order-end' })
  const view = seenBy(p.table, 0).view as unknown as View
  const units = view.systems.flatMap(({ areas }) => areas.flatMap(({ units }) => units.filter(({ seat }) => seat === 0)))
  const options = units.flatMap(({ id }) =>
    [3, 4].map((area) => ({ id: `relocate:${id}:${area}`, on: `unit:${id}`, to: `area:${area}`, rule: 'FS-RET-11' }) as SeenOption),
  )
  expect([units.length, oneOfEach(options, alikeIn(view)).length]).toEqual([3, 4])
  const fought = { ...view, combat: { area: 0, origins: [1, 2], sides: [{ seat: 0 }] } as unknown as View['combat'] }
  expect(oneOfEach(options, alikeIn(fought))).toHaveLength(6)
})
