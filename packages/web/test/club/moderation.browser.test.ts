import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { freshId } from '../../../server/ids.ts'
import { visit as visitData } from '../../../server/store/visit.ts'
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

test('a host finds anybody among many by name, and what is refused about them stays written', async ({ visit, server, errors }) => {
  const helga = await visit('/', still)
  await becomeMember(helga, 'Helga')
  await rolesIn(server.data, null)('Helga', 'host')
  const { database, close } = await visitData(server.data, null)
  const rest = { since: 1, password: null, mail: null, link: 0, leaving: null }
  const many = Array.from({ length: 250 }, (_, n) => ({
    id: freshId(),
    name: `Ödön ${String(n).padStart(3, '0')}`,
    token: `t${n}`,
    created: 1,
  }))
  await database.transaction(async (db) => {
    await db.insertInto('players').values(many).execute()
    await db
      .insertInto('members')
      .values(many.map(({ id }) => ({ player: id, name_key: id, ...rest })))
      .execute()
    await db
      .insertInto('roles')
      .values({ player: many[7]?.id ?? '', role: 'host', given_by: null, at: 1 })
      .execute()
  })
  await to(helga, 'account/site')
  await helga.reload()
  const people = helga.locator('[data-people]')
  await people.getByText('The first 200 by name').waitFor()
  expect(await people.locator('[data-person="Ödön 249"]').count()).toBe(0)
  await people.locator('[data-find-people]').fill('odon 249')
  await people.locator('[data-person="Ödön 249"]').waitFor()
  await expect.poll(() => people.locator('[data-person]').count()).toBe(1)
  // The list stays what was looked for when something is done to somebody in it.
  await people.locator('[data-role="judge"]').click()
  await people.locator('[data-role="judge"][aria-pressed="true"]').waitFor()
  expect(await people.locator('[data-person]').count()).toBe(1)
  await people.getByRole('button', { name: 'Do something' }).click()
  await helga.fill('dialog [name="reason"]', 'A long story')
  await database.transaction((db) => db.deleteFrom('roles').where('role', '=', 'host').execute())
  close()
  await helga.click('dialog [type="submit"]')
  await helga.locator('dialog [role="alert"]:not(:empty)').waitFor()
  expect(await helga.inputValue('dialog [name="reason"]')).toBe('A long story')
  // The refusal is on purpose.
  errors.length = 0
})
