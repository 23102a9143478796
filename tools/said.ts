import { bare, importsOf } from './code.ts'
import { importedFile, type SourceFile, typescript } from './files.ts'

/** What some code asks a text for: a message, or (`open`) any whose id begins so. */
export interface Asked {
  readonly path: string
  readonly id: string
  readonly open: boolean
}

/** What a file asks texts for, as far as the code itself names it. */
export function askedBy({ path, text }: SourceFile): Asked[] {
  const code = bare(text, true)
  return [...code.matchAll(/\bsay\(\s*(?:'([a-z][\w-]*)'|`([a-z][\w-]*)(`|\$\{))/g)].map(([, plain, begun, end]) => ({
    path,
    id: plain ?? (begun as string),
    open: end === '${',
  }))
}

/** All files that a file reaches by its imports, itself among them. */
export function reachedFrom(start: string, files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(typescript(files).map((file) => [file.path, file]))
  const reached = new Map<string, SourceFile>()
  const open = [start]
  while (open.length > 0) {
    const path = open.pop() as string
    const file = byPath.get(path)
    if (file === undefined || reached.has(path)) continue
    reached.set(path, file)
    for (const { from, types } of importsOf(file.text)) {
      const target = types ? null : importedFile(path, from)
      if (target !== null) open.push(target)
    }
  }
  return [...reached.values()]
}

/** What is asked for and has no message of its name (or, asked for openly, none that begins so). */
export function unsaid(asked: readonly Asked[], ids: ReadonlySet<string>): string[] {
  const all = [...ids]
  const has = ({ id, open }: Asked) => (open ? all.some((one) => one.startsWith(id)) : ids.has(id))
  return asked.filter((one) => !has(one)).map(({ path, id, open }) => `${path}: nothing says ${id}${open ? '…' : ''}`)
}
