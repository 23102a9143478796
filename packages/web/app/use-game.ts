import { gameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { settings } from './settings.ts'
import { textOfGame } from './texts.ts'
import { useLatest } from './use-latest.ts'

/** The rules of a game; null until they are loaded. */
export function useGame(id: string): Game | null {
  const [game, setGame] = useState<Game | null>(null)
  const load = (): Promise<Game> => {
    setGame(null)
    return gameEntry(id).load()
  }
  useLatest([id], load, setGame)
  return game
}

/** A game's messages in the reader's language; null until they are loaded. */
export function useTextOfGame(id: string): Text | null {
  const { language } = settings.value
  const [text, setText] = useState<Text | null>(null)
  useLatest([id, language], () => textOfGame(id, language), setText)
  return text
}
