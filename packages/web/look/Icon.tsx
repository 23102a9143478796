import type { JSX } from 'preact'

/** Line icons drawn for Orrery on a grid of 20. */
const LINES = {
  undo: 'M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4 3.5 8l4 4',
  bulb: 'M7 14.500h6M8 17h4M10 2.500a5.200 5.200 0 0 0-3 9.400v1.100h6v-1.100a5.200 5.200 0 0 0-3-9.400Z',
  menu: 'M3 6h14M3 10h14M3 14h14',
  book: 'M10 5.5C8.500 4 6 3.500 3 3.500v12c3 0 5.500.5 7 2 1.500-1.500 4-2 7-2v-12c-3 0-5.500.5-7 2v12',
  log: 'M5 3h10v14H5ZM8 7h4M8 10h4M8 13h3',
  check: 'm4 10.5 4 4L16 6',
  close: 'm5 5 10 10M15 5 5 15',
  right: 'm7.5 4 6 6-6 6',
  left: 'm12.5 4-6 6 6 6',
  first: 'M5 4v12M15 4l-6 6 6 6',
  last: 'M15 4v12M5 4l6 6-6 6',
  down: 'm4 7.5 6 6 6-6',
  play: 'M6 4l10 6-10 6Z',
  pause: 'M7 4v12M13 4v12',
  chat: 'M3.5 4.5h13v9h-8l-3.5 3v-3h-1.5Z',
  info: 'M10 9v5M10 6v.2M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 0 0-15 0',
  people: 'M4.5 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0M2 16.5c0-3.3 2.4-5 5.5-5s5.5 1.7 5.5 5M13.5 4.3a3 3 0 0 1 0 5.4M15 11.8c2 .6 3 2.3 3 4.7',
  person: 'M6.5 6.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M3.5 17c0-3.6 2.7-5.5 6.5-5.5s6.5 1.900 6.5 5.500',
  bot: 'M4 8h12v8H4ZM10 8V4.5M7.5 11.5v1.5M12.5 11.5v1.5M2 11v3M18 11v3M9.6 3.6h.8',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
  seat: 'M3 7h14M5 7v9M15 7v9M5.5 12h9M8 3.5h4V7H8Z',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 0 0-14 0M10 5.5V10l3 2',
  search: 'M4 8.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0M12 12l5 5',
  gear: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  copy: 'M7 7h9v10H7ZM4 13V3h9',
  leave: 'M8 4H4v12h4M8 10h9M13.5 6.5 17 10l-3.5 3.5',
  again: 'M15.5 7A6.3 6.3 0 1 0 16.3 11M16 3.500V7.500h-4',
  eye: 'M2 10c2-3.5 4.7-5.3 8-5.300s6 1.8 8 5.300c-2 3.5-4.7 5.3-8 5.300S4 13.5 2 10ZM7.8 10a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  chart: 'M3 16.500h14M4 13l4-5 3.500 3L16 4.500',
  flag: 'M5 3v14M5 4h10.500l-2.500 3.200 2.500 3.200H5',
} as const

export type IconName = keyof typeof LINES

/** A line icon; decoration only, so it has no name of its own. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path class="line" d={LINES[name]} />
    </svg>
  )
}
