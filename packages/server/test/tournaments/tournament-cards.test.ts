import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'
import { act, look } from './shown.ts'

const GAME = 'chaos-galaxy'

/** The server of the real games: their cards are collected. */
const real = () => server({ gamesModule: import.meta.resolve('@orrery/games'), tournamentTerms: { rest: 1 } })

async function collectionOf(client: Client) {
  return (await client.want('collection', { type: 'collection', game: GAME })).collection
}

async function cup(host: Client, settings: { [id: string]: boolean } = {}): Promise<string> {
  const wish = { type: 'create-tournament', game: GAME, settings, title: 'Cup', judged: true, listed: true } as const
  return (await host.want('created-tournament', wish)).tournament
}

test('CG-TOUR-7, CG-COLL-3 · the first three get the prize of a tournament once, a pack with an ultra-rare card; the fourth none', async () => {
  const { url } = await real()
  const people = await Promise.all(['Ann', 'Ben', 'Cid', 'Dan'].map((name) => connect(url, { name })))
  const [host] = people as [Client]
  const id = await cup(host)
  await act(host, id, { do: 'open-check-in' })
  for (const one of people) expect((await act(one, id, { do: 'register', settings: { deck: 'veres-dagaly' } })).type).toBe('done')
  await act(host, id, { do: 'begin' })
  const shown = await look(host, id)
  const ruled = new Set<string>()
  for (;;) {
    const open = await host.until(() => {
      const { matches, stage } = shown.seen
      const at = matches.findIndex(({ winner, games }) => winner === null && !ruled.has(games.at(-1)?.table ?? ''))
      return stage === 'over' ? 'over' : at < 0 ? null : at
    })
    if (open === 'over') break
    ruled.add(shown.seen.matches[open]?.games.at(-1)?.table ?? '')
    expect((await act(host, id, { do: 'rule', match: open, winner: 0 })).type).toBe('done')
  }
  const over = shown.seen
  const packs = async (at: number) =>
    (await collectionOf(people[over.places[at] as number] as Client)).packs.filter(({ kind }) => kind === 'prize')
  for (const at of [0, 1, 2]) expect(await packs(at)).toMatchObject([{ cause: `tournament:${id}` }])
  expect(await packs(3)).toEqual([])
  const winner = people[over.places[0] as number] as Client
  const [pack] = await packs(0)
  const opened = await winner.ask({ type: 'open-pack', game: GAME, pack: pack?.id ?? '' })
  expect(opened.type).not.toBe('error')
})

test('CG-COLL-6 · cards of a registered deck are locked, and free again when its player drops out', async () => {
  const { url } = await real()
  const ann = await connect(url, { name: 'Ann' })
  const starters = ['veres-dagaly']
  const none = await collectionOf(ann)
  expect(none.handle).toBeNull()
  const begun = await ann.ask({ type: 'collect', game: GAME, starters: [...starters, 'boly-ebredese'] })
  if (begun.type === 'error') throw new Error(begun.message)
  const id = await cup(ann)
  expect((await act(ann, id, { do: 'register', settings: { deck: 'veres-dagaly' } })).type).toBe('done')
  expect(Object.keys((await collectionOf(ann)).locked).length).toBeGreaterThan(5)
  expect((await act(ann, id, { do: 'drop-out' })).type).toBe('done')
  expect((await collectionOf(ann)).locked).toEqual({})
})

test('CG-COLL-6 · whoever is not there when a tournament begins may trade at once', async () => {
  const { url } = await real()
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => connect(url, { name })))
  const [host, absent] = people as [Client, Client]
  for (const one of people) await one.ask({ type: 'collect', game: GAME, starters: ['veres-dagaly', 'boly-ebredese'] })
  const locked = async (one: Client) => Object.keys((await collectionOf(one)).locked).length
  const id = await cup(host)
  for (const one of people) expect((await act(one, id, { do: 'register', settings: { deck: 'veres-dagaly' } })).type).toBe('done')
  for (const one of people) expect(await locked(one)).toBeGreaterThan(5)
  await act(host, id, { do: 'open-check-in' })
  for (const one of people) if (one !== absent) await act(one, id, { do: 'check-in' })
  expect((await act(host, id, { do: 'begin' })).type).toBe('done')
  expect(await locked(absent)).toBe(0)
  expect(await locked(host)).toBeGreaterThan(5)
})
