import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'

/**
 * Builds the kernel as its own package, for games outside this repository: `npm run pack` makes `dist/kernel`, a folder for `npm pack` or
 * `npm publish`. Node strips no types inside `node_modules`, so the package holds JavaScript and declarations.
 */
const PACKAGE = join(ROOT, 'packages/kernel')

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** Builds into `folder`, which is emptied first. Throws an `Error` with the compiler's output if it does not compile. */
export function packKernel(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  compile(folder)
  const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  cpSync(join(PACKAGE, 'README.md'), join(folder, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

/** The manifest as it is published: not private, and every export with its types. */
function published({ private: _private, exports, ...rest }: Manifest): object {
  const built = Object.entries(exports).map(([name, file]) => {
    const stem = file.replace(/\.ts$/, '')
    return [name, { types: `${stem}.d.ts`, default: `${stem}.js` }]
  })
  return { ...rest, exports: Object.fromEntries(built), files: ['**/*.js', '**/*.d.ts'], engines: { node: '>=20' } }
}

function compile(folder: string): void {
  const config = join(folder, 'tsconfig.json')
  const entries = Object.values((JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Manifest).exports)
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: PACKAGE,
    outDir: folder,
    typeRoots: [join(ROOT, 'node_modules/@types')],
  }
  const files = entries.map((file) => join(PACKAGE, file))
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files }))
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], { encoding: 'utf8' })
  rmSync(config)
  if (ran.status !== 0) throw new Error(`the kernel does not compile as a package:\n${ran.stdout}${ran.stderr}`)
}

if (import.meta.main) {
  const folder = join(ROOT, 'dist/kernel')
  packKernel(folder)
  console.log('dist/kernel')
}
