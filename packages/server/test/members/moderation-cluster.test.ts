import type { SiteReply } from '@orrery/protocol/people'
import { expect, test } from 'vitest'
import { browserAt, newcomer } from '../browser.ts'
import { connect } from '../client.ts'
import { asked, KEY, member } from '../keepers.ts'
import { server } from '../server.ts'
import { HAS_SERVICES, natsForAll, postgresForAll } from '../services.ts'

/** Short, so that the test does not wait. */
const LEASE = 1500

if (!HAS_SERVICES) test('moderation works across several servers', () => expect(HAS_SERVICES).toBe(false))
else {
  const postgres = postgresForAll()
  const nats = natsForAll()

  test('a suspension made on one server disconnects on another, survives the first server, and can be lifted on the other', async () => {
    const database = await postgres.fresh()
    const start = () => server({ addresses: { database, nats: nats().url }, lease: LEASE, hostKey: KEY })
    const [one, other] = await Promise.all([start(), start()])
    const [mod, bob] = [await member(one.url, 'Mara'), await member(other.url, 'Bob')]
    await asked(one.url, null, 'give-role', { player: mod.player, role: 'moderator' })
    const talker = await bob.connect()
    await talker.want('done', { type: 'speak', place: 'hall', text: 'something rude' })
    const eve = await connect(one.url, { name: 'Eve' })
    const { lines } = await eve.want('talk', { type: 'talk', place: 'hall' })
    await eve.want('done', { type: 'report', at: { place: 'hall' }, line: lines[0]?.id as number, reason: 'rude' })
    const { peace } = (await asked(one.url, mod, 'peace', {})) as SiteReply
    const report = peace.reports[0]?.id as string
    const sanction = { player: bob.player, kind: 'suspension', reason: 'be kind', hours: null, report } as const
    // Two moderators, or one who presses twice on two servers: it is decided once.
    const both = await Promise.all([asked(one.url, mod, 'sanction', sanction), asked(one.url, null, 'sanction', sanction)])
    expect(both.filter((reply) => reply === 'decided')).toHaveLength(1)
    await talker.closed
    await one.close()
    await expect(bob.connect()).rejects.toThrow('suspended')
    const told = (await bob.done('sanctions', { guest: null })).sanctions ?? []
    expect(told).toMatchObject([{ kind: 'suspension', reason: 'be kind', verdict: null }])
    await asked(other.url, null, 'take-role', { player: mod.player, role: 'moderator' })
    const lift = { sanction: told[0]?.id as string, verdict: 'lifted' } as const
    expect(await asked(other.url, mod, 'decide-sanction', lift)).toBe('forbidden')
    expect(((await asked(other.url, null, 'decide-sanction', lift)) as SiteReply).peace.sanctions).toEqual([])
    await (await bob.connect()).want('done', { type: 'speak', place: 'hall', text: 'back again' })
  })

  test('a session that is ended on one server closes its sockets on another, and opens none there', async () => {
    const database = await postgres.fresh()
    const start = () => server({ addresses: { database, nats: nats().url }, lease: LEASE })
    const [one, other] = await Promise.all([start(), start()])
    const ann = await member(one.url, 'Ann')
    const phone = browserAt(other.url)
    const { name, password } = newcomer('Ann')
    await phone.done('sign-in', { name, password })
    const socket = await phone.connect()
    const { me } = (await ann.done('look', {})).account
    await ann.done('end-session', { session: me?.sessions.find(({ here }) => !here)?.id ?? null })
    expect(await socket.closed).toBe(1008)
    await expect(phone.connect()).rejects.toThrow('unknown-token')
    await (await ann.connect()).want('pong', { type: 'ping' })
  })
}
