/** The part of a bundler's context that says what a module imports statically. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The modules that draw maps: boards without a map load none of them, although the kit's index names them. */
export const SURFACE = /node_modules\/d3-|packages\/board\/(?:surface(?:-hooks|-view)?|gestures|plan-surface|small-map)\./

/** The kit's sheets and dice, which the first question of no game needs; the kit's index names them all the same. */
const LATER = /packages\/board\/(?:beforehand|dice)\./

const GAME = /^(.*\/games\/([^/]+)\/)/

/** Whether an entry of a game imports a module statically, through nothing but the game's own modules. */
function importsAtOnce(entry: string, module: string, folder: string, modules: Modules): boolean {
  const seen = new Set([entry])
  for (const one of seen) {
    if (one === module) return true
    for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) if (imported.startsWith(folder)) seen.add(imported)
  }
  return false
}

/** The name of the chunk of a game's rules, board or orders; null for a module that belongs to none of them. */
function chunkOfGame(module: string, modules: Modules): string | null {
  const [, folder = '', game = ''] = GAME.exec(module) ?? []
  if (folder === '') return null
  if (importsAtOnce(`${folder}index.ts`, module, folder, modules)) return `${game}-rules`
  if (importsAtOnce(`${folder}board/index.tsx`, module, folder, modules)) return `${game}-board`
  return importsAtOnce(`${folder}orders/index.ts`, module, folder, modules) ? `${game}-orders` : null
}

/**
 * The chunks that a first table needs, each as a whole: the app, the table, and the rules and the board of every game. By itself the
 * bundler makes a chunk of every module that two pages share, and some eighty small files compress worse than six.
 */
export const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'surface', test: SURFACE, priority: 3, includeDependenciesRecursively: false },
  { name: 'sheets', test: LATER, priority: 3, includeDependenciesRecursively: false },
  { name: 'kernel', test: /packages\/kernel\/[^/]+\.ts$/, priority: 3 },
  { name: 'table', test: /web\/table\/TablePage\.tsx$/, priority: 2 },
  { name: 'local', test: /web\/local\/table\.ts$/, priority: 2 },
  { name: chunkOfGame, test: /\/games\/[^/]+\//, priority: 1, includeDependenciesRecursively: false },
]
