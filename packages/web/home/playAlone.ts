import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { textOfGame } from '../app/texts.ts'
import { makeLocal } from '../local/make.ts'
import { boardOf } from '../table/boards.ts'

/** Makes a table for one person and steady bots, with the game's own settings, and gives its address. */
export async function playAlone(game: string, seats: number): Promise<string> {
  // Fetched while the table is made.
  void Promise.all([boardOf(game), textOfGame(game, settings.value.language)]).catch(() => undefined)
  const others = Array.from({ length: seats - 1 }, () => ({ name: '', bot: 'quick' }))
  return address('table', await makeLocal(game, {}, [{ name: '', bot: null }, ...others]))
}
