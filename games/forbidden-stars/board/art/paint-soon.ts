/** How long one task paints at most, in milliseconds, as far as single pictures allow. */
const AT_ONCE = 12

const waiting = new Set<() => void>()
let begun = false

/**
 * Paints a picture soon, in the order of the calls and in short tasks: all tiles of a map at once would keep a phone from answering for half a
 * second, at its opening and whenever it is zoomed. Returns how to leave the picture out.
 */
export function paintSoon(paint: () => void): () => void {
  waiting.add(paint)
  if (!begun) setTimeout(paintSome)
  begun = true
  return () => void waiting.delete(paint)
}

function paintSome(): void {
  const until = performance.now() + AT_ONCE
  for (const paint of waiting) {
    waiting.delete(paint)
    paint()
    if (performance.now() >= until) break
  }
  begun = waiting.size > 0
  if (begun) setTimeout(paintSome)
}
