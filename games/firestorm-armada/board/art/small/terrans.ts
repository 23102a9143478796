import type { SmallShips } from '../ship/small.ts'

/** The small ships of the terrans: an outline for each class, and for its second and third type. */
export const terrans: SmallShips = {
  frigate: [
    ({ half, pair, engine, stripe, flank }, w) => {
      engine(0, 44, 6)
      engine(w * 1.0, 38, 3.4)
      pair('0.3,4 0.86,0 0.86,12 0.3,18', { tone: 'low' })
      pair('0.74,-12 0.98,-20 1.16,-12 1.2,34 0.98,40 0.78,34')
      stripe('0.8,18 1.17,16 1.17,22 0.8,24')
      flank(w * 1.14, -8, 20, 4.6, 1.7)
      half('0,-50 0.2,-47 0.42,-30 0.4,24 0.28,44 0,44')
      half('0,-46 0.14,-44 0.26,-30 0,-18', { tone: 'trim' })
      half('0,4 0.2,8 0.2,30 0,34', { tone: 'low' })
    },
    ({ half, pair, engine, stripe, flank }, w) => {
      engine(w * 0.42, 45, 5)
      pair('0.16,-10 0.2,-50 0.46,-46 0.56,-8')
      pair('0.24,-34 0.3,-45 0.4,-43 0.44,-30', { tone: 'trim' })
      half('0,-24 0.5,-20 0.6,2 1,20 1,36 0.66,46 0,43')
      half('0,-12 0.26,-6 0.3,26 0,34', { tone: 'low' })
      stripe('0.64,26 0.96,26 0.96,31 0.64,31')
      flank(w * 0.62, -8, 16, 4.6, 1.6)
    },
  ],
  lightFrigate: [
    ({ half, pair, engine, stripe, flank }, w) => {
      engine(0, 45, 4.8, 1.2)
      pair('0.16,26 0.9,40 0.94,50 0.6,46 0.16,42', { tone: 'low' })
      pair('0.16,-24 0.62,-16 0.66,-8 0.16,-12', { tone: 'low' })
      half('0,-50 0.14,-44 0.26,-10 0.26,34 0.18,45 0,45')
      half('0,-44 0.1,-38 0.14,-16 0,-10', { tone: 'trim' })
      stripe('0.4,38 0.9,44 0.9,48 0.4,42')
      flank(w * 0.26, 0, 20, 4.4, 1.5)
    },
  ],
  corvette: [
    ({ half, engine, stripe }) => {
      engine(0, 38, 6.4, 1.1)
      half('0,-50 0.16,-34 1.04,34 0.94,42 0.3,30 0,38', { tone: 'low' })
      half('0,-48 0.24,-20 0.28,24 0.18,38 0,38')
      half('0,-30 0.13,-16 0,0', { tone: 'trim' })
      stripe('0.46,10 0.9,34 0.84,37 0.44,17')
    },
  ],
  escort: [
    ({ half, engine, turret, stripe }, w) => {
      engine(w * 0.3, 44, 5.4)
      half('0,-44 0.6,-40 1,-14 1,16 0.62,40 0.4,44 0,44')
      half('0,-34 0.42,-30 0.7,-10 0.7,12 0.4,30 0,32', { tone: 'low' })
      stripe('0.2,-28 0.44,-26 0.6,-12 0.46,-10')
      turret(w * 0.72, -18, 4, 2)
      turret(w * 0.72, 16, 4, 2)
    },
    ({ half, pair, engine, turret, stripe }, w) => {
      engine(0, 45, 6.6)
      pair('0.1,-44 1.12,-40 1.2,-30 1.08,-20 0.1,-22')
      stripe('0.4,-38 1,-36 1,-31 0.4,-33')
      half('0,-36 0.34,-30 0.4,20 0.66,30 0.6,46 0,46')
      half('0,-20 0.2,-14 0.2,20 0,26', { tone: 'trim' })
      turret(w * 0.8, -30, 4, 2)
    },
  ],
}
