import { type Json, type Random, randomOf, seedOf } from '@orrery/kernel'
import { request } from '@orrery/protocol'
import { ACCOUNT_REQUESTS } from '@orrery/protocol/account'
import { SITE_REQUESTS } from '@orrery/protocol/people'
import { ROUTES } from '@orrery/server/api/routes'
import type { Service } from '../services.ts'
import { atMost, effort, type Figure } from './figure.ts'
import { makerOf } from './made-up.ts'
import { type Member, member } from './member.ts'
import { duel, hotSeat, type Person, person } from './person.ts'
import { HOST_KEY, startVictim, type Victim, withFolder } from './victim.ts'

/** Words that mean something to the server, besides the ids that it tells. */
const WORDS = [
  ...['chaos-galaxy', 'death-angel', 'forbidden-stars', 'firestorm-armada', 'draft', 'deck', 'acelfogak', 'quick', 'Ann', 'all', 'live'],
  ...[
    'Europe/Budapest',
    'marine:1',
    'pass',
    'PIG-TURN-1',
    'H4sIAAAAAAAAA6tWKs5MUbICAAKPKRcHAAAA',
    'https://example.org/x',
    'ann@example.org',
  ],
]
/** How many of the last ids that the server told are remembered. */
const IDS = 60
const PEOPLE = 4
/** How long one request may keep the server from all others, in milliseconds: loading a game takes longest. */
const LONGEST = 1000
/** These end what the attack needs, or wait long by design. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hello', 'drop-key'])

/**
 * Sends requests of every kind that are well-formed, or nearly, and make no sense: by socket, by the API with a key, and about accounts and
 * the site. The server may refuse them all, but must never fail.
 */
export function wander(seconds: number, postgres?: Service): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('wander'))
    const victim = await startVictim(data, postgres === undefined ? {} : { database: postgres.url })
    const ids: string[] = []
    const learn = (text: string) => {
      for (const [id] of text.matchAll(/\b[a-z2-7]{16}\b/g)) if (!ids.includes(id)) ids.push(id)
      ids.splice(0, Math.max(0, ids.length - IDS))
    }
    const made = makerOf(random, () => [...WORDS, ...ids])
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => member(victim.url, `Wanderer ${'abcd'[at]}`)))
    const sockets = await Promise.all(people.map(({ cookie }) => person(victim.url, { cookie, keep: true })))
    await inPlay(sockets)
    const end = performance.now() + seconds * 1000
    let sent = 0
    let done = 0
    await Promise.all(
      people.map(async (one, at) => {
        const keyed = await keyOf(sockets[at] as Person)
        while (performance.now() < end && victim.alive()) {
          const socket = sockets[at] as Person
          const status = await oneOf(random, [
            () => bySocket(socket, random, made),
            () => bySocket(socket, random, made),
            () => byRoute(victim, keyed, random, made),
            () => aboutPeople(victim, one, random, made),
          ])
          sent++
          if (status < 400) done++
          for (const text of socket.received.splice(0)) learn(text)
          if (!socket.isOpen()) sockets[at] = await person(victim.url, { cookie: one.cookie, keep: true })
        }
      }),
    )
    const failed = victim.lines.filter((line) => / fails|cannot/.test(line))
    for (const line of new Set(failed.slice(0, 20))) console.error(line)
    const survived = victim.alive()
    const longest = victim.longestTask()
    await victim.kill()
    return [
      effort('wander: requests without sense', sent),
      effort('wander: of these done', done),
      atMost('wander: failures', failed.length, 0),
      atMost('wander: the longest task of the server, in CPU', longest, LONGEST, 'ms'),
      atMost('wander: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

type Maker = ReturnType<typeof makerOf>

function oneOf<T>(random: Random, ways: readonly (() => Promise<T>)[]): Promise<T> {
  return (ways[random.below(ways.length)] as () => Promise<T>)()
}

/** Something to wander through: tables in play, one that is over, words in the hall. */
async function inPlay(sockets: readonly Person[]): Promise<void> {
  const [one, two] = sockets as readonly [Person, Person]
  await hotSeat(one)
  await duel(one, two)
  const over = await duel(two, one)
  await two.ask({ type: 'answer', table: over, seat: 0, version: 0, answer: { concede: true } })
  await one.ask({ type: 'speak', place: 'hall', text: 'hello' })
  await one.ask({ type: 'collect', game: 'chaos-galaxy', starters: ['acelfogak', 'arany-kartell'] })
}

async function keyOf(socket: Person): Promise<string> {
  const reply = await socket.ask({ type: 'make-key', name: 'wander' })
  if (reply?.type !== 'key') throw new Error(JSON.stringify(reply))
  return reply.secret
}

async function bySocket(socket: Person, random: Random, made: Maker): Promise<number> {
  const all = request.options.filter(({ entries }) => !LEFT_OUT.has(entries.type.literal))
  const asked = made(all[random.below(all.length)]) as { type: string }
  const reply = await Promise.race([socket.ask(asked), socket.closed.then(() => null)])
  return reply?.type === 'error' || reply?.type === 'refused' ? 400 : 200
}

async function byRoute({ url }: Victim, key: string, random: Random, made: Maker): Promise<number> {
  const { type, method, path, inQuery } = ROUTES[random.below(ROUTES.length)] as (typeof ROUTES)[number]
  if (LEFT_OUT.has(type)) return 200
  const schema = request.options.find(({ entries }) => entries.type.literal === type)
  const { type: _type, ref: _ref, ...body } = made(schema) as { [field: string]: Json }
  const where = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(body[name]).toWellFormed()))
  const query = new URLSearchParams(inQuery.flatMap((name) => (name in body ? [[name, String(body[name])]] : []))).toString()
  for (const name of ['table', 'tournament']) if (path.includes(`:${name}`)) delete body[name]
  const kinds = [
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    '',
  ]
  const reply = await fetch(`${url}${where}?${query}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': kinds[random.below(kinds.length)] as string },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  await reply.arrayBuffer()
  return reply.status
}

const ENDING: ReadonlySet<string> = new Set(['sign-up', 'sign-in', 'sign-out', 'recover', 'end-session', 'leave', 'password', 'sanction'])

async function aboutPeople({ url }: Victim, one: Member, random: Random, made: Maker): Promise<number> {
  const [folder, requests, headers] =
    random.below(2) === 0
      ? (['account', ACCOUNT_REQUESTS, { cookie: one.cookie }] as const)
      : (['api/site', SITE_REQUESTS, { authorization: `Bearer ${HOST_KEY}` }] as const)
  const names = Object.keys(requests).filter((name) => !ENDING.has(name))
  const name = names[random.below(names.length)] as string
  const reply = await fetch(`${url}/${folder}/${name}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(made((requests as { readonly [name: string]: unknown })[name])),
  })
  await reply.arrayBuffer()
  return reply.status
}
