import type { Asked } from './asked.ts'
import { importsOf } from './code.ts'
import { importedFile, type SourceFile, typescript } from './files.ts'
import { type Node, parsed, walk } from './syntax.ts'

/** All files that a file reaches by its imports, including itself. */
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

/** The asked messages that do not exist; for an open id, those for which no message has its beginning and end. */
export function unsaid(asked: readonly Asked[], ids: ReadonlySet<string>): string[] {
  const all = [...ids]
  const has = ({ id, open }: Asked) => (open === null ? ids.has(id) : all.some((one) => one.startsWith(id) && one.endsWith(open)))
  return asked.filter((one) => !has(one)).map((one) => `${one.path}: nothing says ${nameOf(one)}`)
}

/** The messages that are asked for without the values that they show: readers would see the names of those instead. `variables`: by id. */
export function unfilled(asked: readonly Asked[], variables: ReadonlyMap<string, string>): string[] {
  return asked
    .filter(({ id, open, bare }) => bare && open === null && (variables.get(id) ?? '') !== '')
    .map(({ path, id }) => `${path}: ${id} is said without its values (${variables.get(id)})`)
}

const nameOf = ({ id, open }: Asked): string => (open === null ? id : `${id}…${open}`)

/** The messages that a test proves to exist: how their ids begin and end, as in the lists for `unsaidOf`. */
export function provenBy({ path, text }: SourceFile): ReadonlySet<string> {
  const proven = new Set<string>()
  walk(parsed(path, text), (node) => {
    if (node.type !== 'ArrayExpression') return
    const [before, values, after] = node.elements as (Node | null)[]
    if (typeof before?.value === 'string' && values != null) proven.add(`${before.value}…${after == null ? '' : String(after.value)}`)
  })
  return proven
}

/** The open ids that no test proves: some of their messages may be missing. */
export function unproven(asked: readonly Asked[], proven: ReadonlySet<string>): string[] {
  return asked
    .filter((one) => one.open !== null && !proven.has(nameOf(one)))
    .map((one) => `${one.path}: no test proves that ${nameOf(one)} is said`)
}
