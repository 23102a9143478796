import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unsaidOf } from '../packages/text/test/every.ts'
import { games } from './index.ts'

/** The types of events that a game declares, in the files of its folder that begin with `events`. */
function declaredBy(game: string): string[] {
  const folder = new URL(`./${game}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => /^events.*\.ts$/.test(name))
  const code = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  const unions = [...code.matchAll(/\btype: ('[a-z-]+'(?:\s*\|\s*'[a-z-]+')*)/g)].map(([, union = '']) => union)
  return [...new Set(unions.flatMap((union) => union.match(/[a-z-]+/g) ?? []))].sort()
}

test.each(games)('$id: every event that its rules can tell has words in both languages', async ({ id, text }) => {
  const events = [...declaredBy(id), 'forced']
  expect(events.length).toBeGreaterThan(4)
  expect(unsaidOf({ en: await text('en'), hu: await text('hu') }, [['event-', events]])).toEqual([])
})
