import { f1, THIN } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function xeno({ half, pair, lines, lights, flame, gun, R, r, size, fine, fp, burn, o }: ShipPen): void {
  const w = bySize(size, [12, 15, 19, 22]) * r.in(0.92, 1.08),
    L = bySize(size, [38, 44, 50, 56]),
    claws = bySize(size, [1, 1, 2, 2]) + (r.yes(0.4) ? 1 : 0)
  flame(w * 0.5, L * 0.8, 4.4, burn)
  if (size > 2) flame(0, L * 0.86, 6, burn + 4)
  for (let i = claws - 1; i >= 0; i--) {
    const y = L * (0.18 + i * 0.26),
      reach = w * (2.3 - i * 0.35) * r.in(0.9, 1.15),
      up = L * (1.15 - i * 0.42) * r.in(0.85, 1.05)
    pair(
      [
        [w * 0.5, y - 8],
        [reach * 0.75, y - 14],
        [reach, y - up * 0.45],
        [reach * 0.72, y - up],
        [reach * 1.02, y - up * 0.62],
        [reach * 1.2, y - up * 0.2],
        [reach * 0.98, y + 4],
        [w * 0.6, y + 12],
      ],
      { curve: i % 2 ? 0.7 : 0.55, tone: i ? 'low' : 'main' },
    )
    lines(
      [
        [
          [reach * 0.62, y - 9],
          [reach * 0.8, y + 1],
        ],
        [
          [reach * 0.86, y - 14],
          [reach * 1.08, y - 9],
        ],
      ],
      0.6,
    )
  }
  for (let i = 0; i < size; i++) {
    const y = -L * 0.1 + i * L * 0.22
    pair(
      [
        [w * 0.7, y],
        [w * 1.35, y + L * 0.1 + r.in(-4, 4)],
        [w * 0.8, y + L * 0.2],
      ],
      { tone: 'low' },
    )
  }
  half([
    [0, -L * 0.95],
    [w * 0.22, -L * 0.62],
    [w * 0.6, -L * 0.5],
    [w * 0.5, -L * 0.22],
    [w * 0.95, -L * 0.1],
    [w * 0.8, L * 0.14],
    [w * 1.05, L * 0.3],
    [w * 0.78, L * 0.52],
    [w * 0.85, L * 0.8],
    [w * 0.3, L * 0.7],
    [0, L * 0.85],
  ])
  for (let i = 0; i < 1 + size; i++) {
    const y = -L * 0.3 + i * L * 0.26,
      k = 0.8 - i * 0.06
    half(
      [
        [0, y - L * 0.12],
        [w * 0.55 * k, y],
        [w * 0.75 * k, y + L * 0.1],
        [w * 0.3, y + L * 0.07],
        [0, y + L * 0.16],
      ],
      { tone: i % 2 ? 'low' : 'main' },
    )
  }
  pair(
    [
      [w * 0.25, -L * 0.48],
      [w * 0.52, -L * 0.42],
      [w * 0.42, -L * 0.24],
      [w * 0.24, -L * 0.3],
    ],
    { tone: 'trim' },
  )
  lights(
    [
      [w * 0.3, L * 0.42],
      [w * 0.42, L * 0.56],
    ],
    1.5,
  )
  if (size > 2)
    lights(
      [
        [w * 0.5, L * 0.1],
        [w * 0.62, L * 0.34],
      ],
      1.5,
    )
  for (let i = 0; i < Math.min(3, fp); i++) gun(w * (0.3 + 0.32 * i), -L * (0.52 - 0.2 * i), 11, 2.2)
  if (fine) o.push(`<path d="M0 ${f1(-L * 0.9)}V${f1(L * 0.7)}" stroke="${R.k}" stroke-opacity=".5" ${THIN}/>`)
}
