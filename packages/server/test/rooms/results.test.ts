import { expect, test } from 'vitest'
import { forgetFinished } from '../../rooms/forget.ts'
import { give } from '../../rooms/play.ts'
import { recordOf } from '../../rooms/replay.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { bareContext } from '../bare-context.ts'

const MOVES = [0, 3, 1, 4, 2]

test('every table that ends leaves a record: who sat where, who won, how and when; it outlives the answers', async () => {
  const clock = { now: 1000 }
  const site = bareContext({ now: () => clock.now })
  const room = await createRoom(
    site,
    { id: 'ann', name: 'Ann' },
    {
      ...{ game: 'tic-tac-toe', settings: {}, listed: false },
      seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }],
    },
  )
  expect(await site.store.resultOf(room.id)).toBe(null)
  for (const [at, cell] of MOVES.entries()) {
    clock.now += 10
    await give(site, room, { by: 'person', player: 'ann', ref: `r${at}` }, at % 2, { option: `mark:${cell}` })
  }
  const kept = await site.store.resultOf(room.id)
  expect(kept?.row).toMatchObject({ game: 'tic-tac-toe', game_version: 1, options: '{}', created: 1000, ended: 1050 })
  expect(JSON.parse(kept?.row.result ?? '')).toMatchObject({ winners: [0] })
  expect(kept?.seats.map(({ seat, player, name, bot, place, spent }) => [seat, player, name, bot, place, spent])).toEqual([
    [0, 'ann', 'Ann', null, 1, 30],
    [1, 'ann', 'B', null, 2, 20],
  ])
  clock.now += site.limits.keepFinished + 1
  expect(await forgetFinished(site)).toBe(1)
  expect(await site.store.resultOf(room.id)).toEqual(kept)
  expect((await recordOf(site, room.id)).players).toEqual([
    { name: 'Ann', bot: null },
    { name: 'B', bot: null },
  ])
})
