import { wrongCircles } from './circles.ts'
import { importsOf } from './code.ts'
import { importedFile, projectFiles, type SourceFile, typescript } from './files.ts'
import { wrongLayers } from './layers.ts'
import { looked, type Step } from './step.ts'

/**
 * The part of the project that a file belongs to: a package, `games`, a part of a game such as `game:pig/board`, or `tools` for everything
 * else.
 */
export function placeOf(path: string): string {
  const parts = path.split('/')
  if (parts[0] === 'packages') return parts[1] as string
  if (parts[0] === 'games') {
    if (parts.length === 2) return 'games'
    if (parts[2] === 'board' && parts[3] === 'dev') return 'tools'
    if (parts[2] === 'manifest.ts') return `game:${parts[1]}/manifest`
    return ['board', 'test', 'scenario'].includes(parts[2] as string) ? `game:${parts[1]}/${parts[2]}` : `game:${parts[1]}`
  }
  return 'tools'
}

/** What each part may import besides itself. Parts that are not listed (tools, tests) may import everything. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ['kernel'],
  play: ['kernel'],
  collecting: ['kernel'],
  records: ['kernel'],
  board: ['kernel', 'text', 'collecting', 'records'],
  protocol: ['kernel', 'collecting', 'records', 'tournament'],
  tournament: ['kernel'],
  search: ['kernel', 'games'],
  games: ['kernel', 'text', 'collecting', 'records', 'game', 'board', 'game/manifest'],
  server: ['kernel', 'collecting', 'records', 'tournament', 'play', 'games', 'search', 'protocol', 'text'],
  cli: ['kernel', 'collecting', 'records', 'tournament', 'play', 'games', 'search', 'protocol', 'text', 'server', 'game'],
  web: ['kernel', 'collecting', 'records', 'tournament', 'play', 'games', 'search', 'protocol', 'text', 'board', 'game', 'game/board'],
  game: ['kernel', 'collecting', 'records'],
  'game/board': ['kernel', 'text', 'collecting', 'board', 'game'],
  'game/scenario': ['kernel', 'game'],
  'game/manifest': ['kernel', 'text', 'collecting', 'records', 'board', 'game', 'game/scenario'],
  'game/test': ['kernel', 'collecting', 'records', 'tournament', 'game', 'text', 'board', 'game/board', 'game/scenario'],
}

/**
 * What a game that is played with another game's cards may import of it: the cards, collecting, deck building and the drawing of all that,
 * but nothing of how the other game is played.
 */
const STANDS_ON: Readonly<Record<string, { readonly game: string; readonly parts: RegExp }>> = {
  draft: {
    game: 'chaos-galaxy',
    parts: /^(content|collecting|effects\/language)\/|^rules\/deck\.ts$|^text\/|^board\/(face\.ts|icons\.ts|card\/|decks\/)/,
  },
}

/** External packages that rules and boards may import. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  kernel: ['pure-rand'],
  tournament: ['edmonds-blossom-fixed'],
  records: ['openskill'],
  game: [],
  'game/scenario': ['valibot'],
  board: ['preact', '@preact/signals', 'd3-selection', 'd3-zoom'],
  'game/board': ['preact', '@preact/signals', 'game-icon:'],
}

/** Whether a file belongs to tests or benches, which may import what they test. */
export const isTest = (path: string): boolean => /\.(test|bench)\.tsx?$/.test(path) || /\/(test|bench)\//.test(path)

/** Every import that goes against the direction of imports, as `path:line: ...`. */
export function wrongArrows(files: readonly SourceFile[]): string[] {
  return typescript(files).flatMap((file) => {
    const from = placeOf(file.path)
    const kind = kindOf(from)
    const allowed = MAY[kind]
    if (allowed === undefined || (isTest(file.path) && !from.startsWith('game:'))) return []
    return importsOf(file.text).flatMap(({ from: source, line }) => {
      const target = targetOf(file.path, source)
      const wrong = (why: string) => [`${file.path}:${line}: ${kind} may not import ${source}${why}`]
      if (target === null) {
        const packages = FOREIGN[kind]
        if (packages === undefined || isTest(file.path) || /^packages\/kernel\/(testing|conformance)\//.test(file.path)) return []
        return packages.some((name) => source === name || source.startsWith(name.endsWith(':') ? name : `${name}/`)) ? [] : wrong('')
      }
      if (gameOf(from) !== null && gameOf(target) !== null && gameOf(from) !== gameOf(target) && !standsOn(file.path, source))
        return wrong(': a game never imports another')
      return target === from || kindOf(target) === kind || allowed.includes(kindOf(target)) ? [] : wrong('')
    })
  })
}

function kindOf(place: string): string {
  return place.replace(/^game:[^/]+/, 'game')
}

function gameOf(place: string): string | null {
  return /^game:([^/]+)/.exec(place)?.[1] ?? null
}

/** Whether a game may import a file of another game. A game's tests may import any, to compare. */
function standsOn(path: string, source: string): boolean {
  const [, game = '', ...parts] = (importedFile(path, source) ?? '').split('/')
  const floor = STANDS_ON[path.split('/')[1] ?? '']
  return floor?.game === game && (isTest(path) || floor.parts.test(parts.join('/')))
}

/** The part that an import leads to; null for an external package. */
function targetOf(path: string, source: string): string | null {
  const file = importedFile(path, source)
  return file === null ? null : placeOf(file)
}

/** The step of the test command that checks the direction of imports. */
export const arrows: Step = {
  name: 'arrows',
  title: 'imports run one way, and not in circles',
  run() {
    const files = projectFiles()
    const imports = typescript(files).flatMap((file) => importsOf(file.text))
    return looked(imports.length, 'imports', [...wrongArrows(files), ...wrongLayers(files), ...wrongCircles(files)])
  },
}
