import type { SmallShips } from '../ship/small.ts'

/** The small ships of the sorylians: an outline for each class, and for its second and third type. */
export const sorylians: SmallShips = {
  frigate: [
    ({ half, engine, flank }, w) => {
      engine(w * 0.3, 46, 5)
      half('0,-20 0.4,-16 0.62,-4 0.5,6 0.66,16 0.54,26 0.7,40 0.5,46 0,46')
      half('0,-50 0.36,-48 0.96,-42 1.04,-22 0.7,-26 0.4,-20 0,-16')
      half('0,-44 0.34,-42 0.84,-38 0.4,-34 0,-34', { tone: 'trim' })
      flank(w * 0.56, -2, 22, 5, 2)
      half('0,-4 0.28,2 0.22,30 0,36', { tone: 'low' })
    },
    ({ half, pair, engine }) => {
      engine(0, 46, 7)
      pair('0.2,-44 1,-30 1.16,-4 0.8,-12 0.3,0')
      pair('0.3,-38 0.86,-28 0.98,-14 0.4,-22', { tone: 'trim' })
      half('0,-46 0.3,-38 0.46,0 0.36,14 0.6,24 0.44,34 0.5,47 0,47')
      half('0,-20 0.24,-12 0.22,24 0,32', { tone: 'low' })
    },
  ],
  lightFrigate: [
    ({ half, pair, engine }) => {
      engine(0, 46, 6)
      half('0,-50 0.3,-42 0.36,-26 0.24,-16 0.42,-4 0.28,6 0.46,18 0.3,28 0.44,44 0,46')
      half('0,-42 0.18,-36 0.2,-24 0,-18', { tone: 'trim' })
      pair('0.3,22 0.9,30 0.8,44 0.36,38', { tone: 'low' })
      half('0,-8 0.16,0 0.14,26 0,30', { tone: 'low' })
    },
  ],
  corvette: [
    ({ half, pair, engine }, w) => {
      engine(w * 0.5, 34, 5)
      pair('0.2,-24 0.7,-44 1.06,-20 0.86,-8 1,6 0.8,34 0.34,30')
      pair('0.4,-24 0.7,-34 0.86,-18 0.5,-12', { tone: 'trim' })
      half('0,-34 0.26,-24 0.34,16 0.2,32 0,32')
      half('0,-14 0.16,-8 0,14', { tone: 'low' })
    },
  ],
  escort: [
    ({ half, engine, turret }, w) => {
      engine(w * 0.42, 46, 6)
      half('0,-46 0.5,-44 0.76,-28 1,-32 0.9,-10 1.08,-6 0.92,14 1.06,22 0.8,46 0,46')
      half('0,-34 0.44,-32 0.6,-10 0.5,24 0,32', { tone: 'low' })
      half('0,-24 0.3,-20 0.3,-8 0,-6', { tone: 'trim' })
      turret(w * 0.5, 8, 4.4, 2)
    },
  ],
}
