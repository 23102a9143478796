import type { Seen, Viewer } from '@orrery/kernel'
import { fingerprint } from '@orrery/protocol'
import type { Person } from '../person.ts'
import { type History, noteShown } from './history.ts'

/**
 * Records everything a person is shown, and every fault in it. `last`: the last version shown by table and viewer, over all connections of
 * the player. `isCurrent`: the player has no newer connection; as in a browser, what still comes by an older one is not shown.
 */
export function recordShown(one: Person, history: History, last: Map<string, number>, isCurrent: () => boolean): void {
  one.heard((message) => {
    if (!isCurrent() || (message.type !== 'table' && message.type !== 'step')) return
    const table = message.type === 'table' ? message.info.id : message.table
    const mine = message.type === 'table' ? message.info.players.filter(({ holder }) => holder === 'me').map(({ seat }) => seat) : null
    for (const { viewer, print } of message.type === 'step' ? message.eyes : message.eyes.map(({ viewer }) => ({ viewer, print: null }))) {
      const seen = one.seen.get(table)?.get(viewer)
      if (seen === undefined) continue
      // As in a browser, a message that does not follow the last version makes the client watch the table again.
      if (message.type === 'step' && seen.version !== message.version) {
        void one.ask({ type: 'watch', table })
        continue
      }
      note(table, viewer, seen, print)
      if (mine !== null && viewer !== 'spectator' && !mine.includes(viewer)) history.faults.misseen++
    }
  })

  function note(table: string, viewer: Viewer, seen: Seen, print: number | null): void {
    const mine = fingerprint(seen)
    // As in a browser, a patch that does not fit makes the client watch the table again.
    if (print !== null && print !== mine) return void one.ask({ type: 'watch', table })
    const key = `${table}:${viewer}`
    if (seen.version < (last.get(key) ?? -1)) history.faults.wentBack++
    last.set(key, seen.version)
    noteShown(history, table, viewer, seen.version, mine)
  }
}
