/**
 * On a board a word is broken only at a syllable, and only where a whole line is too short for it. Runs in the page; returns what is wrong.
 */
export function tornNow(): string[] {
  const SOFT = '\u00ad'
  /** The room that lines have around a text, in pixels. */
  const roomFor = (on: Element): number => {
    let block: Element = on
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement !== null) block = block.parentElement
    const { paddingLeft, paddingRight } = getComputedStyle(block)
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  const torn = (text: Node, on: Element, from: number, word: string): string[] => {
    const range = document.createRange()
    let [width, line, breaks, wrong] = [0, Number.NaN, 0, false]
    for (let at = 0; at < word.length; at++) {
      if (word[at] === SOFT) continue
      range.setStart(text, from + at)
      range.setEnd(text, from + at + 1)
      // Before the first letter of a line there may be the hyphen of the line above.
      const box = [...range.getClientRects()].findLast((one) => one.width > 0)
      if (box === undefined) continue
      if (box.top - line > box.height / 2) {
        breaks++
        wrong ||= word[at - 1] !== SOFT
      }
      line = box.top
      width += box.width
    }
    if (breaks === 0) return []
    const says = word.replaceAll(SOFT, '')
    if (wrong) return [`'${says}' is broken within a syllable`]
    return width < roomFor(on) - 1 ? [`'${says}' is broken, though a line has room for it`] : []
  }
  const found = new Set<string>()
  for (const board of window.eyes.shown('.board-place')) {
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const on = text.parentElement
      if (on === null || on.closest('svg, .sr, .kit-sr, textarea, select') !== null) continue
      if (!on.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      for (const word of (text.textContent ?? '').matchAll(/[\p{L}\u00ad]{4,}/gu))
        for (const what of torn(text, on, word.index, word[0])) found.add(what)
    }
  }
  return [...found]
}
