import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@orrery/kernel'
import { after, runningGame, type SeenTournament, type Side, type Tournament, type TournamentEvent } from '@orrery/tournament'
import { type Person, person, someAnswer } from './person.ts'
import type { Stored } from './stored.ts'

/** A tournament that goes on while its server is killed. */
export interface Cup {
  readonly id: string
  /** The personal links of the judge, and of the players by entrant. */
  readonly judge: string
  readonly players: readonly string[]
  /** The winners that a server has acknowledged, by the table of the game. */
  readonly promised: Map<string, Side>
}

const PLAYERS = 8
const MOMENT = 100

/** Creates a tournament and starts it. */
export async function newCup(url: string): Promise<Cup> {
  const judge = await person(url, { name: 'Judge' })
  const wish = { game: 'forbidden-stars', settings: {}, title: 'Killed', judged: true, listed: false }
  const made = await judge.ask({ type: 'create-tournament', ...wish })
  if (made?.type !== 'created-tournament') throw new Error(JSON.stringify(made))
  const { tournament: id } = made
  const people = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => person(url, { name: `Player ${at}` })))
  for (const one of people) await act(one, id, { do: 'register' })
  await act(judge, id, { do: 'open-check-in' })
  for (const one of people) await act(one, id, { do: 'check-in' })
  if (!(await act(judge, id, { do: 'begin' }))) throw new Error('the tournament does not begin')
  const tokens = people.map(({ token }) => token)
  for (const one of [judge, ...people]) one.close()
  return { id, judge: judge.token, players: tokens, promised: new Map() }
}

async function act(one: Person, tournament: string, what: { readonly do: string; readonly match?: number }): Promise<boolean> {
  return (await one.ask({ type: 'act', tournament, act: { ...what } }))?.type === 'done'
}

/** The tournament as a person sees it; null if the server is gone. */
export async function seenBy(one: Person, { id }: Cup): Promise<SeenTournament | null> {
  const shown = await one.ask({ type: 'watch-tournament', tournament: id })
  return shown?.type === 'tournament' ? shown.seen : null
}

/** Plays the judge, who starts whatever waits, until `until`. */
export async function judgeOn(url: string, cup: Cup, until: () => boolean): Promise<void> {
  const judge = await person(url, { token: cup.judge }).catch(() => null)
  while (judge?.isOpen() && !until()) {
    await act(judge, cup.id, { do: 'go-on' })
    await sleep(MOMENT)
  }
  judge?.close()
}

/** Plays an entrant's games until `until`: it gives a few answers, then concedes at the table, to the judge, or both at once. */
export async function playOn(url: string, cup: Cup, entrant: number, random: Random, until: () => boolean): Promise<void> {
  const one = await person(url, { token: cup.players[entrant] as string }).catch(() => null)
  while (one?.isOpen() && !until()) {
    const seen = await seenBy(one, cup)
    const match = seen?.matches.findIndex(({ sides, games }) => sides.includes(entrant) && games.at(-1)?.winner === null) ?? -1
    const played = seen?.matches[match]
    const table = played?.games.at(-1)?.table
    if (played === undefined || table === undefined) await sleep(MOMENT)
    else await playAt(one, cup, { match, table, side: played.sides[0] === entrant ? 0 : 1 }, random)
  }
  one?.close()
}

interface Place {
  readonly match: number
  readonly table: string
  readonly side: Side
}

async function playAt(one: Person, cup: Cup, { match, table, side }: Place, random: Random): Promise<void> {
  if ((await one.ask({ type: 'watch', table }))?.type !== 'table') return void (await sleep(MOMENT))
  for (let answers = 0; answers < 4; answers++) {
    const answer = someAnswer(one, table, random)
    if (answer !== null) await one.ask(answer)
  }
  // The loser is always the same of the two: if both conceded, the result would depend on who was first.
  const loses = side === (table.charCodeAt(0) + match) % 2
  const how = random.below(4)
  const gaveUp: boolean[] = loses
    ? await Promise.all([how === 0 || how === 2 ? toJudge() : false, how > 0 && how < 3 ? atTable() : false])
    : []
  if (gaveUp.includes(true)) cup.promised.set(table, side === 0 ? 1 : 0)
  else await sleep(MOMENT)
  await one.ask({ type: 'unwatch', table })

  function toJudge(): Promise<boolean> {
    return act(one, cup.id, { do: 'concede', match })
  }

  async function atTable(): Promise<boolean> {
    const [mine] = [...(one.seen.get(table) ?? [])].filter(([viewer]) => viewer !== 'spectator')
    if (mine === undefined) return false
    const [seat, { version }] = mine
    return (await one.ask({ type: 'answer', table, seat, version, answer: { concede: true } }))?.type === 'accepted'
  }
}

/** The state of a tournament after a kill. */
export interface Judged {
  /** Acknowledged winners that are missing or have changed. */
  lost: number
  /** Games in progress without a table that goes on. */
  stuck: number
}

/** Checks a tournament on a server restarted after a kill. */
export async function judged(url: string, cup: Cup, random: Random, patience: number): Promise<Judged> {
  const one = await person(url, { token: cup.judge })
  const end = performance.now() + patience
  let found: Judged
  do {
    found = { lost: 0, stuck: 0 }
    const games = (await seenBy(one, cup))?.matches.flatMap(({ sides, games: own }) => own.map((game) => ({ ...game, sides }))) ?? []
    for (const [table, winner] of cup.promised) if (games.find((game) => game.table === table)?.winner !== winner) found.lost++
    for (const { table, winner, sides } of games) {
      if (winner !== null) continue
      if (!(await goesOn(url, cup, sides, table, random))) found.stuck++
    }
    // The server reports a table's result to the tournament only when it checks the table again.
    if (found.lost + found.stuck > 0) await sleep(MOMENT)
  } while (found.lost + found.stuck > 0 && performance.now() < end)
  one.close()
  return found
}

/** Whether one of a game's two players is asked at its table and the server accepts the answer. */
async function goesOn(url: string, cup: Cup, sides: readonly number[], table: string, random: Random): Promise<boolean> {
  for (const entrant of sides) {
    const one = await person(url, { token: cup.players[entrant] as string })
    await one.ask({ type: 'watch', table })
    const answer = someAnswer(one, table, random)
    const reply = answer === null ? null : await one.ask(answer)
    // No random plans are made here: that one is asked for is enough.
    const plans = [...(one.seen.get(table)?.values() ?? [])].some(({ question }) => question?.kind === 'plan')
    one.close()
    if (plans || reply?.type === 'accepted') return true
  }
  return false
}

/** How many results are stored more than once: games decided twice, tables shared by two games, entrants that play twice in a round. */
export async function doubledIn(stored: Stored, { id }: Cup): Promise<number> {
  const rows = await stored.rows('select event from tournament_events where tournament_id = ? order by seq', id)
  let doubled = 0
  let t: Tournament | null = null
  for (const row of rows) {
    const event = JSON.parse(String(row.event)) as TournamentEvent
    const match = event.type === 'decided' ? t?.matches[event.match] : undefined
    if (event.type === 'decided' && (match === undefined || runningGame(match) === null)) doubled++
    if (event.type === 'paired') doubled += twice(event.matches.flatMap(({ sides }) => sides))
    t = after(t, event)
  }
  return doubled + twice(t?.matches.flatMap(({ games }) => games.map(({ table }) => table)) ?? []) + twice(t?.places ?? [])
}

function twice(list: readonly (string | number)[]): number {
  return list.length - new Set(list).size
}
