import { randomOf, seedOf } from '@orrery/kernel'
import type { Browser, Page } from 'playwright-core'
import { type DeviceKind, openDevice } from './device.ts'
import { unasked } from './holds/asked.ts'
import { dialogKept, focusLost, standingOf } from './holds/focus.ts'
import { type Find, wrongIn } from './holds/index.ts'
import type { Foreign } from './holds/texts.ts'
import { PLACES } from './places/index.ts'
import { pressSomething } from './presses/index.ts'
import type { Presser } from './presses/press.ts'
import { atRest } from './rest.ts'

/** Where, on what and how long somebody presses. */
export interface Round extends DeviceKind {
  readonly place: string
  readonly game: string
  readonly steps: number
}

/** What a round needs from outside. */
export interface Around {
  readonly browser: Browser
  /** The address of the server. */
  readonly url: string
  readonly foreign: Foreign
  /** Told of everything that does not hold, at once, with all presses before it. */
  found(find: Find, page: Page, presses: readonly string[]): Promise<void>
}

/** So many times in a row nothing that is asked could be pressed. */
const STUCK = 4
/** So many finds are told of what must hold. */
const OF_A_KIND = 3
/** A round ends after so many finds. */
const ENOUGH = 12

/** Presses at random, and checks after each press what must hold. Returns how many presses were made. */
export async function press(round: Round, { browser, url, foreign, found }: Around): Promise<number> {
  const random = randomOf(seedOf(`press ${round.place} ${round.game} ${round.size} ${round.language} ${round.seed}`))
  const errors: string[] = []
  const opened: Page[] = []
  const presses: string[] = []
  const known = new Set<string>()
  const times = new Map<string, number>()
  /** Tells of a find once: the same with other numbers is the same. More of a kind say nothing new. */
  const tell = async (page: Page, finds: readonly Find[]): Promise<void> => {
    for (const find of finds) {
      const kind = `${find.hold} ${find.what.replaceAll(/\d+/g, '#')}`
      const before = times.get(find.hold) ?? 0
      if (known.has(kind) || before >= OF_A_KIND) continue
      known.add(kind)
      times.set(find.hold, before + 1)
      await found(find, page, presses)
    }
  }
  const visit = async (fragment = ''): Promise<Page> => {
    const page = await openDevice(browser, `${url}/${fragment}`, { ...round, seed: `${round.seed} ${opened.length}` }, errors)
    opened.push(page)
    return page
  }
  const look = async (page: Page, pages: readonly Page[]): Promise<void> => {
    await atRest(page)
    await tell(page, await wrongIn(page, foreign))
    await tell(
      page,
      (await unasked(pages)).map((what) => ({ hold: 'asked', what })),
    )
    await tell(
      page,
      errors.splice(0).map((what) => ({ hold: 'error', what: what.slice(0, 600) })),
    )
  }
  try {
    const place = PLACES[round.place]
    if (place === undefined) throw new Error(`no place ${round.place}`)
    const pages = await place.open({ game: round.game, random, visit })
    const pressers = pages.map((page): Presser => ({ page, random, home: page.url(), touches: round.size !== 'desk' }))
    for (const page of pages) await look(page, pages)
    let failures = 0
    while (presses.length < round.steps && known.size < ENOUGH) {
      const presser = pressers[random.below(pressers.length)] as Presser
      const { page } = presser
      const before = await standingOf(page)
      const { what, byKey = false, failed } = await pressSomething(presser)
      presses.push(
        `${pressers.length > 1 ? `${pressers.indexOf(presser) + 1}: ` : ''}${what}${failed === undefined ? '' : ` (failed: ${failed})`}`,
      )
      await atRest(page)
      if (byKey) {
        const lost = await focusLost(page)
        await tell(
          page,
          lost.map(() => ({ hold: 'focus', what: `nothing has the focus after ${what}` })),
        )
        await tell(
          page,
          (await dialogKept(page, before)).map((wrong) => ({ hold: 'dialog', what: `${wrong}, after ${what}` })),
        )
      }
      failures = what.startsWith('answer') && failed !== undefined ? failures + 1 : what.startsWith('answer') ? 0 : failures
      if (failures === STUCK) await tell(page, [{ hold: 'asked', what: `what is asked cannot be pressed: ${what}: ${failed}` }])
      await look(page, pages)
    }
  } catch (error) {
    const last = opened.at(-1)
    if (last === undefined) throw error
    await tell(last, [{ hold: 'goes on', what: String(error).slice(0, 600) }])
  }
  for (const page of opened) await page.context().close()
  return presses.length
}
