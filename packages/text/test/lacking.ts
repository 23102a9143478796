import { readdirSync, readFileSync } from 'node:fs'
import type { Catalogue } from '@orrery/kernel'
import { tableText } from '../index.ts'

/** What each entry of a catalogue needs: the name of the need, and whether an entry fulfils it. */
export type Needs<Entry> = { readonly [what: string]: (entry: Entry, key: string) => boolean }

/** What entries of a catalogue lack, one line each: `units/nob: picture`. */
export function lacking<Entry>({ name, keys, entries }: Catalogue<string, Entry>, needs: Needs<Entry>): string[] {
  return keys.flatMap((key, number) =>
    Object.entries(needs).flatMap(([what, has]) => (has(entries[number] as Entry, key) ? [] : [`${name}/${key}: ${what}`])),
  )
}

/** Whether a message exists in both languages. */
export function saidIn(sources: { readonly en: string; readonly hu: string }): (message: string) => boolean {
  const texts = (['en', 'hu'] as const).map((language) => tableText(language, sources[language]))
  return (message) => texts.every((text) => text.has(message))
}

/** All code of a folder, to search for an entry's name. */
export function codeOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n')
}

/** The numbers in a rule's English text. */
export function numbersOfRule(rulebook: URL, id: string): number[] {
  const [, text = ''] = new RegExp(`- id: ${id}\\n\\s+(?:hu: .*\\n\\s+)?en: (.*)`).exec(readFileSync(rulebook, 'utf8')) ?? []
  return (text.match(/\d+/g) ?? []).map(Number)
}
