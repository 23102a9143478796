import type { Point } from '@orrery/board/drawing/path.ts'
import type { ShipPen } from '../ship/pen.ts'
import { radial } from '../ship/radial.ts'

/** An arachnid: abdomen, waist, fangs, jointed spars. */
export function relthoza(pen: ShipPen): void {
  const {
    R,
    mass,
    family,
    stats,
    breadth,
    fixed,
    fore,
    torpedoes,
    beam,
    half,
    pair,
    lines,
    lights,
    glow,
    engines,
    barrel,
    slot,
    flank,
    spine,
  } = pen
  const w = beam(breadth * ((family === 'dart' ? 13 : family === 'small' ? 14 : 15) + mass * 6))
  const abdomen = family === 'carrier' ? 1.28 : family === 'hunter' ? 0.8 : 1
  if (family === 'station') {
    radial(pen, 8, 3)
    return
  }
  const legs = mass > 0.6 ? 4 : mass > 0.2 ? 3 : 2
  for (let i = 0; i < legs; i++) {
    const share = i / (legs - 1)
    const root = -22 + share * 26
    const knee: Point = [w * (1.15 + 0.35 * Math.sin(share * 3)), root - 22 + share * 40]
    const tip: Point = [w * (family === 'assault' ? 0.62 : 0.98 + 0.5 * share), Math.max(-50, root - 30 + share * 86)]
    const thick = mass > 0.4 ? 3 : 3.3
    pair(
      [[w * 0.3, root - thick], [knee[0], knee[1] - thick], tip, [knee[0] - thick * 1.6, knee[1] + thick * 1.2], [w * 0.3, root + thick]],
      { tone: i % 2 ? 'low' : 'main' },
    )
    lights([[knee[0] - thick * 0.6, knee[1]]], mass > 0.4 ? 1.1 : 1.4, R.c)
  }
  engines(mass > 0.6 ? '0,4.6 0.5,3.4' : mass > 0.25 ? '0.3,3.6' : '0,4.4', (x) => (x > w * 0.4 ? 38 : 45))
  flank((y) => w * abdomen * 0.92 * Math.sqrt(Math.max(0.1, 1 - ((y - 22) / 26) ** 2)), 6, 34, 4, 1.7)
  half(`0,-2 ${0.5 * abdomen},2 ${0.92 * abdomen},14 ${0.98 * abdomen},26 ${0.7 * abdomen},40 0.3,48 0,49`, { curve: 0.95 })
  lines([`0,10 ${0.86 * abdomen},16`, `0,20 ${0.95 * abdomen},25`, `0,30 ${0.88 * abdomen},33`, `0,40 ${0.6 * abdomen},41`], { op: 0.6 })
  if (family === 'carrier') slot(w * 0.62 * abdomen, 10, w * 0.22, 26)
  pair(`0.2,8 ${0.42 * abdomen},12 ${0.46 * abdomen},24 0.24,36 0.14,22`, { curve: 0.8, tone: 'trim' })
  half('0,-34 0.3,-30 0.5,-16 0.44,-4 0.2,4 0,5', { curve: 0.9 })
  const fangs = family === 'gun' ? 1.5 : 1
  pair(`0.08,-30 ${0.34 * fangs},-38 ${0.2 * fangs},-50 ${0.46 * fangs},-40 0.44,-24`, { curve: 0.5, tone: 'low' })
  if (fixed > 0 || family === 'gun') barrel(0, -30, family === 'gun' ? 20 : 15, family === 'gun' ? 5 : 3)
  else if (fore > 0) barrel(w * 0.14, -30, 12, 2)
  glow(w * 0.14, -25, mass > 0.4 ? 3.4 : 4.4)
  lights(mass > 0.3 ? '0.13,-25 0.24,-21 0.1,-19 0.22,-15' : '0.13,-25 0.24,-21 0.1,-19', mass > 0.4 ? 1.3 : 1.7)
  if (stats.cloak) lines([`0.2,-2 ${0.9 * abdomen},22`, `${0.9 * abdomen},22 0.2,46`], { op: 0.55, w: 0.7, col: R.c })
  if (torpedoes > 0) lights('0.34,-8 0.3,-4', 1, R.k)
  spine([24, 36], 3.6)
}
