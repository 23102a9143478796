import type { SmallShips } from '../ship/small.ts'

/** The small ships of the dindrenzi: an outline for each class, and for its second and third type. */
export const dindrenzi: SmallShips = {
  frigate: [
    ({ R, fine, hull, half, pair, engine, stripe }, w) => {
      engine(w * 0.3, 45, 5)
      pair('0.4,0 1.3,30 1.36,50 1,40 0.4,32', { tone: 'low' })
      stripe('0.7,18 1.22,36 1.22,41 0.7,25')
      pair('0.08,4 0.08,-50 0.32,-48 0.36,-38 0.4,4')
      if (fine) hull(`<path d="M0 -48V0" stroke="${R.e}" stroke-width="1.6"/>`)
      half('0,-16 0.36,-12 0.56,2 0.56,34 0.4,46 0,46')
      half('0,2 0.22,6 0.18,24 0,28', { tone: 'trim' })
    },
  ],
  lightFrigate: [
    ({ half, pair, engine, stripe }) => {
      engine(0, 46, 5.4, 1.2)
      half('0,-50 0.12,-48 0.18,-30 0.22,0 0.3,34 0.24,46 0,46')
      pair('0.2,-14 1.04,-30 0.98,-18 0.24,0', { tone: 'low' })
      pair('0.24,24 0.8,34 0.84,44 0.26,40', { tone: 'low' })
      stripe('0.4,-14 0.98,-26 0.96,-21 0.4,-7')
      half('0,-40 0.08,-38 0.1,-14 0,-8', { tone: 'trim' })
    },
  ],
  corvette: [
    ({ half, pair, engine, stripe }, w) => {
      engine(w * 0.5, 36, 4.6)
      pair('0.3,-2 0.62,-50 0.82,-42 0.8,30 0.6,38 0.3,26')
      stripe('0.56,6 0.78,4 0.78,12 0.56,14')
      half('0,-20 0.3,-10 0.38,14 0.24,30 0,30', { tone: 'low' })
      half('0,-12 0.16,-4 0.14,14 0,18', { tone: 'trim' })
    },
  ],
  escort: [
    ({ half, engine, turret, stripe }, w) => {
      engine(w * 0.4, 46, 6)
      half('0,-34 0.5,-42 0.9,-24 0.72,2 1.1,28 1,46 0,44')
      half('0,-22 0.36,-26 0.5,-8 0.4,24 0,30', { tone: 'low' })
      half('0,-8 0.2,-4 0.16,14 0,18', { tone: 'trim' })
      stripe('0.5,30 1,32 1,37 0.5,36')
      turret(w * 0.62, -22, 4, 2)
    },
    ({ half, pair, engine, flank }, w) => {
      engine(0, 46, 6.4)
      pair('0.5,-30 0.98,-22 1.06,16 0.9,30 0.5,24')
      flank(w * 1.04, -18, 14, 5, 2.2)
      pair('0.2,-4 0.6,-10 0.6,6 0.2,12', { tone: 'low' })
      half('0,-46 0.34,-38 0.4,24 0.56,46 0,46')
      half('0,-30 0.18,-24 0.2,8 0,14', { tone: 'trim' })
    },
  ],
}
