import { readFileSync } from 'node:fs'
import { gameEntry, games } from '@orrery/games'
import { settingsToChoose } from '@orrery/kernel'
import { type Language, textIn } from '@orrery/text'
import { en } from '@orrery/text/en'
import { hu } from '@orrery/text/hu'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingDescription } from '../../home/setting-description.ts'
import type { Book } from '../../rulebook/book.ts'

const LOCALES = { en, hu }

/** Words of rulebooks and programs: what is on when nobody chooses, sources, numbers of rules. */
const NOT_PLAIN = /default|alapból|alapértelmezett|[Oo]ption |\b[AB]-val\b|\bA alone\b|\b[A-Z]{2}-[A-Z]+-\d/

/** What a game says about its settings, by setting. */
async function said(id: string, language: Language): Promise<readonly (readonly [string, string])[]> {
  const { load, text, more } = gameEntry(id)
  const book = parse(readFileSync(new URL(`../../../../games/${id}/rulebook/rules.yaml`, import.meta.url), 'utf8')) as Book
  const words = textIn(LOCALES[language], LOCALES[language].common, await text(language), (await more?.(language)) ?? '')
  return settingsToChoose(await load()).map((setting) => [setting.id, settingDescription(setting, words, book) ?? ''])
}

for (const { id } of games)
  for (const language of ['en', 'hu'] as const)
    test(`${id}: every setting says of itself alone what it changes, in plain words (${language})`, async () => {
      const told = await said(id, language)
      expect(
        told.filter(([setting, words]) => words === '' || (/[A-Z]/.test(setting) && words.includes(setting)) || NOT_PLAIN.test(words)),
      ).toEqual([])
      expect(new Set(told.map(([, words]) => words)).size).toBe(told.length)
    })
