import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { PreviewText } from './frame.ts'
import { type Preview, previewOf, type SharedRecord } from './preview.ts'
import type { GameName } from './preview-text.ts'
import { type Language, NOTHING } from './sentences.ts'
import type { PageLink, PictureJob, PictureSetup } from './worker.ts'

/** The most pictures kept, each some 100 KB. */
const KEPT = 200
/** The most pictures waiting to be made; further requests must come later. */
const WAITING = 20
/** The longest time for a picture, in milliseconds. */
const LONGEST = 20_000

/** How long the thread waits for the next picture before it ends, in milliseconds. Starting it again costs as much as a picture. */
const IDLE = 300_000

/** What a shared address leads to: something stored, or what the address of a game's own page holds. */
export type Shared = SharedRecord | { readonly kind: 'page'; readonly page: string; readonly link: string }

/** Previews of shared things: a finished game, a moment of it, a profile, a study, a puzzle, what a game's own page builds. */
export interface Previews {
  /** The text of a preview; the site's own if nothing may be told. */
  text(shared: Shared, language: Language): Promise<{ readonly text: PreviewText; readonly isPublic: boolean }>
  /** Its picture as PNG; null if nothing may be told. Throws a `RequestError` if too many wait. */
  picture(shared: Shared, language: Language): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Opens the previews of a server. A separate thread makes the pictures, and ends when it is idle. */
export function openPreviews(context: ServerContext, gamesModule: string, gameName: GameName): Previews {
  const setup: PictureSetup = { gamesModule, rasteriser: null }
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    workerData: setup,
    ...{ minThreads: 0, maxThreads: 1, idleTimeout: IDLE, maxQueue: WAITING },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const pictures = new Map<string, Promise<Uint8Array>>()

  const inTime = () => ({ signal: AbortSignal.timeout(LONGEST) })

  function needPlace(): void {
    if (pool.queueSize >= WAITING) throw new RequestError('too-fast', 'too many pictures are being made', 5000)
  }

  /** What may be told of a shared thing; null if nothing may. */
  async function previewed(shared: Shared, language: Language): Promise<Preview | null> {
    if (shared.kind !== 'page') return previewOf(context, shared, language, gameName)
    const link: PageLink = { page: shared.page, link: shared.link, language }
    needPlace()
    const text: PreviewText | null = await pool.run(link, { name: 'textOfLink', ...inTime() })
    return text === null ? null : { text, shown: async () => link }
  }

  /** The same text over the same table is the same picture; hiding a name gives another text, so a new picture. */
  function remembered(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = pictures.get(key)
    if (known !== undefined) return known
    const made = make()
    made.catch(() => pictures.delete(key))
    pictures.set(key, made)
    const [oldest] = pictures.keys()
    if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest)
    return made
  }

  async function drawn(job: PictureJob): Promise<Uint8Array> {
    needPlace()
    const png: Uint8Array = await pool.run(job, inTime())
    if (setup.rasteriser === null) keepCode()
    return png
  }

  /** The next thread takes over what V8 optimized while this one ran: making that again would cost as much as several pictures. */
  function keepCode(): void {
    pool.run(null, { name: 'compiledRasteriser', ...inTime() }).then(
      (code: WebAssembly.Module) => {
        setup.rasteriser = code
      },
      () => {
        // The thread is busy or ended; the next picture asks again.
      },
    )
  }

  return {
    async text(shared, language) {
      const found = await previewed(shared, language)
      return { text: found?.text ?? NOTHING[language], isPublic: found !== null }
    },
    async picture(shared, language) {
      const found = await previewed(shared, language)
      if (found === null) return null
      return remembered(JSON.stringify([shared, found.text]), async () => drawn({ text: found.text, shown: await found.shown() }))
    },
    close: () => pool.destroy(),
  }
}
