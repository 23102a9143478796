import { type AddressedEvent, eventsFor, isLogged, type Viewer } from '@orrery/kernel'
import type { Colours } from '../terminal/colours.ts'
import type { Teller } from '../terminal/say.ts'

/** The events in words, as far as a viewer may know them. */
export interface EventLog {
  /** Prints the events that the viewer may know. */
  hear(events: readonly AddressedEvent[]): void
  /** The last lines. */
  last(): string
}

const REMEMBERED = 200
const LAST = 15

/** A viewer's log of events. */
export function eventLog(viewer: Viewer, teller: Teller, colours: Colours, print: (text: string) => void): EventLog {
  const log: string[] = []
  return {
    hear(events) {
      for (const event of eventsFor(events, viewer).filter(isLogged)) {
        const line = `${colours.faint('·')} ${teller.event(event)}`
        log.push(line)
        if (log.length > REMEMBERED) log.shift()
        print(line)
      }
    },
    last: () => log.slice(-LAST).join('\n'),
  }
}
