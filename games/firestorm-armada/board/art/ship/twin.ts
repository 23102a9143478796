import type { ShipPen } from './pen.ts'

/** Draws, beneath the hull of larger ships, what distinguishes the second and third type of a class from the first. */
export function twin(pen: ShipPen): void {
  const { which, family, race, mass, R, beam, pair, stripe, lines, engine } = pen
  if (which === 0 || family === 'station') return
  const w = beam(17 + mass * 7)
  if (race === 'terrans') {
    if (family === 'carrier') {
      pair('0.2,-30 0.5,-50 0.86,-48 0.9,-34 0.5,-22')
      pair('1,8 1.36,14 1.4,40 1,34')
    } else pair('0.9,-16 1.34,-30 1.42,-8 1.3,14 0.9,10')
  }
  if (race === 'aquans') {
    pair('0.2,-30 0.86,-46 1.3,-40 0.9,-26 0.3,-12', { curve: 0.7 })
    if (family !== 'carrier') pair('0.1,30 0.9,44 1.1,50 0.5,34', { curve: 0.5 })
  }
  if (race === 'dindrenzi') {
    pair('0.9,-4 1.3,-14 1.46,0 1.46,30 1.2,38 0.9,28')
    stripe('1.16,8 1.44,8 1.44,14 1.16,14')
    engine(w * 1.28, 36, 3)
  }
  if (race === 'sorylians') pair('0.6,-12 1.3,-24 1.36,4 1.1,-4 0.6,8')
  if (race === 'directorate') {
    pair('0.8,10 1.2,-36 1.36,-42 1.3,-4 1.1,24')
    lines(['1.22,-32 1.1,10'], { op: 0.95, w: 1, col: R.c })
  }
}
