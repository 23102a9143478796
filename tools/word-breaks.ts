import { lineAt } from './code.ts'
import type { Law } from './law.ts'

const BLOCK = /\{[^{}]*\}/g
/** A declaration that lets a word break between any two letters. */
const ANYWHERE = /(?:overflow-wrap|word-wrap):\s*(?:anywhere|break-word)|word-break:\s*break-|line-break:\s*anywhere/
/** Where it breaks is said. `auto` leaves it to the browser, and many know no Hungarian. */
const HYPHENS = /(?:^|[\s;{])hyphens:\s*(?:manual|none)/

/** A long word of a game breaks at a syllable, with a hyphen. Browsers know few languages, so soft hyphens say where. */
export const wordBreaks: Law = {
  name: 'words break at syllables',
  about: (path) => path.startsWith('games/') && path.endsWith('.css'),
  breaches: ({ text }) =>
    [...text.matchAll(BLOCK)]
      .filter(([block]) => ANYWHERE.test(block) && !HYPHENS.test(block))
      .map((match) => ({
        line: lineAt(text, match.index + match[0].search(ANYWHERE)),
        what: 'breaks a word anywhere; give its words soft hyphens, and say hyphens: manual (none for codes)',
      })),
}
