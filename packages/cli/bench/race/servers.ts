import { join } from 'node:path'
import { randomOf, seedOf } from '@orrery/kernel'
import { atLeast, type Figure } from '../figure.ts'
import { ticTacToe } from '../games/tic-tac-toe.ts'
import { type LoadClient, loadClient } from '../load/client.ts'
import { inTurns, openTable } from '../load/live.ts'
import { startedFrom, startMeasured } from '../load/process.ts'
import { echo } from './echo.ts'
import { quickPick } from './pick.ts'
import { type Runner, speedOf } from './runner.ts'
import { theirClient } from './their-client.ts'

const TABLES = 100
/** Rounds that only warm up, and rounds that count. */
const WARM_UP = 12
const ROUNDS = 11

/**
 * Random tic-tac-toe by equally many pairs of people on each server, all at once: answers a second of the server's CPU while prepared
 * tables are played. The servers take turns, so that other load slows all; the median of the turns' quotients counts. Our server stores
 * every answer on disk before anybody hears of it; theirs keeps matches in memory, or writes them to its files and waits for the system,
 * not for the disk. An echo server takes part to show the cost of the sockets alone.
 */
export async function raced(folder: string): Promise<Figure[]> {
  const runners = [await ours(join(folder, 'race')), await theirs(''), await theirs(join(folder, 'theirs')), await echo(2 * TABLES)]
  try {
    const rounds: number[][] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const speeds: number[] = []
      for (const runner of runners) speeds.push(await speedOf(runner))
      if (round >= WARM_UP) rounds.push(speeds)
    }
    const [our, inMemory, inFiles, echoed] = runners.map((_, at) => Math.round(median(rounds.map((speeds) => speeds[at] as number))))
    const times = (other: number) => median(rounds.map((speeds) => (speeds[0] as number) / (speeds[other] as number)))
    const note = `${our} durable answers a second of CPU over SQLite`
    return [
      atLeast(
        "server: tic-tac-toe answers a core, times boardgame.io 0.50.2's server",
        times(1),
        'times',
        20,
        `${note}; theirs, in memory: ${inMemory}; ${TABLES} tables each; messages that a bare WebSocket echo reads and writes as JSON: ${echoed}`,
      ),
      atLeast(
        "server: tic-tac-toe answers a core, times boardgame.io 0.50.2's over its own files",
        times(2),
        'times',
        20,
        `${note}; theirs, in files that are not waited for to be on disk: ${inFiles}`,
      ),
    ]
  } finally {
    for (const runner of runners) await runner.close()
  }
}

async function ours(data: string): Promise<Runner> {
  const server = await startMeasured(data, '', '', new URL('../games/shelf.ts', import.meta.url).href)
  const pairs = await inTurns(TABLES, async () => [await loadClient(server.url), await loadClient(server.url)] as const)
  const random = randomOf(seedOf('race'))

  async function played(table: string, players: readonly LoadClient[]): Promise<number> {
    let answers = 0
    while (!players.some(({ seen }) => [...seen.values()].some(({ result }) => result !== null)))
      if (await players[answers % 2]?.answer(table, random)) answers++
      // The next player may not have received the last move yet.
      else await new Promise((resolve) => setTimeout(resolve, 1))
    return answers
  }

  const tables = new Map<readonly LoadClient[], string>()
  return {
    server,
    async round() {
      for (const [players, table] of tables) await Promise.all(players.map((player) => player.ask({ type: 'unwatch', table })))
      for (const players of pairs) tables.set(players, await openTable(players, ticTacToe.id))
      return async () => total(await Promise.all([...tables].map(([players, table]) => played(table, players))))
    },
    async close() {
      for (const players of pairs) for (const player of players) player.close()
      await server.stop()
    },
  }
}

/** Their server: in memory, or in a folder. */
async function theirs(folder: string): Promise<Runner> {
  const server = await startedFrom(new URL('./their-server.ts', import.meta.url), [folder])
  const pairs = Array.from({ length: TABLES }, () => [theirClient(server.url, '0'), theirClient(server.url, '1')] as const)
  const pick = quickPick()
  let matches = 0

  async function played(match: string, players: (typeof pairs)[number]): Promise<number> {
    for (let answers = 0, least = 0; ; answers++) {
      const [state] = await Promise.all(players.map((player) => player.shown(match, least)))
      if (state === undefined || state.ctx.gameover !== undefined) return answers
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []))
      players[answers % 2]?.mark(match, free[pick(free.length)] as number, state)
      least = state._stateID + 1
    }
  }

  return {
    server,
    async round() {
      const first = matches
      matches += TABLES
      // The first player to join creates a match.
      await Promise.all(pairs.flatMap((players, at) => players.map((player) => player.join(`match${first + at}`))))
      return async () => total(await Promise.all(pairs.map((players, at) => played(`match${first + at}`, players))))
    },
    async close() {
      for (const players of pairs) for (const player of players) player.close()
      await server.stop()
    },
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number
}
