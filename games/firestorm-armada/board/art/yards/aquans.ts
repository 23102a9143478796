import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** One living curve: ray wings, flukes, lights along the fins. */
export function aquans(pen: ShipPen): void {
  const { R, mass, family, stats, breadth, fore, beam, half, pair, lines, lights, glow, engines, barrel, slot, dome, flank, spine } = pen
  const w = beam(breadth * ((family === 'dart' ? 14 : family === 'small' ? 15 : 16) + mass * 6))
  if (family === 'station') {
    radial(pen, 6, 1)
    return
  }
  const span = family === 'carrier' ? 2.0 : family === 'hunter' ? 1.5 : family === 'assault' ? 1.5 : family === 'small' ? 1.35 : 1.75
  if (mass > 0.5 || family === 'carrier') pair(`0.2,14 0.9,26 ${span * 0.86},46 0.9,42 0.2,38`, { curve: 0.9, tone: 'low' })
  if (family === 'hunter') pair(`0.2,-34 0.9,-10 ${span},34 0.8,26 0.2,10`, { curve: 0.8, tone: 'low' })
  else pair(`0.25,-26 1,-14 ${span},16 1.05,14 0.3,26`, { curve: 0.85, tone: 'low' })
  if (family !== 'small' && family !== 'dart') pair(`0.25,-19 0.86,-9 ${span * 0.8},9 0.9,8 0.3,14`, { curve: 0.85 })
  engines(mass > 0.6 ? '0.16,4 0.52,3' : mass > 0.25 ? '0.2,3.6' : '0,4.2', (_, at) => (at > 0 ? 36 : 42))
  flank((y) => w * (0.62 + 0.34 * Math.max(0, 1 - Math.abs(y) / 34)), -12, 16, 4, 1.7)
  if (family === 'carrier') {
    pair('0.44,-30 0.8,-34 0.98,-16 0.92,20 0.6,28', { curve: 0.8 })
    slot(w * 0.72, -22, w * 0.2, 36)
  }
  half('0,-50 0.26,-43 0.46,-26 0.52,-4 0.42,20 0.2,40 0.12,50 0,46', { curve: 0.9 })
  half('0,-42 0.16,-34 0.26,-14 0.22,10 0,30', { curve: 0.9, tone: 'trim' })
  pair('0.08,36 0.5,50 0.3,40', { tone: 'low' })
  if (family === 'assault') pair('0.3,-30 0.72,-48 0.62,-50 0.26,-40', { curve: 0.7 })
  if (family === 'gun') barrel(0, -34, 16, 5)
  if (fore > 0) barrel(w * 0.26, -34, 13, mass > 0.4 ? 2.4 : 2)
  lines([`0.3,-20 ${span * 0.7},8`, `0.3,-12 ${span * 0.6},10`, `0.3,-4 ${span * 0.5},12`], { op: 0.45, w: 0.8, col: R.c2 })
  lights(
    Array.from({ length: mass > 0.5 ? 6 : 4 }, (_, i) => [w * (0.5 + (i * 0.2 * span) / 1.75), -16 + i * (mass > 0.5 ? 4.6 : 6)]),
    mass > 0.4 ? 1.15 : 1.3,
  )
  glow(w * 0.26, -32, mass > 0.4 ? 3.6 : 4.4)
  lights('0.26,-32', 1.4, '#eafffa')
  if (stats.sh > 0) dome(0, -20, mass > 0.4 ? 2.6 : 3.2)
  spine([-4, 12], 4)
  if (stats.mn > 0) lights('0.3,30 0.44,27', 1.6, R.k)
  if (mass > 0.4) lines(['0,30 0,-38'], { op: 0.35 })
}
