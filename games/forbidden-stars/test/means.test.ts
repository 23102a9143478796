import { expect, test } from 'vitest'
import { roomIn, strikeMeans } from '../board/outlook/means.ts'
import { view } from '../view.ts'
import { areaNamed, begin } from './given.ts'

const table = () =>
  begin({
    factions: ['space-marines', 'orks'],
    pieces: {
      '1A.nw': '0 strike-cruiser strike-cruiser strike-cruiser~',
      '1A.ne': '1 ork-boyz nob',
      '10A.nw': '0 scout scout scout factory',
      '11A.nw': '1 factory',
    },
    orders: { '1A': '0 advance', '11A': '1 deploy' },
  })

test('FS-ORB-5, FS-ORB-6 · a strike of four dice destroys somebody for sure with the four hits that the toughest bears', () => {
  const { g } = table()
  const means = strikeMeans(view(g, 0), areaNamed(g, '1A.nw'), areaNamed(g, '1A.ne'))
  expect(means).toMatchObject({ dice: 4, needed: 4, chance: 1 / 16 })
})

test('FS-RET-7 · where more come than there is room for, it is said how many are too many', () => {
  const { g } = table()
  expect(roomIn(view(g, 0), areaNamed(g, '10A.nw'), 0, 1)?.over).toBe(0)
  expect(roomIn(view(g, 0), areaNamed(g, '10A.nw'), 0, 3)?.over).toBe(2)
})
