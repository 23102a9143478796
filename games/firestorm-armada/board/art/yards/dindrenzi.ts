import { f1 } from '@orrery/board/drawing/path.ts'
import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** A spear: twin rails run the whole bow, the crew rides behind. */
export function dindrenzi(pen: ShipPen): void {
  const {
    R,
    mass,
    family,
    stats,
    detail,
    fine,
    breadth,
    broadsides,
    fixed,
    aft,
    torpedoes,
    beam,
    hull,
    half,
    pair,
    lines,
    lights,
    engine,
    barrel,
    slot,
    stripe,
    windows,
    flank,
    spine,
  } = pen
  const w = beam(breadth * ((family === 'dart' ? 14 : family === 'small' ? 13 : family === 'carrier' ? 19 : 13) + mass * 6))
  if (family === 'station') {
    radial(pen, 4, 2)
    return
  }
  const railed = !(family === 'assault' || family === 'carrier')
  const thick = family === 'gun' || family === 'hunter' ? 0.36 : 0.28
  // swept vanes
  pair('0.5,2 1.3,26 1.5,48 1.16,42 0.5,32', { tone: 'low' })
  if (mass > 0.45) pair('0.5,-8 1.2,4 1.34,18 0.5,14', { tone: 'low' })
  stripe('0.8,20 1.28,36 1.3,41 0.8,27')
  if (mass > 0.6) {
    engine(0, 45, 5.4)
    engine(w * 0.56, 43, 4.6)
    engine(w * 0.98, 40, 3)
  } else if (mass > 0.25) {
    engine(w * 0.3, 45, 4.8)
  } else engine(w * 0.26, 45, 4.6, 1.1)
  // gun racks
  if (broadsides > 0) {
    pair('0.5,-10 1.02,-6 1.06,14 0.5,18')
    flank(w * 1.0, -8, 13, 4.2, mass > 0.5 ? 2.1 : 1.8)
  }
  if (family === 'carrier') {
    pair('0.4,-36 0.84,-38 1,-26 0.98,20 0.4,26')
    slot(w * 0.72, -31, w * 0.24, 46)
  }
  if (railed) {
    pair(`0.1,4 0.1,-50 ${0.1 + thick * 0.5},-50 ${0.12 + thick},-42 ${0.14 + thick},4`)
    lines(
      [-44, -36, -28, -20].map((y) => `0.1,${y} ${0.13 + thick},${y}`),
      { op: 0.75, w: 1 },
    )
    if (fine) hull(`<path d="M0 -48V0" stroke="${R.e}" stroke-width="${f1(w * 0.09)}" opacity=".75"/>`)
    if (fixed > 1) pair('0.6,2 0.6,-38 0.74,-40 0.84,-34 0.84,2')
  }
  if (family === 'assault') {
    pair('0.1,-20 0.3,-50 0.8,-46 0.62,-34 0.56,-10')
    pair('0.62,-30 1.1,-40 1.16,-26 0.7,-14', { tone: 'low' })
  }
  half('0,-20 0.36,-16 0.56,-4 0.62,20 0.5,34 0.66,38 0.62,46 0,46')
  half('0,-12 0.24,-6 0.3,16 0.16,30 0,32', { tone: 'low' })
  half('0,6 0.16,9 0.14,22 0,25', { tone: 'trim' })
  lines(['0.58,6 0.28,4', '0.6,22 0.26,18', '0.5,34 0,35', '0,-20 0,46'])
  if (detail === 2 || mass > 0.5) lines(['0.5,38 0.2,40', '0.5,42 0.2,43'], { op: 0.8 })
  lights('0.1,-1 0.2,1', 0.9, '#fff2c4')
  if (mass > 0.45) windows(w * 0.48, 0, 5, 4)
  if (torpedoes > 0)
    lights(
      Array.from({ length: Math.min(3, torpedoes + 1) }, (_, i) => [w * 0.34, -12 + i * 3.4]),
      1.1,
      R.k,
    )
  if (aft) barrel(w * 0.2, 46, -6, 1.8)
  lights('1.46,46', 1.2, R.g)
  spine([14, 0], 3.6)
  if (stats.mn > 0) lights('0.32,40', 1.6, R.g)
}
