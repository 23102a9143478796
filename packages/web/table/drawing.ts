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
 * Renders the next change in a separate task. This way an answer's rules and its rendering are not one long task, and everything that the
 * answer changes is rendered at once.
 */
export function drawApart(): void {
  apart = true
}
