import { RequestError } from '../request-error.ts'
import { isDone } from './cards.ts'
import { type Cup, type CupKeeper, hearOn, loadCup } from './cup.ts'
import { closeTables, isPlaying, openTables } from './tables.ts'
import { tellSoon } from './tell.ts'

/** The tournaments in memory. */
export interface HeldCups {
  /** A tournament, read if it is not in memory. Rejects with `unknown-tournament`. */
  of(id: string): Promise<Cup>
  /** A tournament was changed elsewhere, or is to go on: it is read, or read on. */
  hear(id: string): Promise<void>
  /** Drops those that nobody uses. */
  forgetIdle(): void
  stop(): void
}

/** Holds tournaments in memory while they are used or played. */
export function heldCups(keeper: CupKeeper): HeldCups {
  const { context, cups } = keeper
  const loading = new Map<string, Promise<Cup | null>>()

  function loaded(id: string): Promise<Cup | null> {
    const under = loading.get(id)
    if (under !== undefined) return under
    const cup = loadCup(keeper, id)
      .then((read) => {
        if (read === null) return null
        cups.set(id, read)
        // Does what was left undone when the server stopped.
        if (isPlaying(read.t) || isDone(read.t)) keeper.changed(read)
        return read
      })
      .finally(() => loading.delete(id))
    loading.set(id, cup)
    return cup
  }

  return {
    async of(id) {
      const cup = cups.get(id) ?? (await loaded(id))
      if (cup === null) throw new RequestError('unknown-tournament', 'there is no such tournament')
      cup.touched = context.now()
      return cup
    },
    async hear(id) {
      try {
        const held = cups.get(id)
        if (held === undefined) await loaded(id)
        else await hearOn(keeper, held)
      } catch (error) {
        if (!context.closing) context.log.error({ tournament: id, error }, 'a tournament cannot be read again')
      }
    },
    forgetIdle() {
      for (const cup of cups.values()) {
        const isWanted = cup.watchers.size > 0 || isPlaying(cup.t) || cup.settling !== 'no'
        if (!isWanted && context.now() - cup.touched > context.limits.idle) cups.delete(cup.id)
      }
    },
    stop() {
      for (const cup of cups.values()) {
        clearTimeout(cup.timer)
        clearTimeout(cup.telling)
      }
    },
  }
}

/** Does what follows from a change, once more if something changes meanwhile: tables, and what watchers are told. */
export async function settle(keeper: CupKeeper, cup: Cup): Promise<void> {
  if (cup.settling !== 'no') {
    cup.settling = 'again'
    return
  }
  do {
    cup.settling = 'yes'
    // A player who is told of a table must find it.
    await openTables(keeper, cup)
    tellSoon(keeper.context, cup)
    await closeTables(keeper, cup)
  } while ((cup.settling as Cup['settling']) === 'again' && !keeper.context.closing)
  cup.settling = 'no'
}

/** Logs that a tournament missed something; a server that is stopping has closed its database. */
export function failed({ context }: CupKeeper, cup: Cup, error: unknown): void {
  if (!context.closing) context.log.error({ tournament: cup.id, error }, 'a tournament cannot be told of its table')
}
