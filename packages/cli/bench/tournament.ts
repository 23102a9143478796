import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Figure } from './figure.ts'
import { type LoadClient, loadClient } from './load/client.ts'
import { quantile } from './load/live.ts'
import { costOfWrites, spentBy, startMeasured } from './load/process.ts'

const GAME = 'forbidden-stars'
const PLAYERS = 64
const SPECTATORS = 100
const UPDATES = 300
/** The number of single updates, and the gap between them in milliseconds, so that no two are sent together. */
const ALONE = 20
const APART = 130
/** How often that is measured. The median counts, because a server's half-minute tasks do not belong to an update. */
const TIMES = 5

/**
 * The server's cost of an update of a tournament of 64 with 100 spectators: handling the request, storing it, building and comparing views,
 * and sending them to everybody. CPU time, not elapsed time.
 */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const server = await startMeasured(folder)
  try {
    const judge = await loadClient(server.url)
    const made = await judge.ask({ type: 'create-tournament', game: GAME, settings: {}, title: 'Bench', judged: true, listed: true })
    if (made.type !== 'created-tournament') throw new Error(JSON.stringify(made))
    const { tournament } = made
    const act = async (client: LoadClient, what: { readonly [field: string]: string | number }): Promise<void> => {
      const reply = await client.ask({ type: 'act', tournament, act: what })
      if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    }
    const players: LoadClient[] = []
    for (let at = 0; at < PLAYERS; at++) players.push(await loadClient(server.url))
    await act(judge, { do: 'open-check-in' })
    for (const player of players) await act(player, { do: 'register' })
    await act(judge, { do: 'begin' })
    // A played round: standings with points, and a second round.
    for (let match = 0; match < PLAYERS / 2; match++) await act(judge, { do: 'rule', match, winner: 0 })
    await act(judge, { do: 'go-on' })
    const spectators: LoadClient[] = []
    for (let at = 0; at < SPECTATORS; at++) {
      const one = await loadClient(server.url)
      await one.ask({ type: 'watch-tournament', tournament })
      spectators.push(one)
    }
    const update = (number: number) => act(judge, { do: 'give-time', match: PLAYERS / 2 + (number % (PLAYERS / 2)), minutes: 1 })
    for (let number = 0; number < UPDATES; number++) await update(number)
    const updates = async (count: number, apart: number): Promise<void> => {
      for (let number = 0; number < count; number++) {
        await update(number)
        if (apart > 0) await sleep(apart)
      }
    }
    const together = (await spentBy(server, () => updates(UPDATES, 0))) / UPDATES
    const heard = { ...(spectators[0] as LoadClient).heard }
    // The first round warms the server up and does not count.
    await updates(ALONE, APART)
    const alone: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const spent = await spentBy(server, () => updates(ALONE, APART))
      // What the server does by itself in that time does not belong to an update.
      alone.push((spent - (await spentBy(server, () => sleep(ALONE * APART)))) / ALONE)
    }
    const { bytes, views } = (spectators[0] as LoadClient).heard
    const each = Math.round((bytes - heard.bytes) / (views - heard.views))
    const writes = 1000 * (await costOfWrites(SPECTATORS, each, ALONE, APART))
    for (const one of [judge, ...players, ...spectators]) one.close()
    return [
      atMost(
        'tournament: an update',
        together,
        'ms',
        1,
        `${PLAYERS} players, ${SPECTATORS} watch; those of a tenth of a second are told together`,
      ),
      atMost(
        'tournament: an update by itself',
        quantile(alone, 0.5),
        'ms',
        1,
        `${PLAYERS} players, ${SPECTATORS} watch; writing ${each} bytes to ${SPECTATORS} costs ${writes.toFixed(2)} ms where nothing else is done`,
      ),
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
