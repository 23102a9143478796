import type { SmallShips } from '../ship/small.ts'

/** The small ships of the aquans: an outline for each class, and for its second and third type. */
export const aquans: SmallShips = {
  frigate: [
    ({ half, pair, engine, flank }, w) => {
      engine(0, 40, 4.4)
      pair('0.2,-30 0.9,-20 1.5,10 1,12 0.24,26', { curve: 0.9, tone: 'low' })
      pair('0.2,-20 0.7,-10 1.16,6 0.7,8 0.24,14', { curve: 0.9 })
      flank(w * 0.7, -6, 10, 4, 1.6)
      half('0,-50 0.3,-40 0.44,-16 0.36,18 0.14,44 0,46', { curve: 0.9 })
      half('0,-42 0.16,-30 0.2,0 0,28', { curve: 0.9, tone: 'trim' })
      pair('0.08,38 0.52,50 0.26,38', { tone: 'low' })
    },
    ({ half, pair, lights, engine }, w) => {
      engine(w * 0.34, 40, 4)
      pair('0.3,-44 1,-30 1.06,10 0.7,44 0.3,30', { curve: 0.9, tone: 'low' })
      pair('0.4,-34 0.82,-24 0.86,6 0.5,30', { curve: 0.9 })
      half('0,-34 0.36,-30 0.42,0 0.24,30 0,38', { curve: 0.9 })
      half('0,-24 0.2,-18 0.18,8 0,20', { curve: 0.9, tone: 'trim' })
      lights('0.7,-30 0.86,-12 0.86,6', 1.4)
    },
  ],
  corvette: [
    ({ half, pair, engine }) => {
      engine(0, 38, 4.4, 1.2)
      pair('0.1,-6 0.9,-34 0.7,-6 0.9,34 0.3,20', { curve: 0.8, tone: 'low' })
      half('0,-50 0.24,-36 0.32,-4 0.18,32 0,42', { curve: 0.9 })
      half('0,-36 0.14,-20 0,10', { curve: 0.9, tone: 'trim' })
    },
    ({ half, pair, engine }) => {
      engine(0, 34, 5)
      pair('0.06,-22 0.36,-50 0.58,-44 0.4,-20 0.3,-6', { curve: 0.7 })
      half('0,-26 0.5,-16 0.62,4 0.4,26 0.1,36 0,36', { curve: 0.9 })
      half('0,-14 0.28,-8 0.26,10 0,22', { curve: 0.9, tone: 'trim' })
      pair('0.1,30 0.7,50 0.5,30 0.3,22', { curve: 0.6, tone: 'low' })
    },
  ],
  escort: [
    ({ half, pair, lights, engine }) => {
      engine(0, 38, 5)
      half('0,-46 0.62,-38 1.06,-6 0.86,26 0.3,42 0,40', { curve: 0.9 })
      half('0,-32 0.4,-26 0.64,0 0.4,22 0,28', { curve: 0.9, tone: 'trim' })
      lights('0.5,-34 0.84,-18 0.96,0 0.84,18', 1.7)
      pair('0.2,36 0.6,50 0.44,34', { tone: 'low' })
    },
  ],
}
