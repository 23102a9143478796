import { games } from '@orrery/games'
import type { Records } from '@orrery/records'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { nameOf } from '../table/words.ts'

/** Each game's `records`, by game. */
export type KnownRecords = ReadonlyMap<string, Records>

let loading: Promise<KnownRecords> | null = null

/** What all games record of finished tables (`records` of their manifests), loaded once. */
export function loadRecords(): Promise<KnownRecords> {
  loading ??= Promise.all(games.map(async ({ id, records }) => [id, (await records?.()) ?? null] as const)).then(
    (all) => new Map(all.flatMap(([id, records]) => (records === null ? [] : [[id, records]]))),
  )
  return loading
}

/** The games' `records`; null until they are loaded. */
export function useRecords(): KnownRecords | null {
  const [known, setKnown] = useState<KnownRecords | null>(null)
  useEffect(() => {
    void loadRecords().then(setKnown)
  }, [])
  return known
}

/** The games with several ways to play, in the order of the home page. */
export function ratedGames(known: KnownRecords): readonly string[] {
  return [...known.keys()].filter((id) => manifestOf(id).partOf === undefined)
}

/** The way of playing in games that have only one. */
const ONLY_WAY = 'all'

/** The name of a way of playing; its key if the game no longer knows it; empty if the game has only one. */
export function wayName(known: KnownRecords, game: string, way: string): string {
  const name = known.get(game)?.ways.find(({ id }) => id === way)?.name[settings.value.language]
  return name ?? (way === ONLY_WAY ? '' : way)
}

/** The name of what a seat played: a deck, a faction, a race; empty if unknown. */
export function sideName(known: KnownRecords, game: string, side: string): string {
  return side === '' ? '' : (known.get(game)?.side?.nameOf(side)[settings.value.language] ?? side)
}

/** The name of a person, a bot (`bot:<level>`) or a difficulty. */
export function subjectName(key: string, name: string | null): string {
  if (name !== null) return name
  if (key.startsWith('bot:')) return nameOf({ name: '', bot: key.slice('bot:'.length), seat: 0, holder: 'bot' })
  if (key.startsWith('difficulty:')) return say('difficulty', { what: key.slice('difficulty:'.length) })
  return say('former-member')
}
