import type { Random } from '@orrery/kernel'
import { createdIn, type LoadClient, loadClient } from './client.ts'

/** The game that is played to measure servers. */
export const GAME = 'death-angel'
/** How long it is played, in seconds. */
export const SECONDS = 8

/** A table that two people are playing, each on a separate connection. */
export interface Live {
  id: string
  readonly players: readonly LoadClient[]
}

/** Makes tables of two people: the host on one of the servers, the guest on the next. */
export async function liveTables(urls: readonly string[], count: number): Promise<Live[]> {
  let made = 0
  return inTurns(count, async () => {
    const at = made++
    const players = [await loadClient(urls[at % urls.length] as string), await loadClient(urls[(at + 1) % urls.length] as string)]
    return { id: await openTable(players), players }
  })
}

/** Makes a table of two people who both watch it. */
export async function openTable([host, guest]: readonly LoadClient[], game = GAME): Promise<string> {
  if (host === undefined || guest === undefined) throw new Error('a table of the bench has two people')
  const id = createdIn(await host.ask({ type: 'create', game, settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed: false }))
  await guest.ask({ type: 'take', table: id, seat: 1 })
  for (const player of [host, guest]) {
    player.seen.clear()
    await player.ask({ type: 'watch', table: id })
  }
  return id
}

/** Gives one answer at a table, for whoever is asked; a finished table is replaced by a new one. */
export async function playOne(live: Live, random: Random): Promise<number> {
  for (;;) {
    for (const player of live.players) {
      const start = performance.now()
      if (await player.answer(live.id, random)) return performance.now() - start
    }
    const over = live.players.some((player) => [...player.seen.values()].some((seen) => seen.result !== null))
    if (!over) await new Promise((resolve) => setTimeout(resolve, 1))
    else {
      for (const player of live.players) await player.ask({ type: 'unwatch', table: live.id })
      live.id = await openTable(live.players)
    }
  }
}

/** Every table answers once a second for a while, evenly spread; returns all delays in milliseconds. */
export async function steadily(tables: readonly Live[], random: Random): Promise<number[]> {
  const delays: number[] = []
  const start = performance.now()
  await Promise.all(
    tables.map(async (live, at) => {
      for (let second = 0; second < SECONDS; second++) {
        const due = start + (second + at / tables.length) * 1000
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        delays.push(await playOne(live, random))
      }
    }),
  )
  return delays
}

/** Every table answers as soon as it can; returns answers a second. */
export async function flatOut(tables: readonly Live[], random: Random): Promise<number> {
  const start = performance.now()
  let answers = 0
  await Promise.all(
    tables.map(async (live) => {
      while (performance.now() - start < SECONDS * 1000) {
        await playOne(live, random)
        answers++
      }
    }),
  )
  return answers / ((performance.now() - start) / 1000)
}

/** Makes many things, forty at a time. */
export async function inTurns<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left-- > 0) made.push(await make())
  }
  await Promise.all(Array.from({ length: 40 }, worker))
  return made
}

/** The value below which `part` (0 to 1) of the values lie; 0 for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
