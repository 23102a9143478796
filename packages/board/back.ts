/** What is open, the topmost last: how each is closed. */
const opened: (() => void)[] = []
let listening = false
let settling = false
/** Whether the browser is on its way out of entries that are left. */
let leaving = false
/** What waits until the browser has left them. */
let waiting: (() => void)[] = []

/** How many things were open at the shown entry of the browser's history. */
function openHere(): number {
  const open: unknown = history.state?.open
  return typeof open === 'number' ? open : 0
}

/** Leaves the entries of what is closed. Later, because what is closed may make room for something else, which takes over its entry. */
function settle(): void {
  settling = false
  const closed = openHere() - opened.length
  if (closed <= 0) {
    goOn()
    return
  }
  leaving = true
  history.go(-closed)
}

function goOn(): void {
  const then = waiting
  waiting = []
  for (const act of then) act()
}

/** Goes to another page, but not while entries are left: the browser would count them from there. */
export function onceLeft(act: () => void): void {
  if (settling || leaving) waiting.push(act)
  else act()
}

/** Gives what is open an entry. */
function enter(): void {
  if (!leaving && openHere() < opened.length) history.pushState({ ...history.state, open: opened.length }, '')
}

function settleSoon(): void {
  if (settling) return
  settling = true
  setTimeout(settle)
}

function arrived(): void {
  // What was opened meanwhile is not what Back closes.
  if (leaving) {
    leaving = false
    enter()
    goOn()
    return
  }
  for (let extra = opened.length - openHere(); extra > 0; extra--) opened.pop()?.()
  // Forward, or Back from another page, led to something that is no longer open.
  settleSoon()
}

/**
 * The browser's Back closes what has just been opened, as on a phone, instead of leaving the page. `close` must lead to the call of the
 * returned function, which ends this.
 */
export function closedByBack(close: () => void): () => void {
  if (!listening) addEventListener('popstate', arrived)
  listening = true
  const own = (): void => close()
  opened.push(own)
  enter()
  return () => {
    const at = opened.indexOf(own)
    if (at >= 0) opened.splice(at, 1)
    settleSoon()
  }
}
