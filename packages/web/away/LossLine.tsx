import './away.css'
import type { Seat } from '@orrery/kernel'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import type { Desk } from '../table/desk.ts'
import type { Lately, LossBeats } from '../table/frame/lately.ts'
import { lossBeats, lossesLately } from '../table/frame/losses.ts'

interface Props {
  readonly desk: Desk
  readonly seat: Seat
  readonly lately: Lately
  /** Shows the loss again on the board. */
  retell(beats: LossBeats): void
}

/** What the reader lost since their last answer, and to what. The line stays until the next answer; pressing it shows the loss again. */
export function LossLine({ desk, seat, lately, retell }: Props): JSX.Element {
  const { board, text } = desk
  const what = lossesLately(board, lately, seat, text)
  return (
    <div class="loss" role="status">
      {what === null ? null : (
        <button type="button" class="loss-line" data-losses onClick={() => retell(lossBeats(board, lately, seat, text))}>
          <span>{say('losses', { what })}</span>
          <span class="loss-again">
            <Icon name="right" /> <span>{say('losses-again')}</span>
          </span>
        </button>
      )}
    </div>
  )
}
