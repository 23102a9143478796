import { f1, type Point, THIN } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function cerebrite({ half, pair, lines, lights, flame, gun, edge, R, r, race, size, fine, fp, bo, burn, o }: ShipPen): void {
  const k = bySize(size, [0.8, 0.95, 1.15, 1.3]),
    w = 10 * k,
    L = bySize(size, [40, 45, 52, 58]),
    ro = L * r.in(0.62, 0.78) * (size > 2 ? 1.05 : 0.95),
    cy = L * r.in(0, 0.16),
    gap = r.in(0.5, 0.95)
  flame(0, L * 0.94, 4.4, burn)
  if (size > 2) flame(w * 1.1, L * 0.66, 3.6, burn)
  // the halo: a crescent about the dome
  const crescent = (rad: number, th: number, a0: number, a1: number, tone: 'main' | 'low') => {
    const q: Point[] = [],
      n = 12
    for (let i = 0; i <= n; i++) {
      const a = a0 + ((a1 - a0) * i) / n
      q.push([Math.sin(a) * rad, cy - Math.cos(a) * rad])
    }
    for (let i = n; i >= 0; i--) {
      const t = i / n,
        a = a0 + (a1 - a0) * t,
        rr = rad - th * Math.sin(Math.PI * (0.1 + 0.85 * t))
      q.push([Math.sin(a) * rr, cy - Math.cos(a) * rr])
    }
    pair(q, { tone })
  }
  const open = r.yes(0.5)
  const A0 = open ? gap : 0.25,
    A1 = open ? 2.75 : 2.3
  if (fine)
    o.push(
      `<circle cx="0" cy="${f1(cy)}" r="${f1(ro * 0.8)}" fill="none" stroke="${R.glow}" stroke-opacity=".35" stroke-width=".8" stroke-dasharray="1 4" ${THIN}/>`,
    )
  pair(
    [
      [w * 0.4, cy - 4],
      [ro * 0.86, cy - 2.4],
      [ro * 0.86, cy + 2.4],
      [w * 0.4, cy + 6],
    ],
    { tone: 'low' },
  )
  if (size > 1)
    pair(
      [
        [w * 0.3, cy + L * 0.3],
        [ro * 0.62, cy + ro * 0.62 - 2],
        [ro * 0.58, cy + ro * 0.7],
        [w * 0.3, cy + L * 0.42],
      ],
      { tone: 'low' },
    )
  crescent(ro, L * 0.17, A0, A1, 'main')
  if (size > 2) crescent(ro * 1.28, L * 0.1, A0 + 0.35, A1 - 0.5, 'low')
  for (let i = 0; i < 1 + size; i++) {
    const a = A0 + 0.2 + ((A1 - A0 - 0.4) * i) / (size || 1)
    lights([[Math.sin(a) * ro * 0.94, cy - Math.cos(a) * ro * 0.94]], 1.4)
  }
  // spires
  const spi = (x: number, y0: number, y1: number, ww: number) =>
    pair(
      [
        [x - ww, y1],
        [x, y0],
        [x + ww, y1],
      ],
      { tone: 'main' },
    )
  if (open) spi(Math.sin(A0) * ro - 2, -L * r.in(0.9, 1.1), cy - Math.cos(A0) * ro + 8, 3.4 * k)
  half(
    [
      [0, -L * 1.02],
      [w * 0.16, -L * 0.7],
      [w * 0.3, -L * 0.46],
      [w * 0.9, -L * 0.22],
      [w * 1.12, L * 0.06],
      [w * 0.9, L * 0.34],
      [w * 0.5, L * 0.5],
      [w * 0.66, L * 0.72],
      [w * 0.4, L * 0.92],
      [0, L * 0.95],
    ],
    { curve: 0.55 },
  )
  half(
    [
      [0, -L * 0.84],
      [w * 0.1, -L * 0.6],
      [w * 0.18, -L * 0.46],
      [0, -L * 0.42],
    ],
    { tone: 'trim' },
  )
  // the dome with its folds
  o.push(
    `<circle cx="0" cy="${f1(L * 0.02)}" r="${f1(w * 0.82)}" fill="url(#${race}-planet)" ${edge}/><path d="M0 ${f1(L * 0.02 - w * 0.8)}v${f1(w * 1.6)}M${f1(-w * 0.2)} ${f1(L * 0.02 - w * 0.62)}c${f1(-w * 0.5)} ${f1(w * 0.2)} ${f1(w * 0.1)} ${f1(w * 0.4)} ${f1(-w * 0.4)} ${f1(w * 0.6)}s${f1(w * 0.3)} ${f1(w * 0.5)} ${f1(w * 0.1)} ${f1(w * 0.7)}M${f1(w * 0.2)} ${f1(L * 0.02 - w * 0.62)}c${f1(w * 0.5)} ${f1(w * 0.2)} ${f1(-w * 0.1)} ${f1(w * 0.4)} ${f1(w * 0.4)} ${f1(w * 0.6)}s${f1(-w * 0.3)} ${f1(w * 0.5)} ${f1(-w * 0.1)} ${f1(w * 0.7)}" fill="none" stroke="${R.c2}" stroke-opacity=".75" stroke-width=".9" ${THIN}/>`,
  )
  lines([
    [
      [0, L * 0.56],
      [w * 0.5, L * 0.56],
    ],
    [
      [w * 0.2, L * 0.6],
      [w * 0.3, L * 0.9],
    ],
  ])
  for (let i = 0; i < Math.min(3, fp); i++) gun(ro * (0.5 + 0.2 * i), cy - 2, 12, 1.8)
  if (bo > 2)
    half(
      [
        [0, L * 0.6],
        [w * 0.26, L * 0.66],
        [w * 0.26, L * 0.78],
        [0, L * 0.84],
      ],
      { tone: 'trim' },
    )
}
