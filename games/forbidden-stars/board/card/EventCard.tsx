import type { Text } from '@orrery/text'
import { EVENTS, type EventCard as EventCardData, type EventId } from '../../content/events.ts'
import { Icon } from '../art/Icon.tsx'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { StormIcon } from './StormIcon.tsx'
import { said } from './said.ts'
import { marked } from './words.tsx'

interface EventCardProps {
  readonly event: EventId
  readonly text: Text
  readonly state?: 'may' | 'chosen' | 'off' | undefined
  readonly class?: string
}

/** An event card in full: a scheme (kept) or a tactic (at once), and how it moves a storm. */
export const EventCard = ({ event: id, text, state, class: extra = '' }: EventCardProps) => {
  const card = EVENTS[id] as EventCardData
  const type = card.scheme ? 'scheme' : 'tactic'
  return (
    <article class={`fs-card is-event is-${type} ${toned(card.faction)} ${state ? `is-${state}` : ''} ${extra}`}>
      <header>
        <span data-means="word-storm-icon">
          <StormIcon icon={card.icon} />
        </span>
        <div>
          <h3>{said(text, card.term)}</h3>
          <small data-means={card.scheme ? 'board-scheme' : 'board-tactic'}>
            <Icon name={type} />
            {text.say(`board-${type}`)}
          </small>
        </div>
        <Mark faction={card.faction} />
      </header>
      {card.scheme && (
        <p class="fs-card-when">
          <Icon name="timing" />
          {said(text, `${card.term}-when`)}
        </p>
      )}
      <p>{marked(said(text, `${card.term}-text`))}</p>
    </article>
  )
}
