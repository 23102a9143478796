export type Language = 'en' | 'hu'

/** A player without a name, or without one that may be shown. */
export const FORMER_MEMBER: Readonly<Record<Language, string>> = { en: 'somebody', hu: 'valaki' }

/** A bot's seat. */
export const BOT: Readonly<Record<Language, string>> = { en: 'a bot', hu: 'egy bot' }

/** The text for an address that leads to nothing that may be shown. */
export const NOTHING: Readonly<Record<Language, { readonly title: string; readonly sentence: string }>> = {
  en: { title: 'Orrery', sentence: 'An open table for rules-heavy space games.' },
  hu: { title: 'Orrery', sentence: 'Nyílt asztal szabálydús űrjátékokhoz.' },
}

interface Ended {
  readonly winners: readonly string[]
  readonly seats: number
  /** In milliseconds since 1970. */
  readonly ended: number
}

/** A table's end, in a sentence. */
export function endedSentence(language: Language, { winners, seats, ended }: Ended): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(ended)
  const who = new Intl.ListFormat(language).format(winners)
  if (language === 'hu') {
    if (winners.length === 0) return `Győztes nélkül ért véget: ${day}`
    if (winners.length === seats) return `Közös győzelem: ${who}, ${day}`
    return `Győztes: ${who}, ${day}`
  }
  if (winners.length === 0) return `It ended without a winner on ${day}.`
  return winners.length === seats && seats > 1 ? `${who} won together on ${day}.` : `${who} won on ${day}.`
}

interface Rated {
  readonly game: string
  readonly rating: number
  readonly margin: number
  readonly games: number
}

/** A player's rating, in a sentence; null: nothing is shown. */
export function ratingSentence(language: Language, rated: Rated | null): string {
  if (rated === null) return language === 'hu' ? 'Az Orrery játékosa.' : 'Plays on Orrery.'
  const { game, rating, margin, games } = rated
  return language === 'hu'
    ? `${game}: ${rating} ±${margin}, ${games} értékelt játszma után.`
    : `${game}: ${rating} ±${margin} after ${games} rated ${games === 1 ? 'game' : 'games'}.`
}

interface Made {
  readonly game: string
  readonly by: string
}

/** Whose study it is, in a sentence. */
export function studySentence(language: Language, { game, by }: Made): string {
  return language === 'hu' ? `${game}: egy játszma elemzése, készítette: ${by}.` : `A study of a game of ${game} by ${by}.`
}

/** Whose puzzle it is, in a sentence. */
export function puzzleSentence(language: Language, { game, by }: Made): string {
  return language === 'hu' ? `${game}: feladvány, készítette: ${by}. Megoldod?` : `A puzzle of ${game} by ${by}. Can you solve it?`
}
