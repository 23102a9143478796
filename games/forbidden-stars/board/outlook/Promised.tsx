import { percent } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { Forecast } from '../../rules/combat/forecast.ts'

interface PromisedProps {
  /** Null while it is being played out. */
  readonly outlook: Forecast | null
  readonly best: boolean
  /** Whether one attacks: then one takes the area, else one keeps it. */
  readonly attacks: boolean
  readonly text: Text
}

/** What a card promises: how often one holds the area after it, and what both lose. */
export const Promised = ({ outlook, best, attacks, text }: PromisedProps) => (
  <div data-means="word-odds" class={`fs-promised ${best ? 'is-best' : ''} ${outlook === null ? 'is-open' : ''}`} aria-live="off">
    <b>
      {outlook === null ? '–' : percent(outlook.wins)}
      <small>%</small>
    </b>
    <span>{text.say('board-holds', { attacks })}</span>
    <i style={{ '--p': outlook?.wins ?? 0 }} aria-hidden="true" />
    <small>
      {outlook === null
        ? text.say('board-playing-out')
        : text.say('board-both-lose', { lost: rounded(outlook.lost), taken: rounded(outlook.taken) })}
    </small>
  </div>
)

/** A mean with one digit behind the point, without an idle zero. */
export const rounded = (mean: number): number => Math.round(mean * 10) / 10
