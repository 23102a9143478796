import { gameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useEffect, useState } from 'preact/hooks'
import { settings } from './settings.ts'
import { textOfGame } from './texts.ts'

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

/** A game's messages in the reader's language; null until they are loaded. */
export function useTextOfGame(id: string): Text | null {
  const { language } = settings.value
  const [text, setText] = useState<Text | null>(null)
  useEffect(() => {
    let wanted = true
    void textOfGame(id, language).then((loaded) => {
      if (wanted) setText(loaded)
    })
    return () => {
      wanted = false
    }
  }, [id, language])
  return text
}
