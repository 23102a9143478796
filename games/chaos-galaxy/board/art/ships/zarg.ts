import { f1, type Point, straight, THIN } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function zarg({ half, lights, flame, gun, see, edge, R, r, race, size, fine, fp, burn, o, bo }: ShipPen): void {
  const k = bySize(size, [0.8, 0.95, 1.15, 1.35]),
    w = 11 * k,
    L = bySize(size, [38, 44, 50, 56]),
    n = 4 + size * 2
  flame(w * 0.45, L * 0.7, 4, burn)
  if (size > 2) flame(-w * 1.1, L * 0.6, 4.4, burn)
  // wreckage: blades on both sides, never two alike
  for (const s of [-1, 1])
    for (let i = 0; i < n; i++) {
      const y = -L * 0.45 + i * L * (1.1 / n) + r.in(-3, 3),
        len = w * r.in(0.9, 2.6) * (size === 1 ? 0.85 : 1),
        lean = r.in(-0.9, 0.5) * len,
        wd = L * r.in(0.05, 0.11)
      const p: Point[] = [
        [s * w * 0.3, y - wd],
        [s * (w * 0.3 + len * 0.55), y - wd * 0.7 + lean * 0.45],
        [s * (w * 0.3 + len), y + lean],
        [s * (w * 0.3 + len * 0.5), y + wd * 0.8 + lean * 0.35],
        [s * w * 0.3, y + wd * 1.4],
      ]
      see(p)
      o.push(`<path d="${straight(p)}Z" fill="${s < 0 ? (i % 3 ? R.b : R.a) : i % 3 ? R.d : R.b}" ${edge}/>`)
      if (fine && i % 2)
        o.push(
          `<path d="${straight([
            [s * w * 0.4, y],
            [s * (w * 0.3 + len * 0.8), y + lean * 0.8],
          ])}" stroke="${R.k}" stroke-opacity=".6" stroke-width=".9" fill="none" ${THIN}/>`,
        )
      if (r.yes(0.25)) o.push(`<circle cx="${f1(s * (w * 0.3 + len * 0.5))}" cy="${f1(y + lean * 0.4)}" r="1.4" fill="${R.glow}"/>`)
    }
  const j = () => r.in(-0.12, 0.12) * w
  const Rp: Point[] = [
    [0, -L * 0.98],
    [w * 0.34 + j(), -L * 0.66],
    [w * 0.3 + j(), -L * 0.5],
    [w * 0.85 + j(), -L * 0.3],
    [w * 0.7 + j(), -L * 0.06],
    [w * 1.05 + j(), L * 0.2],
    [w * 0.66 + j(), L * 0.42],
    [w * 0.72 + j(), L * 0.72],
    [w * 0.2, L * 0.62],
    [0, L * 0.76],
  ]
  const Lp: Point[] = [
    [0, -L * 0.98],
    [-w * 0.26 + j(), -L * 0.7],
    [-w * 0.5 + j(), -L * 0.4],
    [-w * 0.44, -L * 0.32],
    [-w * 0.95 + j(), -L * 0.12],
    [-w * 0.8 + j(), L * 0.26],
    [-w * 1.1 + j(), L * 0.4],
    [-w * 0.5 + j(), L * 0.66],
    [-w * 0.2, L * 0.56],
    [0, L * 0.76],
  ]
  see(Rp)
  see(Lp)
  o.push(`<path d="${straight(Lp)}Z" fill="url(#${race}-lit)" ${edge}/><path d="${straight(Rp)}Z" fill="url(#${race}-dark)" ${edge}/>`)
  const crack = (x: number, y: number, m: number) => {
    const p: Point[] = [[x, y]]
    for (let i = 0; i < 4; i++) p.push([x + m * r.in(1, w * 0.22) * (i + 1) * 0.7, y + L * 0.12 * (i + 1) + r.in(-3, 3)])
    o.push(
      `<path d="${straight(p)}" fill="none" stroke="${R.glow}" stroke-width="3" stroke-opacity=".3" ${THIN}/><path d="${straight(p)}" fill="none" stroke="${R.glow}" stroke-width="1.2" ${THIN}/>`,
    )
  }
  crack(-w * 0.1, -L * 0.5, -1)
  crack(w * 0.1, -L * 0.15, 1)
  if (size > 2) crack(-w * 0.3, 0, -1)
  half(
    [
      [0, -L * 0.3],
      [w * 0.3, -L * 0.16],
      [w * 0.36, L * 0.08],
      [0, L * 0.2],
    ],
    { tone: 'low' },
  )
  o.push(`<circle cx="0" cy="${f1(-L * 0.06)}" r="${f1(w * 0.34)}" fill="url(#${race}-glow)"/>`)
  if (size > 2) {
    const rr = L * 0.66,
      a0 = r.in(0, 6)
    for (let i = 0; i < 5; i++) {
      const a = a0 + i * 1.25,
        b = a + r.in(0.5, 0.95),
        q: Point[] = []
      for (let t = 0; t <= 6; t++) {
        const x = a + ((b - a) * t) / 6
        q.push([Math.cos(x) * rr, Math.sin(x) * rr * 0.9])
      }
      for (let t = 6; t >= 0; t--) {
        const x = a + ((b - a) * t) / 6
        q.push([Math.cos(x) * (rr - 4 - r.in(0, 4)), Math.sin(x) * (rr * 0.9 - 4)])
      }
      see(q)
      o.push(`<path d="${straight(q)}Z" fill="${Math.cos(a + 0.3) < 0 ? R.b : R.d}" ${edge}/>`)
    }
  }
  for (let i = 0; i < Math.min(4, fp); i++) gun(w * (0.4 + 0.3 * i), -L * (0.46 - 0.2 * i), 12, 1.8)
  if (bo > 3)
    lights(
      [
        [w * 0.3, L * 0.3],
        [w * 0.3, L * 0.44],
      ],
      1.6,
    )
}
