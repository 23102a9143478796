import { posix } from 'node:path'
import { commandsAmong, unlistedCommands, wrongCalls } from './cited-commands.ts'
import { bare, lineAt } from './code.ts'
import { projectFiles, projectPaths, type SourceFile } from './files.ts'
import { looked, type Step } from './step.ts'

/** Names in documents of files that exist only when the project runs, or that the reader makes. */
const MADE_LATER: readonly string[] = ['GAME-decks.html', 'GAME-report.html', '*.scenario.yaml', 'opening.scenario.yaml', 'assets/']

/** The names that documents may cite. */
interface Project {
  readonly paths: readonly string[]
  readonly words: ReadonlySet<string>
  readonly scripts: readonly string[]
  readonly commands: ReadonlyMap<string, SourceFile>
  /** The file of the server's settings, which are flags of the commands that start one. */
  readonly settings: string
  /** The places in documents that links can lead to, by the document's path. */
  readonly anchors: ReadonlyMap<string, readonly string[]>
}

/**
 * Citations in documents of what does not exist, as `path:line: ...`: files and folders, sections of documents, functions and other names in
 * camel case, npm scripts, commands of `orrery` and their flags, tools. A citation is in backticks or in a link. Also commands that the
 * list of commands leaves out.
 */
export function staleDocuments(files: readonly SourceFile[], paths = files.map(({ path }) => path)): string[] {
  const project = projectOf(files, paths)
  const stale = documentsAmong(files).flatMap((file) => [...staleLinks(file, project), ...staleCode(file, project)])
  return [...stale, ...unlistedCommands(files)]
}

function documentsAmong(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.endsWith('.md'))
}

function projectOf(files: readonly SourceFile[], there: readonly string[]): Project {
  const words = new Set<string>()
  for (const { path, text } of files) {
    if (path.endsWith('.md') || path === 'package-lock.json') continue
    const code = /\.tsx?$/.test(path) ? bare(text, true) : text
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  const scripts = files
    .filter(({ path }) => path === 'package.json')
    .flatMap(({ text }) => Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {}))
  const paths = new Set<string>()
  for (const path of there) for (let at = path; at !== '.'; at = posix.dirname(at)) paths.add(at)
  return {
    paths: [...paths],
    words,
    scripts,
    commands: commandsAmong(files),
    settings: files.find(({ path }) => path === 'packages/cli/settings/table.ts')?.text ?? '',
    anchors: new Map(documentsAmong(files).map(({ path, text }) => [path, anchorsIn(text)])),
  }
}

function staleLinks({ path, text }: SourceFile, project: Project): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g)].flatMap(({ index, 1: file = '', 2: anchor }) => {
    const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file)).replace(/\/$/, '')
    const there = project.paths.includes(target) && (anchor === undefined || project.anchors.get(target)?.includes(anchor) !== false)
    const cited = anchor === undefined ? file : `${file}#${anchor}`
    return there ? [] : [`${path}:${lineAt(text, index)}: links to ${cited}, which is not there`]
  })
}

/** The places in a document that links can lead to: its headings, as GitHub writes them. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ +(.+?)\s*$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function staleCode({ path, text }: SourceFile, project: Project): string[] {
  const stale: string[] = []
  const say = (at: number, what: string) => stale.push(`${path}:${lineAt(text, at)}: cites ${what}, which is not there`)
  for (const { at, code, fenced } of codeIn(text)) {
    for (const what of missingCommands(code, project)) say(at, what)
    if (fenced) continue
    if (isPath(code)) {
      if (!MADE_LATER.includes(code) && !isThere(code, project)) say(at, code)
    } else for (const name of namesIn(code)) if (!project.words.has(name)) say(at, name)
  }
  return stale
}

/** The code in backticks and in fenced blocks. */
function codeIn(text: string): { at: number; code: string; fenced: boolean }[] {
  const found: { at: number; code: string; fenced: boolean }[] = []
  for (const match of text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|(?<!`)`([^`\n]+)`(?!`)/gm))
    found.push({ at: match.index, code: match[1] ?? (match[2] as string), fenced: match[1] !== undefined })
  return found
}

function missingCommands(code: string, { scripts, commands, settings, paths }: Project): string[] {
  const missing = wrongCalls(code, commands, settings)
  for (const [what, script] of code.matchAll(/npm run ([\w:-]+)/g)) if (!scripts.includes(script as string)) missing.push(what)
  for (const [what, tool] of code.matchAll(/node (tools\/[\w/.-]+)/g)) if (!paths.includes(tool as string)) missing.push(what)
  return missing
}

/** Whether it names files, by a known extension, or a folder. */
function isPath(code: string): boolean {
  return (
    /^[\w@<>.*{},/-]+$/.test(code) && (/\/$/.test(code) || /\.(tsx?|js|json|ya?ml|md|css|html|svg|sh)$/.test(code)) && !/^[@./]/.test(code)
  )
}

/** Whether there is a path with this end; `<game>`, `GAME` and `*` stand for anything. */
function isThere(cited: string, { paths }: Project): boolean {
  const pattern = cited
    .replace(/\/$/, '')
    .replace(/^(\.\.?\/)+/, '')
    .split(/(<[^>]*>|\b[A-Z]{3,}\b|\*+|\{[^}]*\})/)
    .map((part, at) => {
      if (at % 2 === 0) return part.replace(/[.+?^$()|[\]\\]/g, '\\$&')
      return part.startsWith('{') ? `(?:${part.slice(1, -1).replaceAll(',', '|')})` : '.*'
    })
    .join('')
  const found = new RegExp(`(^|/)${pattern}$`)
  return paths.some((path) => found.test(path))
}

/** The names in code: called functions, and names in camel case or in capitals with underscores. */
function namesIn(code: string): string[] {
  const called = [...code.matchAll(/(?<![\w.:-])([a-z][\w$]*)\(/g)].map((match) => match[1] as string)
  const camel = [...code.matchAll(/(?<![\w$:/@.-])([a-z]+[A-Z][\w$]*)(?![\w$:/-])/g)].map((match) => match[1] as string)
  const capitals = [...code.matchAll(/(?<![\w$:/@.-])([A-Z]+_[A-Z_]+)(?![\w$:/-])/g)].map((match) => match[1] as string)
  return [...new Set([...called, ...camel, ...capitals])]
}

/** The step of the test command that checks citations. */
export const documents: Step = {
  name: 'documents',
  title: 'documents cite what is there',
  run() {
    const files = projectFiles()
    return looked(documentsAmong(files).length, 'documents', staleDocuments(files, projectPaths()))
  },
}
