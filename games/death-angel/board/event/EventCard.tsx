import { EventScene as Picture } from '../art/event/index.tsx'
import { Icon } from '../art/icon.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { EventScene } from '../table/scene.ts'

/** An event card: picture, text, where genestealers spawn and which swarms move. */
export const EventCard = ({ event }: { readonly event: EventScene }) => {
  const { text } = useHand()
  const name = text.say(`event-card-${event.term}`)
  const says = text.say(`event-card-${event.term}-text`)
  return (
    <PieceButton piece={event.piece} class={`da-ev ${event.open ? 'is-open' : ''}`} label={text.say('board-event-card', { name, says })}>
      <span class="da-ev-head">
        <span class="da-ev-kind" data-means={event.instinct ? 'word-instinct' : undefined}>
          {text.say(event.instinct ? 'board-instinct' : 'board-event')}
        </span>
        <span class="da-ev-name">{name}</span>
      </span>
      <Picture event={event.picture} />
      <span class="da-ev-text">{says}</span>
      <span class="da-ev-foot">
        {event.spawn.map((box, at) => (
          <span key={at} class={`da-sp da-colour-${box.colour}`} data-means="word-spawn">
            <i />
            <b class="da-num">{box.number}</b>
            <span>{text.say('board-spawn', { colour: `@board-colour-${box.colour}` })}</span>
          </span>
        ))}
        {event.move !== null && (
          <span class="da-ev-move" data-means={`word-move-${event.move.kind}`}>
            <Icon name={event.move.icon} means={`icon-${event.move.icon}`} />
            <Icon name={event.move.kind === 'flank' ? 'flank' : 'shift'} />
            <span>{text.say(`board-move-${event.move.kind}`, { icon: `@icon-${event.move.icon}` })}</span>
          </span>
        )}
      </span>
    </PieceButton>
  )
}
