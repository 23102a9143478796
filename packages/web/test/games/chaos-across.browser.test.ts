import { test } from '../../../../tools/browser/test.ts'
import { answering, combat, show } from '../../../../tools/scenes.ts'
import { expectAccessible } from '../person.ts'
import { ACROSS, expectBoardShare, expectBoardWidth, expectNothingCovered } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS } as const

for (const locale of ['en-GB', 'hu-HU'])
  test(`a combat of Chaos Galaxy on a phone in landscape, ${locale}: lines, target, shot, stack and hand are side by side`, async ({
    visit,
  }) => {
    const page = await visit('/', { ...phone, locale })
    await show(page, combat())
    await page.waitForSelector('.cgm-fighter.near.can')
    await expectBoardWidth(page, 0.6)
    await expectBoardShare(page)
    await expectNothingCovered(page)
    await page.locator('.cgm-fighter.near.can .cgm-press').first().tap()
    await page.locator('.cgm-fighter.far.aim .cgm-press').first().tap()
    await page.waitForSelector('.cgm-preview .fire')
    await expectNothingCovered(page)
    await expectAccessible(page)
    await show(page, answering())
    await page.waitForSelector('.cgm-stack li:nth-child(2)')
    await expectBoardShare(page)
    await expectNothingCovered(page)
  })
