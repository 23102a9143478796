import type { Seen } from '@orrery/kernel'
import type { Language } from '@orrery/text'

/** The size of a table's picture. */
export const PICTURE = { width: 1200, height: 500 } as const

/**
 * Draws a table for the preview of its address: SVG elements in a box of `PICTURE`, from a spectator's view. Pure, and without words, so
 * that nothing that people wrote is in it. `games/<game>/board/picture.ts` exports it as `picture`.
 */
export type TablePicture<View> = (seen: Seen<View>) => string

/** The preview of a link to a game's own page: a deck, a fleet. */
export interface LinkPreview {
  readonly title: string
  /** One sentence. */
  readonly sentence: string
  /** Its picture in a box of `PICTURE`, from the back to the front. */
  readonly sprites: readonly Sprite[]
}

/** A part of a picture at a place in whole pixels: a ship, a card, the sky. Each is rasterised by itself, equal ones only once. */
export interface Sprite {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** SVG elements in a box of its size, which clips them. */
  readonly drawing: string
}

/**
 * Reads the data in the address of a game's own page (`OwnPageProps.link`); null if it is broken. `games/<game>/board/previews/<page>.ts`
 * exports it as `preview`.
 */
export type PagePreview = (link: string, language: Language) => LinkPreview | null
