import { importsOf } from './code.ts'
import { importedFile, type SourceFile, typescript } from './files.ts'

/** The layers of a folder, lowest first: each lists files and folders of it. */
type Layers = readonly (readonly string[])[]

/**
 * Every import that breaks the layers of its folder, as `path:line: ...`. A folder declares its layers in `layers.json`: a file imports
 * from its own layer and from those below. Files that no layer lists are above all layers; tests may import everything.
 */
export function wrongLayers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/layers.json'))
    .flatMap(({ path, text }) => wrongLayersOf(path.slice(0, -'layers.json'.length), JSON.parse(text) as Layers, files))
}

function wrongLayersOf(folder: string, layers: Layers, files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => path.startsWith(folder))
  const empty = layers.flat().filter((name) => !own.some(({ path }) => isOn(folder + name, path)))
  const wrong = typescript(own)
    .filter(({ path }) => !path.startsWith(`${folder}test/`))
    .flatMap(({ path, text }) =>
      importsOf(text).flatMap(({ from, line }) => {
        const target = importedFile(path, from)
        if (target === null || !target.startsWith(folder)) return []
        return layerOf(folder, layers, target) > layerOf(folder, layers, path)
          ? [`${path}:${line}: may not import ${from}, which is on a higher layer (${folder}layers.json)`]
          : []
      }),
    )
  return [...empty.map((name) => `${folder}layers.json: there is no ${name}`), ...wrong]
}

function layerOf(folder: string, layers: Layers, path: string): number {
  const at = layers.findIndex((names) => names.some((name) => isOn(folder + name, path)))
  return at < 0 ? layers.length : at
}

function isOn(place: string, path: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
