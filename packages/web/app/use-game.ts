import { gameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { useEffect, useState } from 'preact/hooks'

/** The rules of a game; null until they are loaded. */
export function useGame(id: string): Game | null {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    let wanted = true
    setGame(null)
    void gameEntry(id)
      .load()
      .then((loaded) => {
        if (wanted) setGame(loaded)
      })
    return () => {
      wanted = false
    }
  }, [id])
  return game
}
