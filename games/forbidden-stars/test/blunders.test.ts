import { type Answer, cloneState } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { blunders } from '../bot/blunders.ts'
import { forbiddenStars } from '../index.ts'
import type { State } from '../state.ts'
import { begin } from './given.ts'

/** The blunders that an answer makes, and those that it could have made but avoided (`!name`). */
function judged(p: Play<State>, answer: Answer): string[] {
  const question = p.question()
  const before = cloneState(forbiddenStars, p.g)
  p.answer(answer)
  return blunders.flatMap(({ name, made }) => {
    const verdict = made({ before, question, answer, after: p.g, seat: question.seat })
    return verdict === null ? [] : [verdict ? name : `!${name}`]
  })
}

const attack = (units: string) => {
  const p = begin({
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { '10A.ne': `0 ${units}`, '10A.nw': '1 nob nob battlewagon', '3A.ne': '1 factory', '3A.sw': '0 factory' },
    step: 'advance',
  })
  p.answer(p.options().find((id) => id.startsWith('attack:')) ?? '')
  return p
}

test('FS-ADV-4 · one Scout against Nobz and a Battlewagon is a blunder, three Land Raiders are none', () => {
  for (const [units, found] of [
    ['scout', 'hopeless-attack'],
    ['land-raider land-raider land-raider', '!hopeless-attack'],
  ] as const) {
    const p = attack(units)
    expect(p.question().name).toBe('advance.ground')
    const ways = p.options().filter((id) => id.endsWith(`:${p.g.order.target}`))
    expect(judged(p, { options: ways })).toContain(found)
  }
})

test('FS-STACK-2 · an order on your own of its type is a blunder, on one of another type it is none', () => {
  const placed = (id: string) => {
    const p = begin({ step: 'plan', pieces: { '10A.nw': '0 factory', '3A.ne': '1 factory' }, orders: { '10A': '0 deploy' } })
    return judged(p, { option: p.options().find((one) => one === id) ?? '' })
  }
  expect(placed('order:1:0')).toContain('order-on-its-like')
  expect(placed('order:0:0')).toContain('!order-on-its-like')
})

test('FS-CAP-6 · buying for a full area is a blunder, and so is ending with much materiel', () => {
  const shop = (units: string) =>
    begin({
      order: '0 deploy 10A',
      orders: { '1A': '1 deploy' },
      pieces: { '10A.nw': `0 factory ${units}`.trim(), '3A.ne': '1 factory' },
      players: [{ materiel: 8 }, {}],
      step: 'deploy-units',
    })
  const buyAt = (p: ReturnType<typeof begin>) => p.options().find((id) => id.startsWith('buy:') && id.endsWith(':0')) ?? ''
  const roomy = shop('')
  expect(judged(roomy, { option: buyAt(roomy) })).toEqual(expect.arrayContaining(['!crowded-purchase', '!materiel-hoarded']))
  const full = shop('land-raider land-raider land-raider land-raider land-raider')
  expect(judged(full, { option: buyAt(full) })).toContain('crowded-purchase')
  expect(judged(shop(''), { option: 'done' })).toContain('materiel-hoarded')
})

test('FS-GROUND-13 · passing by your own objective that is free is a blunder, and so is leaving a home for nothing', () => {
  const march = () => {
    const p = begin({
      order: '0 advance 10A',
      orders: { '1A': '1 deploy' },
      pieces: { '10A.nw': '0 factory scout', '10A.ne': '0 scout', '1A.sw': '1 nob', '3A.ne': '1 factory', '3A.sw': '0 factory' },
      objectives: { '10A.sw': 'space-marines' },
      step: 'advance',
    })
    while (p.question().name !== 'advance.ground') p.answer(p.options().at(-1) ?? '')
    return p
  }
  expect(judged(march(), { options: [] })).toContain('objective-passed-by')
  const taken = march()
  const onto = (corner: number) => taken.options().filter((id) => id.endsWith(`:${corner}`))
  expect(judged(taken, { options: onto(3).slice(0, 1) })).toContain('!objective-passed-by')
  const left = march()
  const [away = ''] = left.options().filter((id) => id.endsWith(':1'))
  expect(judged(left, { options: [away] })).toContain('home-left-open')
})
