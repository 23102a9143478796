import { answer, fork, randomOf, type Seat, seedOf, type Table } from '@orrery/kernel'
import { expect } from 'vitest'
import { GAMES_IN_PAGES } from './habits.ts'
import { arrive } from './person.ts'
import { type TwoServers, test } from './site.ts'
import { bySeat, challenged, type Until } from './table.ts'
import { remind, tellByMail, tellOfDate, toldElsewhere } from './told.ts'
import { type Habits, type Visited, type Visitor, visitInPage, withPage } from './visitor.ts'
import { askedByHand, type Played, playVisits, scriptOf } from './visits.ts'

const DAY = 24 * 3_600_000
/** The visits in pages at the beginning; by then something is said beforehand in all ways. */
const FIRST = 4
const MOST_FIRST = 12
const MOST_LAST = 80
/** So many answers before the end, those by order included, who played on without pages opens them again. */
const NEARLY_OVER = 10

const until: Until = (what) => expect.poll(what, { interval: 20 }).toBe(true)

for (const game of GAMES_IN_PAGES)
  test(`two people on two servers play ${game.name} by day in pages: orders and if-thens, a restart, a holiday, notices of every kind, what happened after each absence, and the end`, async ({
    visit,
    server,
    errors,
  }) => {
    const anna = await withPage(visit, server.url, await arrive(server, server.url, `Anna of ${game.game}`))
    const bela = await withPage(visit, server.second, await arrive(server, server.second, `Bela of ${game.game}`))
    const people = [anna, bela] as const
    await anna.account('webhook-add', { form: 'ntfy', url: `${server.hooks}/${game.game}`, secret: null })
    await tellByMail(server, bela, `${game.game}@example.org`)
    await tellOfDate(server, people, game.game, until)
    const table = await challenged(people, game, until)
    const seated = await bySeat(people, table)
    const played: Played = { servers: server, table, people: seated, script: await scriptOf(game.game) }

    const first = await playInPages(played, seated, game, true, MOST_FIRST, (visits) => visits.length >= FIRST && saysAll(visits))
    expect(saysAll(first)).toBe(true)
    for (const visits of bySeatOf(first)) expect(visits.slice(1).every(({ recap }) => recap)).toBe(true)
    await expect.poll(() => server.answersBy(table, 'order')).toBeGreaterThan(0)
    for (const { pushes } of people) await until(() => pushes().includes(`${game.name}: your turn`))

    await remind(played, bela, seated.indexOf(bela), `${game.name}: your time runs out`, until)
    const { version } = await server.tableOf(table)
    await server.restart()
    // Who was reminded has no time for a day before the holiday.
    await playVisits(played, ({ table: now }) => now.version > version)
    await overHoliday(server, people)
    const habits = { ...game, says: true }
    await playInPages(played, seated, habits, false, game.visits, () => false)
    // A game that is longer is played on without pages, as in the test of servers alone.
    await playVisits(played, ({ table: now }) => isNearlyOver(now, NEARLY_OVER))
    await playInPages(played, seated, habits, false, MOST_LAST, () => false)
    // Pages that were open when the servers stopped could not connect for a while.
    errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED')))
    expect((await server.tableOf(table)).result).not.toBeNull()
    for (const { page, url } of people) {
      await page.goto(`${url}/#/table/${table}`)
      await page.waitForSelector('.result')
    }
    expect(await server.answersBy(table, 'clock')).toBe(0)
    await toldElsewhere(server, `${game.name}: your turn`, until)
  })

interface VisitOfSeat extends Visited {
  readonly seat: Seat
}

/** One visit in a page after the other, by whoever is asked; until the table is over, `stop` says so, or there were so many. */
async function playInPages(
  played: Played,
  seated: readonly Visitor[],
  habits: Omit<Habits, 'foresees'>,
  says: boolean,
  most: number,
  stop: (visits: readonly VisitOfSeat[]) => boolean,
): Promise<readonly VisitOfSeat[]> {
  const visits: VisitOfSeat[] = []
  while (visits.length < most && !stop(visits)) {
    const table = await played.servers.tableOf(played.table)
    if (table.result !== null) break
    const asked = await askedByHand(played, table)
    const seat = asked.find((one) => one !== visits.at(-1)?.seat) ?? asked[0]
    if (seat === undefined) await played.servers.movedOn(played.table, table.version)
    else {
      const foresees = says && !visits.some((one) => one.seat === seat && one.ifThen)
      visits.push({ seat, ...(await visitInPage(played, seated[seat] as Visitor, seat, { ...habits, foresees })) })
    }
  }
  return visits
}

function bySeatOf(visits: readonly VisitOfSeat[]): readonly (readonly VisitOfSeat[])[] {
  return [0, 1].map((seat) => visits.filter((one) => one.seat === seat))
}

/** Whether both said something on a sheet, and one answered in advance what may be asked. */
function saysAll(visits: readonly VisitOfSeat[]): boolean {
  return bySeatOf(visits).every((own) => own.some(({ sheet }) => sheet)) && visits.some(({ ifThen }) => ifThen)
}

/** Whether a few more answers end the game, as its policy would play on. */
function isNearlyOver(table: Table, answers: number): boolean {
  const copy = fork(table)
  const random = randomOf(seedOf('nearly over'))
  for (let made = 0; made < answers; made++) {
    const [question] = copy.questions
    if (question === undefined) return true
    answer(copy, question.seat, copy.game.policy(copy.state, question, random))
  }
  return copy.result !== null
}

/** Both take days off and let them pass: the clock of who is asked stands still. */
async function overHoliday(server: TwoServers, people: readonly Visitor[]): Promise<void> {
  const day = (days: number): string => new Date(server.now() + days * DAY).toISOString().slice(0, 10)
  for (const { page, url } of people) {
    await page.goto(`${url}/#/account/calendar`)
    await page.fill('[data-holiday-day="first"]', day(1))
    await page.fill('[data-holiday-day="last"]', day(9))
    await page.click('[data-add-holiday]')
    await page.waitForSelector('[data-holiday]')
  }
  server.turnTo(server.now() + 9 * DAY)
}
