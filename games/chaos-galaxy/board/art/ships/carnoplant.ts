import { f1, type Point, THIN, turned } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function carnoplant({ half, pair, lines, lights, flame, gun, ext, edge, R, r, race, size, fp, bo, burn, o }: ShipPen): void {
  const k = bySize(size, [0.8, 0.95, 1.15, 1.3]),
    w = 13 * k,
    L = bySize(size, [38, 43, 50, 54]),
    petals = bySize(size, [1, 2, 3, 4])
  flame(0, L * 0.9, 4.6, burn)
  const tend = (x: number, y: number, len: number, bend: number) => {
    const d = (s: number) =>
      `M${f1(s * x)} ${f1(y)}c${f1(s * bend)} ${f1(len * 0.3)} ${f1(-s * bend)} ${f1(len * 0.6)} ${f1(s * bend * 0.6)} ${f1(len)}`
    ext[3] = Math.max(ext[3], y + len)
    o.push(
      `<path d="${d(1)}${d(-1)}" fill="none" stroke="${R.d}" stroke-width="3" stroke-linecap="round" ${THIN}/><path d="${d(-1)}" fill="none" stroke="${R.b}" stroke-width="1.4" stroke-linecap="round" ${THIN}/>`,
    )
  }
  tend(w * 0.35, L * 0.7, L * 0.42, 8)
  tend(w * 0.7, L * 0.6, L * 0.34, -10)
  if (size > 2) tend(w * 1.1, L * 0.5, L * 0.36, 12)
  for (let i = petals - 1; i >= 0; i--) {
    const y = -L * 0.28 + i * L * (0.86 / petals),
      len = L * r.in(0.62, 0.85) * (1 - i * 0.06),
      a = -0.15 + i * 0.38 + r.in(-0.12, 0.12),
      c = Math.cos(a),
      s = Math.sin(a),
      wd = L * 0.17
    const leaf: Point[] = [
      [0, -wd * 0.4],
      [len * 0.3, -wd],
      [len * 0.72, -wd * 0.7],
      [len, 0],
      [len * 0.7, wd * 0.55],
      [len * 0.3, wd * 0.7],
      [0, wd * 0.4],
    ]
    pair(turned(leaf, a, w * 0.45, y), { curve: 0.85, tone: i % 2 ? 'low' : 'main' })
    lines(
      [
        [
          [w * 0.5, y],
          [w * 0.45 + len * 0.92 * c, y + len * 0.92 * s],
        ],
        ...[0.35, 0.58, 0.78].map((t): Point[] => [
          [w * 0.45 + len * t * c, y + len * t * s],
          [w * 0.45 + len * (t + 0.14) * c + wd * 0.5 * s, y + len * (t + 0.14) * s - wd * 0.5 * c],
        ]),
      ],
      0.5,
    )
    if (r.yes(0.5) || i === 0) lights([[w * 0.45 + len * 1 * c, y + len * s]], 1.7)
  }
  half(
    [
      [0, -L * 0.5],
      [w * 0.62, -L * 0.4],
      [w * 1.02, -L * 0.05],
      [w * 0.86, L * 0.42],
      [w * 0.36, L * 0.78],
      [0, L * 0.86],
    ],
    { curve: 0.9 },
  )
  lines(
    [
      [
        [0, -L * 0.4],
        [0, L * 0.8],
      ],
      ...[-0.2, 0.02, 0.24, 0.46].map((t): Point[] => [
        [0, L * t + 8],
        [w * 0.8, L * t],
      ]),
    ],
    0.45,
  )
  for (let i = 0; i < Math.min(3, 1 + bo); i++) {
    const y = L * (-0.06 + i * 0.26),
      rr = w * (0.3 - 0.03 * i)
    o.push(
      `<circle cx="${f1(-w * 0.42)}" cy="${f1(y)}" r="${f1(rr)}" fill="url(#${race}-trimL)" ${edge}/><circle cx="${f1(w * 0.42)}" cy="${f1(y)}" r="${f1(rr)}" fill="url(#${race}-trimD)" ${edge}/>`,
    )
    lights([[w * 0.42 - rr * 0.35, y - rr * 0.35]], 1, '#fff')
  }
  // the jaws
  const jw = w * r.in(1.05, 1.3),
    jl = L * r.in(0.42, 0.56)
  pair(
    [
      [1, -L * 0.36],
      [jw * 0.8, -L * 0.46],
      [jw, -L * 0.46 - jl * 0.55],
      [jw * 0.35, -L * 0.46 - jl],
      [jw * 0.22, -L * 0.42 - jl * 0.7],
      [jw * 0.5, -L * 0.46 - jl * 0.4],
      [2, -L * 0.44],
    ],
    { curve: 0.8 },
  )
  lines(
    [0, 1, 2, 3].map((i) => {
      const t = i / 3,
        y = -L * 0.5 - jl * (0.12 + t * 0.62)
      return [
        [jw * (0.42 + 0.1 * Math.sin(t * 3)), y],
        [jw * (0.1 + 0.1 * t), y - 2],
      ]
    }),
    1,
    1.6,
    R.c2,
  )
  o.push(`<circle cx="0" cy="${f1(-L * 0.48)}" r="${f1(w * 0.2)}" fill="url(#${race}-glow)"/>`)
  for (let i = 0; i < Math.min(3, fp); i++) gun(w * (0.62 + 0.28 * i), -L * (0.3 - 0.16 * i), 11, 2)
}
