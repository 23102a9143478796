import { image, svg } from '@orrery/board/drawing/image.ts'

const SPIKES = 'M0-11 2.5-7 7.8-7.8 7-2.5 11 0 7 2.5 7.8 7.8 2.5 7 0 11-2.5 7-7.8 7.8-7 2.5-11 0-7-2.5-7.8-7.8-2.5-7Z'

/** A mine: a spiked ball with its attack dice in its owner's colour. */
export function mineImage(dice: number, colour: string): string {
  return image(`mine:${dice}:${colour}`, () =>
    svg(
      96,
      96,
      `<g transform="translate(48 48) scale(4)"><path d="${SPIKES}" fill="#141a2c" stroke="${colour}" stroke-width="1.2"/><text y="4.4" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="12.5" fill="#fff">${dice}</text></g>`,
      'whole',
    ),
  )
}
