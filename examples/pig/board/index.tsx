import type { BoardModule, BoardProps } from '@orrery/board'
import type { JSX } from 'preact'
import type { View } from '../view.ts'

/** The points of all players, in a row each. */
function Board({ seen, text, names }: BoardProps<View>): JSX.Element {
  return (
    <ul>
      {seen.view.banked.map((points, seat) => (
        <li key={seat}>{text.say('board-points', { player: names[seat] ?? '', points })}</li>
      ))}
    </ul>
  )
}

export const board: BoardModule<View> = {
  Board,
  Inspector: () => null,
  phases: () => [],
  headline: ({ banked }) => banked.join(' : '),
  secrets: () => false,
}
