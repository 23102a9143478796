import { type BoardProps, bolt, flash } from '@orrery/board'

/** Animates the shots and blasts of what has just happened. */
export function fireworks(root: HTMLElement | null, events: BoardProps['events'], motion: boolean): void {
  if (root === null || !motion) return
  const box = (piece: string): DOMRect | undefined => root.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect()
  for (const event of events) {
    if (event.type === 'attacked') bolt(root, 'fa-shot', box(`ship:${event.ship}`), box(`ship:${event.target}`), 5)
    if (event.type === 'hull-lost' || event.type === 'critical-hit') flash(root, 'fa-blast', box(`ship:${event.ship}`), 240)
  }
}
