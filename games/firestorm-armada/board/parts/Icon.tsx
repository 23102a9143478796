import type { JSX } from 'preact'
import { type IconName, icons } from '../art/icons.ts'

interface Props {
  readonly name: IconName
  readonly class?: string
  readonly colour?: string
}

/** An icon in the text's colour and size. Decoration: put its meaning in words beside it. */
export const Icon = ({ name, class: extra = '', colour }: Props): JSX.Element => (
  <svg class={`fa-icon ${extra}`} viewBox="0 0 512 512" aria-hidden="true" style={colour === undefined ? undefined : { color: colour }}>
    <g fill="currentColor" dangerouslySetInnerHTML={{ __html: icons[name] }} />
  </svg>
)

const LINES = {
  tape: 'M2 12 12 2l4 4L6 16ZM5 9l2 2M8 6l3 3M11 3l2 2',
  list: 'M6 4h10M6 9h10M6 14h10M2.5 4h.1M2.5 9h.1M2.5 14h.1',
  flag: 'M4 16V2h9l-2 3.5L13 9H4',
  layers: 'M9 2l7 4-7 4-7-4ZM2 9.5l7 4 7-4',
  straight: 'M9 16V3M5 7l4-4 4 4',
  port: 'M12 16v-5a5 5 0 0 0-5-5H3M6 3 3 6l3 3',
  starboard: 'M6 16v-5a5 5 0 0 1 5-5h4M12 3l3 3-3 3',
  check: 'M3 9.5l4 4 8-9',
  cross: 'M4 4l10 10M14 4 4 14',
  plus: 'M9 3v12M3 9h12',
  minus: 'M3 9h12',
  back: 'M4 7h7a4 4 0 0 1 0 8H6M7 4 4 7l3 3',
  link: 'M7 11l4-4M6 8 3.5 10.5a2.8 2.8 0 0 0 4 4L10 12M8 6l2.5-2.5a2.8 2.8 0 0 1 4 4L12 10',
  print: 'M5 7V2h8v5M5 13H2V7h14v6h-3M5 11h8v5H5Z',
  copy: 'M6 6h9v10H6ZM3 12V2h9',
} as const
export type LineName = keyof typeof LINES

/** An icon of lines, in the text's colour and size. Decoration. */
export const LineIcon = ({ name, class: extra = '' }: { readonly name: LineName; readonly class?: string }): JSX.Element => (
  <svg class={`fa-line ${extra}`} viewBox="0 0 18 18" aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
)
