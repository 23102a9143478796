import type { SeatSettings } from '@orrery/board'
import type { JSX } from 'preact'
import { accents, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useGame, useTextOfGame } from '../app/use-game.ts'
import { Dialog } from '../look/Dialog.tsx'
import { SeatSetup } from './SeatSetup.tsx'
import { lastSeatSettings } from './seat-settings.ts'

interface Props {
  readonly game: string
  /** Starts to play with what was chosen. */
  play(brought: SeatSettings): void
  close(): void
}

/** A dialog to choose what to play with; the choice starts the table. */
export function BringDialog({ game: id, play, close }: Props): JSX.Element {
  const { language } = settings.value
  const { brings } = manifestOf(id)
  const game = useGame(id)
  const text = useTextOfGame(id)
  return (
    <Dialog title={brings?.choose[language] ?? ''} onClose={close} wide>
      <div class="bringing" style={accents(id)}>
        <p>
          {brings?.is[language]} {brings?.starts[language]}
        </p>
        {game === null || text === null ? (
          <p class="loading">{say('loading')}</p>
        ) : (
          <SeatSetup game={game} text={text} seat={0} brought={lastSeatSettings(id) ?? {}} bring={play} spread />
        )}
        <div class="acts spread">
          <a class="btn quiet" href={address('new', id, 'alone')}>
            {say('table-settings')}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
