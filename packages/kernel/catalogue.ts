declare const named: unique symbol

/**
 * The number of an entry of a catalogue: its current index, by which rules read lists. It changes when entries are added, so it is stored
 * only together with the catalogue's listing, or as a key. Numbers of different catalogues are different types.
 */
export type Kind<Name extends string> = number & { readonly [named]?: Name }

/** A list of a game's content, such as its cards or ships. Each entry has a key that never changes. */
export interface Catalogue<Name extends string = string, Entry = unknown> {
  readonly name: Name
  /** Indexed by number. */
  readonly entries: readonly Entry[]
  /** Indexed by number. */
  readonly keys: readonly string[]
  /** All keys in the order of their numbers, as positions store them: separated by spaces, `scout*6` for six copies in a row. */
  readonly listing: string
  /** The entry of a number. */
  of(kind: Kind<Name>): Entry
  /** The number of a key. Throws a `RangeError` when there is none. */
  kind(key: string): Kind<Name>
  /** The number of a key that comes from outside, or undefined. */
  find(key: string): Kind<Name> | undefined
  /** All numbers, ascending. */
  kinds(): readonly Kind<Name>[]
  /** The numbers of an edition (`schema.edition`), in the order in which its table knew them. */
  edition(edition: Edition<Name>): readonly Kind<Name>[]
}

/**
 * The entries that a table may draw: those that were there when it began. Empty while these are all entries, else their keys, separated by
 * spaces.
 */
export type Edition<Name extends string> = string & { readonly [named]?: Name }

/** One of several equal pieces of a catalogue that `piecesOf` made. */
export interface CataloguedPiece {
  readonly key: string
  /** Which copy of that key, from 0. */
  readonly copy: number
}

/** Each catalogue's listing, by name. It tells what the numbers in a stored state mean. */
export type Listings = { readonly [catalogue: string]: string }

/** Each catalogue's keys by number, as they were when a state was stored. */
export type Keys = { [catalogue: string]: string[] }

const KEY = /^[\w-]+$/

/**
 * Declares a catalogue of records; `ready` turns records into the entries that play reads. Throws a `RangeError` if two records have the
 * same key, or a key has characters other than `[\w-]`.
 */
export function catalogue<const Name extends string, Entry>(
  name: Name,
  records: readonly Entry[],
  keyOf: (record: Entry) => string,
): Catalogue<Name, Entry>
export function catalogue<const Name extends string, Record, Entry>(
  name: Name,
  records: readonly Record[],
  keyOf: (record: Record) => string,
  ready: (record: Record, kind: Kind<Name>) => Entry,
): Catalogue<Name, Entry>
export function catalogue<const Name extends string, Record>(
  name: Name,
  records: readonly Record[],
  keyOf: (record: Record) => string,
  ready: (record: Record, kind: Kind<Name>) => unknown = (record) => record,
): Catalogue<Name, unknown> {
  const keys = records.map(keyOf)
  const wrong = keys.find((key) => !KEY.test(key))
  if (wrong !== undefined) throw new RangeError(`'${wrong}' of '${name}' is no key: only letters, digits, '-' and '_'`)
  const entries = records.map((record, number) => ready(record, number as Kind<Name>))
  return numbered(name, entries, keys, keys.join(' '))
}

/** Declares pieces that come in several copies: so many of each key, numbered in that order. */
export function piecesOf<const Name extends string>(
  name: Name,
  counts: readonly (readonly [key: string, count: number])[],
): Catalogue<Name, CataloguedPiece> {
  const entries = counts.flatMap(([key, count]) => Array.from({ length: count }, (_, copy) => ({ key, copy })))
  const listing = counts.map(([key, count]) => `${key}*${count}`).join(' ')
  return numbered(name, entries, keysOf(listing), listing)
}

/** The keys of a listing, indexed by number. */
export function keysOf(listing: string): string[] {
  if (listing === '') return []
  return listing
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [key = '', count] = word.split('*')
      return count === undefined ? [key] : Array.from({ length: Number(count) }, (_, copy) => `${key}.${copy}`)
    })
}

function numbered<Name extends string, Entry>(
  name: Name,
  entries: readonly Entry[],
  keys: readonly string[],
  listing: string,
): Catalogue<Name, Entry> {
  const kinds = keys.map((_, number) => number as Kind<Name>)
  const byKey: Record<string, Kind<Name>> = Object.create(null)
  for (const [number, key] of keys.entries()) {
    if (byKey[key] !== undefined) throw new RangeError(`'${key}' is twice in '${name}'`)
    byKey[key] = kinds[number] as Kind<Name>
  }
  let latest = { edition: '', kinds: kinds as readonly Kind<Name>[] }
  return {
    name,
    entries,
    keys,
    listing,
    of: (kind) => entries[kind] as Entry,
    kind(key) {
      const found = byKey[key]
      if (found === undefined) throw new RangeError(`there is no '${key}' in '${name}'`)
      return found
    },
    find: (key) => byKey[key],
    kinds: () => kinds,
    edition(edition) {
      if (edition === '') return kinds
      if (latest.edition !== edition) latest = { edition, kinds: edition.split(' ').flatMap((key) => byKey[key] ?? []) }
      return latest.kinds
    },
  }
}
