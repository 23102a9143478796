import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

/** The sources of a page by path: parts (`.tsx`, `.ts`) and sheets (`.css`). */
type Sources = Readonly<Record<string, string>>

/** The paths that a source names by a pattern with one group, relative to it. */
function named(sources: Sources, path: string, pattern: RegExp): string[] {
  return [...(sources[path] ?? '').matchAll(pattern)].map(([, to]) => normalize(join(dirname(path), to ?? '')))
}

const loads = (sources: Sources, path: string): string[] => named(sources, path, /^(?:import|export)(?! type)[^']*?'(\.[^']+)'/gm)
const loadsLater = (sources: Sources, path: string): string[] => named(sources, path, /import\('(\.[^']+)'\)/g)

/** Everything that is loaded with a part at once, with itself. */
function together(sources: Sources, root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [root]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || sources[path] === undefined) continue
    found.add(path)
    open.push(...loads(sources, path), ...named(sources, path, /@import "(\.[^"]+)"/g))
  }
  return found
}

/** The classes that a part gives, as far as they stand in its source. */
function given(source: string): string[] {
  return [...source.matchAll(/\bclass=(?:"([^"]+)"|\{`([^`$]+)|\{[^{}]*?'([^']+)')/g)].flatMap((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').split(/\s+/),
  )
}

/** What is loaded at once: with the entry, and with each part that is loaded later, by that part. */
function groupsFrom(sources: Sources, entry: string): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, ReadonlySet<string>>()
  const open = [entry]
  for (let root = open.pop(); root !== undefined; root = open.pop()) {
    if (groups.has(root) || sources[root] === undefined) continue
    const group = together(sources, root)
    groups.set(root, group)
    for (const path of group) open.push(...loadsLater(sources, path))
  }
  return groups
}

/** The sheets that are there when a group has been loaded: its own, and those that are there on every way to it. */
function sheetsWith(sources: Sources, groups: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const sheets = Object.keys(sources).filter((path) => path.endsWith('.css'))
  const before = (root: string) =>
    [...groups.keys()].filter((from) => [...(groups.get(from) ?? [])].some((path) => loadsLater(sources, path).includes(root)))
  const ways = new Map([...groups.keys()].map((root) => [root, before(root)]))
  const there = new Map([...groups.keys()].map((root) => [root, new Set(sheets)]))
  for (let changed = true; changed; ) {
    changed = false
    for (const [root, group] of groups) {
      const from = ways.get(root) ?? []
      const isThere = (sheet: string) => group.has(sheet) || (from.length > 0 && from.every((one) => there.get(one)?.has(sheet) === true))
      const now = new Set(sheets.filter(isThere))
      changed ||= now.size !== there.get(root)?.size
      there.set(root, now)
    }
  }
  return there
}

/** The sheets that give a class a look, by its name. */
function looksOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const looks = new Map<string, string[]>()
  for (const [path, source] of Object.entries(sources)) {
    if (!path.endsWith('.css')) continue
    for (const name of new Set(source.match(/(?<=\.)[a-z][a-z\d-]*/g))) looks.set(name, [...(looks.get(name) ?? []), path])
  }
  return looks
}

/** Parts that give a class whose sheet may not be there: neither they load it, nor whatever has loaded them on every way to them. */
function withoutSheet(sources: Sources, entry: string): string[] {
  const groups = groupsFrom(sources, entry)
  const there = sheetsWith(sources, groups)
  const looks = looksOf(sources)
  const lacking = [...groups].flatMap(([root, group]) =>
    [...group].flatMap((path) =>
      given(path.endsWith('.tsx') ? (sources[path] ?? '') : '')
        .filter((name) => looks.get(name)?.some((sheet) => there.get(root)?.has(sheet) === true) === false)
        .map((name) => `${path}: .${name} of ${looks.get(name)?.join(', ')}`),
    ),
  )
  return [...new Set(lacking)].sort()
}

test('whatever a page shows has its sheet loaded on every way to it', () => {
  const paths = globSync('**/*.{ts,tsx,css}', { cwd: WEB, exclude: ['dist/**', 'node_modules/**', 'test/**'] })
  const sources = Object.fromEntries(paths.map((path) => [normalize(path), readFileSync(join(WEB, path), 'utf8')]))
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(withoutSheet(sources, 'main.tsx')).toEqual([])
})

test('a part that lies under two pages, of which one loads its sheet, is found', () => {
  const sources = {
    'main.tsx': "import './base.css'\nconst A = import('./a/A.tsx')\nconst B = import('./a/B.tsx')",
    'base.css': '.btn {}',
    'a/A.tsx': "import './a.css'\nimport { Part } from './Part.tsx'",
    'a/B.tsx': "import { Part } from './Part.tsx'",
    'a/Part.tsx': '<p class="btn words">',
    'a/a.css': '.words {}',
  }
  expect(withoutSheet(sources, 'main.tsx')).toEqual(['a/Part.tsx: .words of a/a.css'])
  expect(withoutSheet({ ...sources, 'a/Part.tsx': `import './a.css'\n${sources['a/Part.tsx']}` }, 'main.tsx')).toEqual([])
})
