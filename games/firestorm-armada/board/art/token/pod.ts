import { image, svg } from '@orrery/board/drawing/image.ts'

/** An escape pod. */
export function podImage(): string {
  return image('pod', () =>
    svg(
      96,
      96,
      '<g transform="translate(48 48) scale(3.2)"><circle r="13" fill="#0c1428" stroke="#67d391" stroke-dasharray="3 3"/><path d="M-3.5 6V-2a3.5 5 0 0 1 7 0V6Z" fill="#e9f2ff" stroke="#0a1222"/><path d="M-3.5 2H3.5" stroke="#ff9a4d" stroke-width="2"/></g>',
      'whole',
    ),
  )
}
