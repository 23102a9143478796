import { f1, THIN } from '@orrery/board/drawing/path.ts'
import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** A cloven hull around one eye: cold plates, blade fins. */
export function directorate(pen: ShipPen): void {
  const {
    R,
    race,
    mass,
    family,
    stats,
    breadth,
    turrets,
    fixed,
    fore,
    torpedoes,
    beam,
    over,
    half,
    pair,
    lines,
    lights,
    engine,
    engines,
    barrel,
    turret,
    slot,
    dome,
    stripe,
    windows,
    flank,
  } = pen
  const w = beam(breadth * ((family === 'dart' ? 15 : family === 'small' ? 16 : 17) + mass * 6))
  const gap = family === 'assault' ? 0.42 : 0.22
  if (family === 'station') {
    radial(pen, 3, 5)
    return
  }
  pair('0.6,0 1.24,30 1.32,50 1.02,40 0.6,30', { tone: 'low' })
  if (mass > 0.5) pair('0.76,-20 1.28,-2 1.2,10 0.76,6', { tone: 'low' })
  stripe('0.9,20 1.2,34 1.22,39 0.9,26')
  engines(mass > 0.6 ? '0.24,4.4 0.74,4' : mass > 0.25 ? '0.5,4.2' : '0.46,4', () => 43)
  if (mass > 0.8) engine(0, 40, 3.4)
  flank(w * 0.94, -12, 16, 3.8, 1.8)
  half('0,-2 0.4,4 0.46,34 0.3,42 0,42', { tone: 'low' })
  pair(`${gap},-44 ${gap + 0.14},-50 0.56,-38 0.86,-8 0.94,14 0.9,36 0.62,45 0.34,42 0.4,16 ${gap},-4`)
  pair(`${gap + 0.07},-40 0.48,-30 0.7,-4 0.6,2 ${gap + 0.06},-12`, { tone: 'low' })
  if (family === 'carrier') slot(w * 0.64, -2, w * 0.2, 36)
  lines([`0.62,-26 ${gap},-22`, '0.88,2 0.4,8', '0.92,24 0.4,26'])
  lines(['0.7,8 0.7,38'], { op: 0.95, w: 1.1, col: R.c })
  if (fixed > 0 || family === 'gun') barrel(0, 8, family === 'gun' ? 50 : 40, family === 'gun' ? 4.4 : 3)
  if (fore > 0) barrel(w * 0.1, 4, 34, 1.8)
  const eye = mass > 0.5 ? 6 : mass > 0.2 ? 7 : 7.5
  over(
    `<circle cx="0" cy="6" r="${f1(eye * 1.9)}" fill="url(#${race}-g)" opacity=".75"/><circle cx="0" cy="6" r="${eye}" fill="${R.k}" stroke="${R.b}" stroke-width="1" ${THIN}/><circle cx="0" cy="6" r="${f1(eye * 0.55)}" fill="${R.g}"/><circle cx="${f1(-eye * 0.18)}" cy="${f1(6 - eye * 0.2)}" r="${f1(eye * 0.2)}" fill="#fff"/>`,
  )
  if (mass > 0.35) windows(w * 0.8, -2, 6, 5)
  if (stats.sh > 0) dome(w * 0.56, -18, mass > 0.4 ? 2.2 : 2.6)
  if (turrets > 0) {
    turret(mass > 0.5 ? w * 0.56 : 0, mass > 0.5 ? -26 : 26, mass > 0.5 ? 3.6 : 4.4, 2)
    if (mass > 0.5) turret(0, 28, 4.2, 2)
  }
  if (torpedoes > 0) lights('0.86,10 0.88,14', 1.1, R.k)
}
