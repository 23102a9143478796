import { posix } from 'node:path'
import { importsOf } from './code.ts'
import { importedFile, type SourceFile, typescript } from './files.ts'

/** One import of a file: its target, and whether it imports only types. */
export interface Edge {
  readonly to: string
  readonly types: boolean
}

/** For each file, its imports of files of the project. */
export function edgesOf(files: readonly SourceFile[]): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  const exported = exportsOf(files)
  for (const { path, text } of typescript(files)) {
    const targets = importsOf(text).flatMap(({ from, types }): Edge[] => {
      const to = exported.get(from) ?? importedFile(path, from)
      return to === null || to === path ? [] : [{ to, types }]
    })
    edges.set(path, targets)
  }
  return edges
}

/** The exports of the project's packages that have other names than their files. */
function exportsOf(files: readonly SourceFile[]): Map<string, string> {
  const exported = new Map<string, string>()
  for (const { path, text } of files) {
    if (!/^packages\/[^/]+\/package\.json$/.test(path)) continue
    const { name, exports = {} } = JSON.parse(text) as { readonly name: string; readonly exports?: Readonly<Record<string, string>> }
    for (const [as, file] of Object.entries(exports)) exported.set(posix.join(name, as), posix.join(posix.dirname(path), file))
  }
  return exported
}

/** The files that load the given one, directly or indirectly. */
export function loadersOf(files: readonly SourceFile[], loaded: string): Set<string> {
  const loadedBy = new Map<string, string[]>()
  for (const [path, targets] of edgesOf(files))
    for (const { to, types } of targets) if (!types) loadedBy.set(to, [...(loadedBy.get(to) ?? []), path])
  const found = new Set([loaded])
  for (const path of found) for (const loader of loadedBy.get(path) ?? []) found.add(loader)
  return found
}
