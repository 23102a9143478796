import { readAsked } from '../../browser/asked.ts'
import { oneShown, type Press, pressOn } from './press.ts'

/** An option that only takes back a choice is not taken, so that the game goes on. */
const OPTIONS = '.question .option[data-option]:not([data-option^="change"], [aria-disabled="true"])'
const GOLD = '.question [data-primary]:not([aria-disabled="true"])'

const pressing =
  (name: string, selector: string): Press =>
  async (presser) => {
    const one = await oneShown(presser, selector)
    return one === null ? null : pressOn(presser, one, name)
  }

const gold = pressing('answer', GOLD)
const option = pressing('answer', OPTIONS)
const tick = pressing('tick', '.question [data-tick]:not([aria-disabled="true"])')

/** Answers what is asked, or takes the screen. */
export const answer: Press = async (presser) => {
  const { page, random } = presser
  const { turn, several, options, ready } = await readAsked(page)
  if (turn === 'handover') return pressing('take the screen', '[data-handover]')(presser)
  if (turn !== 'asked') return null
  if (ready && random.below(several ? 2 : 4) === 0) return gold(presser)
  if (several) return tick(presser)
  return options.length > 0 ? ((await option(presser)) ?? gold(presser)) : gold(presser)
}

/** Opens the list of all options, or presses one of it. */
export const list: Press = async (presser) =>
  (await pressing('open', '.question [data-all-options][aria-expanded="false"]')(presser)) ?? option(presser)

export const grip = pressing('pull', '.grip')
export const log = pressing('open', '[data-log]')
export const menu = pressing('open', '.frame-bar [aria-haspopup="dialog"]')
export const rule = pressing('read', '.question :is(.rule-link, [data-rule])')
export const undo = pressing('undo', '[data-undo]:not([aria-disabled="true"], :disabled)')
export const zoom = pressing('zoom', '.kit-zoom button')

/** Presses a piece, or looks at it. */
export const piece: Press = async (presser) => {
  const one = await oneShown(presser, '.board-place [data-piece]')
  if (one === null) return null
  if (presser.touches || presser.random.below(2) === 0) return pressOn(presser, one, 'press')
  const what = `look at ${await one.evaluate((element) => window.eyes.describe(element))}`
  try {
    await one.click({ button: 'right', timeout: 2000 })
    return { what }
  } catch (error) {
    return { what, failed: String(error).slice(0, 80) }
  }
}
