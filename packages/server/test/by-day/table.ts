import type { Json } from '@orrery/kernel'
import type { Client } from '../client.ts'
import type { Person } from './person.ts'

type Brought = { readonly [key: string]: Json }

/** A game as two people play it by day. */
export interface PlayedGame {
  readonly game: string
  readonly name: string
  /** What makes it short. */
  readonly settings: Brought
  /** What Anna and Bela bring; absent: nothing. */
  readonly brings?: readonly [Brought, Brought]
}

type Two = readonly [Person, Person]

/** Waits until something holds. */
export type Until = (what: () => boolean | Promise<boolean>) => Promise<void>

/** A table by day that comes of a challenge, of which the guest is told; returns its id. */
export async function challenged([host, guest]: Two, { game, settings, brings }: PlayedGame, until: Until): Promise<string> {
  const [one, other] = [await host.connect(), await guest.connect()]
  const terms = { game, settings, pace: 'day', rated: false, at: null } as const
  const [hosts, guests] = (brings ?? []).map((brought) => ({ brings: brought }))
  const { challenges } = await one.want('challenges', { type: 'challenge', person: other.id, terms, ...hosts })
  const challenge = challenges[0]?.id ?? ''
  await until(() => guest.pushes().some((title) => title.startsWith(`${host.name} challenges you`)))
  const agreed = await other.want('challenges', { type: 'settle-challenge', challenge, round: 1, accept: true, ...guests })
  await closed([one, other])
  return agreed.challenges.find(({ id }) => id === challenge)?.table ?? ''
}

/** The people in the order of their seats. */
export async function bySeat<P extends Person>(people: readonly [P, P], table: string): Promise<readonly P[]> {
  const client = await people[0].connect()
  const { info } = await client.watch(table)
  await closed([client])
  return info.players.map(({ name }) => (name === people[0].name ? people[0] : people[1]))
}

async function closed(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.close()
}
