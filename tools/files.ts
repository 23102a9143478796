import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A file of the project, its path relative to the project with `/` between folders. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const NOT_OURS = ['node_modules', 'dist', '.git', '.vite', 'data', 'coverage', '.cache']
const TEXT = /(\.(ts|tsx|js|mjs|json|ya?ml|md|css|html|svg|txt|ftl|sh)|^\.gitignore|^run|^LICENSE|^NOTICE)$/

/** The paths of all files of the project, sorted. */
export function projectPaths(root: string = ROOT): string[] {
  const paths: string[] = []
  function visit(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !NOT_OURS.includes(entry.name)) visit(path)
      else if (entry.isFile()) paths.push(relative(root, path).split(sep).join('/'))
    }
  }
  visit(root)
  return paths.sort((a, b) => (a < b ? -1 : 1))
}

/** All text files of the project, sorted by path. */
export function projectFiles(root: string = ROOT): SourceFile[] {
  return projectPaths(root)
    .filter((path) => TEXT.test(posix.basename(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The TypeScript among the files. */
export function typescript(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
}

/** The names of the folders in `games/`. */
export function gamesAmong(files: readonly SourceFile[]): string[] {
  const names = files.map(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1]).filter((name): name is string => name !== undefined)
  return [...new Set(names)]
}

/** The file that an import leads to; null for an external package. */
export function importedFile(path: string, source: string): string | null {
  if (source.startsWith('.')) return posix.join(posix.dirname(path), source)
  const own = /^@orrery\/([^/]+)(\/.*)?$/.exec(source)
  if (own === null) return null
  const inside = own[2] ?? '/index.ts'
  return own[1] === 'games' ? `games${inside}` : `packages/${own[1]}${inside}`
}
