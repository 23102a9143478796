import { f1, THIN } from '@orrery/board/drawing/path.ts'
import type { ClassId } from '../../../content/classes.ts'
import type { RaceId } from '../../../content/races.ts'
import { aquans } from '../small/aquans.ts'
import { dindrenzi } from '../small/dindrenzi.ts'
import { directorate } from '../small/directorate.ts'
import { relthoza } from '../small/relthoza.ts'
import { sorylians } from '../small/sorylians.ts'
import { terrans } from '../small/terrans.ts'
import type { ShipPen } from './pen.ts'

/** The outlines of a race's small ships by class, one for each type of it. */
export type SmallShips = Readonly<Partial<Record<ClassId, readonly ((pen: ShipPen, w: number) => void)[]>>>

const SMALL: Readonly<Partial<Record<RaceId, SmallShips>>> = { terrans, aquans, dindrenzi, relthoza, sorylians, directorate }
const BEAMS: Readonly<Partial<Record<ClassId, number>>> = { frigate: 17, lightFrigate: 15, corvette: 19, escort: 22, gunDrone: 24 }

/** Draws a small ship by its own outline. Returns false if its race has none for the class. */
export function smallShip(pen: ShipPen): boolean {
  const { type, race, which, r } = pen
  const outlines = SMALL[race]?.[type.class]
  const beam = BEAMS[type.class]
  if (outlines === undefined || beam === undefined) return false
  const w = pen.beam(beam * r.in(0.97, 1.04))
  outlines[Math.min(which, outlines.length - 1)]?.(pen, w)
  arm(pen, w)
  sign(pen, w)
  return true
}

/** Draws its weapons, shields and lights where its outline has room. */
function arm({ type, race, fixed, fore, torpedoes, stats, R, barrel, lights, dome }: ShipPen, w: number): void {
  const escort = type.class === 'escort'
  if (type.class !== 'corvette') {
    if (fixed > 0) barrel(w * 0.14, -38, 11, 2)
    else if (fore > 0 && race !== 'directorate') barrel(w * 0.14, -34, 12, 1.9)
  }
  if (torpedoes > 0) lights('0.2,-6 0.24,-1', 1.2, R.k)
  if (stats.mn > 0) lights('0.2,38', 1.8, R.g)
  if (stats.sh > 0) dome(0, escort ? 0 : 14, 3.4)
  lights([[0, escort ? -16 : 22]], 1.4, R.g)
}

/** Draws the sign of its race. */
function sign({ type, race, R, fine, lights, glow, over }: ShipPen, w: number): void {
  if (race === 'directorate') {
    const eye = type.class === 'gunDrone' ? 8 : 7
    over(
      `<circle cx="0" cy="4" r="${eye * 1.9}" fill="url(#${race}-g)" opacity=".75"/><circle cx="0" cy="4" r="${eye}" fill="${R.k}" stroke="${R.b}" stroke-width="1" ${THIN}/><circle cx="0" cy="4" r="${f1(eye * 0.55)}" fill="${R.g}"/>`,
    )
  }
  if (race === 'sorylians' && fine) {
    for (const y of [-6, 6, 18])
      over(
        `<path d="M${f1(-w * 0.1)} ${y + 5}L0 ${y - 5}L${f1(w * 0.1)} ${y + 5}Z" fill="${R.c}" stroke="${R.k}" stroke-width=".6" ${THIN}/>`,
      )
  }
  if (race === 'aquans') {
    lights('0.24,-30', 1.5, '#eafffa')
    glow(w * 0.24, -30, 4)
  }
}
