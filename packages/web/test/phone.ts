import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A phone in portrait, and in landscape. */
export const UPRIGHT = { width: 390, height: 844 } as const
export const ACROSS = { width: 844, height: 390 } as const

/** The least share of the height that a board has on a phone. */
export const LEAST = 0.6

/** Runs in the page: the share of the screen's height in which the board lies on top over most of its own width; looks no further than `enough`. */
function shareNow(enough: number): number {
  const board = document.querySelector('.board-place')
  if (board === null) return 0
  const { left, width } = board.getBoundingClientRect()
  const columns = Array.from({ length: 12 }, (_, at) => left + (width * (at + 0.5)) / 12)
  // A row is sampled only until most of it is known: each look at a map of a thousand shapes takes as long as drawing a button.
  const isBoards = (y: number): boolean => {
    let [seen, hidden] = [0, 0]
    for (const x of columns) {
      if (board.contains(document.elementFromPoint(x, y))) seen++
      else hidden++
      if (seen * 2 > columns.length || hidden * 2 >= columns.length) break
    }
    return seen * 2 > columns.length
  }
  // Where two rows differ, the edge between them is searched for; between equal rows nothing tall enough to count can lie.
  const heightBetween = (from: number, to: number, first: boolean, last: boolean): number => {
    if (first === last) return first ? to - from : 0
    if (to - from <= 1) return last ? to - from : 0
    const middle = (from + to) >> 1
    const between = isBoards(middle)
    return heightBetween(from, middle, first, between) + heightBetween(middle, to, between, last)
  }
  let [height, first] = [0, isBoards(0)]
  for (let from = 0; from < innerHeight - 1 && height < enough * (innerHeight - 1); from += 8) {
    const to = Math.min(from + 8, innerHeight - 1)
    const last = isBoards(to)
    height += heightBetween(from, to, first, last)
    first = last
  }
  return height / (innerHeight - 1)
}

/**
 * The board's share of the height, as far as it is no more than enough; bars, sheets and other parts of the frame that lie over the board do not
 * count.
 */
function boardShare(page: Page, enough: number): Promise<number> {
  return page.evaluate(shareNow, enough)
}

/** The open question, for error messages. */
async function askedNow(page: Page): Promise<string> {
  return (await page.locator('.question .asked').allTextContents()).join()
}

/** Waits until the board has its share of the height. */
export async function expectBoardShare(page: Page): Promise<void> {
  const asked = await askedNow(page)
  await expect.poll(() => boardShare(page, LEAST), { message: `the board's share at '${asked}'` }).toBeGreaterThanOrEqual(LEAST)
}

/** Waits until what one selector finds lies within what the other finds. */
export async function expectInside(page: Page, inner: string, outer: string): Promise<void> {
  const beyond = () =>
    page.evaluate(
      ([within, around]) => {
        const [box, room] = [within, around].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
        if (box === undefined || room === undefined) return Number.MAX_VALUE
        return Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom)
      },
      [inner, outer] as const,
    )
  await expect.poll(beyond, { message: `${inner} lies within ${outer}` }).toBeLessThanOrEqual(1)
}

/** Waits until each answer without a piece is whole above the primary button, or above the screen's edge. */
export async function expectAnswersWhole(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const edge = document.querySelector('.question > .gold')?.getBoundingClientRect().top ?? innerHeight
      return Math.max(0, ...[...document.querySelectorAll('.options > li')].map((one) => one.getBoundingClientRect().bottom - edge))
    })
  await expect.poll(covered, { message: `the answers at '${await askedNow(page)}'` }).toBeLessThanOrEqual(1)
}

/** Waits until all of the question can be read: it has most of the width, and no line of it is left out. */
export async function expectAskedWhole(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const [asked, says] = [document.querySelector('.asked'), document.querySelector('.asked h2')]
      if (asked === null || says === null) return 'no question'
      // Less than a line reaches over: the target around a name, and letters that are higher than their line.
      const line = Number.parseFloat(getComputedStyle(says).lineHeight)
      if (says.scrollHeight > says.clientHeight + line / 2) return 'lines are left out'
      // Beside the board its words run over the whole width by themselves.
      if (getComputedStyle(says).display === 'inline') return null
      return says.clientWidth * 2 < asked.clientWidth ? 'narrow' : null
    })
  await expect.poll(cut, { message: `the question '${await askedNow(page)}'` }).toBeNull()
}

/** Waits until the board takes more than this share of the screen's width: in landscape, the console stands beside it. */
export async function expectBoardWidth(page: Page, least: number): Promise<void> {
  const share = () => page.evaluate(() => (document.querySelector('.board-place')?.getBoundingClientRect().width ?? 0) / innerWidth)
  await expect.poll(share, { message: "the board's share of the width" }).toBeGreaterThan(least)
}

/** Runs in the page: pairs of words that overlap, and words that something covers, on the board and in the question. */
function coveredNow(): string[] {
  interface Word {
    readonly says: string
    readonly on: Element
    readonly box: DOMRect
  }
  const clipped = (box: DOMRect, from: Element): DOMRect => {
    let { left, top, right, bottom } = box
    for (let around: Element | null = from; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.overflow === 'visible') continue
      const seen = around.getBoundingClientRect()
      left = Math.max(left, seen.left)
      top = Math.max(top, seen.top)
      right = Math.min(right, seen.right)
      bottom = Math.min(bottom, seen.bottom)
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const words: Word[] = []
  for (const place of document.querySelectorAll('.board-place, .question')) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const on = text.parentElement
      if (on === null || text.textContent?.trim() === '' || on.closest('.kit-sr, option, style') !== null || !on.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) {
        const box = clipped(rect, on)
        if (box.width > 3 && box.height > 3) words.push({ says: text.textContent ?? '', on, box })
      }
    }
  }
  const pairs = words.flatMap((one, at) =>
    words.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return one.on !== other.on && across > 2 && down > 3 ? [`'${one.says}' and '${other.says}' lie on each other`] : []
    }),
  )
  const under = words.flatMap(({ says, on, box }) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    // The pictures of pieces let the pointer through to the button that is drawn behind them.
    const piece = on.closest('[data-piece]')
    const own = top !== null && (top.contains(on) || on.contains(top) || piece?.contains(top) === true)
    return own ? [] : [`'${says}' lies under ${top?.className}`]
  })
  return [...pairs, ...under]
}

/** Waits until no text is under or over something else. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(coveredNow), { message: `at '${await askedNow(page)}'` }).toEqual([])
}
