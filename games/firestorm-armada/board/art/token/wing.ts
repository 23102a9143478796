import { image, svg } from '@orrery/board/drawing/image.ts'
import type { WingId } from '../../../content/wings.ts'

/** The outlines of wings' craft, bow up, 10 units long. */
export const WING_OUTLINES: Readonly<Record<WingId, string>> = {
  fighter: 'M0-5 1.2-1 5 2.6 1.4 2 .8 4h-1.6L-1.4 2-5 2.6-1.2-1Z',
  bomber: 'M0-4.5 1.6-3 2-.5 5-.2 4.6 2.6 1.6 2.6 1 4.2h-2L-1.6 2.6-4.6 2.6-5-.2-2-.5-1.6-3Z',
  interceptor: 'M0-5.2.8-1.5 4-4 3 1.5 1 1.2.7 4h-1.4L-1 1.2-3 1.5-4-4-.8-1.5Z',
  assaultShuttle: 'M-2-4.5h4L3.2-2v5L1.8 4.5h-3.6L-3.2 3v-5Z',
}

/** A wing on its round stand in its seat's colour; dashed and grey when spent. The stand fills the picture. */
export function wingImage(wing: WingId, colour: string, fill: string, spent: boolean): string {
  return image(`wing:${wing}:${colour}:${spent}`, () =>
    svg(
      120,
      120,
      `<g transform="translate(60 60) scale(8.4)"><circle r="6.6" fill="${fill}" stroke="${colour}" stroke-width=".9"${spent ? ' stroke-dasharray="1.6 2"' : ''}/><ellipse cy="4.8" rx="1.2" ry="3" fill="#ff9a4d" opacity="${spent ? 0 : 0.85}"/><path d="${WING_OUTLINES[wing]}" fill="${spent ? '#5d6684' : '#f3efe4'}" stroke="#05070f" stroke-width=".5"/></g>`,
      'whole',
    ),
  )
}
