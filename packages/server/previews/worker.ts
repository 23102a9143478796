import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { type Game, playReplay, type Replay, restore, type Seen, seenBy, type Table } from '@orrery/kernel'
import type { ResvgRenderOptions } from '@resvg/resvg-wasm'
import { gameIds, gameOf } from '../games.ts'
import { alone, caption, FAMILY, FRAME, framed, GROUND_PIXEL, type PreviewText } from './frame.ts'
import { pngOf } from './png.ts'
import { openRasteriser } from './rasteriser.ts'
import type { Language } from './sentences.ts'
import { lastMade, lay, type Pixels, pixelsOf } from './sprites.ts'

/** A worker's initial data. */
export interface PictureSetup {
  readonly gamesModule: string
  /** The rasteriser's compiled code once a worker has left it for the next ones. */
  rasteriser: WebAssembly.Module | null
}

/** A finished table after a number of steps; null: after all. */
interface Recorded {
  readonly replay: Replay
  readonly step: number | null
}

/** The record of a study that has no table, after all its steps: a replay as JSON, compressed by gzip, in base64. */
interface Uploaded {
  readonly record: string
}

/** A position of a game, as JSON. */
interface Placed {
  readonly game: string
  readonly position: string
}

/** The data in the address of a game's own page. */
export interface PageLink {
  readonly page: string
  readonly link: string
  readonly language: Language
}

/** A picture to make. */
export interface PictureJob {
  readonly text: PreviewText
  /** What to draw: a table after this many steps (null: all), a position, or what a link says; null: nothing. */
  readonly shown: Recorded | Uploaded | Placed | PageLink | null
}

/** A game's drawing function, as `board/picture.ts` of its folder exports it. */
interface Drawn {
  readonly picture?: (seen: Seen) => string
}

/** What a game makes of such a link, as `@orrery/board/table-picture.ts` says. */
interface LinkRead extends PreviewText {
  readonly sprites: readonly Sprite[]
}

interface Sprite {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly drawing: string
}

/** How a game reads the links to one of its pages, as `board/previews/<page>.ts` of its folder exports it. */
interface Read {
  readonly preview?: (link: string, language: Language) => LinkRead | null
}

/** The worker's own data, which piscina wraps. */
const setup = (Array.isArray(workerData) ? workerData.at(-1) : workerData) as PictureSetup

const FONTS = [
  '@fontsource/saira-semi-condensed/files/saira-semi-condensed-latin-600-normal.woff2',
  '@fontsource/saira-semi-condensed/files/saira-semi-condensed-latin-ext-600-normal.woff2',
] as const

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module))

const fontBuffers = await Promise.all(FONTS.map((font) => readFile(fileOf(font))))
const rasteriser = await openRasteriser(setup.rasteriser)

/** The most sprites kept, most of them of 100 to 200 KB. */
const SPRITES = 160

/** The compiled code of this worker's rasteriser, for the workers after it. */
export function compiledRasteriser(): WebAssembly.Module {
  return rasteriser.code
}

/** Makes the PNG of a preview. Rejects if the table no longer fits its rules. */
export default async function draw({ text: words, shown }: PictureJob): Promise<Uint8Array> {
  try {
    if (shown !== null && 'link' in shown) return pngOfSprites((await readLink(shown))?.sprites ?? [], words)
    const drawing = shown === null ? '' : await drawnTable('record' in shown ? unpacked(shown) : shown)
    // If the library panics on the drawing, the text is shown alone.
    const whole = rasteriser.rasterised(framed(drawing, words), FONT) ?? rasteriser.rasterised(framed('', words), FONT)
    if (whole === null) throw new RangeError('no picture')
    return pngOf(whole.pixels, whole.width, whole.height)
  } finally {
    await rasteriser.renew()
  }
}

const FONT: ResvgRenderOptions = { font: { fontBuffers, defaultFontFamily: FAMILY } }

const NOTHING: Pixels = { width: 0, height: 0, data: new Uint32Array(0) }

/** The pixels of a drawing; none if the library panics on it. */
function pixelsOfDrawing(svg: string, options?: ResvgRenderOptions): Pixels {
  const raster = rasteriser.rasterised(svg, options)
  return raster === null ? NOTHING : pixelsOf(raster)
}

const spriteOf = lastMade(SPRITES, pixelsOfDrawing)

/** Sprites and text laid on each other: the same ship twice is rasterised once, and nothing is as large as the whole picture. */
function pngOfSprites(sprites: readonly Sprite[], words: PreviewText): Uint8Array {
  const { width, height } = FRAME
  const whole = { width, height, data: new Uint32Array(width * height).fill(GROUND_PIXEL) }
  for (const { x, y, drawing, ...size } of sprites) lay(spriteOf(alone(drawing, size.width, size.height)), whole, x, y)
  const { svg, top } = caption(words)
  lay(pixelsOfDrawing(svg, FONT), whole, 0, top)
  return pngOf(new Uint8Array(whole.data.buffer), width, height)
}

/** The text for a link to a game's own page; null if no game reads it. */
export async function textOfLink(shown: PageLink): Promise<PreviewText | null> {
  const read = await readLink(shown)
  return read === null ? null : { title: read.title, sentence: read.sentence }
}

async function readLink({ page, link, language }: PageLink): Promise<LinkRead | null> {
  for (const game of await gameIds(setup.gamesModule)) {
    const { preview } = await gameFile<Read>(game, `board/previews/${page}.ts`, async (path) => (await import(path)) as Read, {})
    if (preview !== undefined) return preview(link, language)
  }
  return null
}

/** The table as a spectator sees it after a step; the key picture if the game cannot draw its table here. */
async function drawnTable(table: Recorded | Placed): Promise<string> {
  const id = 'replay' in table ? table.replay.game : table.game
  const { picture } = await gameFile<Drawn>(id, 'board/picture.ts', async (path) => (await import(path)) as Drawn, {})
  if (picture === undefined) return gameFile(id, 'key.svg', keyPicture, '')
  const game = await gameOf(setup.gamesModule, id)
  if (game === null) throw new RangeError(`no game '${id}'`)
  return picture(seenBy('replay' in table ? tableAt(game, table) : restore(game, JSON.parse(table.position)).table, 'spectator'))
}

function unpacked({ record }: Uploaded): Recorded {
  return { replay: JSON.parse(gunzipSync(Buffer.from(record, 'base64')).toString()) as Replay, step: null }
}

function tableAt(game: Game, { replay, step }: Recorded): Table {
  const until = Math.min(step ?? replay.steps.length, replay.steps.length)
  for (const { table, step: at } of playReplay(game, replay)) if (at === until) return table
  throw new RangeError(`no step ${until}`)
}

/** The exports of a file in a game's folder; none if the games are elsewhere or have no such file. */
async function gameFile<T>(game: string, file: string, read: (path: string) => Promise<T>, without: T): Promise<T> {
  const path = fileURLToPath(new URL(`./${game}/${file}`, setup.gamesModule))
  return existsSync(path) ? read(path) : without
}

async function keyPicture(path: string): Promise<string> {
  const address = `data:image/svg+xml;base64,${(await readFile(path)).toString('base64')}`
  return `<image href="${address}" width="1200" height="500" preserveAspectRatio="xMidYMid slice"/>`
}
