import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { server } from '../server.ts'

const ME = { kind: 'me' } as const
const bot = (level: string) => ({ kind: 'bot', level }) as const

/** A server of the site's own games. */
async function site() {
  const { url } = await server({ gamesModule: import.meta.resolve('@orrery/games') })
  return connect(url, { name: 'Ann' })
}

test('a bot with a style sits down and is told by its name, and a rematch keeps it', async () => {
  const ann = await site()
  const wish = { type: 'create', game: 'forbidden-stars', settings: {}, listed: false } as const
  const { table } = await ann.want('created', { ...wish, seats: [ME, bot('keen-bold')] })
  await ann.watch(table)
  expect(ann.tables.get(table)?.info.players[1]).toMatchObject({ holder: 'bot', bot: 'keen-bold' })
  expect(await ann.answer(table, 0, { concede: true })).toMatchObject({ type: 'accepted' })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.result)
  const again = await ann.want('created', { type: 'rematch', table })
  await ann.watch(again.table)
  expect(ann.tables.get(again.table)?.info.players.map((player) => player.bot)).toContain('keen-bold')
})

test('the host gives a free seat to a bot with a style', async () => {
  const ann = await site()
  const wish = { type: 'create', game: 'chaos-galaxy', settings: {}, listed: false } as const
  const { table } = await ann.want('created', { ...wish, seats: [ME, { kind: 'open' }] })
  await ann.watch(table)
  await ann.want('done', { type: 'seat', table, seat: 1, level: 'strong-patient' })
  await ann.until(() => ann.tables.get(table)?.info.players[1]?.bot === 'strong-patient')
  expect(await ann.ask({ type: 'seat', table, seat: 1, level: 'quick-patient' })).toMatchObject({ type: 'error', code: 'bad-settings' })
})

test.each([
  ['death-angel', 'keen-bold', 'a game without styles'],
  ['forbidden-stars', 'quick-bold', 'a level without styles'],
  ['forbidden-stars', 'keen-wild', 'no style'],
  ['forbidden-stars', 'keen-bold-patient', 'two styles'],
])('%s refuses %s: %s', async (game, level) => {
  const ann = await site()
  const wish = { type: 'create', game, settings: {}, listed: false } as const
  const refused = await ann.ask({ ...wish, seats: [ME, bot(level)] })
  expect(refused).toMatchObject({ type: 'error', code: 'bad-settings' })
})
