import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { becomeMember, to } from '../members.ts'
import { rolesIn } from './club-journeys.ts'

const still = { reducedMotion: 'reduce' } as const
test('the announcement of the site is on the home page and in the lobby', async ({ visit, server }) => {
  const hanna = await visit('/', still)
  await becomeMember(hanna, 'Hanna')
  await rolesIn(server.data, null)('Hanna', 'host')
  await to(hanna, 'account/site')
  await hanna.fill('[name="announcement"]', 'Thursday we play Chaos Galaxy')
  await hanna.getByRole('button', { name: 'Tell everybody' }).click()
  await hanna.locator('[data-acts]').getByText('Thursday we play Chaos Galaxy').waitFor()
  const guest = await visit('/', still)
  await guest.waitForSelector('[data-announcement]')
  expect(await guest.textContent('[data-announcement]')).toContain('Thursday we play Chaos Galaxy')
  await to(guest, 'lobby')
  await guest.locator('[data-announcement]').getByText('Thursday we play Chaos Galaxy').waitFor()
})

test('only hosts are asked whether a table on a date is for the whole club', async ({ visit, server }) => {
  const gizi = await visit('/', still)
  await becomeMember(gizi, 'Gizella')
  await rolesIn(server.data, null)('Gizella', 'host')
  const guest = await visit('/#/club', still)
  for (const page of [gizi, guest]) {
    await to(page, 'club')
    await page.reload()
    await page.click('[data-plan]')
    await page.waitForSelector('[data-plan-it]')
  }
  await gizi.getByRole('switch', { name: 'For the whole club' }).waitFor()
  expect(await guest.locator('.club-form').getByRole('switch').count()).toBe(0)
})
