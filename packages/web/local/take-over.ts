import { type ReadonlySignal, signal } from '@preact/signals'

/** A page's hold on a table of this browser. */
export interface Hold {
  /** Whether another page has taken the table over. */
  readonly lost: ReadonlySignal<boolean>
  /** Gives the table up, because another page has played on. */
  giveUp(): void
  end(): void
}

/**
 * Takes a table of this browser over from any other page that plays it. Each page plays a copy of its own: if two went on, each would store its
 * moves over those of the other.
 */
export function takeOver(table: string): Hold {
  const lost = signal(false)
  const channel = new BroadcastChannel(`orrery.table.${table}`)
  const giveUp = (): void => {
    lost.value = true
  }
  channel.onmessage = giveUp
  channel.postMessage('taken over')
  return { lost, giveUp, end: () => channel.close() }
}
