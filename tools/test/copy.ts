import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ROOT } from '../files.ts'

const FOLDERS = ['games', 'packages', 'tools', 'docs']
const FILES = /^(package.*\.json|tsconfig\.json|biome\.json|knip\.json|vitest\..*|[A-Z]+\.md)$/

/** Copies the project into a separate folder that uses the packages installed here. Returns the folder. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'orrery-copy-'))
  const kept = (from: string): boolean => !/\/(node_modules|dist)(\/|$)/.test(from)
  for (const part of [...FOLDERS, ...readdirSync(ROOT).filter((name) => FILES.test(name))])
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: kept })
  mkdirSync(join(root, 'node_modules/@orrery'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@orrery') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@orrery', name))
  symlinkSync(join(root, 'games'), join(root, 'node_modules/@orrery/games'))
  return root
}

/** Adds a game to a copy of the project as CONTRIBUTING says: its folder, and its manifest in the list. */
export function addGame(root: string, id: string, from: string): void {
  cpSync(join(ROOT, from), join(root, 'games', id), { recursive: true })
  const list = join(root, 'games/index.ts')
  const before = readFileSync(list, 'utf8')
  const after = `import { manifest as ${id} } from './${id}/manifest.ts'\n${before.replace('Manifest[] = [', `Manifest[] = [${id}, `)}`
  expect(after).toContain(`[${id}, `)
  writeFileSync(list, after)
}
