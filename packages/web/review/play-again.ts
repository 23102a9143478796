import type { Viewer } from '@orrery/kernel'
import { address } from '../app/route.ts'
import { makeLocal } from '../local/make.ts'
import type { TableSource } from '../table/source/source.ts'
import type { Lesson, Review } from './review.ts'

/** The bot that takes the seat of another person when a moment is played again. */
const REPLACEMENT = 'quick'

/** Makes a table in this browser that begins before a decision. The reader keeps the seat, bots play the others. Returns its address. */
export async function playAgain(source: TableSource, { step, position }: Lesson, { steps }: Review, viewer: Viewer): Promise<string> {
  const replay = await source.replay()
  if (replay === null) return address()
  const own = viewer === 'spectator' ? 0 : viewer
  const seats = source.players.value.map(({ name, bot }, seat) =>
    seat === own ? { name, bot: null } : { name: '', bot: bot ?? REPLACEMENT },
  )
  const begun = { position, steps: steps.slice(0, step - 1), start: replay.start }
  return address('table', await makeLocal(replay.game, replay.options, seats, replay.seed, begun))
}
