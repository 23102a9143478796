import { f1, mirrored, type Point, smooth, straight } from '@orrery/board/drawing/path.ts'
import type { ShipPen } from './pen.ts'

/** The starboard half of an installation's arm, by motif; motif 6 carries a ring. */
const ARMS: Readonly<Record<number, readonly Point[]>> = {
  0: [
    [0, -12],
    [7, -16],
    [8, -34],
    [4, -46],
    [0, -46],
  ],
  1: [
    [0, -12],
    [10, -22],
    [7, -40],
    [1.5, -50],
    [0, -49],
  ],
  2: [
    [0, -12],
    [6, -14],
    [3.4, -48],
    [1.6, -50],
    [0, -44],
  ],
  3: [
    [0, -12],
    [4, -18],
    [9, -34],
    [2, -50],
    [0, -44],
  ],
  4: [
    [0, -12],
    [6, -18],
    [6, -34],
    [13, -44],
    [7, -50],
    [0, -47],
  ],
  5: [
    [0, -12],
    [12, -16],
    [14, -36],
    [5, -50],
    [0, -40],
  ],
  6: [
    [0, -12],
    [4, -14],
    [4, -34],
    [8, -38],
    [8, -47],
    [0, -47],
  ],
}

const RING = 41

function ring({ hull, R }: ShipPen): void {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return [Math.sin(angle) * RING, -Math.cos(angle) * RING]
  })
  const line = `${straight(corners)}Z`
  for (const stroke of [
    `stroke="${R.k}" stroke-width="8.6"`,
    `stroke="${R.b}" stroke-width="6.4"`,
    `stroke="${R.c}" stroke-width="1.2" stroke-dasharray="5 7"`,
  ])
    hull(`<path d="${line}" fill="none" ${stroke}/>`)
}

/** An installation: `arms` around a core, by the race's motif. */
export function radial(pen: ShipPen, arms: number, motif: number): void {
  const { R, race, edge, fine, mass, hull, turret } = pen
  const big = mass > 0.5
  const core = big ? 15 : 17
  const outline = ARMS[motif] ?? (ARMS[0] as readonly Point[])
  const path = (points: readonly Point[]): string => (motif === 1 || motif === 3 ? smooth(points) : straight(points))
  for (let i = 0; i < arms; i++) {
    const turn = (360 / arms) * i
    const lit = turn > 180 || turn === 0
    hull(
      `<g transform="rotate(${f1(turn)})"><path d="${path(mirrored(outline))}Z" fill="${lit ? R.a : R.b}" ${edge}/><path d="${path(outline)}Z" fill="${turn <= 135 ? R.d : R.b}" ${edge}/>${fine ? `<circle cx="0" cy="-42" r="1.3" fill="${R.g}"/><path d="M-3 -26H3" stroke="${R.c}" stroke-width="1.6"/>` : ''}</g>`,
    )
  }
  if (motif === 6) ring(pen)
  pen.reach([[50, 0]])
  hull(
    `<circle r="${core + 8}" fill="none" stroke="${R.b}" stroke-width="4.6"/><circle r="${core + 8}" fill="none" stroke="${R.k}" stroke-width="5.8" stroke-opacity=".55" stroke-dasharray="2 9"/><circle r="${core}" fill="url(#${race}-L)" ${edge}/><path d="M0 ${-core}A${core} ${core} 0 0 1 0 ${core}Z" fill="${R.d}" opacity=".85"/><circle r="${core * 0.55}" fill="${R.b}" ${edge}/><circle r="${core * 0.34}" fill="url(#${race}-g)"/>`,
  )
  if (fine && big) {
    for (let i = 0; i <= arms / 2; i++) {
      const angle = (Math.PI * 2 * (i + 0.5)) / arms
      turret(Math.sin(angle) * (core + 8), -Math.cos(angle) * (core + 8), 2.6, 1)
    }
  }
  pen.bare()
}
