import type { Seen } from '@orrery/kernel'

/** The size of a table's picture. */
export const PICTURE = { width: 1200, height: 500 } as const

/**
 * Draws a table for the preview of its address: SVG elements in a box of `PICTURE`, from a spectator's view. Pure, and without words:
 * nothing that people wrote is in it. `games/<game>/board/picture.ts` exports it as `picture`.
 */
export type TablePicture<View> = (seen: Seen<View>) => string
