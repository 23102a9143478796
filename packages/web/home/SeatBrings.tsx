import type { Game } from '@orrery/kernel'
import type { JSX } from 'preact'
import { lazy } from '../app/lazy.tsx'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import type { Brought } from './plans.ts'

const DeckChoice = lazy(() => import('../../../games/chaos-galaxy/board/seats.tsx').then((module) => module.SeatSettings))

interface Props {
  readonly game: Game
  readonly seat: number
  readonly brings: Brought | undefined
  change(brings: Brought): void
}

/** What a seat brings to the table, where the game wants something of it. */
export function SeatBrings({ game, seat, brings, change }: Props): JSX.Element | null {
  if (game.seatSettings?.includes('deck') !== true) return null
  return (
    <DeckChoice
      seat={seat}
      language={settings.value.language}
      value={brings}
      change={change}
      words={{ own: say('decks-own'), starters: say('decks-starters'), deck: say('deck') }}
    />
  )
}
