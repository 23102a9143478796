import { gameEntry } from '@orrery/games'
import { hash, playReplay, type Replay, type ReplayStart, type Seen, type Viewer } from '@orrery/kernel'
import { type Recorded, recordedText, seenText } from '@orrery/kernel/scenario/write'
import type { TableSource } from '../source/source.ts'

/** A table copied as a scenario file. `whole`: whether it is complete, or only what the viewer sees. */
export interface Copy {
  readonly text: string
  readonly whole: boolean
}

/** The comments at the beginning of a copy, in the reader's language. */
export interface Remarks {
  readonly whole: string
  readonly seen: string
  readonly version: string
}

/** The table as a scenario: all of it if it may be known, otherwise what the viewer sees. */
export async function copyOf(source: TableSource, viewer: Viewer, seen: Seen, remarks: Remarks): Promise<Copy> {
  const recorded = (await source.recorded?.()) ?? (await source.replay())
  if (recorded !== null && (await isFromItsStart(recorded)))
    return { whole: true, text: recordedText(recorded, [remarks.whole, remarks.version]) }
  const words = await gameEntry(source.game).scenario?.()
  const glimpse = { game: source.game, options: source.options.peek(), seats: source.players.peek().length, viewer, seen }
  return { whole: false, text: seenText(glimpse, words, (unknown) => [remarks.seen, ...unknown, remarks.version]) }
}

/** Whether the seed and the answers lead to the current table. They do not if it began in the middle, or with older content. */
async function isFromItsStart({
  start: _,
  ...recorded
}: Recorded & { readonly ends?: number; readonly start?: ReplayStart }): Promise<boolean> {
  if (recorded.from !== undefined && recorded.from !== null) return true
  const game = await gameEntry(recorded.game).load()
  const replay: Replay = { format: 1, gameVersion: game.version, commitment: null, ...recorded }
  try {
    let end: number | string = ''
    for (const { table } of playReplay(game, replay)) end = recorded.ends === undefined ? JSON.stringify(table.result) : hash(table.state)
    return end === (recorded.ends ?? JSON.stringify(recorded.result))
  } catch {
    // If the answers do not fit, the table had another start.
    return false
  }
}
