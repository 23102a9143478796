import { f1 } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function spaceshark({ half, pair, lines, flame, gun, turret, R, r, size, fp, burn, id, o }: ShipPen): void {
  const k = bySize(size, [0.78, 0.95, 1.15, 1.35]),
    w = 11 * k,
    L = bySize(size, [42, 46, 52, 58])
  const hammer = id === 'kalapacsfej' || (r.yes(0.12) && size > 2),
    ray = id === 'kisertetraja' || id === 'arnyuszony'
  flame(0, L * 0.86, 4, burn)
  if (size > 2) flame(w * 0.5, L * 0.7, 4, burn)
  const pec = r.in(1.9, 2.6) * (ray ? 1.5 : 1),
    sw = r.in(0.16, 0.42),
    py = -L * r.in(0.06, 0.22)
  // tail
  pair(
    [
      [1, L * 0.7],
      [w * 0.5, L * 0.8],
      [w * r.in(1.5, 2), L * r.in(1.12, 1.3)],
      [w * 0.7, L * 1.02],
      [1, L * 0.94],
    ],
    { curve: 0.6 },
  )
  pair(
    [
      [w * 0.3, L * 0.42],
      [w * 1.25, L * r.in(0.62, 0.72)],
      [w * 0.35, L * 0.62],
    ],
    { curve: 0.5, tone: 'low' },
  )
  // pectorals
  if (ray)
    pair(
      [
        [w * 0.2, -L * 0.52],
        [w * 1.2, -L * 0.36],
        [w * pec, L * 0.06],
        [w * pec * 1.02, L * 0.16],
        [w * 1.4, L * 0.18],
        [w * 0.4, L * 0.46],
      ],
      { curve: 0.7 },
    )
  else
    pair(
      [
        [w * 0.6, py - L * 0.08],
        [w * pec * 0.7, py + L * sw * 0.55],
        [w * pec, py + L * (sw + 0.26)],
        [w * pec * 0.62, py + L * (sw + 0.14)],
        [w * 0.7, py + L * 0.26],
      ],
      { curve: 0.7 },
    )
  lines(
    ray
      ? [
          [
            [w * 0.8, -L * 0.2],
            [w * pec * 0.8, L * 0.06],
          ],
          [
            [w * 0.9, -L * 0.02],
            [w * pec * 0.6, L * 0.12],
          ],
        ]
      : [
          [
            [w, py + L * 0.06],
            [w * pec * 0.82, py + L * (sw + 0.12)],
          ],
          [
            [w, py + L * 0.14],
            [w * pec * 0.66, py + L * (sw + 0.12)],
          ],
        ],
    0.5,
  )
  if (size > 2) {
    pair(
      [
        [w * 0.7, L * 0.16],
        [w * 1.75, L * 0.36],
        [w * 1.9, L * 0.52],
        [w * 0.7, L * 0.36],
      ],
      { curve: 0.6, tone: 'low' },
    )
  }
  if (size === 4) {
    pair(
      [
        [w * 0.8, -L * 0.5],
        [w * 1.5, -L * 0.34],
        [w * 1.7, -L * 0.16],
        [w * 0.9, -L * 0.26],
      ],
      { curve: 0.6, tone: 'low' },
    )
  }
  if (hammer)
    half(
      [
        [0, -L * 1.0],
        [w * 1.2, -L * 0.96],
        [w * 2.0, -L * 0.86],
        [w * 1.9, -L * 0.72],
        [w * 0.9, -L * 0.72],
        [w * 0.6, -L * 0.55],
        [0, -L * 0.5],
      ],
      { curve: 0.6 },
    )
  const sn = r.in(0.16, 0.34)
  half(
    [
      [0, -L * (hammer ? 0.9 : 1)],
      [w * sn * 1.6, -L * 0.9],
      [w * 0.82, -L * 0.55],
      [w * 1.05, -L * 0.16],
      [w * 0.92, L * 0.16],
      [w * 0.46, L * 0.56],
      [w * 0.22, L * 0.82],
      [0, L * 0.92],
    ],
    { curve: 0.95 },
  )
  // pale jaw line, gills, back ridge
  lines(
    [
      [
        [w * 0.3, -L * 0.82],
        [w * 0.62, -L * 0.52],
        [w * 0.5, -L * 0.42],
      ],
    ],
    0.7,
    1,
    R.k,
  )
  lines(
    [0, 1, 2].map((i) => [
      [w * 0.95, -L * (0.3 - i * 0.07)],
      [w * 0.62, -L * (0.22 - i * 0.07)],
    ]),
    0.85,
    1.4,
    R.c,
  )
  half(
    [
      [0, -L * 0.34],
      [w * 0.26, -L * 0.06],
      [w * 0.2, L * 0.22],
      [0, L * 0.34],
    ],
    { curve: 0.7, tone: 'low' },
  )
  if (size > 1)
    half(
      [
        [0, -L * 0.24],
        [w * 0.12, -L * 0.04],
        [w * 0.08, L * 0.14],
        [0, L * 0.2],
      ],
      { tone: 'trim', curve: 0.5 },
    )
  if (id === 'tigrisuszony' || r.yes(0.22))
    lines(
      [0, 1, 2, 3].map((i) => [
        [w * (0.98 - 0.1 * i), L * (-0.04 + i * 0.12)],
        [w * 0.45, L * (0.04 + i * 0.12)],
      ]),
      0.9,
      2,
      R.k,
    )
  o.push(
    [-1, 1]
      .map(
        (s) =>
          `<path d="M${f1(s * w * (hammer ? 1.72 : 0.5))} ${f1(-L * (hammer ? 0.84 : 0.66))}l${f1(s * w * 0.2)} ${f1(L * 0.05)}l${f1(-s * w * 0.24)} ${f1(L * 0.035)}Z" fill="${R.glow}"/>`,
      )
      .join(''),
  )
  for (let i = 0; i < Math.min(4, fp); i++) {
    if (i < 2) gun(w * (0.5 + 0.42 * i), -L * (0.56 - 0.26 * i), 12, 1.9)
    else turret(w * 0.55, L * (0.02 + 0.2 * (i - 2)), 2.4, 9)
  }
}
