import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { askedBy } from './asked.ts'
import { importsOf } from './code.ts'
import { gamesAmong, importedFile, projectFiles, ROOT, type SourceFile } from './files.ts'
import { provenBy, reachedFrom, unfilled, unproven, unsaid } from './said.ts'
import type { Outcome, Step } from './step.ts'

type Body = FluentResource['body'][number]
type Element = Exclude<Exclude<Body['value'], string | null>[number], string>

/** What one language's text defines: the variables of every message and attribute, and the parts that are not valid Fluent. */
export interface Defined {
  readonly variables: ReadonlyMap<string, string>
  readonly references: ReadonlySet<string>
  readonly junk: readonly string[]
}

/** Reads a Fluent source. */
export function definedBy(source: string): Defined {
  const variables = new Map<string, string>()
  const references = new Set<string>()
  const resource = new FluentResource(source)
  for (const entry of resource.body) {
    variables.set(entry.id, namesIn(entry.value, references))
    if (!entry.id.startsWith('-')) {
      for (const [name, pattern] of Object.entries(entry.attributes)) variables.set(`${entry.id}.${name}`, namesIn(pattern, references))
    }
  }
  const junk: string[] = []
  const seen = new Map<string, number>()
  for (const [, id = ''] of source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)) {
    seen.set(id, (seen.get(id) ?? 0) + 1)
    if (!variables.has(id)) junk.push(`${id} does not read as Fluent`)
  }
  for (const [id, times] of seen) if (times > 1) junk.push(`${id} stands ${times} times`)
  return { variables, references, junk }
}

function namesIn(pattern: Body['value'], references: Set<string>): string {
  const names = new Set<string>()
  function visit(element: Element | string): void {
    if (typeof element === 'string') return
    if (element.type === 'var') names.add(element.name)
    else if (element.type === 'mesg') references.add(element.name)
    else if (element.type === 'term' || element.type === 'func') {
      if (element.type === 'term') references.add(`-${element.name}`)
      for (const arg of element.args) if (arg.type !== 'narg') visit(arg)
    } else if (element.type === 'select') {
      visit(element.selector)
      for (const variant of element.variants) all(variant.value)
    }
  }
  function all(value: Body['value']): void {
    if (Array.isArray(value)) for (const element of value) visit(element)
  }
  all(pattern)
  return [...names].sort().join(', ')
}

/** Where two languages differ in what they define. The attributes of terms may differ, because they are grammar. */
export function differences(hu: Defined, en: Defined): string[] {
  const problems = [...hu.junk.map((one) => `hu: ${one}`), ...en.junk.map((one) => `en: ${one}`)]
  for (const [id, names] of hu.variables) {
    const other = en.variables.get(id)
    if (other === undefined) {
      if (!isGrammar(id)) problems.push(`en lacks ${id}`)
    } else if (other !== names) problems.push(`${id}: hu takes (${names}), en takes (${other})`)
  }
  for (const id of en.variables.keys()) if (!hu.variables.has(id) && !isGrammar(id)) problems.push(`hu lacks ${id}`)
  for (const [language, { variables, references }] of [['hu', hu] as const, ['en', en] as const]) {
    for (const id of references) if (!variables.has(id)) problems.push(`${language} refers to ${id}, which is not defined`)
  }
  return problems
}

/** Whether an id serves only the grammar of its language: terms and attributes do; code asks for messages alone. */
function isGrammar(id: string): boolean {
  return id.startsWith('-') || id.includes('.')
}

/** The folders with texts: every game's and the web's. */
function textFolders(): string[] {
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = [
    ...games.flatMap(({ name }) => [`games/${name}/text`, `games/${name}/text/more`]),
    'packages/web/text',
    'packages/web/text/more',
    'packages/cli/text',
  ]
  return folders.filter((folder) => {
    try {
      const names = readdirSync(join(ROOT, folder))
      return names.includes('en.ts') || names.includes('hu.ts')
    } catch {
      return false
    }
  })
}

async function sourceOf(folder: string, language: string): Promise<string> {
  const module = (await import(pathToFileURL(join(ROOT, folder, `${language}.ts`)).href)) as { default: unknown }
  if (typeof module.default !== 'string') throw new TypeError(`${folder}/${language}.ts does not export a text`)
  return module.default
}

/** The texts of a folder: the main one, and those that a single page adds to it (`<name>.en.ts`, exporting a text). */
function textsIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ts'))
  const parts = names.flatMap((name) => /^(.+)\.en\.ts$/.exec(name)?.[1] ?? [])
  const whole = names.map((name) => readFileSync(join(ROOT, folder, name), 'utf8')).join('')
  return ['', ...parts.filter((name) => !whole.includes(`./${name}.`)).map((name) => `${name}.`)]
}

/** Every text of a language, with its folder. */
export async function textsOf(language: 'en' | 'hu'): Promise<{ readonly folder: string; readonly source: string }[]> {
  const all = textFolders().flatMap((folder) => textsIn(folder).map((part) => ({ folder, part })))
  return Promise.all(all.map(async ({ folder, part }) => ({ folder, source: await sourceOf(folder, `${part}${language}`) })))
}

/** The messages in some texts, with their variables. */
async function variablesOf(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sources = await Promise.all(texts.map((text) => sourceOf(posix.dirname(text), posix.basename(text))))
  return new Map(sources.flatMap((source) => [...definedBy(source).variables]))
}

const isDrawn = ({ path }: SourceFile): boolean => !path.includes('/dev/') && !path.includes('/test/')

/**
 * The messages that a game's board and pages, with all that they import, ask for and that none of their texts has: neither the game's own,
 * nor those of the packages, nor those of every table. Also ids made of a name and a value that no test of the game proves to exist.
 */
async function unsaidBy(game: string, files: readonly SourceFile[]): Promise<string[]> {
  const pages = files.map(({ path }) => path).filter((path) => path.startsWith(`games/${game}/board/pages/`))
  const starts = [`games/${game}/board/index.tsx`, `games/${game}/board/learn/index.tsx`, ...pages]
  const reached = [...new Set(starts.flatMap((start) => reachedFrom(start, files)))]
  const manifest = files.filter(({ path }) => path === `games/${game}/manifest.ts`)
  const own = manifest.flatMap(({ path, text }) => importsOf(text).flatMap(({ from }) => importedFile(path, from) ?? []))
  const known = await variablesOf(['packages/text/common/en', ...textsAmong([...own, ...reached.map(({ path }) => path)])])
  const asked = reached.filter(isDrawn).flatMap(askedBy)
  const proven = provenIn([`games/${game}/`, 'games/composed.'], files)
  return [...unsaid(asked, new Set(known.keys())), ...unfilled(asked, known), ...unproven(asked, proven)]
}

/** The English texts among files. */
function textsAmong(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => /^(.*\/text\/(?:.+\.|more\/)?en)\.ts$/.exec(path)?.[1] ?? []))]
}

/** The same for the app, which asks its own texts and those of every game. */
async function unsaidByApp(files: readonly SourceFile[]): Promise<string[]> {
  const reached = reachedFrom('packages/web/main.tsx', files).filter(({ path }) => path.startsWith('packages/'))
  const asked = reached.filter(isDrawn).flatMap(askedBy)
  const proven = provenIn(['packages/web/test/', 'games/composed.'], files)
  const app = await variablesOf(['packages/text/common/en', 'packages/web/text/en', 'packages/web/text/more/en'])
  const all = asked.filter((one) => one.app)
  return [...unsaid(all, new Set(app.keys())), ...unfilled(all, app), ...unproven(asked, proven)]
}

function provenIn(places: readonly string[], files: readonly SourceFile[]): ReadonlySet<string> {
  const tests = files.filter(({ path }) => /(^|\/)composed\.test\.ts$/.test(path) && places.some((place) => path.startsWith(place)))
  return new Set(tests.flatMap((file) => [...provenBy(file)]))
}

/**
 * The step of the test command that checks messages: one check for each folder with texts, and one for each game's board and for the app.
 */
export const messages: Step = {
  name: 'messages',
  title: 'both languages say the same messages, and all that boards and the app ask for',
  async run(): Promise<Outcome> {
    const problems: string[] = []
    let passed = 0
    for (const folder of textFolders()) {
      for (const text of textsIn(folder)) {
        try {
          const hu = definedBy(await sourceOf(folder, `${text}hu`))
          const en = definedBy(await sourceOf(folder, `${text}en`))
          const found = hu.variables.size === 0 ? ['no messages'] : differences(hu, en)
          if (found.length === 0) passed++
          problems.push(...found.map((one) => `${folder}: ${one}`))
        } catch (error) {
          problems.push(`${folder}: ${String(error)}`)
        }
      }
    }
    const files = projectFiles()
    for (const game of gamesAmong(files)) {
      const found = await unsaidBy(game, files)
      if (found.length === 0) passed++
      problems.push(...found)
    }
    const found = await unsaidByApp(files)
    if (found.length === 0) passed++
    problems.push(...found)
    return { passed, problems }
  },
}
