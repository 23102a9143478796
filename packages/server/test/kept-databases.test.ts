import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { games } from '@orrery/games'
import { playReplay, type Replay } from '@orrery/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Client, connect } from './client.ts'
import { dataFolder, server } from './server.ts'

const KEPT = fileURLToPath(new URL('./kept/', import.meta.url))
const RELEASES = readdirSync(KEPT)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

/** What a kept database holds: the personal tokens of its two players, and by game a table of theirs as it stood. */
const told = v.object({
  tokens: v.object({ ann: v.string(), bob: v.string() }),
  tables: v.record(
    v.string(),
    v.object({ table: v.string(), version: v.number(), question: v.nullable(v.string()), result: v.nullable(v.string()) }),
  ),
})

/** Takes the first option for a seat that is asked for one. Returns what the server says of it; null where nobody is. */
async function answerOne(clients: readonly Client[], table: string): Promise<string | null> {
  for (const client of clients) {
    for (const [viewer, { question }] of client.tables.get(table)?.seen ?? []) {
      if (viewer === 'spectator' || question?.kind !== 'options') continue
      return (await client.answer(table, viewer, question.options[0]?.id ?? '')).type
    }
  }
  return null
}

test.each(RELEASES)(
  'a database of %s is migrated: its tables continue, and its replays can be played',
  async (release) => {
    const { tokens, tables } = v.parse(told, JSON.parse(readFileSync(join(KEPT, `${release}.json`), 'utf8')))
    const data = dataFolder()
    writeFileSync(join(data, 'orrery.sqlite'), gunzipSync(readFileSync(join(KEPT, `${release}.sqlite.gz`))))
    // What loads slowly loads before anybody waits for it.
    await Promise.all(games.map(({ load }) => load()))
    const { url, lines } = await server({ data, gamesModule: import.meta.resolve('@orrery/games') })
    const clients = await Promise.all([tokens.ann, tokens.bob].map((token) => connect(url, { token })))
    for (const [game, { table, version, question, result }] of Object.entries(tables)) {
      for (const client of clients) await client.watch(table)
      const seen = clients[0]?.tables.get(table)?.seen.get(0)
      expect({ version: seen?.version, question: seen?.question?.name ?? null, result: seen?.result?.message ?? null }, game).toEqual({
        version,
        question,
        result,
      })
      if (result === null) expect([null, 'accepted'], game).toContain(await answerOne(clients, table))
      if (result !== null) {
        const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
        const rules = await games.find(({ id }) => id === game)?.load()
        if (rules === undefined) throw new Error(`there is no ${game}`)
        expect([...playReplay(rules, replay)].at(-1)?.table.result?.message).toBe(result)
      }
    }
    expect(lines.filter((line) => /warn|error/i.test(line))).toEqual([])
  },
  60_000,
)
