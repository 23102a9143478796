import type { Language } from '@orrery/text'

/** The faces in which pages are written: text, then headings and buttons. */
const FACES = [
  '1rem "Source Sans 3 Variable"',
  '500 1rem "Saira Semi Condensed"',
  '600 1rem "Saira Semi Condensed"',
  '700 1rem "Saira Semi Condensed"',
]

/** Letters of every file that a language needs: fonts are stored by groups of letters. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', hu: 'aő' }

/** The longest wait, in milliseconds: as long as browsers themselves hide text whose font has not come. */
const PATIENCE = 3000

/**
 * Resolves when the fonts of a language are loaded, when they cannot be loaded, or after three seconds. Other fonts have other widths: a page
 * that is drawn before its fonts moves under the pointer when they come.
 */
export async function fontsLoaded(language: Language): Promise<void> {
  const loading = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
