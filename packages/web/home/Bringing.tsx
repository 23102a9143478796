import type { SeatSettings } from '@orrery/board'
import type { Refusal } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import { broughtLine } from './plans.ts'
import { SeatSetup } from './SeatSetup.tsx'
import { keepSeatSettings } from './seat-settings.ts'

/**
 * Awaits a request that sets what the player brings. If the game refuses it, the reasons stay visible until something is accepted, and the
 * player brings what was accepted last. If something else has been chosen meanwhile, only that counts.
 */
export type Sitting = (asked: Promise<void>, brought: SeatSettings) => void

interface BringingProps {
  readonly source: RemoteTable
  readonly text: Text
  readonly brought: SeatSettings
  bring(brought: SeatSettings): void
  readonly sit: Sitting
  /** Why the choice was not accepted. */
  readonly against: readonly Refusal[]
}

/** What the player brings. It is sent when a seat is taken, and after that whenever it changes. */
export function Bringing({ source, text, brought, bring, sit, against }: BringingProps): JSX.Element | null {
  const game = useGame(source.game)
  if (game === null || !game.seatSettings?.length) return null
  const { players } = source.info.value
  const mine = players.filter(({ holder }) => holder === 'me')
  if (mine.length === 0 && !players.some(({ holder }) => holder === 'open')) return null
  const tell = (next: SeatSettings): void => {
    sit(
      Promise.all(mine.map(({ seat }) => source.setSeatSettings(seat, { ...next }))).then(() => undefined),
      next,
    )
  }
  function choose(next: SeatSettings): void {
    bring(next)
    keepSeatSettings(source.game, next)
    tell(next)
  }
  return (
    <div class="bring-line" data-bringing>
      <span>{say('you-bring')}</span>
      <SeatSetup
        game={game}
        text={text}
        seat={mine[0]?.seat ?? players.findIndex(({ holder }) => holder === 'open')}
        brought={brought}
        bring={choose}
      />
      {mine.some(({ ready }) => !ready) ? (
        <button type="button" class="btn primary" data-ready onClick={() => tell(brought)}>
          {say('bring-ready')}
        </button>
      ) : null}
      <div role="alert" data-against>
        {against.map((refusal) => (
          <p key={JSON.stringify(refusal)} class="reason">
            {broughtLine(text, refusal)}
          </p>
        ))}
      </div>
    </div>
  )
}
