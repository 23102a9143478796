import { lineAt } from './code.ts'
import type { SourceFile } from './files.ts'
import type { Law } from './law.ts'

const SHEET = /^(?:packages|games)\/.*\.css$/
/** What everything may build on: the kit of boards and the app's look. */
const SHARED = /^packages\/(?:board|web\/look)\//
const RULE = /(?<selectors>[^{}]+)\{(?<body>[^{}]*)\}/g
const ALONE = /^\.(?<name>[\w-]+)$/
const NAMES = /\.([\w-]+)/g

/** A game's board, or a folder of the app: what is loaded together. */
const partOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, path.startsWith('games/') ? 2 : 3)
    .join('/')

/** The selectors of a sheet with what they set, without comments. */
function rulesOf({ text }: SourceFile): readonly { readonly selector: string; readonly body: string; readonly index: number }[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...bare.matchAll(RULE)].flatMap((match) => {
    const { selectors = '', body = '' } = match.groups ?? {}
    const index = match.index + selectors.length - selectors.trimStart().length
    return selectors.split(',').map((selector) => ({ selector: selector.trim(), body, index }))
  })
}

/** The classes that stand behind another one at one element in a sheet: `away` of `.player.away`. */
const addedIn = (file: SourceFile): readonly string[] =>
  rulesOf(file).flatMap(({ selector }) =>
    selector
      .split(/[\s>+~]+/)
      .flatMap((one) => [...one.replaceAll(/:[\w-]+(?:\([^)]*\))?/g, '').matchAll(NAMES)].slice(1).map((match) => match[1] as string)),
  )

const known = new WeakMap<readonly SourceFile[], ReadonlyMap<string, ReadonlySet<string>>>()

/** The parts that add each class to others. */
function partsAdding(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(files)
  if (before !== undefined) return before
  const parts = new Map<string, Set<string>>()
  for (const file of files)
    if (SHEET.test(file.path)) for (const name of addedIn(file)) parts.set(name, (parts.get(name) ?? new Set()).add(partOf(file.path)))
  known.set(files, parts)
  return parts
}

/**
 * A sheet that is loaded stays loaded. So no sheet gives a class a look of its own that another part adds to its elements: `.away` of a panel
 * would also apply to `.player.away`.
 */
export const styleNames: Law = {
  name: 'names of styles',
  about: (path) => SHEET.test(path) && !SHARED.test(path),
  breaches(file, all) {
    const adding = partsAdding(all)
    return rulesOf(file).flatMap(({ selector, body, index }) => {
      const name = ALONE.exec(selector)?.groups?.name
      // Variables alone change nothing that does not read them.
      const isSet = /(?:^|;|\s)(?!--)[a-z-]+:/.test(body)
      const others = [...(adding.get(name ?? '') ?? [])].filter((part) => part !== partOf(file.path))
      return name === undefined || !isSet || others.length === 0
        ? []
        : [{ line: lineAt(file.text, index), what: `also applies to elements of ${others.join(', ')} that have the class ${name}` }]
    })
  },
}
