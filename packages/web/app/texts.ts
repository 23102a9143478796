import { gameEntry } from '@orrery/games'
import { type Fill, type Language, type Locale, type Text, textIn } from '@orrery/text'
import { computed, signal } from '@preact/signals'
import { settings } from './settings.ts'

type Sources = Record<Language, () => Promise<{ readonly default: string }>>

const locales: Record<Language, () => Promise<Locale>> = {
  en: async () => (await import('@orrery/text/en')).en,
  hu: async () => (await import('@orrery/text/hu')).hu,
}
const sources: Sources = { en: () => import('../text/en.ts'), hu: () => import('../text/hu.ts') }
const moreSources: Sources = { en: () => import('../text/more/en.ts'), hu: () => import('../text/more/hu.ts') }

/** The app's messages, once loaded; still in the previous language while the next one is loading. */
const loaded = signal<Text | null>(null)
/** Whether the messages of later parts are needed, and whether they are loaded. */
let wanted = false
let whole = false

/** Whether a language is loaded. */
export const spoken = computed(() => loaded.value !== null)

/** Loads the app's messages in a language and shows them, if it is still the chosen one. */
export async function speak(language: Language): Promise<void> {
  const all = wanted
  if (loaded.value?.language === language && whole === all) return
  const parts = Promise.all((all ? [sources, moreSources] : [sources]).map((source) => source[language]()))
  const [locale, words] = await Promise.all([locales[language](), parts])
  if (settings.value.language !== language || all !== wanted) return
  whole = all
  loaded.value = textIn(locale, locale.common, ...words.map((part) => part.default))
}

/** Also loads the messages of later parts, and from then on does so in every language. */
export async function speakMore(): Promise<void> {
  wanted = true
  await speak(settings.value.language)
}

/** Says a message of the app in the reader's language. Components that call it render again when the language changes. */
export function say(id: string, params?: Fill): string {
  return loaded.value?.say(id, params) ?? ''
}

/** Whether the app has this message. */
export function knows(id: string): boolean {
  return loaded.value?.has(id) ?? false
}

const tables = new Map<string, Promise<Text>>()

/** The game's text with the messages for closer looks; null if the game has none. */
export async function wholeTextOfGame(game: string, language: Language): Promise<Text | null> {
  const { text, more } = gameEntry(game)
  return more === undefined ? null : tableText(language, Promise.all([text(language), more(language)]))
}

/** The text of a game's tables in a language: common messages and the game's. Cached. */
export function textOfGame(game: string, language: Language): Promise<Text> {
  const key = `${language} ${game}`
  let text = tables.get(key)
  if (text === undefined) {
    text = tableText(
      language,
      gameEntry(game)
        .text(language)
        .then((source) => [source]),
    )
    tables.set(key, text)
    text.catch(() => tables.delete(key))
  }
  return text
}

/** A table's text of its game's messages: with the common ones, which the game's own go before. */
async function tableText(language: Language, sources: Promise<readonly string[]>): Promise<Text> {
  const [locale, own] = await Promise.all([locales[language](), sources])
  return textIn(locale, locale.common, ...own)
}
