import type { BoardModule } from '@orrery/board'

const files = import.meta.glob<{ readonly board: BoardModule }>('../../../games/*/board/index.tsx')

/** Whether the app can draw a game's tables; `boardOf` throws for others. */
export function hasBoard(game: string): boolean {
  return `../../../games/${game}/board/index.tsx` in files
}

/** The board of a game, loaded when a table is opened. Throws if the game has none. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = files[`../../../games/${game}/board/index.tsx`]
  if (load === undefined) throw new RangeError(`${game} has no board`)
  return (await load()).board
}
