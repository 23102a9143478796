import type { BoardModule, SeatSettings } from '@orrery/board'
import type { Game } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { boardOf } from '../table/boards.ts'

interface Props {
  readonly game: Pick<Game, 'id' | 'seatSettings'>
  readonly text: Text
  readonly seat: number
  readonly brought: SeatSettings
  bring(brought: SeatSettings): void
  readonly spread?: boolean
}

/** A choice of what a seat brings, in the game's own form; nothing if its seats bring nothing. */
export function SeatSetup({ game, text, seat, brought, bring, spread = false }: Props): JSX.Element | null {
  const brings = (game.seatSettings?.length ?? 0) > 0
  const [board, setBoard] = useState<BoardModule | null>(null)
  useEffect(() => {
    if (brings) void boardOf(game.id).then(setBoard)
  }, [game.id, brings])
  const Setup = board?.SeatSetup
  return Setup === undefined ? null : <Setup seat={seat} settings={brought} change={bring} text={text} spread={spread} />
}
