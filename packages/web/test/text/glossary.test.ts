import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../../../..')

/** The words of the glossary, each with what must not be said instead. */
const GLOSSARY: readonly (readonly [word: string, not: RegExp])[] = [
  ['visszalövés', /viszont(?:t[űu]z)|viszonoz\p{L}* a t[űu]z|visszatüzel/iu],
  ['páncélzat', /(?<!\p{L})páncél(?!zat|os|lemez)\p{L}*/iu],
  ['link', /hivatkozás(?!i rend)/iu],
  ['keresés', /(?<!\p{L})(?:kutass|kutatás a|rákeres)/iu],
  ['szerver', /kiszolgáló/iu],
  ['csevegés', /beszélgetés/iu],
  ['házigazda', /(?:ha|asztalt) a gazda(?!\p{L})/iu],
  ['feladvány', /fejtörő|rejtvény/iu],
  ['használtba fordul', /használt(?:tá válik| lesz| lett)(?!\p{L})/iu],
  ['a, az by the article function', /(?<!\p{L})a\(z\)/iu],
  ['a, az before a figure by the article function', /(?<!\p{L})az? \{ ?\$/iu],
  ['Visszavonás', /^undo = Vissza$/mu],
  ['Importálás', /^deck-import = (?!Importálás)/mu],
  ['Exportálás', /^deck-export = (?!Exportálás)/mu],
  ['Várjuk a játékosokat', /asztal gyülekezik/iu],
  ['Vége a játéknak', /^table-over = Az asztal/mu],
  ['passz, amíg nem történik valami', /amíg történik/iu],
  ['nothing half said', /Semmi sem vár hatásra|és mely űrhajókkal/iu],
]

/** Every Hungarian text that people read, except the names of cards, with its file. */
function texts(): readonly (readonly [file: string, text: string])[] {
  const messages = globSync(['games/*/text/*hu.ts', 'packages/*/text/**/hu.ts', 'packages/text/common/hu.ts'], { cwd: ROOT })
  const told = globSync(['games/*/lessons/*.yaml', 'games/*/rulebook/plain.yaml'], { cwd: ROOT })
  const notes = globSync('games/*/rulebook/notes.hu.yaml', { cwd: ROOT })
  return [
    ...notes.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
    ...messages.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
    ...told.map((file) => [file, hungarian(parse(readFileSync(join(ROOT, file), 'utf8'))).join('\n')] as const),
  ]
}

/** All texts under `hu`, at any depth. */
function hungarian(told: unknown): string[] {
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) => (key === 'hu' && typeof value === 'string' ? [value] : hungarian(value)))
}

test('the Hungarian texts have one word for one thing', () => {
  const found = texts()
  expect(found.length).toBeGreaterThan(20)
  const wrong = found.flatMap(([file, text]) =>
    GLOSSARY.flatMap(([word, not]) => {
      const said = not.exec(text)?.[0]
      return said === undefined ? [] : [`${file}: '${said}' for '${word}'`]
    }),
  )
  expect(wrong).toEqual([])
})
