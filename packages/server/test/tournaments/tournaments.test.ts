import type { TournamentAct } from '@orrery/protocol'
import type { SiteReply } from '@orrery/protocol/people'
import type { SeenTournament } from '@orrery/tournament'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { openStore } from '../../store/sqlite.ts'
import { type Client, connect } from '../client.ts'
import { asked, KEY } from '../keepers.ts'
import { afterwards, dataFolder, server } from '../server.ts'
import { act, look, type Shown } from './shown.ts'

/** Hardly any time between rounds, unless a test wants some. */
const TERMS = { rest: 1 }

async function create(
  host: Client,
  game = 'tic-tac-toe',
  more: { judged?: boolean; settings?: { [id: string]: boolean } } = {},
): Promise<string> {
  const wish = { type: 'create-tournament', game, settings: {}, title: 'The Cup', judged: false, listed: true, ...more } as const
  return (await host.want('created-tournament', wish)).tournament
}

const done = { type: 'done' }

/** Why an act is refused. */
async function reason(client: Client, tournament: string, what: TournamentAct): Promise<string> {
  const reply = await act(client, tournament, what)
  return reply.type === 'error' ? (reply.refusals?.[0]?.rule ?? reply.code) : reply.type
}

/** People who have registered and checked in; the first one has made it and judges. */
async function gathered(
  url: string,
  count: number,
  brings?: { [id: string]: string },
  game = brings === undefined ? 'tic-tac-toe' : 'secrets',
) {
  const people = await Promise.all(Array.from({ length: count }, (_, at) => connect(url, { name: `P${at}` })))
  const [host] = people as [Client]
  const cup = await create(host, game)
  const shown = await look(host, cup)
  for (const one of people)
    expect(await act(one, cup, { do: 'register', ...(brings === undefined ? {} : { settings: brings }) })).toMatchObject(done)
  expect(await act(host, cup, { do: 'open-check-in' })).toMatchObject(done)
  for (const one of people) expect(await act(one, cup, { do: 'check-in' })).toMatchObject(done)
  return { people, host, cup, shown }
}

/** Lets the entrant with the higher number give up every game that is played, until the tournament is over. */
async function playOut(people: readonly Client[], cup: string, shown: Shown, host = people[0] as Client): Promise<void> {
  for (;;) {
    const open = await host.until(() => {
      if (shown.seen.stage === 'over') return 'over'
      const at = shown.seen.matches.findIndex(({ winner, games }) => winner === null && games.at(-1)?.winner === null)
      return at < 0 ? null : at
    })
    if (open === 'over') return
    const { sides, games } = shown.seen.matches[open] as SeenTournament['matches'][number]
    const reply = await act(people[Math.max(...sides)] as Client, cup, { do: 'concede', match: open })
    expect(reply).toMatchObject(done)
    await host.until(() => shown.seen.matches[open]?.games[games.length - 1]?.winner !== null)
  }
}

test('four people play a tournament to its places; a restart in the middle of a round loses nothing', async () => {
  const data = dataFolder()
  let running = await server({ data, tournamentTerms: TERMS })
  const { people, host, cup, shown } = await gathered(running.url, 4)
  expect(await act(host, cup, { do: 'begin' })).toMatchObject(done)
  await host.until(() => shown.seen.matches.length === 2)
  const [first] = shown.seen.matches as [SeenTournament['matches'][number]]
  expect(await act(people[first.sides[0]] as Client, cup, { do: 'concede', match: 0 })).toMatchObject(done)
  await host.until(() => shown.seen.matches[0]?.winner === 1)
  const before = shown.seen
  await running.close()
  running = await server({ data, tournamentTerms: TERMS })
  const back = await Promise.all(people.map(({ token }) => connect(running.url, { token })))
  const again = await look(back[0] as Client, cup)
  // No time has passed: the clocks have moved on.
  const still = (seen: SeenTournament) =>
    seen.matches.map(({ sides, winner, games }) => ({ sides, winner, tables: games.map(({ table }) => table) }))
  expect(still(again.seen)).toEqual(still(before))
  expect(again.mine).toMatchObject({ entrant: 0, judge: true })
  await playOut(back, cup, again)
  const { places, prizes, matches } = again.seen
  expect([...places].sort()).toEqual([0, 1, 2, 3])
  expect(prizes).toEqual(places.slice(0, 3))
  expect(matches.filter(({ part }) => part !== 'swiss').map(({ part }) => part)).toEqual(['semifinal', 'semifinal', 'final', 'third'])
})

test('the list tells how many played in a tournament that is over, also if all of them dropped out', async () => {
  const { url } = await server({ tournamentTerms: TERMS })
  const { people, host, cup, shown } = await gathered(url, 4)
  expect(await act(host, cup, { do: 'begin' })).toMatchObject(done)
  for (const one of people.toReversed()) await act(one, cup, { do: 'drop-out' })
  await host.until(() => shown.seen.stage === 'over')
  const { tournaments } = await host.want('tournaments', { type: 'tournaments' })
  expect(tournaments).toMatchObject([{ id: cup, stage: 'over', entrants: 4 }])
})

test('the result of a table counts; a draw is decided; the clock of a game is shown at its table', async () => {
  const { url } = await server({ tournamentTerms: { rest: 3_600_000 } })
  const { people, host, cup, shown } = await gathered(url, 4)
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.matches.length === 2)
  const play = async (match: number, moves: readonly number[]) => {
    const { sides, games } = shown.seen.matches[match] as SeenTournament['matches'][number]
    const table = games[0]?.table as string
    for (const side of sides) await (people[side] as Client).watch(table)
    for (const [at, cell] of moves.entries()) {
      const mover = people[sides[at % 2 === 0 ? 0 : 1]] as Client
      await mover.until(() => mover.tables.get(table)?.seen.get(at % 2)?.version === at)
      expect(await mover.answer(table, at % 2, `mark:${cell}`)).toMatchObject({ type: 'accepted' })
    }
    return table
  }
  const info = (await (people[0] as Client).watch(shown.seen.matches[0]?.games[0]?.table as string)).info
  expect(info.tournament).toMatchObject({ id: cup, title: 'The Cup' })
  expect(info.tournament?.left).toBeGreaterThan(3_500_000)
  await play(0, [0, 3, 1, 4, 2])
  await host.until(() => shown.seen.matches[0]?.winner === 0)
  // Noughts and crosses without a line; the last cell is taken by itself.
  await play(1, [0, 1, 2, 4, 3, 5, 7, 6])
  await host.until(() => shown.seen.matches[1]?.winner !== null)
  expect(shown.seen.matches[1]?.games).toMatchObject([{ how: 'played', winner: 1 }])
  expect(shown.seen.standings.map(([, score]) => score)).toEqual([1, 1, 0, 0])
})

test('a tournament of bots is played even if nobody watches', async () => {
  const { url } = await server({ tournamentTerms: TERMS })
  const host = await connect(url, { name: 'Host' })
  const cup = await create(host)
  const shown = await look(host, cup)
  expect(await act(host, cup, { do: 'register-bots', level: 'quick', count: 5 })).toMatchObject(done)
  await act(host, cup, { do: 'open-check-in' })
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.stage === 'over')
  expect(shown.seen.places).toHaveLength(5)
  expect(new Set(shown.seen.entrants.map(({ name }) => name)).size).toBe(5)
  expect((await host.want('tournaments', { type: 'tournaments' })).tournaments).toMatchObject([
    { id: cup, title: 'The Cup', stage: 'over', entrants: 5 },
  ])
})

test('a bot with a style is entered, shown and seated by its name, where the game has such a bot', async () => {
  const { url } = await server({ tournamentTerms: TERMS, gamesModule: import.meta.resolve('@orrery/games') })
  const host = await connect(url, { name: 'Host' })
  const cup = await create(host, 'forbidden-stars')
  const shown = await look(host, cup)
  for (const level of ['quick-bold', 'keen-wild'])
    expect(await reason(host, cup, { do: 'register-bots', level, count: 1 })).toBe('bad-settings')
  expect(await act(host, cup, { do: 'register' })).toMatchObject(done)
  expect(await act(host, cup, { do: 'register-bots', level: 'keen-bold', count: 1 })).toMatchObject(done)
  expect(await act(host, cup, { do: 'open-check-in' })).toMatchObject(done)
  expect(await act(host, cup, { do: 'check-in' })).toMatchObject(done)
  await act(host, cup, { do: 'begin' })
  const table = await host.until(() => shown.seen.matches[0]?.games[0]?.table)
  expect(shown.seen.entrants.map(({ bot }) => bot)).toEqual([null, 'keen-bold'])
  const { info } = await host.watch(table)
  expect(info.players.map(({ bot }) => bot).filter((bot) => bot !== null)).toEqual(['keen-bold'])
})

test('bad input is refused with the reason, and nothing changes', async () => {
  const { url } = await server({ tournamentTerms: { rest: 3_600_000 } })
  const { people, host, cup, shown } = await gathered(url, 4)
  const [, one] = people as [Client, Client]
  const stranger = await connect(url, { name: 'Stranger' })
  expect(await reason(one, cup, { do: 'register' })).toBe('registered-twice')
  expect(await reason(one, cup, { do: 'check-in' })).toBe('checked-in-already')
  expect(await reason(stranger, cup, { do: 'check-in' })).toBe('not-entrant')
  for (const what of [
    { do: 'begin' },
    { do: 'open-check-in' },
    { do: 'cancel' },
    { do: 'go-on' },
    { do: 'drop-out', entrant: 2 },
    { do: 'register-bots', level: 'quick', count: 1 },
  ] satisfies TournamentAct[])
    expect(await reason(one, cup, what)).toBe('not-judge')
  expect(await reason(one, cup, { do: 'judge', code: 'guess' })).toBe('wrong-code')
  expect(await reason(host, cup, { do: 'register-bots', level: 'genius', count: 1 })).toBe('bad-settings')
  expect(await reason(host, cup, { do: 'register-bots', level: 'quick', count: 128 })).toBe('full')
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.matches.length === 2)
  const before = JSON.stringify(shown.seen)
  const [match] = shown.seen.matches as [SeenTournament['matches'][number]]
  const others = people.filter((_, at) => !match.sides.includes(at))
  for (const client of [...others, stranger]) {
    expect(await reason(client, cup, { do: 'concede', match: 0 })).toBe('not-your-game')
    if (client !== host) expect(await reason(client, cup, { do: 'rule', match: 0, winner: 0 })).toBe('not-judge')
  }
  expect(await reason(one, cup, { do: 'concede', match: 77 })).toBe('no-such-match')
  expect(await reason(host, cup, { do: 'reverse', match: 0 })).toBe('no-result-yet')
  expect(await reason(host, cup, { do: 'begin' })).toBe('begun-already')
  expect(await reason(host, cup, { do: 'go-on' })).toBe('nothing-rests')
  expect(await reason(one, cup, { do: 'waive' })).toBe('not-for-third')
  expect((await one.ask({ type: 'watch-tournament', tournament: 'a'.repeat(16) })) as object).toMatchObject({ code: 'unknown-tournament' })
  // Late ones may come before the second round; not after.
  expect(await act(stranger, cup, { do: 'register' })).toMatchObject(done)
  await host.until(() => shown.seen.entrants.length === 5)
  expect(JSON.stringify({ ...shown.seen, entrants: [], standings: [], swissRounds: 0 })).toBe(
    JSON.stringify({ ...(JSON.parse(before) as object), entrants: [], standings: [], swissRounds: 0 }),
  )
  for (const at of [0, 1]) await act(host, cup, { do: 'rule', match: at, winner: 0 })
  await act(host, cup, { do: 'go-on' })
  await host.until(() => shown.seen.rounds.length === 2)
  expect(await reason(await connect(url, { name: 'Later' }), cup, { do: 'register' })).toBe('registration-closed')
  expect(await reason(host, cup, { do: 'reverse', match: 0 })).toBe('too-late-to-complain')
})

test('a tournament of a cooperative or unknown game, or with unknown settings, is refused', async () => {
  const { url } = await server()
  const host = await connect(url, { name: 'Host' })
  const make = (game: string, settings: { [id: string]: boolean }) =>
    host.ask({ type: 'create-tournament', game, settings, title: 'Cup', judged: false, listed: true })
  expect(await make('nothing', {})).toMatchObject({ code: 'unknown-game' })
  expect(await make('secrets', { big: true })).toMatchObject({ code: 'bad-settings' })
  expect(await make('secrets', { long: true })).toMatchObject({ type: 'created-tournament' })
})

test('registered decks are checked, locked, used and kept secret', async () => {
  const { url } = await server({ tournamentTerms: TERMS })
  const { people, host, cup, shown } = await gathered(url, 2, { word: 'hush-hush' })
  const other = await connect(url, { name: 'Other' })
  expect(await reason(other, cup, { do: 'register' })).toBe('not-ready')
  expect(await reason(other, cup, { do: 'register', settings: { word: 'forbidden' } })).toBe('bad-settings')
  await host.until(() => shown.mine.brings !== null)
  expect(shown.mine.brings).toEqual({ word: 'hush-hush' })
  await look(other, cup)
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.matches.length === 1)
  const table = shown.seen.matches[0]?.games[0]?.table as string
  const known = await (people[0] as Client).watch(table)
  const seat = [...known.seen.keys()][0] as number
  expect(JSON.stringify(known.log.get(seat))).toContain('hush-hush')
  await other.watch(table)
  expect(other.received.join()).not.toContain('hush-hush')
  // CG-TOUR-11: nobody leaves a game to a bot.
  expect(await (people[0] as Client).ask({ type: 'leave', table })).toMatchObject({ code: 'forbidden' })
  expect(await (people[0] as Client).ask({ type: 'replace-with-bot', table, seat: 1 - seat })).toMatchObject({ code: 'forbidden' })
})

test('an absent player loses and drops out; a game whose time is over is decided, and its table ends', async () => {
  const { url } = await server({ tournamentTerms: { rest: 3_600_000, grace: 2500 } })
  const { people, host, cup, shown } = await gathered(url, 2, { word: 'hush' }, 'yielding')
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.matches.length === 1)
  const { sides, games } = shown.seen.matches[0] as SeenTournament['matches'][number]
  await (people[sides[1]] as Client).watch(games[0]?.table as string)
  await host.until(() => shown.seen.matches[0]?.winner === 1)
  expect(shown.seen.matches[0]?.games).toMatchObject([{ how: 'absent' }])
  expect(shown.seen.entrants[sides[0]]?.dropped).toBe(true)
  const there = people[sides[1]] as Client
  await there.until(() => there.tables.get(games[0]?.table as string)?.info.stage === 'over')
})

test('when the time is over the program decides; with a judge it waits: the judge may add time, decide and correct results', async () => {
  const { url } = await server({ tournamentTerms: { rest: 3_600_000, game: 300 } })
  const { people, host, cup, shown } = await gathered(url, 2)
  await act(host, cup, { do: 'begin' })
  await host.until(() => shown.seen.matches[0]?.winner === 1)
  expect(shown.seen.matches[0]?.games).toMatchObject([{ how: 'time' }])
  const code = shown.mine.code as string
  const judge = people[1] as Client
  const its = await look(judge, cup)
  expect(its.mine).toMatchObject({ judge: false, code: null })
  expect(await act(judge, cup, { do: 'judge', code })).toMatchObject(done)
  await judge.until(() => its.mine.judge)
  expect(its.seen.judges).toEqual(['P0', 'P1'])
  expect(await act(judge, cup, { do: 'reverse', match: 0 })).toMatchObject(done)
  await host.until(() => shown.seen.matches[0]?.winner === 0)
  expect(shown.seen.standings[0]?.[0]).toBe(shown.seen.matches[0]?.sides[0])
  const judged = await create(host, 'tic-tac-toe', { judged: true })
  const waits = await look(host, judged)
  await act(host, judged, { do: 'register-bots', level: 'quick', count: 2 })
  await act(host, judged, { do: 'open-check-in' })
  expect(await act(host, judged, { do: 'begin' })).toMatchObject(done)
  await host.until(() => waits.seen.matches.length === 1)
  const before = waits.seen.matches[0]?.games[0]?.deadline as number
  if (waits.seen.matches[0]?.winner !== null) return
  await act(host, judged, { do: 'give-time', match: 0, minutes: 5 })
  await host.until(() => waits.seen.matches[0]?.winner !== null || waits.seen.matches[0]?.games[0]?.deadline === before + 300_000)
})

test('two servers on one store keep a tournament in step', async () => {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  const shared = { store, bus: localBus() }
  const [here, there] = await Promise.all([server({ shared, tournamentTerms: TERMS }), server({ shared, tournamentTerms: TERMS })])
  const { people, host, cup, shown } = await gathered(here.url, 2)
  const elsewhere = await connect(there.url, { token: people[1]?.token ?? '' })
  const its = await look(elsewhere, cup)
  await act(host, cup, { do: 'begin' })
  await elsewhere.until(() => its.seen.matches.length === 1)
  expect(its.mine.entrant).toBe(1)
  expect(await act(elsewhere, cup, { do: 'concede', match: 0 })).toMatchObject(done)
  await host.until(() => shown.seen.matches[0]?.winner !== null)
  await elsewhere.until(() => its.seen.matches[0]?.winner !== null)
  expect(its.seen.matches[0]?.winner).toBe(its.seen.matches[0]?.sides[0] === 0 ? 0 : 1)
  await playOut([host, elsewhere], cup, shown, host)
  expect(shown.seen.places).toEqual([0, 1])
})

test('a judge is told of an entrant who is suspended, others are not; the next round goes on without them, and again with them', async () => {
  const { url } = await server({ tournamentTerms: { rest: 3_600_000 }, hostKey: KEY })
  const { people, host, cup, shown } = await gathered(url, 4)
  const [, , guest] = await Promise.all(people.map((one) => look(one, cup)))
  expect(await act(host, cup, { do: 'begin' })).toMatchObject(done)
  await host.until(() => shown.seen.matches.length === 2)
  const last = people[3] as Client
  const sanction = { player: last.id, kind: 'suspension', reason: 'rude', hours: null, report: null } as const
  await asked(url, null, 'sanction', sanction)
  await host.until(() => shown.mine.suspended.length > 0)
  expect([shown.mine.suspended, guest?.mine.suspended]).toEqual([[3], []])
  for (const [at, { sides }] of shown.seen.matches.entries())
    expect(await act(host, cup, { do: 'rule', match: at, winner: sides[0] < sides[1] ? 0 : 1 })).toMatchObject(done)
  expect(await act(host, cup, { do: 'go-on' })).toMatchObject(done)
  await host.until(() => shown.seen.rounds.length === 2)
  const second = shown.seen.matches.filter(({ round }) => round === 2)
  expect([...second.flatMap(({ sides }) => sides), shown.seen.rounds[1]?.bye].toSorted()).toEqual([0, 1, 2])
  const { peace } = (await asked(url, null, 'peace', {})) as SiteReply
  await asked(url, null, 'decide-sanction', { sanction: peace.sanctions[0]?.id as string, verdict: 'lifted' })
  await host.until(() => shown.mine.suspended.length === 0)
})
