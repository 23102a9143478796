import type { ShipPen } from '../ship/pen.ts'

/** Plain hulls of traders. */
export function neutral(pen: ShipPen): void {
  const { family, beam, half, pair, lines, lights, engine, stripe } = pen
  const w = beam(16)
  engine(w * 0.3, 46, 4.2)
  if (family === 'transport') {
    for (let i = 0; i < 3; i++)
      pair(`0.2,${-28 + i * 22} 0.95,${-28 + i * 22} 0.95,${-10 + i * 22} 0.2,${-10 + i * 22}`, { tone: i % 2 ? 'low' : 'main' })
    stripe('0.3,-20 0.9,-20 0.9,-16 0.3,-16')
    half('0,-50 0.3,-46 0.34,-30 0.2,-26 0.2,38 0.5,40 0.46,46 0,46')
  } else {
    pair('0.3,0 1,20 0.9,36 0.3,34', { tone: 'low' })
    half('0,-48 0.4,-30 0.5,30 0.4,44 0,44')
  }
  lights('0,-40', 1.4, '#fff2c4')
  lines(['0,-50 0,46'])
}
