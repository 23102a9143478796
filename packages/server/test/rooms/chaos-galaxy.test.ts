import { gameEntry } from '@orrery/games'
import { type Answer, playReplay, type Random, type Replay, randomOf, type Seen, seedOf } from '@orrery/kernel'
import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { View } from '../../../../games/chaos-galaxy/index.ts'
import { type Client, connect } from '../client.ts'
import { child, dataFolder } from '../server.ts'

const GAMES = import.meta.resolve('@orrery/games')

/** How a hasty player duels: fights where possible, and draws the colony empty in between, so that the duel ends. */
const HASTE = ['keep', 'launch', 'play', 'attack-with', 'bomb', 'fire', 'attack', 'draw', 'pass', 'end', 'no', 'done', 'discard']

/** Two players with two tabs each and somebody who watches, at a server in a process of its own. */
interface Duel {
  readonly table: string
  readonly random: Random
  /** By seat, then by tab. */
  tabs: readonly (readonly [Client, Client])[]
  spectator: Client
  url: string
  kill(): void
}

async function begin(data: string): Promise<Duel> {
  const { url, process } = await child(data, GAMES)
  const [ann, bob, eve] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' }), await connect(url, { name: 'Eve' })]
  const seats = [{ kind: 'me', settings: { deck: 'acelfogak' } } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'chaos-galaxy', settings: {}, seats, listed: false })
  await bob.want('done', { type: 'take', table, seat: 1, settings: { deck: 'veres-dagaly' } })
  const tabs = [
    [ann, await connect(url, { token: ann.token })],
    [bob, await connect(url, { token: bob.token })],
  ] as const
  for (const client of [...tabs.flat(), eve]) await client.watch(table)
  return { table, random: randomOf(seedOf('a mean player')), tabs, spectator: eve, url, kill: () => void process.kill('SIGKILL') }
}

const everybody = (duel: Duel): Client[] => [...duel.tabs.flat(), duel.spectator]
const seenBy = (duel: Duel, client: Client, viewer: number | 'spectator') => client.tables.get(duel.table)?.seen.get(viewer) as Seen<View>
const optionsOf = (seen: Seen): string[] =>
  seen.question === null || seen.question.kind === 'plan' ? [] : seen.question.options.map(({ id }) => id)
const oneOf = <T>(duel: Duel, list: readonly T[]): T => list[duel.random.below(list.length)] as T

/** The seat that is asked; -1 when the table is over. */
function askedOf(duel: Duel): number {
  return duel.tabs.findIndex(([tab], seat) => seenBy(duel, tab, seat).question !== null)
}

/** An answer to what the seat is asked: mostly a hasty one, now and then any. */
function choice(duel: Duel, seen: Seen): Answer {
  const { question } = seen
  const options = optionsOf(seen)
  if (question?.kind === 'multi-select')
    return { options: options.slice(0, Math.max(question.least, Math.min(question.most, 1 + duel.random.below(3)))) }
  if (duel.random.below(4) === 0) return { option: oneOf(duel, options) }
  for (const verb of HASTE) {
    const found = options.find((id) => id.split(':')[0] === verb)
    if (found !== undefined) return { option: found }
  }
  return { option: options.at(-1) as string }
}

/** Waits until all who look see the table at that version, and see the same with the same eyes. */
async function together(duel: Duel, version: number): Promise<void> {
  for (const [seat, pair] of duel.tabs.entries()) {
    for (const tab of pair) await tab.until(() => seenBy(duel, tab, seat).version === version)
    expect(seenBy(duel, pair[0], seat)).toEqual(seenBy(duel, pair[1], seat))
  }
  await duel.spectator.until(() => seenBy(duel, duel.spectator, 'spectator').version === version)
}

const answered = (reply: Message): number => {
  if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply))
  return reply.version
}

type Mischief = (duel: Duel, seat: number) => Promise<void>

/** What may go wrong or be done out of malice while a seat is asked. None of it moves the table but by one answer at most. */
const MISCHIEF: Readonly<Record<string, Mischief>> = {
  async 'both tabs answer at once'(duel, seat) {
    const [one, other] = duel.tabs[seat] as readonly [Client, Client]
    const seen = seenBy(duel, one, seat)
    const replies = await Promise.all([
      one.answer(duel.table, seat, choice(duel, seen)),
      other.answer(duel.table, seat, choice(duel, seen)),
    ])
    expect(replies.map(({ type }) => type).sort()).toEqual(['accepted', 'refused'])
    expect(replies.find(({ type }) => type === 'refused')).toMatchObject({ refusal: { rule: expect.stringMatching(/^TABLE-[124]$/) } })
    await together(duel, Math.max(...replies.map((reply) => (reply.type === 'accepted' ? reply.version : 0))))
  },
  async 'an answer is sent twice'(duel, seat) {
    const [one, other] = duel.tabs[seat] as readonly [Client, Client]
    const { version } = seenBy(duel, one, seat)
    const answer = choice(duel, seenBy(duel, one, seat))
    const request = { type: 'answer', table: duel.table, seat, version, answer } as const
    const replies = await Promise.all(
      [one, other, one].map((tab, at) => (at === 2 ? tab.ask(request, `b${version}`) : tab.ask(request, `a${version}`))),
    )
    expect(replies.map(({ type }) => type)).toEqual(['accepted', 'accepted', 'refused'])
    await together(duel, version + 1)
  },
  async 'an answer for the other seat, and one out of turn'(duel, seat) {
    const [tab] = duel.tabs[seat] as readonly [Client, Client]
    const [rival] = duel.tabs[1 - seat] as readonly [Client, Client]
    const { version } = seenBy(duel, tab, seat)
    const [option = ''] = optionsOf(seenBy(duel, tab, seat))
    for (const client of [rival, duel.spectator]) {
      expect(await client.ask({ type: 'answer', table: duel.table, seat, version, answer: { option } })).toMatchObject({
        code: 'forbidden',
      })
      expect(await client.ask({ type: 'answer', table: duel.table, seat, version, answer: { concede: true } })).toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await rival.answer(duel.table, 1 - seat, option)).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-1' } })
    await together(duel, version)
  },
  async 'a wrong version, and what is not offered'(duel, seat) {
    const [tab] = duel.tabs[seat] as readonly [Client, Client]
    const { version } = seenBy(duel, tab, seat)
    const [option = ''] = optionsOf(seenBy(duel, tab, seat))
    for (const wrong of [version + 1, version + 1000, 2 ** 40])
      expect(await tab.ask({ type: 'answer', table: duel.table, seat, version: wrong, answer: { option } })).toMatchObject({
        refusal: { rule: 'TABLE-2' },
      })
    for (const answer of [{ option: `${option}:9999` }, { option: '' }, { option: '__proto__' }, { plan: [option] }, { plan: null }])
      expect(await tab.ask({ type: 'answer', table: duel.table, seat, version, answer })).toMatchObject({ refusal: { rule: 'TABLE-3' } })
    await together(duel, version)
  },
  async 'a tab is loaded anew'(duel, seat) {
    const [kept, lost] = duel.tabs[seat] as readonly [Client, Client]
    lost.kill()
    const anew = await connect(duel.url, { token: lost.token })
    await anew.watch(duel.table)
    expect(seenBy(duel, anew, seat)).toEqual(seenBy(duel, kept, seat))
    expect(anew.tables.get(duel.table)?.log.get(seat)?.slice(-40)).toEqual(kept.tables.get(duel.table)?.log.get(seat)?.slice(-40))
    expect(duel.spectator.tables.get(duel.table)?.info.players[seat]?.present).toBe(true)
    duel.tabs = duel.tabs.map((pair, at) => (at === seat ? [kept, anew] : pair))
  },
  async 'everybody is away for a moment'(duel, seat) {
    const { version, question } = seenBy(duel, (duel.tabs[seat] as readonly [Client, Client])[0], seat)
    for (const client of everybody(duel)) client.kill()
    await reconnect(duel)
    await together(duel, version)
    expect(seenBy(duel, (duel.tabs[seat] as readonly [Client, Client])[0], seat).question).toEqual(question)
  },
  async 'an answer is taken back, where it can be'(duel, seat) {
    const [one, other] = duel.tabs[seat] as readonly [Client, Client]
    const before = seenBy(duel, one, seat)
    const version = answered(await one.answer(duel.table, seat, choice(duel, before)))
    await together(duel, version)
    const { canUndo, result } = seenBy(duel, one, seat)
    const reply = await other.ask({ type: 'undo', table: duel.table, seat })
    expect(reply.type).toBe(canUndo && result === null ? 'accepted' : 'refused')
    await together(duel, reply.type === 'accepted' ? version + 1 : version)
    if (reply.type === 'accepted') expect(optionsOf(seenBy(duel, one, seat))).toEqual(optionsOf(before))
  },
  async 'why not, of pieces that are there and of others'(duel, seat) {
    const [tab] = duel.tabs[seat] as readonly [Client, Client]
    for (const piece of ['card:1', `card:${duel.random.below(120)}`, 'card:-1', 'card:9999', 'colony:0', 'nothing', '__proto__', ''])
      expect((await tab.ask({ type: 'explain', table: duel.table, seat, piece })).type).toBe('explained')
  },
}

async function reconnect(duel: Duel): Promise<void> {
  const back = async (client: Client): Promise<Client> => {
    const anew = await connect(duel.url, { token: client.token })
    await anew.watch(duel.table)
    return anew
  }
  const tabs: (readonly [Client, Client])[] = []
  for (const [one, other] of duel.tabs) tabs.push([await back(one), await back(other)])
  duel.tabs = tabs
  duel.spectator = await back(duel.spectator)
}

/** Kills the server while an answer is on its way; the answer is sent again afterwards and counts once. */
async function killed(duel: Duel, seat: number, data: string): Promise<void> {
  const [tab] = duel.tabs[seat] as readonly [Client, Client]
  const { version } = seenBy(duel, tab, seat)
  const before = duel.tabs.map(([one], at) => seenBy(duel, one, at))
  const answer = choice(duel, seenBy(duel, tab, seat))
  const request = { type: 'answer', table: duel.table, seat, version, answer } as const
  const ref = `killed${version}`
  tab.raw(JSON.stringify({ ...request, ref }))
  await new Promise((resolve) => setTimeout(resolve, duel.random.below(6)))
  duel.kill()
  for (const client of everybody(duel)) await client.closed
  const { url, process } = await child(data, GAMES)
  duel.url = url
  duel.kill = () => void process.kill('SIGKILL')
  await reconnect(duel)
  const now = seenBy(duel, (duel.tabs[0] as readonly [Client, Client])[0], 0).version
  expect([version, version + 1]).toContain(now)
  if (now === version)
    for (const [at, [one]] of duel.tabs.entries())
      expect({ ...seenBy(duel, one, at), canUndo: false }).toEqual({ ...before[at], canUndo: false })
  const [again] = duel.tabs[seat] as readonly [Client, Client]
  expect(await again.ask(request, ref)).toMatchObject({ type: 'accepted', version: version + 1 })
  await together(duel, version + 1)
}

test('a duel of Chaos Galaxy outlives two tabs a seat, double, foreign and false answers, reloads, and kills in mid-combat and mid-stack', async () => {
  const data = dataFolder()
  const duel = await begin(data)
  await together(duel, 0)
  const done = new Map<string, number>()
  const kills = { combat: 0, stack: 0, between: 0 }
  const names = Object.keys(MISCHIEF)
  for (let step = 0; step < 450; step++) {
    const seat = askedOf(duel)
    if (seat < 0) break
    const [tab] = duel.tabs[seat] as readonly [Client, Client]
    const { view } = seenBy(duel, tab, seat)
    const where = view.stack.length > 0 ? 'stack' : view.combat !== null ? 'combat' : 'between'
    if (kills[where] < 2 && duel.random.below(3) === 0) {
      kills[where]++
      await killed(duel, seat, data)
    } else if (duel.random.below(5) === 0) {
      const name = oneOf(duel, names)
      done.set(name, (done.get(name) ?? 0) + 1)
      await (MISCHIEF[name] as Mischief)(duel, seat)
    } else {
      const { version } = seenBy(duel, tab, seat)
      expect(
        answered(await oneOf(duel, duel.tabs[seat] as readonly Client[]).answer(duel.table, seat, choice(duel, seenBy(duel, tab, seat)))),
      ).toBe(version + 1)
      await together(duel, version + 1)
    }
  }
  expect(kills).toEqual({ combat: 2, stack: 2, between: 2 })
  expect([...done.keys()].sort()).toEqual([...names].sort())
  const [ann] = duel.tabs[0] as readonly [Client, Client]
  if (askedOf(duel) >= 0) answered(await ann.answer(duel.table, 0, { concede: true }))
  await ann.until(() => ann.tables.get(duel.table)?.info.stage === 'over')
  expect(await ann.answer(duel.table, 0, { concede: true })).toMatchObject({ refusal: { rule: 'TABLE-4' } })
  const replay = (await (await fetch(`${duel.url}/replays/${duel.table}`)).json()) as Replay
  const played = [...playReplay(await gameEntry('chaos-galaxy').load(), replay)].at(-1)
  expect(played?.table.result).toEqual(replay.result)
})
