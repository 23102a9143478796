import type { SeasonTold } from '@orrery/protocol'
import type { AccountProblem } from '@orrery/protocol/account'
import { countedGame, gameIds } from '../games.ts'
import { Problem } from '../members/problem.ts'
import { countResults } from '../records/counting.ts'
import { seasonHandlers } from '../records/season-acts.ts'
import { closeSeasons, seasonsTold } from '../records/seasons.ts'
import { membersIn } from '../store/members/index.ts'
import { visit } from '../store/visit.ts'

/** A season, as `orrery seasons` shows it. */
export type SeasonLine = SeasonTold

/** Commands on seasons for anybody with access to the data; they work whether or not the server runs. */
export interface SeasonsAdmin {
  list(): Promise<SeasonTold[]>
  /** `days`: its length; null: until it is ended. Rejects with a clear `Error` if it cannot begin. */
  begin(name: string, game: string, days: number | null): Promise<void>
  /** Ends a season by its id and stores its winners. Rejects with a clear `Error` if it is over or unknown. */
  end(season: string): Promise<void>
  close(): void
}

/** Opens the seasons of a data folder, or of a Postgres. Rejects with a clear `Error` if that fails. */
export async function openSeasonsAdmin(folder: string, url: string | null): Promise<SeasonsAdmin> {
  const { database, close } = await visit(folder, url)
  const module = import.meta.resolve('@orrery/games')
  const now = () => Date.now()
  const acts = seasonHandlers({ members: membersIn(database), now, games: () => gameIds(module), seasonEnded: () => undefined })
  return {
    list: () => seasonsTold(database),
    begin: (name, game, days) =>
      worded(acts['begin-season'](null, { name, game, days }), {
        'season-runs': `a season of ${game} goes on; end it first`,
        malformed: `there is no game '${game}'`,
      }),
    async end(season) {
      await worded(acts['end-season'](null, { season }), { decided: `there is no season '${season}' that goes on` })
      // The server logs what cannot be counted.
      const unable = { tables: new Set<string>(), fails: () => undefined }
      while ((await countResults(database, (id) => countedGame(module, id), unable)).length > 0);
      await closeSeasons(database, now(), unable.tables)
    },
    close,
  }
}

async function worded(done: Promise<unknown>, words: Partial<Readonly<Record<AccountProblem, string>>>): Promise<void> {
  try {
    await done
  } catch (error) {
    throw error instanceof Problem ? new Error(words[error.code] ?? error.code) : error
  }
}
