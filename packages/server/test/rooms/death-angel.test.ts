import { games } from '@orrery/games'
import { eventsFor, type Game, playReplay, type Replay, randomOf, seedOf, seenBy, type Viewer } from '@orrery/kernel'
import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const GAME = 'death-angel'

/** Everything that a client has been shown of a table, by viewer and version: after patches, as the client knows it. */
function shownTo(client: Client, table: string): Map<string, string> {
  const shown = new Map<string, string>()
  client.onStep(() => {
    for (const [viewer, seen] of client.tables.get(table)?.seen ?? []) shown.set(`${viewer}@${seen.version}`, JSON.stringify(sorted(seen)))
  })
  return shown
}

/** The same JSON with its fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, held]) => held !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]))
}

test('a whole table of Death Angel: each viewer gets exactly what the kernel says it may see, at every version', async () => {
  const { url, lines } = await server({ gamesModule: import.meta.resolve('@orrery/games') })
  const clients = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => connect(url, { name })))
  const [ann, bob, eve] = clients as [Client, Client, Client]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: GAME, settings: {}, seats, listed: false })
  for (const client of clients) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  const shown = clients.map((client) => shownTo(client, table))
  await ann.until(() => ann.tables.get(table)?.seen.has(0))
  await bob.until(() => bob.tables.get(table)?.seen.has(1))
  await eve.until(() => eve.tables.get(table)?.seen.has('spectator'))
  const random = randomOf(seedOf('death-angel over the wire'))
  while (ann.tables.get(table)?.seen.get(0)?.result === null) {
    for (const [seat, client] of [ann, bob].entries()) {
      const seen = client.tables.get(table)?.seen.get(seat)
      if (seen?.question?.kind !== 'options') continue
      const option = seen.question.options[random.below(seen.question.options.length)]?.id as string
      const { version } = (await client.answer(table, seat, option)) as Extract<Message, { type: 'accepted' }>
      for (const other of clients) await other.until(() => [...(other.tables.get(table)?.seen.values() ?? [])][0]?.version === version)
    }
  }
  const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
  const game = (await games.find((entry) => entry.id === GAME)?.load()) as Game
  const viewers: Viewer[] = [0, 1, 'spectator']
  const logs = viewers.map(() => [] as unknown[])
  let steps = 0
  for (const played of playReplay(game, replay)) {
    for (const [at, viewer] of viewers.entries()) {
      logs[at]?.push(...eventsFor(played.events, viewer))
      const got = shown[at]?.get(`${viewer}@${played.table.version}`)
      if (played.step === 0) continue
      expect(got).toBe(JSON.stringify(sorted(JSON.parse(JSON.stringify(seenBy(played.table, viewer))))))
      steps++
    }
  }
  expect(steps).toBe(replay.steps.length * 3)
  expect(replay.steps.length).toBeGreaterThan(30)
  for (const [at, viewer] of viewers.entries()) {
    const log = clients[at]?.tables.get(table)?.log.get(viewer)
    expect(log?.map((line) => line.event)).toEqual(JSON.parse(JSON.stringify(logs[at])))
  }
  expect(lines).toEqual([])
})
