import { again, anyButton, anyField, back, byKey, leave, reload, turn, walk } from './anywhere.ts'
import type { Press, Pressed, Presser } from './press.ts'
import { answer, grip, list, log, menu, piece, rule, undo, zoom } from './table.ts'

type Weighted = readonly [times: number, press: Press]

/** How often each press comes, where no table is. */
const ANYWHERE: readonly Weighted[] = [
  [12, anyButton],
  [5, byKey],
  [4, anyField],
  [2, walk],
  [2, leave],
  [1, turn],
  [1, reload],
  [2, back],
  [2, again],
]

/** The same at a table: mostly it is played. */
const AT_TABLE: readonly Weighted[] = [
  [16, answer],
  [4, list],
  [3, piece],
  [2, undo],
  [2, grip],
  [1, log],
  [1, menu],
  [1, rule],
  [2, zoom],
  [4, anyButton],
  [3, byKey],
  [1, anyField],
  [1, walk],
  [3, leave],
  [2, turn],
  [1, reload],
  [1, again],
]

/** Presses something at random; what has nothing to press is drawn anew. */
export async function pressSomething(presser: Presser): Promise<Pressed> {
  const { page, random } = presser
  const weighted = (await page.$('.frame')) === null ? ANYWHERE : AT_TABLE
  const drawn = weighted.flatMap(([times, press]) => Array.from({ length: times }, () => press))
  for (;;) {
    const pressed = await (drawn[random.below(drawn.length)] as Press)(presser)
    if (pressed !== null) return pressed
  }
}
