import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collecting } from '@orrery/games/chaos-galaxy/collecting/index.ts'
import { seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { folder, orrery } from './orrery.ts'

const seed = seedOf('a booster')
const opened = {
  game: 'chaos-galaxy',
  pack: 'booster',
  commitment: createHash('sha256').update(seed).digest('hex'),
  seed,
  cards: collecting.open('booster', seed),
}

/** Verifies a saved pack with this change. */
function verified(change: object) {
  const file = join(folder(), 'booster.json')
  writeFileSync(file, JSON.stringify({ ...opened, ...change }))
  return orrery(['booster', file, '--verify', '--lang', 'hu'])
}

test('an opened booster is drawn anew from its seed, and its cards are named', () => {
  const { code, out, err } = verified({})
  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n')).toHaveLength(opened.cards.length + 2)
  expect(out).toContain('draws these 14 cards')
  expect(out).not.toContain(opened.cards.find((id) => id.includes('-')) ?? 'card-')
})

test('other cards, another seed and files that are not boosters are detected', () => {
  expect(verified({ cards: [...opened.cards].reverse() })).toMatchObject({ code: 1, err: expect.stringContaining('draws other cards') })
  expect(verified({ seed: seedOf('another') })).toMatchObject({ code: 1, err: expect.stringContaining('not the one that was committed') })
  expect(verified({ seed: 'x' }).code).toBe(1)
  expect(verified({ pack: 'stone' })).toMatchObject({ code: 2, err: expect.stringContaining('is no opened booster') })
  expect(verified({ game: 'death-angel' })).toMatchObject({ code: 2, err: expect.stringContaining('not collected') })
  expect(orrery(['booster', join(folder(), 'none.json')])).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read') })
})
