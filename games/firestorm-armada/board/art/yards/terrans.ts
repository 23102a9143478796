import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** Slabs and wedges: an armoured prow, sponsons, a stepped bridge. */
export function terrans(pen: ShipPen): void {
  const {
    R,
    mass,
    family,
    stats,
    which,
    breadth,
    fixed,
    torpedoes,
    beam,
    half,
    pair,
    lines,
    lights,
    engines,
    barrel,
    slot,
    dome,
    stripe,
    windows,
    flank,
    spine,
  } = pen
  const w = beam(
    breadth * ((family === 'hunter' ? 13 : family === 'small' ? 15 : family === 'dart' ? 15 : family === 'carrier' ? 22 : 17) + mass * 7),
  )
  if (family === 'station') {
    radial(pen, mass > 0.5 ? (which > 0 ? 6 : 8) : 4, which > 0 ? 6 : 0)
    return
  }
  const burners =
    mass > 0.75 ? '0,5 0.34,4.4 0.86,3.4' : mass > 0.45 ? '0.2,4.6 0.8,3.2' : mass > 0.25 ? '0.26,4.2' : mass > 0.1 ? '0.3,4.6' : '0,6'
  if (family === 'carrier') {
    pair('0.34,-40 0.78,-44 1.02,-38 1.08,34 0.9,42 0.34,38', { tone: 'low' })
    pair('0.46,-36 0.76,-39 0.94,-34 0.98,31 0.8,36 0.46,33')
    slot(w * 0.72, -33, w * 0.22, 56)
    if (stats.wc > 6) slot(w * 0.99, -12, w * 0.12, 34, false)
  } else if (mass > 0.25 && family !== 'hunter') {
    pair('0.4,-14 0.9,-22 1.06,-12 1.06,24 0.84,38 0.4,32', { tone: 'low' })
    pair('0.62,-9 0.92,-14 1,-6 1,20 0.84,28 0.62,24')
    stripe('0.66,10 0.98,8 0.98,13 0.66,15')
  } else if (family === 'hunter') {
    pair('0.4,6 1.05,18 1.15,40 0.86,44 0.4,36', { tone: 'low' })
    stripe('0.7,24 1.02,30 1.04,34 0.7,28')
  } else {
    pair('0.32,0 1,18 1.06,40 0.76,38 0.32,34', { tone: 'low' })
    stripe('0.6,22 0.96,29 0.98,33 0.6,26')
  }
  engines(burners, () => 44)
  flank(
    family === 'carrier' ? w * 1.04 : mass > 0.25 && family !== 'hunter' ? w * 1.02 : w * 0.52,
    family === 'hunter' ? -8 : -10,
    22,
    mass > 0.3 ? 4.2 : 4.6,
    mass > 0.6 ? 1.9 : 1.6,
  )
  if (family === 'gun' || family === 'hunter') {
    barrel(0, -36, 14, 4.6)
  }
  const prow = family === 'assault' ? 0.56 : 0.34
  half(`0,-50 ${prow * 0.7},-47 0.44,-33 0.4,-16 0.56,-8 0.6,22 0.46,34 0.46,44 0,44`)
  half(`0,-47 ${prow * 0.5},-44 0.3,-32 0.16,-20 0,-18`, { tone: 'trim' })
  if (family === 'assault') pair('0.2,-40 0.7,-50 0.78,-34 0.4,-24', { tone: 'low' })
  if (fixed > 0) {
    barrel(w * 0.3, -30, mass > 0.3 ? 21 : 17, mass > 0.5 ? 2.6 : 2.4)
    if (fixed > 1 || mass > 0.6) barrel(w * 0.14, -36, 16, 2)
  }
  lines(['0.42,-16 0,-12', '0.56,-4 0.2,0', '0.58,20 0.22,16', '0,-18 0,44'])
  half('0,4 0.26,8 0.32,26 0.22,36 0,36', { tone: 'low' })
  half('0,10 0.16,13 0.18,26 0,30')
  stripe('0.06,31 0.2,30 0.18,34 0.06,34')
  if (mass > 0.3) windows(w * 0.48, -6, mass > 0.6 ? 8 : 5, 3.6)
  lights('0,18', 1.3, R.g)
  for (let i = 0; i < stats.sh; i++) dome(i % 2 === 1 ? w * 0.34 : 0, i > 1 ? 2 : -6, mass > 0.4 ? 2.5 : 3)
  spine([-26, -1, 30, -14], mass > 0.6 ? 3.8 : 4.4)
  if (torpedoes > 0)
    lights(
      Array.from({ length: Math.min(3, torpedoes + 1) }, (_, i) => [w * 0.18 + i * 2.4, -12]),
      1,
      R.k,
    )
}
