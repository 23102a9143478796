import type { Letter } from '../members/mailer.ts'
import { type About, pageOf } from './about.ts'
import { LETTER_WORDS, type NoticeWords } from './words.ts'

/** A notice and its words. */
export interface Said extends NoticeWords {
  readonly about: About
}

/** The mail that notices make, one after another. `off`: where its reader unsubscribes; `publicUrl`: the address of the pages. */
export function noticeLetter(
  said: readonly Said[],
  {
    to,
    id,
    language,
    off,
    publicUrl,
  }: {
    readonly to: string
    readonly id: string
    readonly language: 'en' | 'hu'
    readonly off: string
    readonly publicUrl: string
  },
): Letter {
  const words = LETTER_WORDS[language]
  const lines = said.flatMap(({ title, body, about }) => [title, body, new URL(pageOf(about), publicUrl).href, ''])
  const subject = said.length === 1 ? (said[0]?.title ?? '') : words.many(said.length)
  const text = [...lines, '--', words.last, off, ''].join('\n')
  return { to, subject, text, unsubscribe: off, id: id.replaceAll(/[^\w.-]/g, '.') }
}
