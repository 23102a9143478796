import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOf } from '../packages/text/test/lacking.ts'

const FOLDERS = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

/** Vocabulary of card files and the layout of locations: nothing that a person sees. */
const UNSEEN = ['OPERATION_CATALOGUE', 'TRIGGER_CATALOGUE', 'SETUP_CATALOGUE']

test.each(FOLDERS)('%s: its test of entries asks of each of its catalogues what a new entry needs', (game) => {
  const folder = new URL(`./${game}/`, import.meta.url)
  const declared = [...codeOf(folder).matchAll(/^export const (\w+_CATALOGUE) = catalogue\(/gm)].map(([, name = '']) => name)
  const file = new URL('test/entries.test.ts', folder)
  const wired = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(declared.filter((name) => !UNSEEN.includes(name) && !wired.includes(`lacking(${name}`))).toEqual([])
})
