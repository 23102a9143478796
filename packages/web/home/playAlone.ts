import { address } from '../app/route.ts'
import { makeLocal } from '../local/make.ts'

/** Makes a table for one person and steady bots, with the game's own settings, and gives its address. */
export async function playAlone(game: string, seats: number): Promise<string> {
  const others = Array.from({ length: seats - 1 }, () => ({ name: '', bot: 'quick' }))
  return address('table', await makeLocal(game, {}, [{ name: '', bot: null }, ...others]))
}
