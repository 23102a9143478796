import { oneOf, oneShown, type Press, pressOn } from './press.ts'

/** Links that lead out of the app, and fields for which the system shows something of its own. */
const OUT = '[target="_blank"], [download], [type="file"], a[href]:not([href^="#"])'
const BUTTONS = `:is(button, a[href], summary, [role="button"], [role="tab"], [type="checkbox"], [type="radio"]):not(:disabled, ${OUT})`
const FIELDS = ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select):not(:disabled, [readonly])'

/** What people write into fields. */
const WORDS = ['', 'Anna', 'árvíztűrő tükörfúrógép', '<b>bold</b>', '7', '-1', '99999', 'x'.repeat(200), '🚀 🚀', '  ', '2027-02-30']

/** Presses any button or link. */
export const anyButton: Press = async (presser) => {
  const one = await oneShown(presser, BUTTONS)
  return one === null ? null : pressOn(presser, one, 'press')
}

/** Writes into any field, or chooses in it. */
export const anyField: Press = async (presser) => {
  const one = await oneShown(presser, FIELDS)
  if (one === null) return null
  const what = await one.evaluate((field) => window.eyes.describe(field))
  const options = await one.evaluate((field) => (field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : null))
  const type = (await one.getAttribute('type')) ?? 'text'
  if (type === 'range') {
    await one.focus()
    await presser.page.keyboard.press('ArrowRight')
    return { what: `move ${what}` }
  }
  const value = oneOf(presser, options ?? WORDS) ?? ''
  try {
    if (options !== null) await one.selectOption(value, { timeout: 2000 })
    else await one.fill(value, { timeout: 2000 })
    if (options === null && presser.random.below(3) === 0) await presser.page.keyboard.press('Enter')
    return { what: `write '${value.slice(0, 24)}' into ${what}` }
  } catch (error) {
    // A field of dates or numbers takes only those.
    return { what: `write into ${what}`, failed: String(error).slice(0, 80) }
  }
}

/** Moves the focus to any button with the Tab key, or there at once, and presses it by key. */
export const byKey: Press = async (presser) => {
  const { page, random } = presser
  if (presser.touches) return null
  const one = await oneShown(presser, BUTTONS)
  if (one === null) return null
  const what = await one.evaluate((button) => window.eyes.describe(button))
  await one.focus()
  const isLink = await one.evaluate((button) => button instanceof HTMLAnchorElement)
  const key = isLink || random.below(2) === 0 ? 'Enter' : 'Space'
  await page.keyboard.press(key)
  return { what: `${key} on ${what}`, byKey: true }
}

/** Walks through the page by keyboard. */
export const walk: Press = async (presser) => {
  if (presser.touches) return null
  const key = oneOf(presser, ['Tab', 'Shift+Tab', 'ArrowRight', 'ArrowDown', 'Home']) ?? 'Tab'
  for (let times = presser.random.below(6); times >= 0; times--) await presser.page.keyboard.press(key)
  return { what: `${key} a few times` }
}

/** Presses Escape. */
export const leave: Press = async ({ page }) => {
  await page.keyboard.press('Escape')
  return { what: 'Escape' }
}

/** Turns a phone; a window on a desk gets another size. */
export const turn: Press = async ({ page, random }) => {
  const size = page.viewportSize()
  if (size === null) return null
  const isLarge = Math.min(size.width, size.height) > 700
  // A turned tablet lies, and a turned window is that of a smaller desk.
  if (isLarge && random.below(3) > 0) return null
  await page.setViewportSize({ width: size.height, height: size.width })
  return { what: 'turn the screen' }
}

/** Reloads the page. */
export const reload: Press = async ({ page }) => {
  await page.reload()
  return { what: 'reload' }
}

/** Goes back in the browser, as long as it stays in the app. */
export const back: Press = async ({ page, home }) => {
  // Before the beginning lies nothing of the app.
  if (page.url() === home) return null
  await page.goBack()
  return { what: 'back' }
}

/** Goes back to where they began. */
export const again: Press = async ({ page, home }) => {
  if (page.url() === home) return null
  await page.goto(home)
  return { what: 'go to where it began' }
}
