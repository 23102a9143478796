import type { Seat } from '@orrery/kernel'
import { type MoveResult, seatsAsked, type UnderWay } from '@orrery/play'
import { type Signal, signal } from '@preact/signals'
import type { Shown } from './shown.ts'

/** How often the table is shown meanwhile, in milliseconds. */
const GLANCE = 500

/** A table that bots play to its end, while nobody follows each of their moves. */
export interface Hurry {
  readonly on: Signal<boolean>
  /** Shows what has just happened, now or with what follows. */
  show(play: UnderWay, happened: MoveResult | null): void
  close(): void
}

/** Lets the bots of a table hurry while none of the people (`mine`) is asked. */
export function hurryAt(shown: Pick<Shown, 'show' | 'showLater'>, mine: readonly Seat[]): Hurry {
  const on = signal(false)
  let timer: ReturnType<typeof setTimeout> | null = null
  let latest: UnderWay

  function stop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  return {
    on,
    show(play, happened) {
      const { table } = play
      if (table.result !== null || seatsAsked(table).some((seat) => mine.includes(seat))) on.value = false
      if (!on.value || happened === null) {
        stop()
        shown.show(play, happened)
        return
      }
      shown.showLater(happened)
      latest = play
      timer ??= setTimeout(() => {
        timer = null
        shown.show(latest, null)
      }, GLANCE)
    },
    close: stop,
  }
}
