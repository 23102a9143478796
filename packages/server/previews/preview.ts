import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'
import { recordOfStudy } from '../studies/reading.ts'
import type { PreviewText } from './frame.ts'
import { type GameName, gamePreview, profilePreview, puzzlePreview, studyPreview } from './preview-text.ts'
import type { Language } from './sentences.ts'
import type { PictureJob } from './worker.ts'

/** Something stored that an address leads to; `step`: a moment of a game, null: its end. */
export type SharedRecord =
  | { readonly kind: 'game'; readonly id: string; readonly step: number | null }
  | { readonly kind: 'profile' | 'study' | 'puzzle'; readonly id: string }

/** What a preview says, and how what its picture shows is found. */
export interface Preview {
  readonly text: PreviewText
  shown(): Promise<PictureJob['shown']>
}

/** The preview of something stored; null if nothing may be told of it. */
export async function previewOf(
  context: ServerContext,
  shared: SharedRecord,
  language: Language,
  gameName: GameName,
): Promise<Preview | null> {
  const { database } = context.store
  const { id } = shared
  switch (shared.kind) {
    case 'game': {
      const game = await gamePreview(database, id, language, gameName)
      return game === null ? null : { text: game.text, shown: async () => ({ replay: await recordOf(context, id), step: shared.step }) }
    }
    case 'profile': {
      const text = await profilePreview(database, id, language, gameName)
      return text === null ? null : { text, shown: async () => null }
    }
    case 'study': {
      const study = await studyPreview(database, id, language, gameName)
      if (study === null) return null
      const { text, table } = study
      if (table === null) return { text, shown: async () => ({ record: await recordOfStudy(database, id) }) }
      return { text, shown: async () => ({ replay: await recordOf(context, table), step: null }) }
    }
    case 'puzzle': {
      const puzzle = await puzzlePreview(database, id, language, gameName)
      return puzzle === null ? null : { text: puzzle.text, shown: async () => ({ position: puzzle.position, game: puzzle.game }) }
    }
  }
}
