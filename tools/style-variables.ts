import { lineAt } from './code.ts'
import type { SourceFile } from './files.ts'
import type { Law } from './law.ts'

const STYLED = /^(?:packages|games)\/.*\.(?:css|tsx?|html)$/
/** Finds a variable set in a style sheet, or in a script as a quoted style field. */
const SET = /(?<![\w-])(--[a-zA-Z][\w-]*)['"`]?\s*[:\],)]/g
/** Finds a variable read without a fallback value. */
const READ = /var\((--[a-zA-Z][\w-]*)\s*\)/g

const setIn = new WeakMap<readonly SourceFile[], ReadonlySet<string>>()

function allSet(files: readonly SourceFile[]): ReadonlySet<string> {
  const known = setIn.get(files)
  if (known !== undefined) return known
  const read = files.filter(({ path }) => STYLED.test(path)).flatMap(({ text }) => [...text.replace(READ, '').matchAll(SET)])
  const names = new Set(read.map((match) => match[1] as string))
  setIn.set(files, names)
  return names
}

/** Every style variable that is read must be set: a browser silently drops a style that reads an unset one. */
export const styleVariables: Law = {
  name: 'variables of styles',
  about: (path) => STYLED.test(path) && path.endsWith('.css'),
  breaches({ text }, all) {
    const known = allSet(all)
    return [...text.matchAll(READ)]
      .filter((match) => !known.has(match[1] as string))
      .map((match) => ({ line: lineAt(text, match.index), what: `nobody sets ${match[1]}` }))
  },
}
