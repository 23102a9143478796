import type { Collecting } from '@orrery/collecting'
import type { TournamentAct } from '@orrery/protocol'
import { replayed, type TournamentEvent } from '@orrery/tournament'
import { expect, test } from 'vitest'
import type { Database } from '../../store/database.ts'
import { tournamentsOn } from '../../store/tournaments/index.ts'
import { openTournaments } from '../../tournaments/tournaments.ts'
import { bareContext, freshStore } from '../bare-context.ts'

const GAME = 'secrets'
const HELD = { ace: 1 }
const ANN = { id: 'ann', name: 'Ann' }
const REGISTER: TournamentAct = { do: 'register', settings: { word: 'ace' } }

/** A game of which a seat needs the card that it brings. */
const collecting: Collecting = {
  ...{ cards: ['ace'], copies: 1, starters: [], chooses: 0, boosters: 0 },
  open: () => [],
  isFree: () => false,
  needs: () => HELD,
  refuse: () => [],
}

/** A database whose server dies once it has stored that many transactions: what comes then never ends. */
function dying({ read, transaction }: Database, after: { left: number; dead: () => void }): Database {
  return {
    read,
    transaction: (work) => {
      if (after.left-- > 0) return transaction(work)
      after.dead()
      return new Promise(() => undefined)
    },
  }
}

/** A club in which Ann owns a card and has made a tournament, after `before`. */
async function club(before: readonly TournamentAct[]) {
  const store = freshStore()
  const context = bareContext({ store, collecting: async () => collecting })
  await context.store.addPlayer({ ...ANN, token: 'ann', created: 1 })
  await context.collections.begin({ player: 'ann', game: GAME, handle: 'ann', begun: 1 }, HELD, [])
  const hall = openTournaments(context)
  const wish = { type: 'create-tournament', ref: 'r', game: GAME, settings: {}, title: 'Cup', judged: false, listed: true } as const
  const id = await hall.create(ANN, wish)
  for (const act of before) await hall.act(ANN, id, act)
  hall.stop()
  return { store, id, context }
}

/** Whether Ann is in the tournament, and whether her card is locked, in a server that starts after one was killed. */
async function found({ store, id, context }: Awaited<ReturnType<typeof club>>) {
  const read = await tournamentsOn(store.database).read(id, 0)
  const t = replayed((read?.events ?? []).map((text) => JSON.parse(text) as TournamentEvent))
  const plays = t?.stage === 'registration' && t.entrants.some(({ player, dropped }) => player === 'ann' && !dropped)
  return { plays, locked: Object.keys((await context.collections.holdingOf('ann', GAME)).locked).length > 0 }
}

test.each([
  { deed: REGISTER, before: [] },
  { deed: { do: 'drop-out' } as const, before: [REGISTER] },
  { deed: { do: 'cancel' } as const, before: [REGISTER] },
])(
  'CG-COLL-6 · a kill at any moment of $deed.do leaves a card locked where its player is entered, and nowhere else',
  async ({ deed, before }) => {
    for (let stored = 0, isDone = false; !isDone; stored++) {
      const tried = await club(before)
      const { promise: dead, resolve } = Promise.withResolvers<void>()
      const database = dying(tried.store.database, { left: stored, dead: resolve })
      const hall = openTournaments(bareContext({ store: { ...tried.store, database }, collecting: async () => collecting }))
      const done = hall.act(ANN, tried.id, deed).then(() => true)
      isDone = await Promise.race([done, dead.then(() => false)])
      hall.stop()
      const { plays, locked } = await found(tried)
      expect(locked).toBe(plays)
    }
  },
)
