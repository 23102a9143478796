import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { randomOf, seedOf } from '@orrery/kernel'
import type { Message } from '@orrery/protocol'
import { atMost, effort, type Figure } from './figure.ts'
import { type Member, member } from './member.ts'
import { duel, type Person, person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

const PAIRS = 4
/** How long the last server has for what it finds undone, in milliseconds. */
const SETTLES = 15_000
/** When a server that has started opens tables on a date, in milliseconds: it is killed about then, too. */
const DATES_OPEN = 9500
/** How long after it is planned a table on a date is due: the server is often killed before. */
const SOON = 1500

/** What a server has acknowledged: rows that must be there once, and tables that must be in play or over. */
interface Kept {
  readonly rows: Map<string, readonly [query: string, ...values: string[]]>
  readonly tables: Set<string>
  /** Tables on a date, which must open once. */
  readonly evenings: Set<string>
  /** Finished tables, each with the rematches that were told, which must be one. */
  readonly rematches: Map<string, Set<string>>
}

/**
 * Kills the server while members do what a club keeps, besides playing: studies with comments and lines, challenges, tables on a date,
 * quick match, rematches, orders, undo, talk, friends, searches. What was acknowledged must be there afterwards, once, and in play.
 */
export function deeds(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('deeds'))
    const kept: Kept = { rows: new Map(), tables: new Set(), evenings: new Set(), rematches: new Map() }
    const end = performance.now() + seconds * 1000
    let pairs: (readonly [Member, Member])[] = []
    let kills = 0
    while (performance.now() < end) {
      const victim = await startVictim(data)
      if (pairs.length === 0) pairs = await signedUp(victim.url)
      const stop = performance.now() + (random.below(3) === 0 ? DATES_OPEN + random.below(1500) : 1000 + random.below(3000))
      const busy = pairs.map((pair, at) => doneBy(victim.url, pair, `${kills}.${at}`, kept, () => performance.now() > stop + 500))
      await new Promise((resolve) => setTimeout(resolve, stop - performance.now()))
      await victim.kill()
      await Promise.all(busy)
      kills++
    }
    const last = await startVictim(data)
    const watcher = await person(last.url)
    await new Promise((resolve) => setTimeout(resolve, SETTLES))
    const stuck = await notInPlay(watcher, [...kept.tables, ...openedIn(data, kept)])
    watcher.close()
    await last.kill()
    const { lost, doubled } = counted(data, kept)
    return [
      effort('deeds: kills', kills),
      effort('deeds: acknowledged', kept.rows.size),
      effort('deeds: agreed tables, tables on a date', kept.tables.size + kept.evenings.size),
      effort('deeds: rematches', [...kept.rematches.values()].filter(({ size }) => size > 0).length),
      atMost('deeds: lost', lost, 0),
      atMost('deeds: done twice', doubled, 0),
      atMost('deeds: tables that nobody can play at', stuck, 0),
    ]
  })
}

function signedUp(url: string): Promise<(readonly [Member, Member])[]> {
  return Promise.all(
    Array.from(
      { length: PAIRS },
      async (_, at) => [await member(url, `Anna ${'abcd'[at]}`), await member(url, `Bence ${'abcd'[at]}`)] as const,
    ),
  )
}

/** Two members do one thing after another until the server is gone. `mark`: what makes their words different from all others. */
async function doneBy(url: string, [one, other]: readonly [Member, Member], mark: string, kept: Kept, until: () => boolean): Promise<void> {
  const both = await Promise.all([one, other].map(({ cookie }) => person(url, { cookie }))).catch(() => null)
  if (both === null) return
  const [ann, bob] = both as [Person, Person]
  for (let round = 0; ann.isOpen() && bob.isOpen() && !until(); round++) {
    const what = { ann, bob, word: `w${mark}.${round}`, kept }
    for (const deed of DEEDS) await deed(what).catch(() => undefined)
  }
  for (const person of both) person.close()
}

interface What {
  readonly ann: Person
  readonly bob: Person
  /** A word that nothing else contains. */
  readonly word: string
  readonly kept: Kept
}

type Request = Parameters<Person['ask']>[0]

/** Asks for something; throws if it is not acknowledged. */
async function want<T extends Message['type']>(one: Person, type: T, request: Request): Promise<Extract<Message, { type: T }>> {
  const reply = await one.ask(request)
  if (reply?.type !== type) throw new Error(JSON.stringify(reply))
  return reply as Extract<Message, { type: T }>
}

const TERMS = { game: 'death-angel', settings: {}, pace: 'live', rated: false } as const

const DEEDS: readonly ((what: What) => Promise<void>)[] = [
  async function talk({ ann, word, kept }) {
    await want(ann, 'done', { type: 'speak', place: 'hall', text: word })
    kept.rows.set(`talk ${word}`, ['select count(*) as count from talk where text = ?', word])
  },
  async function search({ ann, bob, word, kept }) {
    await want(ann, 'done', { type: 'keep-search', name: 'last', filter: { of: 'all', opponent: word } })
    await want(bob, 'done', { type: 'tie', person: ann.id, tie: 'follow', on: true })
    kept.rows.set(`follow ${ann.id}`, ['select count(*) as count from follows where followed = ?', ann.id])
  },
  async function study({ ann, bob, word, kept }) {
    const table = await duel(ann, bob)
    const said = { orders: [], ifs: [], passes: true }
    const order = { type: 'order', table, seat: 0, revision: 0, version: 0, said } as const
    if ((await ann.ask(order))?.type === 'orders')
      kept.rows.set(`order ${table}`, ["select count(*) as count from orders where table_id = ? and said like '%passes%'", table])
    await want(ann, 'done', { type: 'say', table, text: word })
    kept.rows.set(`chat ${word}`, ['select count(*) as count from chat where text = ?', word])
    const version = ann.seen.get(table)?.get(0)?.version ?? 0
    await want(ann, 'accepted', { type: 'answer', table, seat: 0, version, answer: { concede: true } })
    kept.rows.set(`result ${table}`, ['select count(*) as count from results where table_id = ?', table])
    const { study } = await want(ann, 'study-made', { type: 'make-study', table, title: word })
    kept.rows.set(`study ${word}`, ['select count(*) as count from studies where title = ?', word])
    await want(ann, 'done', { type: 'set-study', study, title: word, sharing: 'all' })
    const steps = [{ seat: 0, answer: { option: 'x' } }]
    await want(bob, 'branch-added', { type: 'add-branch', study, title: word, from: 0, steps })
    kept.rows.set(`branch ${word}`, ['select count(*) as count from study_branches where title = ?', word])
    await want(bob, 'done', { type: 'comment-study', study, branch: 1, step: 0, text: word })
    kept.rows.set(`comment ${word}`, ['select count(*) as count from study_comments where text = ?', word])
    await want(bob, 'done', { type: 'like-study', study, on: true })
    kept.rows.set(`like ${study}`, ['select count(*) as count from study_likes where study = ?', study])
    kept.rematches.set(table, new Set())
    for (const one of [ann, bob]) await one.ask({ type: 'unwatch', table })
  },
  /** Of the tables that ended last, also before the server was killed: both ask at once. */
  async function rematch({ ann, bob, kept }) {
    for (const [table, told] of [...kept.rematches].slice(-PAIRS)) {
      const again = await Promise.all([ann, bob].map((one) => one.ask({ type: 'rematch', table })))
      for (const reply of again) if (reply?.type === 'created') told.add(reply.table)
    }
  },
  async function challenge({ ann, bob, kept }) {
    const { challenges } = await want(ann, 'challenges', { type: 'challenge', person: bob.id, terms: { ...TERMS, at: null } })
    const open = challenges.filter(({ stage, person }) => stage === 'open' && person === bob.id)
    for (const { id, round } of open) {
      const settled = await want(bob, 'challenges', { type: 'settle-challenge', challenge: id, round, accept: true })
      const table = settled.challenges.find((one) => one.id === id)?.table
      if (table != null) kept.tables.add(table)
    }
  },
  async function evening({ ann, bob, word, kept }) {
    const plan = { ...TERMS, type: 'plan-evening', title: word, at: Date.now() + SOON, club: false, seats: 2 } as const
    const { evening } = await want(ann, 'evening', plan)
    kept.rows.set(`evening ${word}`, ['select count(*) as count from evenings where title = ?', word])
    for (const one of [ann, bob]) await want(one, 'done', { type: 'come', evening, comes: true })
    kept.evenings.add(evening)
  },
  async function quick({ ann, bob, kept }) {
    for (const one of [ann, bob]) await want(one, 'quick', { type: 'seek', game: 'death-angel', settings: {}, pace: 'live', wish: 'any' })
    for (let tries = 0; tries < 20; tries++) {
      const [mine, theirs] = await Promise.all([ann, bob].map((one) => want(one, 'quick', { type: 'quick' })))
      const matches = [mine?.match, theirs?.match]
      for (const [at, match] of matches.entries())
        if (match?.stage === 'asked' && !match.said) await (at === 0 ? ann : bob).ask({ type: 'meet', match: match.id, yes: true })
      for (const match of matches) if (match?.stage === 'played' && match.table !== null) return void kept.tables.add(match.table)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  },
]

/** The tables of tables on a date whose players were there, so that they had to open. */
function openedIn(data: string, { evenings }: Kept): string[] {
  const database = new DatabaseSync(join(data, 'orrery.sqlite'), { readOnly: true })
  const row = database.prepare('select table_id from evenings where id = ?')
  const found = [...evenings].map((id) => String((row.get(id) as { table_id: string } | undefined)?.table_id))
  database.close()
  return found
}

async function notInPlay(watcher: Person, tables: readonly string[]): Promise<number> {
  let stuck = 0
  for (const table of new Set(tables)) {
    const shown = await watcher.ask({ type: 'watch', table })
    if (shown?.type !== 'table' || !['playing', 'over'].includes(shown.info.stage)) stuck++
    await watcher.ask({ type: 'unwatch', table })
  }
  return stuck
}

function counted(data: string, { rows, rematches }: Kept): { readonly lost: number; readonly doubled: number } {
  const database = new DatabaseSync(join(data, 'orrery.sqlite'), { readOnly: true })
  let [lost, doubled] = [0, 0]
  for (const [name, [query, ...values]] of rows) {
    const { count } = database.prepare(query).get(...values) as { count: number }
    if (count === 0) lost++
    if (count > 1) doubled++
    if (count !== 1) console.error(`deeds: ${name}: ${count} times`)
  }
  const known = database.prepare('select rematch from tables where id = ?')
  for (const [table, told] of rematches) {
    const { rematch } = known.get(table) as { rematch: string | null }
    if (told.size > 0 && !told.has(rematch ?? '')) lost++
    if (told.size > 1) doubled++
  }
  database.close()
  return { lost, doubled }
}
