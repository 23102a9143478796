import type { PlanDraft } from '@orrery/board'
import type { Refusal } from '@orrery/kernel'
import type { Point } from '../../geometry/place.ts'
import type { Facts } from '../table/facts.ts'

/** A plan as fields: the current table, and the draft. */
export interface FieldsProps {
  readonly facts: Facts
  readonly draft: PlanDraft
}

/** A plan as drawn on the table, which also reports why the drawing is not legal. */
export interface DrawingProps extends FieldsProps {
  refused(refusal: Refusal): string
}

/** The distance that an arrow key moves something, without shift and with it, in thousandths of an inch. */
export interface Stride {
  readonly near: number
  readonly far: number
}

/** For one thing that is steered to a quarter of an inch: a ship that moves or is thrust ahead, a drone mine. */
export const STEERED: Stride = { near: 250, far: 1000 }

/** For things that arrange themselves beside each other: ships that deploy, wings that fly. */
export const SETTLED: Stride = { near: 500, far: 2000 }

/** The point after an arrow key: `across` counts to the right, `down` towards the near edge of the table. */
export function stepped({ x, y }: Point, { near, far }: Stride, across: number, down: number, isFar: boolean): Point {
  const by = isFar ? far : near
  return { x: x + across * by, y: y - down * by }
}
