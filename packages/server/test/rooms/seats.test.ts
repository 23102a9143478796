import { type Random, randomOf, seedOf } from '@orrery/kernel'
import type { Message, Request } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never

const DECKS = ['acelfogak', 'veres-dagaly', 'no-such-deck', { solyom: 4 }, { solyom: 10_000 }]

/** Something that a client may ask of a table, sensible or not. */
function anything(random: Random, client: Client, table: string): Wish {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const seat = random.below(3)
  const known = client.tables.get(table)
  const settings = pick([{}, { deck: pick(DECKS) }, { deck: pick(DECKS) }, { word: 'x' }])
  const asked = [...(known?.seen ?? [])].find(([, seen]) => seen.question !== null)
  const question = asked?.[1].question
  const option = question?.kind === 'options' ? pick(question.options).id : 'pass'
  const version = (asked?.[1].version ?? 0) + pick([0, 0, 0, 0, -1, 1])
  return pick<() => Wish>([
    () => ({ type: 'take', table, seat, settings }),
    () => ({ type: 'take', table, seat }),
    () => ({ type: 'leave', table, seat }),
    () => ({ type: 'leave', table }),
    () => ({ type: 'set-seat-settings', table, seat, settings }),
    () => ({ type: 'seat', table, seat, level: pick([null, 'quick', 'random', 'genius']) }),
    () => ({ type: 'replace-with-bot', table, seat }),
    () => ({ type: 'start', table }),
    () => ({ type: 'watch', table }),
    () => ({ type: 'watch', table }),
    () => ({ type: 'unwatch', table }),
    () => ({ type: 'undo', table, seat }),
    () => ({ type: 'rematch', table }),
    () => ({ type: 'say', table, text: 'hm' }),
    () => ({ type: 'rename', name: pick(['Ann', 'Bob', 'Cat']) }),
    () => ({ type: 'log', table, viewer: pick([0, 1, 'spectator'] as const), before: random.below(20) }),
    () => ({ type: 'answer', table, seat, version: 0, answer: pick([{ concede: true } as const, { option: 'pass' }]) }),
    ...Array.from({ length: 8 }, () => (): Wish => {
      const viewer = asked?.[0]
      return { type: 'answer', table, seat: typeof viewer === 'number' ? viewer : seat, version: Math.max(0, version), answer: { option } }
    }),
  ])()
}

/** Whether the server knew what to do. */
const isFine = (reply: Message): boolean => reply.type !== 'error' || !['failed', 'malformed'].includes(reply.code)

test.each(['a', 'b', 'c'])(
  'after any sequence of seat changes all viewers agree on the table (%s)',
  async (seed) => {
    const limits = {
      messages: { burst: 1e6, every: 1 },
      work: { burst: 1e9, every: 1 },
      chat: { burst: 1e6, every: 1 },
      tables: { burst: 1e6, every: 1 },
      guests: { burst: 1e3, every: 1 },
    }
    const { url, lines } = await server({
      gamesModule: import.meta.resolve('@orrery/games'),
      limits: { ...limits, unfinished: 1e6, away: 0 },
    })
    const random = randomOf(seedOf(`seats ${seed}`))
    const clients = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => connect(url, { name })))
    const stages = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
      const { table } = await (clients[0] as Client).want('created', {
        type: 'create',
        game: 'chaos-galaxy',
        settings: {},
        seats,
        listed: true,
      })
      for (const client of clients) await client.watch(table)
      for (let step = 0; step < 60; step++) {
        const at = random.below(clients.length)
        const client = clients[at] as Client
        if (random.below(25) === 0) {
          client.kill()
          clients[at] = await connect(url, { token: client.token })
          await clients[at].watch(table)
          continue
        }
        const asking = Array.from({ length: 1 + random.below(3) }, () => clients[random.below(clients.length)] as Client)
        const wishes = asking.map((one) => anything(random, one, table))
        const replies = await Promise.all(asking.map((one, which) => one.ask(wishes[which] as Wish)))
        expect(replies.filter((reply) => !isFine(reply))).toEqual([])
      }
      const views = []
      for (const client of clients) {
        await client.ask({ type: 'unwatch', table })
        const other = await connect(url, { token: client.token })
        const { info } = await other.watch(table)
        stages.add(info.stage)
        views.push({ stage: info.stage, players: info.players.map(({ name, bot }) => ({ name, bot })) })
        await other.close()
      }
      expect(views[1]).toEqual(views[0])
      expect(views[2]).toEqual(views[0])
      for (const client of clients) for (const id of client.tables.keys()) await client.ask({ type: 'unwatch', table: id })
    }
    expect(stages.size).toBeGreaterThan(1)
    expect(lines).toEqual([])
  },
  60_000,
)
