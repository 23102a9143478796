import type { Json } from '@orrery/kernel'
import type { TournamentAct } from '@orrery/protocol'
import { browserAt, newcomer } from '../../packages/server/test/browser.ts'
import type { Client } from '../../packages/server/test/client.ts'

/** The password of the members of a kept club. */
export const PASSWORD = 'nine lives of a cat'

/** A deck and a fleet that a player has built: starters whose first entries were changed. */
export interface Built {
  readonly deck: { readonly [field: string]: Json }
  readonly fleet: { readonly [field: string]: Json }
}

/** Signs up the members of the club. */
export async function signUp(url: string, names: readonly string[]): Promise<Client[]> {
  const clients: Client[] = []
  for (const name of names) {
    const browser = browserAt(url)
    await browser.done('sign-up', newcomer(name, PASSWORD))
    clients.push(await browser.connect())
  }
  return clients
}

/** Ann and Bob become friends, talk, store a search and set their holidays. */
export async function meet(ann: Client, bob: Client): Promise<void> {
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  await ann.want('done', { type: 'speak', place: 'hall', text: 'Who plays tonight? Ki játszik ma este? 🚀' })
  await bob.want('done', { type: 'speak', place: 'hall', text: 'I do. Űrcsata?' })
  await bob.want('done', { type: 'speak', place: ann.id, text: 'Bring your sharks.' })
  const filter = { of: 'mine', game: 'chaos-galaxy', outcome: 'won' } as const
  await ann.want('done', { type: 'keep-search', name: 'Won with sharks', filter })
  const holidays = [{ from: Date.UTC(2027, 6, 1), until: Date.UTC(2027, 6, 15) }]
  await ann.want('calendar', {
    type: 'set-calendar',
    calendar: { timeZone: 'Europe/Budapest', quietHours: { from: 1320, until: 420 }, holidays },
  })
}

/** Both begin a collection; Ann opens a booster, and Bob wishes for one of her cards. */
export async function collect(ann: Client, bob: Client): Promise<void> {
  const game = 'chaos-galaxy'
  const { collection } = await ann.want('collection', { type: 'collect', game, starters: ['veres-dagaly', 'boly-ebredese'] })
  await bob.want('collection', { type: 'collect', game, starters: ['acelfogak', 'arany-kartell'] })
  await ann.want('pack', { type: 'open-pack', game, pack: collection.packs[0]?.id as string })
  await bob.ask({ type: 'wish', game, card: Object.keys(collection.owned)[0] as string, wished: true })
}

/** Makes a study of a finished table, with a comment. Returns its id. */
export async function study(ann: Client, table: string): Promise<string> {
  const { study: id } = await ann.want('study-made', { type: 'make-study', table, title: 'Where it turned' })
  await ann.want('done', { type: 'comment-study', study: id, branch: 0, step: 2, text: 'The scout was too early.' })
  await ann.want('done', { type: 'set-study', study: id, title: 'Where it turned', sharing: 'all' })
  return id
}

/**
 * Opens a tournament in its first round. The first person is its host, and all bring the built deck. There are no bots, so nothing in it
 * goes on by itself.
 */
export async function cup(people: readonly Client[], settings: Built['deck']): Promise<string> {
  const host = people[0] as Client
  const wish = { game: 'chaos-galaxy', settings: {}, title: 'The Autumn Cup', judged: false, listed: true } as const
  const { tournament } = await host.want('created-tournament', { type: 'create-tournament', ...wish })
  const act = (one: Client, what: TournamentAct) => one.want('done', { type: 'act', tournament, act: what })
  for (const one of people) await act(one, { do: 'register', settings })
  await act(host, { do: 'open-check-in' })
  for (const one of people) await act(one, { do: 'check-in' })
  await act(host, { do: 'begin' })
  return tournament
}
