import type { NoticeWishes } from '@orrery/protocol/account'
import type { About } from './about.ts'

type Language = NoticeWishes['language']

/** A notice in words: a title and one line below it. */
export interface NoticeWords {
  readonly title: string
  readonly body: string
}

/** What notices are made of besides their subject. */
export interface WordParts {
  readonly language: Language
  readonly timeZone: string
  /** The game's name in that language. */
  readonly game: string
  /** When the time runs out, in milliseconds since 1970; null: unknown. */
  readonly due: number | null
}

/** Words a notice. It never says what is on the table, only that the player is asked there. */
export function wordsOf(about: About, { language, timeZone, game, due }: WordParts): NoticeWords {
  const hu = language === 'hu'
  switch (about.kind) {
    case 'turn':
      return hu
        ? {
            title: `${game}: te jössz`,
            body: due === null ? 'Rád vár az asztal.' : `Rád vár az asztal, eddig: ${moment(due, language, timeZone)}.`,
          }
        : {
            title: `${game}: your turn`,
            body: due === null ? 'The table waits for you.' : `The table waits for you until ${moment(due, language, timeZone)}.`,
          }
    case 'deadline':
      return hu
        ? {
            title: `${game}: mindjárt lejár az időd`,
            body: due === null ? 'Hamarosan lejár.' : `Eddig dönthetsz: ${moment(due, language, timeZone)}.`,
          }
        : {
            title: `${game}: your time runs out`,
            body: due === null ? 'It runs out soon.' : `You can answer until ${moment(due, language, timeZone)}.`,
          }
    case 'challenge':
      return hu
        ? { title: `${about.from} kihív: ${game}`, body: 'Fogadd el, utasítsd vissza, vagy ajánlj mást.' }
        : { title: `${about.from} challenges you: ${game}`, body: 'Accept, decline or offer something else.' }
    case 'evening':
      return hu
        ? { title: `Nemsokára kezdődik: ${about.title}`, body: `${game}, ${moment(about.at, language, timeZone)}.` }
        : { title: `Soon: ${about.title}`, body: `${game}, ${moment(about.at, language, timeZone)}.` }
    case 'called-off':
      return {
        title: hu ? `Elmarad: ${about.title}` : `Called off: ${about.title}`,
        body: `${game}, ${moment(about.at, language, timeZone)}.`,
      }
    case 'try':
      return hu
        ? { title: 'Orrery: próbaértesítés', body: 'Ha ezt látod, az értesítések megérkeznek.' }
        : { title: 'Orrery: a notice to try', body: 'If you see this, notices arrive.' }
  }
}

/** The mail's text around its lines. */
export const LETTER_WORDS: Readonly<Record<Language, { readonly many: (count: number) => string; readonly last: string }>> = {
  en: { many: (count) => `Orrery: ${count} things wait for you`, last: 'No more of these letters (one press, no signing in):' },
  hu: { many: (count) => `Orrery: ${count} dolog vár rád`, last: 'Nem kérek több ilyen levelet (egy gombnyomás, belépés nélkül):' },
}

function moment(at: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'hu' ? 'hu' : 'en-GB', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZone },
  }).format(at)
}
