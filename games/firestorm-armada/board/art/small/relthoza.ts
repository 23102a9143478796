import type { SmallShips } from '../ship/small.ts'

/** The small ships of the relthoza: an outline for each class, and for its second and third type. */
export const relthoza: SmallShips = {
  frigate: [
    ({ half, pair, glow, engine }, w) => {
      engine(w * 0.3, 44, 4.4)
      const legs = [
        [-18, -46, 1],
        [-2, -10, 1],
        [10, 44, 1.3],
      ] as const
      for (const [i, [y, t, far]] of legs.entries())
        pair(`0.3,${y - 3} 1.1,${y - 6 + i * 7} ${far},${t} 1,${y + 2 + i * 7} 0.3,${y + 3}`, { tone: i % 2 === 1 ? 'low' : 'main' })
      half('0,-4 0.5,2 0.76,18 0.6,38 0.2,47 0,47', { curve: 0.95 })
      half('0,-36 0.34,-30 0.44,-14 0.2,2 0,3', { curve: 0.9 })
      pair('0.16,8 0.36,14 0.34,30 0.12,24', { curve: 0.8, tone: 'trim' })
      glow(w * 0.14, -24, 4.6)
    },
    ({ half, pair, lines, glow, engine, slot }, w) => {
      engine(0, 46, 5)
      half('0,-20 0.7,-14 1.1,8 1,32 0.5,46 0,47', { curve: 0.95 })
      lines(['0,0 1,4', '0,16 1.06,18', '0,32 0.9,33'], { op: 0.6 })
      slot(w * 0.5, 2, w * 0.22, 28)
      half('0,-46 0.3,-40 0.36,-24 0.16,-14 0,-14', { curve: 0.9 })
      pair('0.08,-40 0.4,-50 0.28,-36', { tone: 'low' })
      glow(w * 0.12, -32, 4)
    },
    ({ half, pair, glow, engine }) => {
      engine(0, 44, 4.4, 1.1)
      const legs = [
        [-12, -50, 'main'],
        [4, 46, 'low'],
      ] as const
      for (const [y, t, tone] of legs) pair(`0.2,${y - 3} 1.3,${y - 2} 1.5,${t} 1.16,${y + 6} 0.2,${y + 4}`, { tone })
      half('0,-44 0.24,-34 0.38,-10 0.5,16 0.34,36 0,46', { curve: 0.95 })
      pair('0.1,4 0.28,10 0.22,28 0.06,20', { curve: 0.8, tone: 'trim' })
      glow(0, -28, 5.4)
    },
  ],
  lightFrigate: [
    ({ half, pair, glow, engine }, w) => {
      engine(0, 40, 4.4, 1.2)
      half('0,-18 0.3,-12 0.36,10 0.24,34 0,42', { curve: 0.95 })
      for (const y of [-12, 0, 12])
        pair(`0.2,${y - 2} 0.86,${y - 12} 1.1,${y - 26} 0.96,${y - 6} 0.2,${y + 3}`, { tone: y === 0 ? 'low' : 'main' })
      half('0,-40 0.28,-34 0.34,-22 0,-14', { curve: 0.9 })
      pair('0.06,-36 0.24,-50 0.26,-34', { tone: 'low' })
      glow(w * 0.1, -30, 4.4)
    },
  ],
  corvette: [
    ({ half, pair, glow, engine }) => {
      engine(0, 30, 5)
      half('0,-22 0.7,-12 0.9,8 0.6,26 0,32', { curve: 0.95 })
      pair('0.2,-16 0.86,-26 0.6,-50 1.1,-28 0.6,-8', { curve: 0.4, tone: 'low' })
      pair('0.4,20 0.9,28 0.8,50 0.66,34 0.3,26', { tone: 'low' })
      pair('0.16,-8 0.4,-2 0.36,14 0.12,14', { curve: 0.8, tone: 'trim' })
      glow(0, -12, 5.4)
    },
  ],
  escort: [
    ({ half, pair, glow, engine, turret }, w) => {
      engine(w * 0.4, 42, 5)
      half('0,-40 0.6,-34 1,-6 0.96,20 0.5,42 0,42', { curve: 0.95 })
      const legs = [
        [-24, -44],
        [0, -4],
        [22, 40],
      ] as const
      for (const [y, t] of legs)
        pair(`0.8,${y - 3} 1.3,${y + (t - y) * 0.3} 1.2,${t} 1.1,${y + (t - y) * 0.4} 0.8,${y + 4}`, { tone: 'low' })
      half('0,-26 0.36,-22 0.56,0 0.34,26 0,30', { curve: 0.9, tone: 'low' })
      glow(0, -20, 6)
      turret(0, 8, 4.6, 3)
    },
  ],
}
