import { expect } from 'vitest'
import { drafting, siege } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { openEyes } from '../../../../tools/press/eyes.ts'
import { tornNow } from '../../../../tools/press/holds/words.ts'
import { combat, mat, show } from '../../../../tools/scenes.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

test('on boards words break only at syllables, and only where a whole line is too short for them', async ({ visit }) => {
  const scenes = [
    [mat(), 'chaos-galaxy'],
    [combat(), 'chaos-galaxy'],
    [drafting('build.deck', 4), 'draft'],
    [siege('choose-action', 2), 'death-angel'],
  ] as const
  for (const locale of ['en-GB', 'hu-HU']) {
    const page = await visit('/', { locale })
    await page.addInitScript(openEyes)
    for (const [position, game] of scenes) {
      await show(page, position, game)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect.soft(await page.evaluate(tornNow), `${game} ${locale} ${size.width}`).toEqual([])
      }
    }
  }
})
