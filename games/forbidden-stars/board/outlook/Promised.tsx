import { percent } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { Forecast } from '../../rules/combat/forecast.ts'

interface PromisedProps {
  /** Null while it is being computed. */
  readonly outlook: Forecast | null
  readonly best: boolean
  /** Whether the reader attacks, and so takes the area instead of keeping it. */
  readonly attacks: boolean
  readonly text: Text
}

/** A card's forecast: how often the reader then holds the area, and what both sides lose. */
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

/** A mean with one decimal, without a trailing zero or a minus before nothing. */
export const rounded = (mean: number): number => Math.round(mean * 10) / 10 + 0
