import { CARDS } from '@orrery/games/chaos-galaxy/content/cards.ts'
import { bestDeck } from '@orrery/games/draft/bot/deck.ts'
import { DECK } from '@orrery/games/draft/rules/build.ts'
import { planBounds } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

/** Builds what a bot would of a sealed pool, and gives back the deck. */
async function build(client: Client, table: string, seat: number): Promise<Readonly<Record<string, number>>> {
  await client.until(() => client.tables.get(table)?.seen.get(seat)?.question?.kind === 'plan')
  const seen = client.tables.get(table)?.seen.get(seat)
  if (seen?.question?.kind !== 'plan') throw new Error('no deck is asked for')
  const deck = bestDeck(planBounds(seen.question, DECK))
  const answer = { plan: { ...deck } }
  expect((await client.ask({ type: 'answer', table, seat, version: seen.version, answer })).type).toBe('accepted')
  return deck
}

test('players who built sealed decks play on with their own decks, and a stranger gets none of them', async () => {
  const { url } = await server({ gamesModule: import.meta.resolve('@orrery/games') })
  const [ann, bob, eve] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' }), await connect(url, { name: 'Eve' })]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'quick' }]
  const { table } = await ann.want('created', { type: 'create', game: 'draft', settings: { format: 'sealed' }, seats, listed: false })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  const decks = [await build(ann, table, 0), await build(bob, table, 1)]
  await ann.until(() => ann.tables.get(table)?.info.stage === 'over')
  expect(await eve.ask({ type: 'rematch', table })).toMatchObject({ type: 'error', code: 'forbidden' })
  const next = await ann.want('created', { type: 'rematch', table })
  await ann.watch(next.table)
  const info = ann.tables.get(next.table)?.info
  expect([info?.game, info?.stage, info?.settings.limited]).toEqual(['chaos-galaxy', 'gathering', true])
  expect(await bob.want('created', { type: 'rematch', table })).toMatchObject({ table: next.table })
  await bob.watch(next.table)
  for (const [seat, client] of [ann, bob].entries()) {
    await client.until(() => client.tables.get(next.table)?.seen.has(seat))
    const view = client.tables.get(next.table)?.seen.get(seat)?.view as { readonly seats: readonly { readonly colony: number }[] }
    expect(view.seats.map(({ colony }) => colony)).toEqual([35, 35, 35])
    const told = JSON.stringify(view)
    const shown = CARDS.filter(({ id }) => told.includes(`"${id}"`)).map(({ id }) => id)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((id) => !(id in (decks[seat] ?? {})))).toEqual([])
  }
})
