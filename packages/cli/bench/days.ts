import { gameEntry, games } from '@orrery/games'
import {
  type Answer,
  answer,
  hash,
  imagining,
  type Json,
  openTable,
  optionsOfNew,
  randomOf,
  type Seat,
  seedOf,
  seenBy,
  type Table,
} from '@orrery/kernel'
import { answeredBeforehand, type Beforehand, foresee, type If, NOTHING_SAID } from '@orrery/play'
import { decide } from '@orrery/search'
import { pairingOf } from '../sim/lab.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { comeToTheSame } from './days/same.ts'
import { atMost, type Figure } from './figure.ts'
import type { Paced } from './flow/evening.ts'
import { median } from './flow/measures.ts'
import { answeredUnasked } from './flow/unasked.ts'
import { pacedOf } from './flow.ts'

const GAMES = 40
const SIGHT = { determinizations: 24, depth: 6, others: 60, passes: true }
/** The most if-thens of a seat, as on the server. */
const MOST = 32
const SALT = 'days'
/** How often a player thinks about a question before answering it in advance. */
const DRAWS = 4
/** A question is worth an answer in advance if this many of 100 determinizations have shown it. */
const LIKELY = 4

/** The tables at which visits are counted, with the most visits allowed. */
const TABLES: readonly {
  readonly game: string
  readonly name: string
  readonly seats: number
  readonly options: Json
  readonly visits: number
}[] = [
  { game: 'chaos-galaxy', name: 'duel', seats: 2, options: {}, visits: 60 },
  { game: 'forbidden-stars', name: 'two players', seats: 2, options: { quick_setup: true, random_factions: true }, visits: 40 },
  { game: 'forbidden-stars', name: 'four players', seats: 4, options: { quick_setup: true, random_factions: true }, visits: 150 },
  { game: 'firestorm-armada', name: '800 points', seats: 2, options: { fleetValue: 800 }, visits: 45 },
  { game: 'death-angel', name: 'two players', seats: 2, options: {}, visits: 22 },
]

/** What playing by day was like. */
interface Days {
  visits: number
  /**
   * Answers given by orders and if-thens; of those, the ones that the player would have given otherwise; and of those, the ones that
   * changed how the table went on.
   */
  ordered: number
  otherwise: number
  elsewhere: number
  won: readonly Seat[]
}

/**
 * How often people who play by day must come back. Each visits once, answers until another player must, gives what orders and if-thens it
 * can from what it knows, and keeps to them. What the board passes by itself passes only while its player is there.
 */
export async function figures(among: readonly string[] = games.map(({ id }) => id), count = GAMES): Promise<Figure[]> {
  const found: Figure[] = []
  for (const at of TABLES) {
    const paced = among.includes(at.game) ? await pacedOf(at.game) : null
    if (paced === null) continue
    const game = await gameEntry(at.game).load()
    const tables = await openings(at.game, at.options, count)
    const play = (says: boolean): Days[] =>
      tables.map(({ options, dice }) => days(openTable(game, optionsOfNew(game, options), at.seats, seedOf(dice)), paced, says))
    found.push(...rows(at, play(true), play(false)))
  }
  return found
}

function rows({ game, name: table, visits }: (typeof TABLES)[number], said: readonly Days[], silent: readonly Days[]): Figure[] {
  const sum = (of: (one: Days) => number): number => said.reduce((total, one) => total + of(one), 0)
  const first = (all: readonly Days[]): number => all.filter(({ won }) => won.includes(0)).length
  const name = (what: string): string => `days: ${game}, ${table}: ${what}`
  const ordered = sum((one) => one.ordered)
  const share = (of: (one: Days) => number): number => (100 * sum(of)) / Math.max(1, ordered)
  const note = `median of ${said.length}; ${median(silent.map((one) => one.visits))} where nothing is said; the first seat won ${first(said)}, ${first(silent)} where nothing is said`
  return [
    atMost(name('visits of all players'), median(said.map((one) => one.visits)), '', visits, note),
    atMost(
      name('answers that would have been others'),
      share((one) => one.otherwise),
      'of 100',
      3,
      `of ${ordered}, letter by letter`,
    ),
    atMost(
      name('answers after which the table would have gone on otherwise'),
      share((one) => one.elsewhere),
      'of 100',
      3,
      `of ${ordered}; two answers are one where both lead to the same state`,
    ),
  ]
}

/** Each game's settings and dice; if seats bring something, all that they may bring is covered. */
async function openings(game: string, options: Json, count: number): Promise<readonly { readonly options: Json; readonly dice: string }[]> {
  const pairings = await allPairings(game, count)
  return spread(pairings, count).map((number) => {
    if (pairings === null) return { options, dice: `days:${number}` }
    const { brings, dice } = pairingOf(pairings, number)
    return { options: { seats: brings.map((at) => ({ [pairings.lab.setting]: pairings.ids[at] as string })) }, dice: `days:${dice}` }
  })
}

function days(table: Table, { flow, orders, person }: Paced, says: boolean): Days {
  const told: Days = { visits: 0, ordered: 0, otherwise: 0, elsewhere: 0, won: [] }
  const said: Beforehand[] = Array.from({ length: table.seats }, () =>
    says ? { orders: person?.byDay ?? [], ifs: [], passes: true } : NOTHING_SAID,
  )
  let here: Seat | null = null
  while (table.result === null) {
    // A player who is here goes first; orders answer for the others.
    const open = table.questions.find(({ seat }) => seat === here) ?? table.questions[0]
    if (open === undefined) throw new Error('nobody is asked')
    const { seat } = open
    const { question, view } = seenBy(table, seat)
    if (question === null) throw new Error('nothing is asked')
    const wanted = decide(table, seat, { level: 'quick', salt: SALT })
    const reply = answeredBeforehand(orders, said[seat] ?? NOTHING_SAID, question, view)
    if (reply.reply !== null) {
      const { answer: move } = reply.reply
      const otherwise = JSON.stringify(move) !== JSON.stringify(wanted)
      const elsewhere = otherwise && !comeToTheSame(table, seat, move, wanted, SALT)
      if (answered(table, seat, move)) {
        said[seat] = reply.said
        told.ordered++
        if (otherwise) told.otherwise++
        if (elsewhere) told.elsewhere++
        continue
      }
    }
    // What the board passes by itself passes only for a player who is here.
    const alone = seat === here ? answeredUnasked(flow, question, view) : null
    if (alone !== null && answered(table, seat, alone)) continue
    if (seat !== here) told.visits++
    here = seat
    if (says && person !== null)
      said[seat] = {
        ...reply.said,
        orders: person.say({ ...{ seat, orders: reply.said.orders, question, view, answer: wanted }, ...imagining(table, seat) }),
      }
    if (!answered(table, seat, wanted)) throw new Error('what is offered is refused')
    const passedOn = table.result === null && !table.questions.some((one) => one.seat === seat)
    if (says && passedOn) said[seat] = { ...(said[seat] ?? NOTHING_SAID), ifs: ifsOf(table, seat, orders) }
  }
  told.won = table.result.winners
  return told
}

/** Answers, and returns whether that was accepted. */
function answered(table: Table, seat: Seat, move: Answer): boolean {
  const taken = answer(table, seat, move) === true
  if (taken) table.events.length = 0
  return taken
}

/** A player's if-thens for the likeliest questions. */
function ifsOf(table: Table, seat: Seat, orders: Paced['orders']): If[] {
  const random = randomOf(seedOf(`days:${hash(seenBy(table, seat))}`))
  const answers = new Map<number, Answer>()
  const tossed = new Set<number>()
  const found = foresee(table, seat, orders, random, SIGHT, (imagined, asked, print) => {
    if (tossed.has(print)) return null
    const known = answers.get(print)
    const draws = Array.from({ length: known === undefined ? DRAWS : 1 }, () => imagined.game.policy(imagined.state, asked, random))
    const move = known ?? (draws[0] as Answer)
    // If the player's draws differ, because it is a toss-up or depends on what the player cannot know, the player says 'ask me'.
    if (draws.some((one) => JSON.stringify(one) !== JSON.stringify(move))) {
      tossed.add(print)
      answers.delete(print)
      return null
    }
    answers.set(print, move)
    return move
  })
  return found
    .filter(({ share, print }) => share >= LIKELY && answers.has(print))
    .slice(0, MOST)
    .map(({ print, events }) => ({ print, answer: answers.get(print) as Answer, events: events.slice(-20) }))
}
