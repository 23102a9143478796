import { diff, fingerprintAfter, type Message } from '@orrery/protocol'
import { view } from '@orrery/tournament'
import type { Watcher } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { type Cup, partOf } from './cup.ts'

/** Sends a watcher the whole tournament; every change follows. */
export function showCup(context: Pick<ServerContext, 'now'>, cup: Cup, watcher: Watcher, ref: string): void {
  const mine = partOf(cup, watcher.player)
  cup.watchers.set(watcher, JSON.stringify(mine))
  const message: Message = {
    type: 'tournament',
    ref,
    tournament: cup.id,
    version: cup.seenVersion,
    now: context.now(),
    seen: cup.shown.seen,
    mine,
  }
  watcher.send(message)
}

/** Changes within this many milliseconds are sent together: results often come at once. */
const TOGETHER = 100

/** Sends an update to all watchers soon. */
export function tellSoon(context: ServerContext, cup: Cup): void {
  if (cup.version === cup.seenVersion) return
  cup.telling ??= setTimeout(() => {
    cup.telling = undefined
    tellCup(context, cup)
  }, TOGETHER).unref()
}

/** Sends all watchers what has changed: the same text for all, and each one's own part if that has changed. */
function tellCup(context: Pick<ServerContext, 'now'>, cup: Cup): void {
  const from = cup.seenVersion
  if (from === cup.version) return
  const seen = view(cup.t, cup.shown)
  const patch = diff(cup.shown.seen, seen)
  cup.print = fingerprintAfter(cup.print, cup.shown.seen, seen, patch)
  cup.seenVersion = cup.version
  cup.shown = { t: cup.t, seen }
  if (cup.watchers.size === 0) return
  const step: Message = {
    ...{
      type: 'tournament-step',
      tournament: cup.id,
      from,
      version: cup.version,
      now: context.now(),
      patch: patch ?? {},
      print: cup.print,
    },
  }
  const text = JSON.stringify(step)
  for (const watcher of cup.watchers.keys()) watcher.sendAtOnce(text)
  // Most changes concern nobody's own part: results, clocks, rounds.
  const people = [cup.t.entrants, cup.t.judges] as const
  const same = cup.people[0] === people[0] && cup.people[1] === people[1]
  cup.people = people
  if (same) return
  for (const [watcher, told] of cup.watchers) {
    const mine = partOf(cup, watcher.player)
    const now = JSON.stringify(mine)
    if (now === told) continue
    cup.watchers.set(watcher, now)
    watcher.send({ type: 'tournament-mine', tournament: cup.id, mine })
  }
}
