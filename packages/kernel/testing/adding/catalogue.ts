import { catalogue as declared, piecesOf as declaredPieces, type Kind } from '../../catalogue.ts'

export * from '../../catalogue.ts'

/** Where catalogues get an extra entry; `copies`: each entry that comes in several pieces gets one piece more instead. */
const PLACE = process.env.ORRERY_ADDING
/** The catalogue that gets one, and the key of the entry that it is like; absent: all do, like the entry that is there. */
const [ONLY, LIKE] = process.env.ORRERY_ADDING_TO?.split('/') ?? []

function indexIn(length: number): number {
  if (PLACE === 'front') return 0
  return PLACE === 'middle' ? length >> 1 : length
}

/** The value with every text that equals the key replaced by another key. */
function renamed(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value === key ? `${key}-added` : value
  if (Array.isArray(value)) return value.map((item) => renamed(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, held]) => [field, renamed(held, key)]))
}

function isMeant(name: string): boolean {
  return ONLY === undefined || ONLY === name
}

/** The records with one piece more of each, if they say how many copies there are. */
function withCopiesMore<T>(name: string, records: readonly T[]): readonly T[] {
  if (!isMeant(name)) return records
  return records.map((record) => {
    const copies = typeof record === 'object' && record !== null && 'copies' in record ? record.copies : null
    return typeof copies === 'number' ? { ...record, copies: copies + 1 } : record
  })
}

/** The list of that name with a copy of one of its items, under another key, at the place. */
function withOneMore<T>(name: string, list: readonly T[], keyOf: (item: T) => string): readonly T[] {
  if (!isMeant(name)) return list
  const at = indexIn(list.length)
  const like = list.find((item) => keyOf(item) === LIKE) ?? list[Math.min(at, list.length - 1)]
  return like === undefined ? list : list.toSpliced(at, 0, renamed(like, keyOf(like)) as T)
}

/** Declares a catalogue with one more entry than the game gives it. */
export function catalogue<Name extends string, Record>(
  name: Name,
  records: readonly Record[],
  keyOf: (record: Record) => string,
  ready: (record: Record, kind: Kind<Name>) => unknown = (record) => record,
) {
  const more = PLACE === 'copies' ? withCopiesMore(name, records) : withOneMore(name, records, keyOf)
  return declared(name, more, keyOf, ready)
}

/** Declares one more kind of piece than the game gives. */
export function piecesOf<Name extends string>(name: Name, counts: readonly (readonly [key: string, count: number])[]) {
  if (PLACE === 'copies') return declaredPieces(name, isMeant(name) ? counts.map(([key, count]) => [key, count + 1] as const) : counts)
  const isDerived = counts.some(([key]) => key.endsWith('-added'))
  return declaredPieces(name, isDerived ? counts : withOneMore(name, counts, ([key]) => key))
}
