import { importsOf } from './code.ts'
import { importedFile, type SourceFile, typescript } from './files.ts'

/** The floors of a folder, from the lowest up: on each, files and folders of its own. */
type Floors = readonly (readonly string[])[]

/**
 * Every import against the floors of its folder, as `path:line: ...`. A folder that has floors says so in a `floors.json`:
 * files import from their own floor and from those below. What stands on none of them stands above all; tests try what
 * they like.
 */
export function wrongFloors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/floors.json'))
    .flatMap(({ path, text }) => wrongFloorsOf(path.slice(0, -'floors.json'.length), JSON.parse(text) as Floors, files))
}

function wrongFloorsOf(folder: string, floors: Floors, files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => path.startsWith(folder))
  const empty = floors.flat().filter((name) => !own.some(({ path }) => isOn(folder + name, path)))
  const wrong = typescript(own)
    .filter(({ path }) => !path.startsWith(`${folder}test/`))
    .flatMap(({ path, text }) =>
      importsOf(text).flatMap(({ from, line }) => {
        const target = importedFile(path, from)
        if (target === null || !target.startsWith(folder)) return []
        return floorOf(folder, floors, target) > floorOf(folder, floors, path)
          ? [`${path}:${line}: may not import ${from}, which stands on a higher floor (${folder}floors.json)`]
          : []
      }),
    )
  return [...empty.map((name) => `${folder}floors.json: there is no ${name}`), ...wrong]
}

function floorOf(folder: string, floors: Floors, path: string): number {
  const at = floors.findIndex((names) => names.some((name) => isOn(folder + name, path)))
  return at < 0 ? floors.length : at
}

function isOn(place: string, path: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
