import type { ModerationReply } from '@orrery/protocol/moderation'
import type { SiteBody, SiteReply } from '@orrery/protocol/people'
import { expect, test } from 'vitest'
import { type Browser, browserAt } from '../browser.ts'
import { connect } from '../client.ts'
import { asked, KEY, member } from '../keepers.ts'
import { seatsOf } from '../published.ts'
import { server } from '../server.ts'

const HALL = { place: 'hall' } as const

/** A server with a moderator, and somebody who has said something in the hall that Eve has reported. */
async function reported() {
  const { url } = await server({ hostKey: KEY })
  const [mod, bob] = [await member(url, 'Mara'), await member(url, 'Bob')]
  await asked(url, null, 'give-role', { player: mod.player, role: 'moderator' })
  const [talker, eve] = [await bob.connect(), await connect(url, { name: 'Eve' })]
  await talker.want('done', { type: 'speak', place: 'hall', text: 'before' })
  await talker.want('done', { type: 'speak', place: 'hall', text: 'something rude' })
  const { lines } = await eve.want('talk', { type: 'talk', place: 'hall' })
  const line = lines.at(-1)?.id as number
  await eve.want('done', { type: 'report', at: HALL, line, reason: 'rude' })
  const peace = async (): Promise<ModerationReply> => ((await asked(url, mod, 'peace', {})) as SiteReply).peace
  const sanction = (by: Browser | null, change: Partial<SiteBody<'sanction'>>) =>
    asked(url, by, 'sanction', { player: bob.player, kind: 'warning', reason: 'be kind', hours: null, report: null, ...change })
  return { url, mod, bob, talker, eve, peace, sanction }
}

test('a moderator sees a report with the chat around it and suspends; the suspended player is disconnected and returns by an appeal', async () => {
  const { url, mod, bob, talker, peace, sanction } = await reported()
  const [report] = (await peace()).reports
  expect(report).toMatchObject({ about: { name: 'Bob', before: 0 }, by: { name: 'Eve' }, place: 'hall', reason: 'rude', table: null })
  expect(report?.around.map(({ text }) => text)).toEqual(['before', 'something rude'])
  const done = (await sanction(mod, { kind: 'suspension', hours: 48, report: report?.id as string })) as SiteReply
  expect(done.peace).toMatchObject({ reports: [], sanctions: [{ name: 'Bob', kind: 'suspension', by: 'Mara', appeal: null }] })
  await talker.closed
  await expect(bob.connect()).rejects.toThrow('suspended')
  // Signed in all the same: there it is said why, and one message goes back.
  const told = (await bob.done('sanctions', { guest: null })).sanctions
  expect(told).toMatchObject([{ kind: 'suspension', reason: 'be kind', verdict: null }])
  expect(JSON.stringify(told)).not.toContain(mod.player)
  const appeal = { guest: null, sanction: told?.[0]?.id as string, text: 'I am sorry' }
  expect((await bob.done('appeal', appeal)).sanctions).toMatchObject([{ appeal: 'I am sorry' }])
  expect(await bob.problem('appeal', appeal)).toBe('decided')
  expect((await peace()).sanctions).toMatchObject([{ appeal: 'I am sorry', verdict: null }])
  const lifted = (await asked(url, mod, 'decide-sanction', { sanction: appeal.sanction, verdict: 'lifted' })) as SiteReply
  expect(lifted.peace.sanctions).toEqual([])
  expect(lifted.acts.map(({ kind, actor, subject }) => [kind, actor, subject]).slice(0, 2)).toEqual([
    ['sanction-lifted', 'Mara', 'Bob'],
    ['sanction-suspension', 'Mara', 'Bob'],
  ])
  const back = await bob.connect()
  await back.until(() => back.received.some((text) => text.includes('"sanctioned"') && text.includes('"lifted"')))
  await back.want('done', { type: 'speak', place: 'hall', text: 'back again' })
})

test('what a member may read about themselves does not say who moderates them, nor that somebody reported them', async () => {
  const { url, mod, bob, eve, peace, sanction } = await reported()
  await asked(url, mod, 'dismiss-report', { report: (await peace()).reports[0]?.id as string })
  await sanction(mod, { kind: 'mute', hours: 1 })
  const headers = { origin: url, 'content-type': 'application/json', cookie: bob.cookie }
  const text = await (await fetch(`${url}/account/data`, { method: 'POST', headers, body: '{}' })).text()
  expect(JSON.parse(text).held.sanctions).toMatchObject([{ kind: 'mute', reason: 'be kind' }])
  for (const secret of [mod.player, eve.id, 'dismissed']) expect(text).not.toContain(secret)
})

test('a muted player plays but cannot chat; a warning is delivered, even later; a guest is suspended by the personal link', async () => {
  const { url, mod, bob, talker, eve, sanction } = await reported()
  await sanction(mod, { kind: 'mute', hours: 1 })
  expect(await talker.ask({ type: 'speak', place: 'hall', text: 'more' })).toMatchObject({ type: 'error', code: 'muted' })
  const { table } = await talker.want('created', { type: 'create', game: 'outbid', settings: {}, seats: seatsOf(2), listed: false })
  await talker.watch(table)
  expect(await talker.ask({ type: 'say', table, text: 'more' })).toMatchObject({ type: 'error', code: 'muted' })
  const cup = { type: 'create-tournament', game: 'tic-tac-toe', settings: {}, title: 'more', judged: false, listed: true } as const
  expect(await talker.ask(cup)).toMatchObject({ type: 'error', code: 'muted' })
  await talker.close()
  await sanction(mod, { kind: 'warning', reason: 'the last one' })
  const again = await bob.connect()
  await again.until(() => again.received.some((text) => text.includes('the last one')))
  const later = await bob.connect()
  await later.want('waits', { type: 'waits' })
  expect(later.received.join('')).not.toContain('the last one')
  await sanction(mod, { kind: 'suspension', player: eve.id })
  await eve.closed
  await expect(connect(url, { token: eve.token })).rejects.toThrow('suspended')
  expect((await browserAt(url).done('sanctions', { guest: eve.token })).sanctions).toMatchObject([{ kind: 'suspension', until: null }])
  expect(await browserAt(url).problem('sanctions', { guest: null })).toBe('signed-out')
})

test('nobody moderates without the role, in their own case, or against a host; a report is settled once', async () => {
  const { url, mod, bob, peace, sanction } = await reported()
  const report = (await peace()).reports[0]?.id as string
  expect(await sanction(bob, {})).toBe('forbidden')
  expect(await sanction(mod, { player: mod.player })).toBe('forbidden')
  const host = await member(url, 'Hanna')
  await asked(url, null, 'give-role', { player: host.player, role: 'host' })
  expect(await sanction(mod, { player: host.player })).toBe('forbidden')
  expect(await asked(url, mod, 'give-role', { player: mod.player, role: 'host' })).toBe('forbidden')
  expect(await asked(url, mod, 'dismiss-report', { report })).toMatchObject({ peace: { reports: [] } })
  expect(await sanction(mod, { report })).toBe('decided')
  expect((await bob.done('sanctions', { guest: null })).sanctions).toEqual([])
  // Who keeps the peace is known by a mark beside what they say, and by none when they do no more.
  const keeper = await mod.connect()
  await keeper.want('done', { type: 'speak', place: 'hall', text: 'enough' })
  const marks = async () => (await keeper.want('talk', { type: 'talk', place: 'hall' })).lines.map(({ name, mark }) => [name, mark])
  expect((await marks()).at(-1)).toEqual(['Mara', 'moderator'])
  await asked(url, null, 'take-role', { player: mod.player, role: 'moderator' })
  expect((await marks()).at(-1)).toEqual(['Mara', undefined])
  expect(await sanction(mod, {})).toBe('forbidden')
})
