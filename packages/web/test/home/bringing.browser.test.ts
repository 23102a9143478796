import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('a name that is changed and changed back is told both times', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/invite', still)
  await openAs(page, 'Anna')
  for (const name of ['Bea', 'Anna']) {
    await page.fill('[data-name]', name)
    await page.locator('.gathering-seats b').getByText(name, { exact: true }).waitFor()
  }
  expect(await page.textContent('.gathering-seats')).toContain('Anna')
})
