import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SURFACE } from '../../vite/chunks.ts'

const KIT = new URL('../../../board/', import.meta.url)

/** What a file of the kit imports beyond types. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(new URL(file, KIT), 'utf8')
  return [...code.matchAll(/^(?:import|export) (?!type\b)[^;']*?from '([^']+)'/gm)].map((match) => match[1] as string)
}

test('every file of the kit that needs the zoom of maps is kept out of the chunk of all tables', () => {
  const files = readdirSync(KIT).filter((file) => /\.tsx?$/.test(file) && file !== 'index.ts')
  const maps = new Set(files.filter((file) => importsOf(file).some((from) => from.startsWith('d3-'))))
  for (let before = 0; before < maps.size; ) {
    before = maps.size
    for (const file of files) if (importsOf(file).some((from) => maps.has(from.replace('./', '')))) maps.add(file)
  }
  expect([...maps]).toContain('surface-hooks.ts')
  expect([...maps].filter((file) => !SURFACE.test(`packages/board/${file}`))).toEqual([])
})
