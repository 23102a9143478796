import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { UsageError } from '../usage.ts'

/** The folder of a training's results, so that it can be stopped and resumed at any moment. */
export interface Folder {
  readonly path: string
  /** What was saved under a name; null if nothing was. It reads only what this program wrote. */
  load<Kept>(name: string): Kept | null
  /** Saves something atomically, even if the program ends at that moment. */
  save(name: string, kept: unknown): void
  has(name: string): boolean
  write(name: string, text: string): string
}

/** The folder at a path, created if missing. Throws a `UsageError` if it belongs to another training. */
export function folderAt(path: string, plan: object): Folder {
  mkdirSync(path, { recursive: true })
  const file = (name: string): string => join(path, name)
  const put = (name: string, data: string | Buffer): string => {
    writeFileSync(file(`${name}.part`), data)
    renameSync(file(`${name}.part`), file(name))
    return file(name)
  }
  const folder: Folder = {
    path,
    load: <Kept>(name: string) => (existsSync(file(name)) ? (deserialize(readFileSync(file(name))) as Kept) : null),
    save: (name, kept) => put(name, serialize(kept)),
    has: (name) => existsSync(file(name)),
    write: put,
  }
  const text = JSON.stringify(plan, null, 2)
  if (!folder.has('plan.json')) folder.write('plan.json', text)
  else if (readFileSync(file('plan.json'), 'utf8') !== text)
    throw new UsageError(`'${path}' belongs to another training; use the options in its plan.json, or another --folder`)
  return folder
}
