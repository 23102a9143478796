import { options } from 'preact'

let apart = false

options.debounceRendering = (draw) => {
  const drawn = (): void => {
    apart = false
    draw()
  }
  if (apart) setTimeout(drawn)
  else queueMicrotask(drawn)
}

/**
 * What changes next is drawn in a task of its own: what an answer costs the rules and what it costs to show are not one
 * stretch in which the page hears nobody, and all that the answer changes is drawn once.
 */
export function drawApart(): void {
  apart = true
}
