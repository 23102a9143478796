import type { Page } from 'playwright-core'
import type { Place, Start } from './place.ts'
import { GAMES } from './tables.ts'

/** Two people at a table on the server; `day`: each decision may take days. */
async function invited({ game, visit }: Start, day: boolean): Promise<readonly [Page, Page]> {
  const host = await visit(`#/new/${game}/invite`)
  await host.fill('[data-name]', 'Anna')
  if (day) await host.selectOption('[data-time-preset]', 'day-2')
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')
  const guest = await visit(new URL(host.url()).hash)
  await guest.fill('[data-name]', 'Béla')
  await guest.click('[data-take]')
  for (const page of [host, guest]) await page.waitForSelector('.frame')
  return [host, guest]
}

const invite: Place = { games: GAMES, open: (start) => invited(start, false) }
const day: Place = { games: GAMES, open: (start) => invited(start, true) }

/** Two people in the club, who see what the other does. */
const club: Place = {
  async open({ visit }) {
    const [anna, bela] = [await visit('#/club'), await visit('#/club')] as const
    for (const [page, name] of [
      [anna, 'Anna'],
      [bela, 'Béla'],
    ] as const) {
      await page.fill('.club-side [data-name]', name)
      await page.fill('[data-speak]', `I am ${name}`)
      await page.keyboard.press('Enter')
      await page.locator('.talk-lines').getByText(`I am ${name}`, { exact: true }).waitFor()
    }
    return [anna, bela]
  },
}

/** Two people in the lobby. */
const lobby: Place = {
  async open({ visit }) {
    return [await visit('#/lobby'), await visit('#/lobby')]
  },
}

/** A tournament with its organiser and somebody who enters it. */
const tournament: Place = {
  async open({ visit }) {
    const organiser = await visit('#/tournaments')
    await organiser.fill('[data-name]', 'Anna')
    await organiser.fill('[data-title]', 'Orrery Cup')
    await organiser.click('[data-act="create"]')
    await organiser.waitForSelector('[data-tournament="registration"]')
    const link = await organiser.inputValue('.cup-share [data-copy]')
    const other = await visit(new URL(link).hash)
    await other.waitForSelector('[data-tournament]')
    return [organiser, other]
  },
}

export const online = { invite, day, club, lobby, tournament }
