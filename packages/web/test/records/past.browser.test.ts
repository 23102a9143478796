import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { rolesIn } from '../club/club-journeys.ts'
import { becomeMember, SIZES, to } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'
import { storePast } from './past.ts'

const still = { reducedMotion: 'reduce' } as const
const HOUR = 3_600_000

test('moderators see pairs of whom one wins everything, with both profiles', async ({ visit, server }) => {
  const [hanna, bela, cili] = await Promise.all([visit('/', { ...still, locale: 'hu-HU' }), visit('/', still), visit('/', still)])
  for (const [page, name] of [
    [hanna, 'Hanna'],
    [bela, 'Béla'],
    [cili, 'Cili'],
  ] as const)
    await becomeMember(page, name)
  await rolesIn(server.data, null)('Hanna', 'moderator')
  const duels = { game: 'chaos-galaxy', way: 'duel', sides: ['', ''] } as const
  await storePast(server.data, { ...duels, count: 7, players: ['Cili', 'Béla'], lasted: 1000 })
  await storePast(server.data, { ...duels, count: 3, players: ['Hanna', 'Béla'], lasted: HOUR })
  await to(hanna, 'account/site')
  await hanna.waitForSelector('[data-one-sided]')
  const told = hanna.locator('[data-one-sided] li')
  expect(await told.count()).toBe(1)
  // All seven of seven games were won by one player, and all ended at once.
  expect(await told.textContent()).toMatch(/^7 .*Cili 7 .*Béla.*: 7\./)
  for (const viewport of SIZES) {
    await hanna.setViewportSize(viewport)
    await expectAllSaid(hanna)
    await expectAccessible(hanna, HEADINGS)
  }
  await told.locator('a').nth(1).click()
  await hanna.waitForSelector('[data-profile]')
  expect(await hanna.getByRole('heading', { level: 1 }).textContent()).toContain('Béla')
})

test('records of a faction, a deck, a race, a way or a game that no longer exists show its key', async ({ visit, server }) => {
  const [dora, emil] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(dora, 'Dóra')
  await becomeMember(emil, 'Emil')
  const gone = [
    { game: 'forbidden-stars', sides: ['squats', 'orks'], way: 'two' },
    { game: 'chaos-galaxy', sides: ['rust-armada', 'veres-dagaly'], way: 'blindfold' },
    { game: 'firestorm-armada', sides: ['hawker', 'terrans'], way: 'all' },
    { game: 'star-chess', sides: ['white-dwarf', 'red-giant'], way: 'all' },
  ] as const
  for (const one of gone) await storePast(server.data, { ...one, count: 5, players: ['Dóra', 'Emil'], lasted: HOUR })

  for (const page of [dora, emil]) {
    await to(page, 'profile')
    await page.waitForSelector('[data-record="star-chess"]')
    await expectAllSaid(page)
    await expectAccessible(page, HEADINGS)
  }
  for (const { game, sides } of gone) expect(await dora.textContent(`[data-record="${game}"]`)).toContain(sides[0])
  expect(await dora.textContent('[data-record="chaos-galaxy"]')).toContain('blindfold')

  await to(dora, 'games')
  await dora.waitForSelector('[data-game-found]')
  const found = (await dora.locator('[data-game-found]').allTextContents()).join('\n')
  for (const { sides } of gone) expect(found).toContain(sides[0])
  expect(found).toContain('star-chess')

  for (const { game, sides } of gone) {
    await to(dora, `board/${game}`)
    await dora.waitForSelector('[data-board]')
    await to(dora, `figures/${game}`)
    if (game !== 'star-chess') {
      await dora.waitForSelector('[data-figure="side"]')
      expect(await dora.textContent(`[data-figure="side"] [data-key="${sides[0]}"] th`)).toBe(sides[0])
    }
    const csv = await fetch(new URL(`/api/figures/${game}.csv`, dora.url()))
    if (game === 'star-chess') expect(csv.status).toBe(404)
    else expect(await csv.text()).toContain(sides[0])
    await to(dora, 'club')
  }
})
