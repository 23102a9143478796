import type { Race } from '../face.ts'

/** The colours of a race. */
export interface Palette {
  /** Its colour, and a lighter shade. */
  readonly c: string
  readonly c2: string
  /** Body tones: lit, half, dark, and the outline. */
  readonly a: string
  readonly b: string
  readonly d: string
  readonly k: string
  /** Engines, windows, eyes. */
  readonly glow: string
  /** The sky above and below. */
  readonly sky: readonly [string, string]
  /** Distant things. */
  readonly far: string
}

export const PALETTES: Readonly<Record<Race, Palette>> = {
  human: {
    c: '#6aa8ff',
    c2: '#cfe1ff',
    a: '#e6edf6',
    b: '#8ea3bd',
    d: '#33435c',
    k: '#0e1626',
    glow: '#8fd0ff',
    sky: ['#1a3566', '#0b1530'],
    far: '#4a76c4',
  },
  xeno: {
    c: '#f2894a',
    c2: '#ffd3b0',
    a: '#d9cdc4',
    b: '#8d776b',
    d: '#3a2b28',
    k: '#150c0b',
    glow: '#ffa45c',
    sky: ['#5a2715', '#1b0d10'],
    far: '#b5562a',
  },
  insectoid: {
    c: '#e9c343',
    c2: '#fff0b4',
    a: '#f0d582',
    b: '#a97f2e',
    d: '#45300f',
    k: '#150f06',
    glow: '#ffe97a',
    sky: ['#54431a', '#17120a'],
    far: '#a98a2e',
  },
  carnoplant: {
    c: '#6fd07a',
    c2: '#d2f5cf',
    a: '#cdebad',
    b: '#5f9a58',
    d: '#1d4030',
    k: '#08160f',
    glow: '#c8ff8a',
    sky: ['#1b4d35', '#08170f'],
    far: '#3b8a55',
  },
  triciplite: {
    c: '#3fd4e0',
    c2: '#c9f8fb',
    a: '#dffbfd',
    b: '#5bb1bd',
    d: '#164552',
    k: '#06161c',
    glow: '#9bf6ff',
    sky: ['#0f4a56', '#06171d'],
    far: '#2b8f9b',
  },
  spaceshark: {
    c: '#f26a76',
    c2: '#ffc9cd',
    a: '#c3cede',
    b: '#67768f',
    d: '#283246',
    k: '#0a0e18',
    glow: '#ff7d86',
    sky: ['#4d1a30', '#100c1c'],
    far: '#a53450',
  },
  cerebrite: {
    c: '#ab8dff',
    c2: '#e3d8ff',
    a: '#efe8ff',
    b: '#9581cf',
    d: '#382c68',
    k: '#0f0b20',
    glow: '#d9b8ff',
    sky: ['#33246e', '#0f0a22'],
    far: '#7a58d0',
  },
  zarg: {
    c: '#ee5fc0',
    c2: '#ffc4ea',
    a: '#b9a9bb',
    b: '#6a556f',
    d: '#2b1d31',
    k: '#100812',
    glow: '#ff6fd2',
    sky: ['#551748', '#160a18'],
    far: '#a82f86',
  },
}
