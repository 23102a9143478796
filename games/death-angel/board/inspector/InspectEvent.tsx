import { Means } from '@orrery/board/means.tsx'
import { EventScene } from '../art/event/index.tsx'
import { Icon } from '../art/icon.tsx'
import { sceneOf } from '../table/scene-of.ts'
import type { PageProps } from './page.ts'

/** The current event card, or the last one. */
export const InspectEvent = ({ seen, text }: PageProps) => {
  const { event } = sceneOf(seen, [])
  if (event === null) return null
  return (
    <>
      <div class="da-in-art">
        <EventScene event={event.picture} />
      </div>
      <p class="da-in-kind">{text.say(event.instinct ? 'board-instinct' : 'board-event')}</p>
      <h3>{text.say(`event-card-${event.term}`)}</h3>
      <p>{text.say(`event-card-${event.term}-text`)}</p>
      <ul>
        {event.spawn.map((box) => (
          <li key={`${box.size}${box.colour}`} class={`da-sp da-colour-${box.colour}`}>
            <i />
            <b class="da-num">{box.number}</b> {text.say('board-spawn', { colour: `@board-colour-${box.colour}` })}
          </li>
        ))}
      </ul>
      {event.move && (
        <p class="da-in-kind">
          <Icon name={event.move.icon} /> {text.say(`board-move-${event.move.kind}`, { icon: `@icon-${event.move.icon}` })}
        </p>
      )}
      <Means
        text={text}
        terms={[
          ...(event.instinct ? ['word-instinct'] : []),
          ...(event.spawn.length > 0 ? ['word-spawn'] : []),
          ...(event.move === null ? [] : [`word-move-${event.move.kind}`]),
        ]}
      />
    </>
  )
}
