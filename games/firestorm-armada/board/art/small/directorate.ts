import type { SmallShips } from '../ship/small.ts'

/** The small ships of the directorate: an outline for each class, and for its second and third type. */
export const directorate: SmallShips = {
  frigate: [
    ({ half, pair, engine, stripe }, w) => {
      engine(w * 0.46, 43, 4.6)
      pair('0.5,6 1.2,34 1.26,50 0.96,42 0.5,32', { tone: 'low' })
      stripe('0.8,22 1.12,36 1.13,41 0.8,28')
      half('0,-4 0.36,4 0.38,36 0,40', { tone: 'low' })
      pair('0.2,-44 0.34,-50 0.56,-34 0.8,-2 0.82,34 0.56,45 0.34,40 0.36,10 0.2,-6')
    },
    ({ R, half, pair, lines, engine }) => {
      engine(0, 44, 6.4)
      pair('0.3,-20 1,-46 1.1,-10 0.9,20 0.3,30')
      pair('0.44,-16 0.9,-34 0.94,-8 0.44,10', { tone: 'low' })
      lines(['0.9,-30 0.8,14'], { op: 0.95, w: 1.2, col: R.c })
      half('0,-22 0.36,-14 0.44,30 0.3,44 0,44')
    },
  ],
  corvette: [
    ({ half, pair, engine, stripe }) => {
      engine(0, 36, 6)
      pair('0.1,-10 0.3,-50 0.5,-20 0.98,36 0.7,40 0.3,26')
      stripe('0.46,4 0.84,34 0.74,36 0.42,14')
      half('0,-8 0.3,2 0.26,30 0,36', { tone: 'low' })
    },
  ],
  escort: [
    ({ R, half, lines, engine, turret }, w) => {
      engine(w * 0.5, 42, 5)
      half('0,-30 0.5,-36 1,-12 1.1,14 0.7,42 0.3,38 0,42')
      half('0,-18 0.4,-22 0.72,-4 0.6,24 0,30', { tone: 'low' })
      lines(['0.6,-26 0.98,2', '0.98,2 0.7,34'], { op: 0.95, w: 1.2, col: R.c })
      turret(w * 0.72, -8, 4, 2)
      turret(w * 0.56, 24, 3.6, 2)
    },
  ],
  gunDrone: [
    ({ half, pair, engine, barrel, stripe }) => {
      engine(0, 20, 6)
      pair('0.3,-12 1.16,-20 1.3,0 1.16,20 0.3,12', { tone: 'low' })
      stripe('0.7,-10 1.16,-12 1.2,-4 0.7,-3')
      barrel(0, -10, 36, 6)
      half('0,-24 0.5,-18 0.62,6 0.36,24 0,24')
    },
  ],
}
