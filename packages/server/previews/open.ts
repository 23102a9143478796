import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { PreviewText } from './frame.ts'
import { gamePreview, profilePreview } from './preview-text.ts'
import { type Language, NOTHING } from './sentences.ts'
import type { PictureJob, PictureSetup } from './worker.ts'

/** The most pictures kept, each some 100 KB. */
const KEPT = 200
/** The most pictures waiting to be made; further requests must come later. */
const WAITING = 20
/** The longest time for a picture, in milliseconds. */
const LONGEST = 20_000

/** What a shared address leads to. */
export type Shared =
  | { readonly kind: 'game'; readonly id: string; readonly step: number | null }
  | { readonly kind: 'profile'; readonly id: string }

/** Previews of shared things: a finished game, a moment of it, a profile. */
export interface Previews {
  /** The text of a preview; the site's own if nothing may be told. */
  text(shared: Shared, language: Language): Promise<{ readonly text: PreviewText; readonly isPublic: boolean }>
  /** Its picture as PNG; null if nothing may be told. Throws a `RequestError` if too many wait. */
  picture(shared: Shared, language: Language): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Opens the previews of a server. A separate thread makes the pictures, and ends when it is idle. */
export function openPreviews(
  context: ServerContext,
  gamesModule: string,
  gameName: (id: string, language: Language) => Promise<string>,
): Previews {
  const setup: PictureSetup = { gamesModule }
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    workerData: setup,
    ...{ minThreads: 0, maxThreads: 1, idleTimeout: 30_000, maxQueue: WAITING },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { database } = context.store
  const kept = new Map<string, Promise<Uint8Array>>()

  const wordsOf = async (shared: Shared, language: Language): Promise<PreviewText | null> => {
    if (shared.kind === 'profile') return profilePreview(database, shared.id, language, gameName)
    return (await gamePreview(database, shared.id, language, gameName))?.text ?? null
  }

  /** The same text over the same table is the same picture; hiding a name gives another text, so a new picture. */
  function remembered(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    made.catch(() => kept.delete(key))
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  async function drawn(job: PictureJob): Promise<Uint8Array> {
    if (pool.queueSize >= WAITING) throw new RequestError('too-fast', 'too many pictures are being made', 5000)
    return pool.run(job, { signal: AbortSignal.timeout(LONGEST) })
  }

  return {
    async text(shared, language) {
      const words = await wordsOf(shared, language)
      return { text: words ?? NOTHING[language], isPublic: words !== null }
    },
    async picture(shared, language) {
      const words = await wordsOf(shared, language)
      if (words === null) return null
      return remembered(JSON.stringify([shared, words]), async () => {
        const table = shared.kind === 'game' ? { replay: await recordOf(context, shared.id), step: shared.step } : null
        return drawn({ text: words, table })
      })
    },
    close: () => pool.destroy(),
  }
}
