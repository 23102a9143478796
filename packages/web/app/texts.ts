import { gameEntry } from '@orrery/games'
import { common, type Fill, type Language, type Text, tableText, textOf } from '@orrery/text'
import { computed, signal } from '@preact/signals'
import { settings } from './settings.ts'

const sources: Record<Language, () => Promise<{ readonly default: string }>> = {
  en: () => import('../text/en.ts'),
  hu: () => import('../text/hu.ts'),
}

/** The app's own messages, once loaded: in the last language while the next one is on its way. */
const loaded = signal<Text | null>(null)

/** Whether there is a language to show anything in. */
export const spoken = computed(() => loaded.value !== null)

/** Loads the app's messages in a language and shows them when it is still the wished one. */
export async function speak(language: Language): Promise<void> {
  if (loaded.value?.language === language) return
  const { default: source } = await sources[language]()
  if (settings.value.language === language) loaded.value = textOf(language, common[language], source)
}

/** Says a message of the app in the reader's language. What calls it while drawing is drawn anew in another language. */
export function say(id: string, params?: Fill): string {
  return loaded.value?.say(id, params) ?? ''
}

/** Whether the app has such a message. */
export function knows(id: string): boolean {
  return loaded.value?.has(id) ?? false
}

const tables = new Map<string, Promise<Text>>()

/** The text of a game's tables in a language: common messages and the game's. Kept once loaded. */
export function textOfGame(game: string, language: Language): Promise<Text> {
  const key = `${language} ${game}`
  let text = tables.get(key)
  if (text === undefined) {
    text = gameEntry(game)
      .text(language)
      .then((source) => tableText(language, source))
    tables.set(key, text)
    text.catch(() => tables.delete(key))
  }
  return text
}
