import { Press } from '@orrery/board'
import { EVENTS } from '../../content/events.ts'
import { EventCard } from '../card/EventCard.tsx'
import { stateOf, useTable } from '../table/context.ts'
import { Tray } from './Tray.tsx'

/** FS-EVENT-2: the event cards of a decision, in full. */
export const Events = ({ events }: { readonly events: readonly number[] }) => {
  const table = useTable()
  const { text } = table
  return (
    <Tray label={text.say('board-events')} class="fs-events">
      {events.map((event) => {
        const piece = `event:${event}`
        const lit = table.lit([piece])
        return (
          <Press
            key={event}
            piece={piece}
            label={text.say('board-event-card', { card: EVENTS[event]?.term ?? '' })}
            acts={table.pieces}
            class="fs-card-button"
          >
            <EventCard event={event} text={text} state={stateOf(lit)} />
          </Press>
        )
      })}
    </Tray>
  )
}
