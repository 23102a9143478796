import { bySize, type ShipPen } from '../pen.ts'

export function human({ half, pair, pod, lines, lights, flame, gun, turret, canopy, r, size, fp, burn }: ShipPen): void {
  const w = bySize(size, [10, 12, 14, 15]) * r.in(0.9, 1.1),
    L = bySize(size, [40, 46, 54, 58])
  if (size <= 2) {
    const span = r.in(30, 44),
      sweep = r.in(4, 30),
      tip = r.in(8, 16),
      fwd = r.yes(0.35)
    flame(size === 2 ? w * 1.05 : 0, L * 0.9, size === 2 ? 3.4 : 4.6, burn)
    if (size === 2 && r.yes(0.5)) flame(0, L * 0.92, 4, burn)
    const rootY = fwd ? 6 : -8
    pair([
      [w * 0.4, rootY],
      [span, rootY + (fwd ? -sweep * 0.4 : sweep)],
      [span, rootY + (fwd ? -sweep * 0.4 : sweep) + tip],
      [w * 0.5, L * 0.66],
    ])
    lines([
      [
        [w * 0.9, rootY + 9],
        [span - 2, rootY + (fwd ? -sweep * 0.4 : sweep) + tip * 0.55],
      ],
    ])
    pair(
      [
        [span * 0.62, rootY + (fwd ? -sweep * 0.25 : sweep * 0.62) + 2],
        [span * 0.8, rootY + (fwd ? -sweep * 0.32 : sweep * 0.8) + 1.5],
        [span * 0.8, rootY + (fwd ? -sweep * 0.32 : sweep * 0.8) + tip * 0.8 + 2],
        [span * 0.62, rootY + (fwd ? -sweep * 0.25 : sweep * 0.62) + tip + 6],
      ],
      { tone: 'trim' },
    )
    if (size === 2) {
      pod(w * 1.05, L * 0.42, 4.6, L * 0.95)
      gun(span, rootY + (fwd ? -sweep * 0.4 : sweep) + 4, 14)
      if (fp > 2) gun(w * 1.05, 0, 12)
    } else {
      gun(span - 1, rootY + (fwd ? -sweep * 0.4 : sweep) + 4, 10, 1.4)
    }
    half([
      [0, -L],
      [w * 0.3, -L * 0.9],
      [w * 0.55, -L * 0.5],
      [w * r.in(0.7, 1), -L * 0.12],
      [w, L * 0.3],
      [w * 0.72, L * 0.86],
      [0, L * 0.86],
    ])
    lines([
      [
        [w * 0.2, -L * 0.5],
        [w * 0.5, -L * 0.05],
        [w * 0.5, L * 0.6],
      ],
      [
        [0, L * 0.45],
        [w * 0.9, L * 0.45],
      ],
    ])
    half(
      [
        [0, -L * 0.4],
        [w * 0.4, -L * 0.22],
        [w * 0.34, L * 0.02],
        [0, L * 0.08],
      ],
      { tone: 'low' },
    )
    canopy(-L * 0.26, w * 0.32, L * 0.26)
    if (r.yes(0.6))
      pair(
        [
          [w * 0.35, L * 0.5],
          [w * 0.95, L * 0.62],
          [w * 0.95, L * 1.02],
          [w * 0.45, L * 0.84],
        ],
        { tone: 'low' },
      )
  } else {
    const blocks = size === 4 ? r.int(2, 3) : r.int(1, 2),
      nac = r.in(w * 1.7, w * 2.3),
      nl = L * r.in(0.75, 1)
    flame(nac, L * 0.86, 5, burn + 8)
    flame(w * 0.5, L * 0.96, 4.6, burn + 8)
    if (size === 4) flame(0, L * 0.98, 6, burn + 10)
    pair(
      [
        [w * 0.6, -L * 0.05],
        [nac, L * 0.05],
        [nac, L * 0.32],
        [w * 0.6, L * 0.3],
      ],
      { tone: 'low' },
    )
    pair(
      [
        [w * 0.6, L * 0.45],
        [nac, L * 0.5],
        [nac, L * 0.68],
        [w * 0.6, L * 0.72],
      ],
      { tone: 'low' },
    )
    pod(nac, L * 0.3, size === 4 ? 7.5 : 6, nl * 1.2, { nose: 0.28 })
    lines([
      [
        [nac - 5, L * 0.1],
        [nac + 5, L * 0.1],
      ],
      [
        [nac - 5, L * 0.5],
        [nac + 5, L * 0.5],
      ],
    ])
    pair(
      [
        [nac - 3, L * 0.14],
        [nac + 3, L * 0.14],
        [nac + 3, L * 0.26],
        [nac - 3, L * 0.26],
      ],
      { tone: 'trim' },
    )
    if (size === 4) {
      pair([
        [w * 0.75, -L * 0.98],
        [w * 1.15, -L * 0.82],
        [w * 1.3, -L * 0.1],
        [w * 0.7, L * 0.0],
        [w * 0.7, -L * 0.7],
      ])
      lines([
        [
          [w * 0.95, -L * 0.75],
          [w * 1.05, -L * 0.15],
        ],
      ])
      gun(w * 0.95, -L * 0.9, 12, 2)
    }
    const bow = r.in(0.3, 0.75)
    half([
      [0, -L * (size === 4 ? 0.86 : 1)],
      [w * bow, -L * 0.88 * (size === 4 ? 0.9 : 1)],
      [w * 0.78, -L * 0.62],
      [w * 0.62, -L * 0.3],
      [w * r.in(1, 1.25), -L * 0.08],
      [w * 1.2, L * 0.4],
      [w * 0.95, L * 0.55],
      [w * 0.95, L * 0.9],
      [0, L * 0.94],
    ])
    lines([
      [
        [0, -L * 0.62],
        [w * 0.72, -L * 0.62],
      ],
      [
        [w * 0.3, -L * 0.55],
        [w * 0.3, -L * 0.1],
        [w * 0.7, L * 0.1],
        [w * 0.7, L * 0.8],
      ],
      [
        [0, L * 0.55],
        [w * 0.95, L * 0.55],
      ],
      [
        [w * 0.9, L * 0.05],
        [w * 1.15, L * 0.05],
      ],
      [
        [w * 0.9, L * 0.25],
        [w * 1.15, L * 0.25],
      ],
    ])
    for (let i = 0; i < blocks; i++) {
      const y = -L * 0.02 + i * L * 0.25,
        k = 1 - i * 0.16
      half(
        [
          [0, y - L * 0.13],
          [w * 0.5 * k, y - L * 0.08],
          [w * 0.62 * k, y + L * 0.08],
          [w * 0.4 * k, y + L * 0.14],
          [0, y + L * 0.14],
        ],
        { tone: i % 2 ? 'low' : 'main' },
      )
    }
    canopy(-L * 0.02, w * 0.3, L * 0.1)
    half(
      [
        [0, L * 0.62],
        [w * 0.3, L * 0.66],
        [w * 0.3, L * 0.8],
        [0, L * 0.82],
      ],
      { tone: 'trim' },
    )
    const n = Math.min(4, fp - 1)
    for (let i = 0; i < n; i++) turret(w * (0.55 + 0.3 * (i % 2)), -L * 0.45 + i * L * 0.29, 2.6, 9)
    turret(0, -L * 0.55, 3, 12)
    lights(
      Array.from({ length: 6 }, (_, i) => [w * 1.02, L * (0.02 + i * 0.07)]),
      0.8,
      '#fff2c4',
    )
  }
}
