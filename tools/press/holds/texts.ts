/** What must hold of texts. These functions run in the page; each returns what is wrong. */

/** No message is missing: a missing one is shown as its id in brackets. */
export function missingNow(): string[] {
  const text = document.body.textContent ?? ''
  return [...new Set(text.match(/\[(?:[a-z]+-)+[\w-]+\]/g))].map((id) => `the message ${id} is missing`)
}

/** Nothing is shown that is no text: a value that is not there, or an object. */
export function oddNow(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const odd: string[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('script, style, code, textarea') !== null) continue
    const says = text.textContent ?? ''
    if (/\bundefined\b|\bNaN\b|\[object |^\s*null\s*$|\{ ?\$/.test(says)) odd.push(`'${says.slice(0, 80)}' is shown`)
  }
  for (const one of document.querySelectorAll('[aria-label], [title]')) {
    const says = `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`
    if (/\bundefined\b|\bNaN\b|\[object |\{ ?\$/.test(says)) odd.push(`'${says.slice(0, 80)}' is read out`)
  }
  return odd
}

/** Texts of the other language by the language in which they must not be shown. */
export type Foreign = Readonly<Record<string, readonly string[]>>

/** Everything is in the page's language, except what says itself which language it is in. */
export function foreignNow(foreign: Foreign): string[] {
  const wrong = new Set(foreign[document.documentElement.lang] ?? [])
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const says = (text.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (wrong.has(says) && text.parentElement?.closest('[lang], script, style, textarea') === document.documentElement)
      found.push(`'${says.slice(0, 80)}' is not in the page's language`)
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    const says = ['aria-label', 'title', 'placeholder'].flatMap((name) => one.getAttribute(name) ?? [])
    for (const name of says)
      if (wrong.has(name) && one.closest('[lang]') === document.documentElement) found.push(`'${name}' is not in the page's language`)
  }
  return found
}

/**
 * No text in a button is cut off. What only a reader of the screen hears is drawn a pixel large. A piece on a board shows as much of its text
 * as there is room for, and all of it where it is looked at more closely.
 */
export function cutNow(): string[] {
  return window.eyes.shown(':is(button, .btn, summary, [role="tab"]):not([data-piece], [data-piece] *)').flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const on = text.parentElement
      if (on === null || (text.textContent ?? '').trim() === '' || on.closest('.sr, .kit-sr') !== null || !on.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (let around: Element | null = on; around !== null && button.contains(around); around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible' && around !== button) continue
        const room = around.getBoundingClientRect()
        if (room.width <= 1) break
        const beyond = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < room.left - 2 || right > room.right + 2 || top < room.top - 4 || bottom > room.bottom + 4,
        )
        if (beyond) return [`the text '${text.textContent?.trim().slice(0, 40)}' is cut off in ${window.eyes.describe(button)}`]
      }
    }
    return []
  })
}
