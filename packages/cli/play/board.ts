import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Colours } from '../terminal/colours.ts'
import { viewText } from '../terminal/view.ts'

/** Draws a seat's view in a terminal. */
export type Board = (seen: Seen, text: Text, colours: Colours) => string

/** What a game's `terminal.ts` exports, where it has one. */
interface TerminalModule {
  readonly board: Board
}

/** The game's own terminal board, or the generic one. */
export async function boardOf(game: string): Promise<Board> {
  const own = fileURLToPath(import.meta.resolve(`@orrery/games/${game}/terminal.ts`))
  if (!existsSync(own)) return (seen) => viewText(seen.view)
  return ((await import(own)) as TerminalModule).board
}
