import type { Random } from '@orrery/kernel'
import type { Message } from '@orrery/protocol'
import type { SiteReply } from '@orrery/protocol/people'
import { type Member, member } from '../member.ts'
import { duel, hotSeat, type Person, person, someAnswer } from '../person.ts'
import { HOST_KEY } from '../victim.ts'
import { type Kept, reached } from './kept.ts'

/** The most rematches that are asked for at once. */
const LATELY = 4
/** How long after it is planned a table on a date is due, in milliseconds: the server is often killed before. */
const SOON = 1500

/** Two members at one thing after another. */
export interface What {
  readonly url: string
  readonly ann: Person
  readonly bob: Person
  /** A word that nothing else contains. */
  readonly word: string
  /** The game whose seasons these two begin and end. */
  readonly game: string
  readonly random: Random
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

/** What members do besides playing. Each notes what was acknowledged, and throws if something was not. */
export const DEEDS: readonly ((what: What) => Promise<void>)[] = [
  async function talk({ ann, word, kept }) {
    await want(ann, 'done', { type: 'speak', place: 'hall', text: word })
    kept.rows.set(`talk ${word}`, ['select count(*) as count from talk where text = ?', word])
    kept.said.set(ann.id, (kept.said.get(ann.id) ?? new Set()).add(word))
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
    for (const [table, told] of [...kept.rematches].slice(-LATELY)) {
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
  /** Both pick at once from what is passed on. */
  async function draft({ ann, bob, random, kept }) {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = await want(ann, 'created', { type: 'create', game: 'draft', settings: {}, seats, listed: false })
    await want(bob, 'done', { type: 'take', table, seat: 1 })
    for (const one of [ann, bob]) await want(one, 'table', { type: 'watch', table })
    for (let picks = 0; picks < PICKS; picks++) {
      await Promise.all(
        [ann, bob].map(async (one) => {
          const answer = someAnswer(one, table, random)
          const reply = answer === null ? null : await one.ask(answer)
          if (reply?.type === 'accepted') reached(kept, table, reply.version)
        }),
      )
    }
    for (const one of [ann, bob]) await one.ask({ type: 'unwatch', table })
  },
  async function undo({ ann, random, kept }) {
    const table = await hotSeat(ann)
    for (let answers = 0; table !== null && answers < ANSWERS; answers++) {
      const answer = someAnswer(ann, table, random)
      const given = answer === null ? null : await ann.ask(answer)
      if (answer === null || given?.type !== 'accepted') break
      reached(kept, table, given.version)
      const undone = await ann.ask({ type: 'undo', table, seat: answer.seat })
      if (undone?.type !== 'accepted') continue
      reached(kept, table, undone.version)
      const query = "select count(*) as count from answers where table_id = ? and kind = 'undo' and seq = ?"
      kept.rows.set(`undo ${table} ${undone.version}`, [query, table, String(undone.version)])
    }
    if (table !== null) await ann.ask({ type: 'unwatch', table })
  },
  /** The host ends the season of a game, and begins the next. */
  async function season({ url, word, game, kept }) {
    const { seasons } = await asHost(url, 'rules', { change: {} })
    const running = seasons.find((one) => one.game === game && (one.ends ?? Number.POSITIVE_INFINITY) > Date.now())
    if (running !== undefined) {
      await asHost(url, 'end-season', { season: running.id })
      kept.later.set(`season ended ${running.id}`, ['select count(*) as count from seasons where id = ? and closed = 1', running.id])
      const ended = "select count(*) as count from acts where kind = 'season-ended' and detail like ?"
      kept.rows.set(`act ${running.id}`, [ended, `%${running.id}%`])
    }
    await asHost(url, 'begin-season', { name: word, game, days: null })
    kept.rows.set(`season ${word}`, ['select count(*) as count from seasons where name = ?', word])
  },
  /** Somebody joins, talks, sits down with others, and asks to be deleted. */
  async function leave({ url, bob, word, kept }) {
    if (!word.endsWith('.0')) return
    const { cookie } = await member(url, `Eve ${word}`)
    const eve = await person(url, { cookie })
    await want(eve, 'done', { type: 'speak', place: 'hall', text: `${word} says Eve` })
    await duel(eve, bob)
    const headers = { origin: url, 'content-type': 'application/json', cookie }
    const reply = await fetch(`${url}/account/leave`, { method: 'POST', headers, body: JSON.stringify({ leave: true }) })
    if (reply.ok) kept.leaving.add(eve.id)
    eve.close()
  },
]

/** How many picks of a draft are tried, and how many answers and undos at a table. */
const PICKS = 8
const ANSWERS = 6

/** A request in the name of the host; throws if it is not acknowledged. */
async function asHost(url: string, request: string, body: object): Promise<SiteReply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${HOST_KEY}` }
  const reply = await fetch(`${url}/api/site/${request}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as SiteReply
}

/** What a member's own file lacks of what they said in the hall, in lines. */
export async function lackingIn(url: string, { cookie }: Member, said: ReadonlySet<string>): Promise<number> {
  const reply = await fetch(`${url}/account/data`, { method: 'POST', headers: { origin: url, cookie } })
  if (!reply.ok) throw new Error(await reply.text())
  const { held } = (await reply.json()) as { readonly held: { readonly talk?: readonly { readonly text: string }[] } }
  const lines = new Set(held.talk?.map(({ text }) => text))
  return [...said].filter((word) => !lines.has(word)).length
}
