import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshId, freshToken, sha256 } from '@orrery/server/ids'
import { membersIn } from '@orrery/server/store/members/index'
import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from './figure.ts'
import { type LoadClient, loadClient } from './load/client.ts'
import { inTurns } from './load/live.ts'
import { type Measured, startMeasured } from './load/process.ts'

const MEMBERS = 1000
/** After so long whoever looks has been told who is here, in milliseconds. */
const SETTLED = 5000
/** What a member may cost above a guest who is as idle, in KB. */
const MORE = 2
/** What an idle guest has cost since there are servers, in KB (docs/figures.md). */
const GUEST = 7.2

/** What members cost a server who are here and do nothing: beside guests, on the same server. */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    const tokens = await signedUp(folder)
    const server = await startMeasured(folder)
    try {
      // The first connections make what is made once.
      for (const one of await inTurns(50, () => loadClient(server.url))) one.close()
      const guests = await come(server, () => loadClient(server.url))
      const left = [...tokens]
      const arrived = await come(server, async () => {
        const one = await loadClient(server.url, left.pop() as string)
        await one.ask({ type: 'circle' })
        return one
      })
      const beside = `by the personal link, with friends asked for; a guest beside: ${guests.each.toFixed(2)} KB`
      for (const one of [...guests.here, ...arrived.here]) one.close()
      return [atMost('members: memory of an idle member', arrived.each, 'KB', GUEST + MORE, beside)]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lets so many come, and gives the memory that each of them takes, in KB. */
async function come(
  server: Measured,
  one: () => Promise<LoadClient>,
): Promise<{ readonly here: readonly LoadClient[]; readonly each: number }> {
  const before = await server.memory()
  const here = await inTurns(MEMBERS, one)
  await sleep(SETTLED)
  return { here, each: ((await server.memory()) - before) / MEMBERS / 1024 }
}

/** Makes members in a data folder who have a personal link, and gives its tokens. */
async function signedUp(folder: string): Promise<string[]> {
  const store = openStore(folder)
  const members = membersIn(store.database)
  const tokens = Array.from({ length: MEMBERS }, freshToken)
  for (const [at, token] of tokens.entries()) {
    const player = freshId()
    await members.join({
      player: { id: player, name: `Member ${at}`, token: sha256(token), created: at },
      member: { player, name_key: `member${at}`, since: at, password: null, mail: null, link: 1, leaving: null },
      session: {
        id: freshId(),
        player,
        hash: `hash-${at}`,
        device: 'Firefox, Linux',
        created: at,
        seen: at,
        until: Number.MAX_SAFE_INTEGER,
      },
      ...{ credential: null, invitation: null },
    })
  }
  store.close()
  return tokens
}
