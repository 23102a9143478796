import type { RaceId } from '../../content/races.ts'

/** The colours of a race's ships, from light to dark, and of their lights. */
export interface Palette {
  /** The race's own colour, and a paler one. */
  readonly c: string
  readonly c2: string
  /** Plates in the light, in half shadow and in shadow; edges. */
  readonly a: string
  readonly b: string
  readonly d: string
  readonly k: string
  /** The fire of engines, and lights. */
  readonly e: string
  readonly g: string
  /** The background of its ship cards, from top to bottom. */
  readonly ground: readonly [string, string]
}

export const PALETTES: Readonly<Record<RaceId, Palette>> = {
  terrans: {
    c: '#7fb6ff',
    c2: '#d6e8ff',
    a: '#dfe9f6',
    b: '#8ba3c4',
    d: '#33476a',
    k: '#0a1222',
    e: '#ff9a4d',
    g: '#9fe0ff',
    ground: ['#17315c', '#0a1428'],
  },
  aquans: {
    c: '#3fd8c2',
    c2: '#c4fff2',
    a: '#b9f0e2',
    b: '#3f9c98',
    d: '#12495a',
    k: '#04161c',
    e: '#ffc265',
    g: '#8dfff0',
    ground: ['#0d4650', '#06171d'],
  },
  dindrenzi: {
    c: '#ff7a5c',
    c2: '#ffd2c2',
    a: '#f6dccb',
    b: '#c07a63',
    d: '#652d2c',
    k: '#17080b',
    e: '#ff8436',
    g: '#ffd9a0',
    ground: ['#4d1b20', '#180a10'],
  },
  relthoza: {
    c: '#b38cff',
    c2: '#e6d8ff',
    a: '#b9a8d8',
    b: '#66528f',
    d: '#2a1d48',
    k: '#0b0716',
    e: '#ffab4a',
    g: '#b6ff7d',
    ground: ['#35225f', '#0f0a20'],
  },
  sorylians: {
    c: '#c9d24e',
    c2: '#f4f7bf',
    a: '#dbd79a',
    b: '#8a8746',
    d: '#3a3d1d',
    k: '#10120a',
    e: '#ff8f3f',
    g: '#ffe27a',
    ground: ['#3d4219', '#12140a'],
  },
  directorate: {
    c: '#ff6fb3',
    c2: '#ffd3e8',
    a: '#f2f3f8',
    b: '#8f93a8',
    d: '#3b3e52',
    k: '#0b0c14',
    e: '#ff9f5c',
    g: '#ff4d9e',
    ground: ['#43203c', '#140d18'],
  },
  neutral: {
    c: '#c9c7d1',
    c2: '#f3efe4',
    a: '#d6cfbf',
    b: '#8b8577',
    d: '#403c36',
    k: '#12110f',
    e: '#ff9a4d',
    g: '#ffe6b0',
    ground: ['#33333c', '#121216'],
  },
}

/** The mix of two colours, `share` of the way from the first to the second. */
export function mixed(first: string, second: string, share: number): string {
  const part = (at: number): string => {
    const of = (colour: string): number => Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(of(first) * (1 - share) + of(second) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
