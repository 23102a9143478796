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
 * Renders the next change in a separate task: an answer's rules and its rendering are then not one long task, and everything that the
 * answer changes is rendered once.
 */
export function drawApart(): void {
  apart = true
}
