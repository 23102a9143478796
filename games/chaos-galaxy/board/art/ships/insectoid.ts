import { f1, type Point, turned } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function insectoid({ half, pair, lines, lights, flame, gun, see, R, r, size, fp, burn, o }: ShipPen): void {
  const k = bySize(size, [0.8, 0.95, 1.15, 1.3]),
    w = 11 * k,
    L = bySize(size, [38, 44, 50, 54]),
    wings = size >= 3 ? 2 : r.int(1, 2),
    closed = size >= 3 && r.yes(0.55)
  flame(0, L * 0.95, 4.4, burn)
  const wing = (a: number, len: number, wd: number, op: number) => {
    const pts: Point[] = []
    const n = 9
    for (let i = 0; i <= n; i++) {
      const t = i / n
      pts.push([t * len, -Math.sin(Math.PI * t ** 0.7) * wd * 0.55])
    }
    for (let i = n - 1; i >= 0; i--) {
      const t = i / n
      pts.push([t * len, Math.sin(Math.PI * t ** 1.2) * wd])
    }
    const place = (list: readonly Point[]) => turned(list, a, w * 0.5, -L * 0.12)
    pair(place(pts), { curve: 0.5, op, tone: 'trim' })
    const veins: Point[] = [[len * 0.97, 0]]
    for (const t of [0.35, 0.62, 0.85]) veins.push([t * len, Math.sin(Math.PI * t) * wd * 0.7])
    lines(
      veins.map((tip) => place([[0, 0], tip])),
      0.5,
      0.7,
    )
  }
  const a0 = r.in(-0.35, 0.25)
  if (!closed) {
    wing(a0 + 0.75, L * r.in(0.8, 1.05), L * 0.16, 0.62)
    if (wings > 1 || size <= 2) wing(a0, L * r.in(1.0, 1.25), L * 0.17, 0.72)
  }
  for (let i = 0; i < 3; i++) {
    const y = -L * 0.2 + i * L * 0.13,
      q = L * (0.34 + 0.05 * size) * (1 - 0.1 * i),
      fw = i === 0 ? -1 : 1
    lines(
      [
        [
          [w * 0.6, y],
          [w * 0.6 + q * 0.55, y + fw * q * 0.25],
          [w * 0.6 + q * 0.75, y + fw * q * 0.75],
        ],
      ],
      1,
      2.4,
      R.d,
    )
    see([[w * 0.6 + q * 0.75, y + fw * q * 0.75]])
  }
  const seg = size <= 2 ? 4 : 6
  half(
    [
      [0, -L * 0.05],
      [w * 0.75, L * 0.02],
      [w * 1.1 * (size > 2 ? 1.3 : 1), L * 0.3],
      [w * 0.8, L * 0.7],
      [w * 0.25, L * 1.0],
      [0, L * 1.05],
    ],
    { curve: 0.9, tone: 'low' },
  )
  for (let i = 0; i < seg; i++) {
    const t = i / seg,
      y = L * (0.02 + t * 0.86),
      ww = w * (size > 2 ? 1.36 : 1.08) * Math.sin(Math.PI * (0.24 + t * 0.66))
    half(
      [
        [0, y - L * 0.02],
        [ww * 0.7, y],
        [ww, y + L * 0.06],
        [ww * 0.62, y + L * 0.13],
        [0, y + L * 0.16],
      ],
      { curve: 0.8, tone: i % 2 ? 'main' : 'low' },
    )
  }
  if (closed) {
    pair(
      [
        [1, -L * 0.1],
        [w * 1.5, L * 0.02],
        [w * 2, L * 0.38],
        [w * 1.1, L * 0.86],
        [w * 0.25, L * 0.95],
        [1.4, L * 0.3],
      ],
      { curve: 0.8 },
    )
    lines(
      [
        [
          [w * 0.5, 0],
          [w * 0.95, L * 0.4],
          [w * 0.6, L * 0.8],
        ],
        [
          [w * 0.95, L * 0.02],
          [w * 1.5, L * 0.4],
          [w * 0.95, L * 0.8],
        ],
      ],
      0.55,
    )
    pair(
      [
        [w * 1.1, L * 0.22],
        [w * 1.5, L * 0.3],
        [w * 1.42, L * 0.46],
        [w * 1.08, L * 0.4],
      ],
      { curve: 0.8, tone: 'trim' },
    )
  }
  half(
    [
      [0, -L * 0.4],
      [w * 0.6, -L * 0.36],
      [w * 1.02, -L * 0.16],
      [w * 0.7, L * 0.04],
      [0, L * 0.08],
    ],
    { curve: 0.9 },
  )
  lines([
    [
      [0, -L * 0.16],
      [w * 0.9, -L * 0.16],
    ],
    [
      [w * 0.3, -L * 0.34],
      [w * 0.4, L * 0.02],
    ],
  ])
  const horn = size >= 3 ? r.in(0.5, 0.75) : r.in(0.22, 0.4)
  pair(
    [
      [w * 0.2, -L * 0.62],
      [w * 0.9, -L * 0.72],
      [w * 0.75, -L * (0.72 + horn)],
      [w * 0.35, -L * (0.82 + horn * 0.9)],
      [w * 0.5, -L * 0.78],
      [w * 0.1, -L * 0.68],
    ],
    { curve: 0.6 },
  )
  half(
    [
      [0, -L * 0.72],
      [w * 0.45, -L * 0.68],
      [w * 0.7, -L * 0.54],
      [w * 0.5, -L * 0.4],
      [0, -L * 0.37],
    ],
    { curve: 0.9 },
  )
  o.push(
    [-1, 1]
      .map(
        (s) =>
          `<ellipse cx="${f1(s * w * 0.48)}" cy="${f1(-L * 0.56)}" rx="${f1(w * 0.2)}" ry="${f1(w * 0.3)}" fill="${R.k}"/><ellipse cx="${f1(s * w * 0.46)}" cy="${f1(-L * 0.57)}" rx="${f1(w * 0.13)}" ry="${f1(w * 0.2)}" fill="${R.glow}"/>`,
      )
      .join(''),
  )
  for (let i = 0; i < Math.min(3, fp); i++) gun(w * (0.86 + 0.35 * i), -L * (0.16 - 0.1 * i), 12, 1.8)
  if (size > 2)
    lights(
      Array.from({ length: 4 }, (_, i) => [w * 0.22, L * (0.18 + i * 0.16)]),
      1,
    )
}
