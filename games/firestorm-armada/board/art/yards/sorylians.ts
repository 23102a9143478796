import { f1, THIN } from '@orrery/board/drawing/path.ts'
import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** An axe: hammer prow, saw-tooth flanks, heavy plates. */
export function sorylians(pen: ShipPen): void {
  const {
    R,
    mass,
    family,
    stats,
    fine,
    breadth,
    fixed,
    beam,
    over,
    half,
    pair,
    lines,
    lights,
    engine,
    barrel,
    slot,
    dome,
    stripe,
    windows,
    flank,
    spine,
  } = pen
  const w = beam(breadth * ((family === 'dart' ? 17 : family === 'small' ? 18 : family === 'hunter' ? 16 : 20) + mass * 6))
  if (family === 'station') {
    radial(pen, 4, 4)
    return
  }
  const hammer =
    family === 'hunter'
      ? 0.62
      : family === 'gun'
        ? 0.86
        : family === 'assault'
          ? 1.22
          : family === 'small' || family === 'dart'
            ? 0.86
            : 1.06
  // tail plates
  pair('0.3,10 1.02,20 0.9,27 1.04,34 0.84,38 0.9,48 0.3,42', { tone: 'low' })
  if (mass > 0.35) stripe('0.5,24 0.92,27 0.9,30 0.5,28')
  if (mass > 0.6) {
    engine(0, 46, 5)
    engine(w * 0.3, 46, 5)
    engine(w * 0.66, 45, 4)
  } else if (mass > 0.25) {
    engine(w * 0.16, 46, 4.4)
    engine(w * 0.44, 45, 3.8)
  } else engine(w * 0.24, 46, 4.8)
  flank(w * 0.72, -12, 16, 5.2, mass > 0.5 ? 2.6 : 2.2)
  if (family === 'carrier') {
    pair('0.36,-24 0.92,-26 1.02,-16 0.98,30 0.36,34')
    slot(w * 0.7, -20, w * 0.28, 44)
  }
  half('0,-38 0.4,-34 0.5,-20 0.74,-14 0.66,-6 0.8,0 0.68,7 0.8,14 0.64,22 0.72,32 0.56,46 0,47')
  // hammer
  half(`0,-49 0.4,-47 ${hammer * 0.8},-50 ${hammer},-42 ${hammer * 1.04},-30 ${hammer * 0.78},-25 0.46,-29 0.3,-24 0,-22`)
  half(`0,-46 0.36,-44 ${hammer * 0.74},-46 ${hammer * 0.8},-41 0.34,-38 0,-39`, { tone: 'trim' })
  if (family === 'gun') {
    barrel(w * 0.2, -34, 16, 4.4)
  } else if (fixed > 0) barrel(w * 0.22, -36, 14, mass > 0.5 ? 3 : 2.6)
  if (family === 'hunter') barrel(0, -30, 20, 4)
  half('0,-18 0.3,-10 0.36,14 0.22,32 0,36', { tone: 'low' })
  half('0,2 0.2,6 0.18,20 0,25')
  // dorsal spikes
  for (let i = 0; i < (mass > 0.5 ? 5 : mass > 0.2 ? 4 : 3); i++) {
    const y = -12 + i * (mass > 0.5 ? 10 : 12)
    if (fine)
      over(
        `<path d="M${f1(-w * 0.1)} ${f1(y + 5)}L0 ${f1(y - 5)}L${f1(w * 0.1)} ${f1(y + 5)}Z" fill="${R.c}" stroke="${R.k}" stroke-width=".6" ${THIN}/>`,
      )
  }
  lines(['0.5,-20 0.26,-14', '0.68,7 0.36,4', '0.64,22 0.3,20', `${hammer * 0.6},-48 ${hammer * 0.62},-26`])
  if (mass > 0.4) windows(w * 0.56, -10, 5, 6)
  lights('0.3,-33', 1.3, R.g)
  if (stats.sh > 0) dome(w * 0.44, 12, mass > 0.4 ? 2.2 : 2.6)
  spine([-14, 18], 4)
}
