import type { Page } from 'playwright-core'

/** What the page wants from its reader now. */
export type Turn = 'asked' | 'handover' | 'over'

/** What the page asks its reader, all read at one moment. */
export interface Asked {
  /** Null while others decide. */
  readonly turn: Turn | null
  /** The version of the table; null while it is hidden. */
  readonly version: string | null
  /** The ids of the options that are drawn. */
  readonly options: readonly string[]
  /** Whether several are chosen at once. */
  readonly several: boolean
  /** Whether the primary button can be pressed. */
  readonly ready: boolean
}

/** What is waited for before reading, besides rest. */
interface Wish {
  /** The list of all options is opened. */
  readonly opens?: boolean
  /** It is the reader's turn. */
  readonly turn?: boolean
}

let readings = 0

/** Runs in the page at every frame; null until the question is at rest. Several may be reading, each by its own name. */
function readNow({ opens, turn: wanted, reading }: Wish & { readonly reading: string }): Asked | null {
  const question = document.querySelector<HTMLElement>('.question')
  const drawn = [...document.querySelectorAll('.question, .coach, .lesson')].map((one) => one.outerHTML).join()
  const [before, frames] = (Reflect.get(window, reading) ?? ['', 0]) as readonly [string, number]
  const same = drawn === before ? frames + 1 : 0
  Reflect.set(window, reading, [drawn, same])
  // What follows from a drawing is drawn a frame later, and the first look may have been shortly before a frame.
  if (same < 2 || question?.dataset.busy !== undefined || document.querySelector('.frame .loading')) return null
  const found = (selector: string) => [...(question?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const [closed] = opens ? found('[data-all-options][aria-expanded="false"]') : []
  closed?.click()
  const pressable = found(':is(.option, [data-primary], [data-tick]):not([aria-disabled="true"]), [data-all-options]')
  const handover = document.querySelector('[data-handover]') ? 'handover' : null
  const turn = document.querySelector('.result') ? 'over' : (handover ?? (pressable.length > 0 ? 'asked' : null))
  if (closed !== undefined || (wanted && turn === null)) return null
  return {
    turn,
    version: question?.dataset.version ?? null,
    options: [...new Set(found('.option, [data-tick]').map(({ dataset }) => dataset.option ?? dataset.tick ?? ''))],
    several: found('.some').length > 0,
    ready: found('[data-primary]:not([aria-disabled="true"])').length > 0,
  }
}

/**
 * What the page asks once that is at rest: it and what a teacher says of it stay the same for two frames, nothing loads, and no answer is on
 * its way. What is read earlier depends on how fast the page is drawn.
 */
export async function readAsked(page: Page, wish: Wish = {}): Promise<Asked> {
  const read = await page.waitForFunction(readNow, { ...wish, reading: `reading-${readings++}` }, { polling: 'raf' })
  return (await read.jsonValue()) as Asked
}

/** Does something that answers what is asked, and waits until the table has moved on. */
export async function moveOn(page: Page, answer: (asked: Asked) => Promise<void>): Promise<void> {
  const asked = await readAsked(page)
  await answer(asked)
  await page.waitForFunction((old) => document.querySelector('.question')?.getAttribute('data-version') !== old, asked.version, {
    polling: 30,
  })
}
