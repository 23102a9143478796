import { inlined } from './inlined.ts'
import { plain } from './plain.ts'

/** The text of a preview: a title and one sentence. */
export interface PreviewText {
  readonly title: string
  readonly sentence: string
}

/** The size of preview pictures, in pixels. */
export const FRAME = { width: 1200, height: 630 } as const

/** The font of its text, of which the rasteriser gets one weight. */
export const FAMILY = 'Saira Semi Condensed'

/** The height of the drawing; the text is below it. */
const DRAWN = 500
const MARGIN = 48
/** The characters that fit into a line in those font sizes. */
const LONGEST_TITLE = 44
const LONGEST_SENTENCE = 84

/** Text escaped for XML and HTML; characters that neither allows are left out. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function shortened(text: string, longest: number): string {
  const signs = [...text]
  return signs.length <= longest ? text : `${signs.slice(0, longest - 1).join('')}…`
}

/** The colour below everything. */
const GROUND = '#070a14'
export const GROUND_PIXEL = 0xff140a07

const opened = (width: number, height: number, top = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">`

/** A drawing of a size as a picture by itself. */
export function alone(drawing: string, width: number, height: number): string {
  return `${opened(width, height)}${plain(inlined(drawing))}</svg>`
}

/** The text of a preview as a picture by itself, and the height at which it stands. */
export function caption(words: PreviewText): { readonly svg: string; readonly top: number } {
  return { svg: `${opened(FRAME.width, FRAME.height - DRAWN, DRAWN)}${captionOf(words)}</svg>`, top: DRAWN }
}

function captionOf({ title, sentence }: PreviewText): string {
  const { width, height } = FRAME
  const line = (y: number, size: number, colour: string, text: string) =>
    `<text x="${MARGIN}" y="${y}" font-family="${FAMILY}" font-size="${size}" font-weight="600" fill="${colour}">${escaped(text)}</text>`
  return [
    `<rect y="${DRAWN}" width="${width}" height="${height - DRAWN}" fill="#0c1120"/>`,
    `<rect y="${DRAWN}" width="${width}" height="3" fill="#d8b36a"/>`,
    line(DRAWN + 62, 46, '#f3e3b8', shortened(title, LONGEST_TITLE)),
    line(DRAWN + 106, 28, '#cfd6ea', shortened(sentence, LONGEST_SENTENCE)),
  ].join('')
}

/**
 * The picture of a preview as SVG: a drawing of 1200 by 500, and the text below it. The text's ground hides what reaches below the
 * drawing; a clip of the drawing's size would cost half of the picture.
 */
export function framed(drawing: string, words: PreviewText): string {
  const { width, height } = FRAME
  const ground = `<rect width="${width}" height="${height}" fill="${GROUND}"/>`
  return `${opened(width, height)}${ground}${plain(inlined(drawing))}${captionOf(words)}</svg>`
}
