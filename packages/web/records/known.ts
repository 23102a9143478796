import { games } from '@orrery/games'
import type { Records } from '@orrery/records'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { nameOf } from '../table/words.ts'

/** What each game says about its records, by game. */
export type KnownRecords = ReadonlyMap<string, Records>

let loading: Promise<KnownRecords> | null = null

function load(): Promise<KnownRecords> {
  loading ??= Promise.all(games.map(async ({ id, records }) => [id, (await records?.()) ?? null] as const)).then(
    (all) => new Map(all.flatMap(([id, records]) => (records === null ? [] : [[id, records]]))),
  )
  return loading
}

/** What games say about their records; null until it is loaded. */
export function useRecords(): KnownRecords | null {
  const [known, setKnown] = useState<KnownRecords | null>(null)
  useEffect(() => {
    void load().then(setKnown)
  }, [])
  return known
}

/** The games that have ways of their own, in the order of the home page. */
export function ratedGames(known: KnownRecords): readonly string[] {
  return [...known.keys()].filter((id) => manifestOf(id).partOf === undefined)
}

/** What a way of playing is called; nothing for the only one. */
export function wayName(known: KnownRecords, game: string, way: string): string {
  return known.get(game)?.ways.find(({ id }) => id === way)?.name[settings.value.language] ?? ''
}

/** What a seat played: a deck, a faction, a race; nothing where that is not known. */
export function sideName(known: KnownRecords, game: string, side: string): string {
  return side === '' ? '' : (known.get(game)?.side?.nameOf(side)[settings.value.language] ?? side)
}

/** What a person, a bot (`bot:<level>`) or a difficulty is called. */
export function subjectName(key: string, name: string | null): string {
  if (name !== null) return name
  if (key.startsWith('bot:')) return nameOf({ name: '', bot: key.slice('bot:'.length), seat: 0, holder: 'bot' })
  if (key.startsWith('difficulty:')) return say('difficulty', { what: key.slice('difficulty:'.length) })
  return say('former-member')
}
