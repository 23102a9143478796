import { FluentResource } from '@fluent/bundle'
import { textsOf } from '../../messages.ts'
import type { Foreign } from './texts.ts'

/** Shorter words are often the same by chance. */
const LEAST = 4

async function messagesOf(language: 'en' | 'hu'): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>()
  for (const { folder, source } of await textsOf(language))
    for (const { id, value } of new FluentResource(source).body) if (typeof value === 'string') said.set(`${folder} ${id}`, value)
  return said
}

/** Messages without variables that one language has and the other has not. */
export async function foreignTexts(): Promise<Foreign> {
  const [en, hu] = await Promise.all([messagesOf('en'), messagesOf('hu')])
  const only = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] => {
    const theirs = new Set([...other.values()].map((text) => text.toLowerCase()))
    return [...new Set(of.values())].filter((text) => text.length >= LEAST && !theirs.has(text.toLowerCase()))
  }
  return { en: only(hu, en), hu: only(en, hu) }
}
