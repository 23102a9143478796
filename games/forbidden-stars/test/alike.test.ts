import { type SeenQuestion, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { answeredAlike } from '../board/alike.ts'
import type { View } from '../view.ts'
import { begin } from './given.ts'

/** What is asked where more units stand in Allerbus than fit, and what answers it by itself. */
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
  expect(answer).toEqual({ options: [question.kind === 'some' ? question.options[0]?.id : ''] })
})

test('FS-CAP-6 · a marine is not like a scout, nor one who is routed like one who stands', () => {
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

test('FS-RET-11 · attackers from several areas are told apart, though nothing at them shows where they came from', () => {
  const fought = (view: View): View => ({
    ...view,
    combat: { area: 0, origins: [1, 2], sides: [{ seat: 0 }] } as unknown as View['combat'],
  })
  expect(crowded('scout scout scout', fought).answer).toBeNull()
})
