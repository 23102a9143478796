import type { Seen } from '@orrery/kernel'

/** How wide and high a picture of a table is. */
export const PICTURE = { width: 1200, height: 500 } as const

/**
 * Draws how a table stands, for the preview of its address: SVG elements in a box of `PICTURE`, of what a spectator sees. Pure, and
 * without words: of what people wrote nothing is in it. `games/<game>/board/picture.ts` exports it as `picture`.
 */
export type TablePicture<View> = (seen: Seen<View>) => string
