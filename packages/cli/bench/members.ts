import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshId, freshToken, sha256 } from '@orrery/server/ids'
import { hashPassword } from '@orrery/server/members/password'
import { membersIn } from '@orrery/server/store/members/index'
import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from './figure.ts'
import { type LoadClient, loadClient } from './load/client.ts'
import { inTurns } from './load/live.ts'
import { type Measured, startMeasured } from './load/process.ts'

const MEMBERS = 1000
/** After this time everybody has received the others' presence, in milliseconds. */
const SETTLED = 5000
/** The most memory that an idle member may need beyond an idle guest, in KB. */
const MORE = 2
/** The memory of an idle guest, in KB (docs/figures.md). */
const GUEST = 7.2

/** What hashing a password is meant to cost, in milliseconds of CPU (packages/server/members/password.ts), and how often it is measured. */
const HASH = 100
const SIGN_INS = 20

/** The server's cost of idle members, compared with guests on the same server, and of signing in. */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    const tokens = await signedUp(folder)
    const server = await startMeasured(folder)
    try {
      // The first connections create what is created only once.
      for (const one of await inTurns(50, () => loadClient(server.url))) one.close()
      const guests = await connectAll(server, () => loadClient(server.url))
      const left = [...tokens]
      const arrived = await connectAll(server, async () => {
        const one = await loadClient(server.url, left.pop())
        await one.ask({ type: 'circle' })
        return one
      })
      const beside = `by the personal link, with friends asked for; a guest beside: ${guests.each.toFixed(2)} KB`
      for (const one of [...guests.here, ...arrived.here]) one.close()
      return [atMost('members: memory of an idle member', arrived.each, 'KB', GUEST + MORE, beside), await signedIn(server)]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The CPU time of signing in by password: the hash, the session, and the reply. */
async function signedIn(server: Measured): Promise<Figure> {
  const [name, password] = ['Somebody', 'nine lives of a cat']
  await asked(server, 'sign-up', { name, password, passkey: null, guest: null, invitation: null })
  const times = async (count: number, work: () => Promise<unknown>, spent: () => Promise<number>): Promise<number> => {
    const before = await spent()
    for (let time = 0; time < count; time++) await work()
    return (1000 * ((await spent()) - before)) / count
  }
  const signIn = (): Promise<void> => asked(server, 'sign-in', { name, password })
  await times(SIGN_INS / 4, signIn, server.processor)
  const each = await times(SIGN_INS, signIn, server.processor)
  const ownTime = async (): Promise<number> => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  const hash = await times(SIGN_INS, () => hashPassword(password), ownTime)
  return atMost('members: a sign-in by password', each, 'ms of CPU', HASH, `of which the hash takes ${hash.toFixed(1)} ms`)
}

async function asked(server: Measured, request: string, body: object): Promise<void> {
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/account/${request}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${request}: ${await reply.text()}`)
}

/** Opens a connection for each member; returns the connections, and the memory of each in KB. */
async function connectAll(
  server: Measured,
  one: () => Promise<LoadClient>,
): Promise<{ readonly here: readonly LoadClient[]; readonly each: number }> {
  const before = await server.memory()
  const here = await inTurns(MEMBERS, one)
  await sleep(SETTLED)
  return { here, each: ((await server.memory()) - before) / MEMBERS / 1024 }
}

/** Makes members with a personal link in a data folder, and returns the links' tokens. */
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
