import { type CollectionInfo, type Copies, copiesOf } from '@orrery/collecting'
import { collecting } from '@orrery/games/chaos-galaxy/collecting/index.ts'
import type { Random } from '@orrery/kernel'
import { type Person, person } from './person.ts'
import type { Stored } from './stored.ts'

const game = 'chaos-galaxy'
/** Everybody begins with the same decks, so that a collection whose beginning was cut off is counted correctly too. */
const STARTERS = ['acelfogak', 'arany-kartell']

/** The collectors, and what the server has acknowledged to them. */
export interface Market {
  /** The personal link and the handle of everyone whose collection has begun. */
  readonly collectors: { readonly token: string; readonly handle: string }[]
  /** The cards of every opened pack. */
  readonly opened: Map<string, string>
  /** The trades that were acknowledged as done. */
  readonly done: Set<string>
  /** The openings, offers and answers that were tried, successful or not. */
  tries: number
}

/** A market without collectors. */
export function emptyMarket(): Market {
  return { collectors: [], opened: new Map(), done: new Set(), tries: 0 }
}

/** How many collectors take part in most trades, so that their trades collide. */
const BUSY = 8
/** One of this many collectors is new, because newcomers have boosters to open. */
const NEWCOMERS = 4

/** One collector after another opens boosters, offers and answers trades at random, until `until`. */
export async function tradeAtRandom(url: string, market: Market, random: Random, until: () => boolean): Promise<void> {
  while (!until()) {
    const known = market.collectors[random.below(Math.min(BUSY, market.collectors.length) || 1)]
    const isNew = known === undefined || random.below(NEWCOMERS) === 0
    const one = await person(url, isNew ? {} : { token: known.token }).catch(() => null)
    if (one === null) return
    const handle = isNew ? await begun(one, market) : known.handle
    for (let act = 0; act < 12 && handle !== null && one.isOpen() && !until(); act++) await actAtRandom(one, handle, market, random)
    one.close()
  }
}

async function begun(one: Person, market: Market): Promise<string | null> {
  const reply = await one.ask({ type: 'collect', game, starters: STARTERS })
  const handle = reply?.type === 'collection' ? reply.collection.handle : null
  if (handle !== null) market.collectors.push({ token: one.token, handle })
  return handle
}

async function actAtRandom(one: Person, handle: string, market: Market, random: Random): Promise<void> {
  const choice = random.below(5)
  if (choice > 2) return answerAtRandom(one, market, random)
  const reply = await one.ask({ type: 'collection', game })
  if (reply?.type !== 'collection') return
  if (choice === 0) await openAtRandom(one, reply.collection, market, random)
  else await offerAtRandom(one, handle, reply.collection, market, random)
}

async function openAtRandom(one: Person, { packs }: CollectionInfo, market: Market, random: Random): Promise<void> {
  const pack = packs[random.below(packs.length || 1)]
  if (pack === undefined) return
  market.tries++
  // The pack is opened twice at once, and must be opened only once.
  const opened = await Promise.all([1, 2].map(() => one.ask({ type: 'open-pack', game, pack: pack.id })))
  for (const reply of opened) if (reply?.type === 'pack') market.opened.set(pack.id, JSON.stringify(reply.pack.cards))
}

async function offerAtRandom(one: Person, own: string, mine: CollectionInfo, market: Market, random: Random): Promise<void> {
  const { handle } = market.collectors[random.below(Math.min(BUSY, market.collectors.length))] as { handle: string }
  const other = handle === own ? null : await one.ask({ type: 'collector', game, handle })
  if (other?.type !== 'collector') return
  market.tries++
  await one.ask({ type: 'trade', game, handle, gives: some(mine.owned, random), wants: some(other.collector.free, random) })
}

async function answerAtRandom(one: Person, market: Market, random: Random): Promise<void> {
  const reply = await one.ask({ type: 'trades', game })
  const open = reply?.type === 'trades' ? reply.trades.filter(({ stage }) => stage === 'open') : []
  const trade = open[random.below(open.length || 1)]
  if (trade === undefined) return
  market.tries++
  const { id, round } = trade
  const choice = random.below(6)
  if (choice === 0) await one.ask({ type: 'counter', trade: id, round, gives: trade.gives, wants: {} })
  else {
    const settle = { type: 'settle', trade: id, round, accept: choice > 1 }
    for (const told of await Promise.all([one.ask(settle), one.ask(settle)]))
      if (told?.type === 'trade' && told.trade.stage === 'done') market.done.add(id)
  }
}

/** One to three copies of a card in the collection. */
function some(cards: Copies, random: Random): Record<string, number> {
  const ids = Object.keys(cards)
  const id = ids[random.below(ids.length || 1)]
  return id === undefined ? {} : { [id]: 1 + random.below(Math.min(3, copiesOf(cards, id))) }
}

/** The result of counting all cards. */
export interface Audit {
  /** Copies that somebody should have but does not, and copies that somebody has but should not. */
  readonly lost: number
  readonly doubled: number
  /** Acknowledged openings and trades that are missing. */
  readonly forgotten: number
  readonly openings: number
  readonly trades: number
}

/** Recounts all cards of a database from what everybody began with, opened and traded, and compares. */
export async function audit(stored: Stored, market: Market): Promise<Audit> {
  const rows = async (query: string) => (await stored.rows(query)) as Record<string, string>[]
  const should = new Map<string, number>()
  const add = (player: string, card: string, count: number) => {
    const key = `${player} ${card}`
    should.set(key, (should.get(key) ?? 0) + count)
  }
  const move = (player: string, cards: string, sign: number) => {
    for (const [card, count] of Object.entries(JSON.parse(cards) as Copies)) add(player, card, sign * count)
  }
  const decks = collecting.starters.filter(({ id }) => STARTERS.includes(id))
  for (const { player = '' } of await rows('select player from collections'))
    for (const { cards } of decks) for (const [card, count] of Object.entries(cards)) add(player, card, count)
  const packs = await rows('select id, player, cards from packs where opened is not null')
  for (const { player = '', cards = '[]' } of packs) for (const card of JSON.parse(cards) as string[]) add(player, card, 1)
  const trades = await rows("select id, one, other, one_gives, other_gives from trades where stage = 'done'")
  for (const { one = '', other = '', one_gives = '{}', other_gives = '{}' } of trades) {
    move(one, one_gives, -1)
    move(other, one_gives, 1)
    move(other, other_gives, -1)
    move(one, other_gives, 1)
  }
  for (const { player = '', card = '', copies } of await rows('select player, card, copies from owned_cards'))
    add(player, card, -Number(copies))
  const differences = [...should.values()]
  const known = new Map(packs.map(({ id, cards }) => [id, cards]))
  const done = new Set(trades.map(({ id }) => id))
  return {
    lost: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
    doubled: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
    forgotten:
      [...market.opened].filter(([id, cards]) => known.get(id) !== cards).length + [...market.done].filter((id) => !done.has(id)).length,
    openings: packs.length,
    trades: trades.length,
  }
}
