import { CollectionError } from '@orrery/board'
import { type Language, madeOnce, type Text, tableText } from '@orrery/text'
import collectionEn from '../../text/collection.en.ts'
import collectionHu from '../../text/collection.hu.ts'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'

/** The game's text with the messages of its collection, which only these pages load. */
export const textFor = madeOnce((language) => tableText(language, language === 'hu' ? `${hu}${collectionHu}` : `${en}${collectionEn}`))

/** A message of the game in a language, for places without the board's text. */
export const sayIn = (id: string, language: Language) => textFor(language).say(id)

/** The message for a failure. */
export function wrong(text: Text, error: unknown): string {
  const id = `wrong-${error instanceof CollectionError ? error.reason : 'failed'}`
  return text.say(text.has(id) ? id : 'wrong-failed')
}
