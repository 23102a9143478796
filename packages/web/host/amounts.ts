import { settings } from '../app/settings.ts'

function inUnit(value: number, unit: string, digits = 0): string {
  return new Intl.NumberFormat(settings.value.language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value)
}

/** A whole number in the reader's format. */
export function whole(value: number): string {
  return new Intl.NumberFormat(settings.value.language).format(value)
}

/** A duration: milliseconds up to a second. */
export function seconds(value: number | null): string {
  if (value === null) return '–'
  return value < 1 ? inUnit(value * 1000, 'millisecond', value < 0.01 ? 1 : 0) : inUnit(value, 'second', 1)
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in bytes. */
export function bytes(value: number): string {
  const step = Math.max(0, Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3)))
  return inUnit(value / 1000 ** step, SIZES[step] as string, step > 1 ? 1 : 0)
}

/** A time in the past, in its largest unit. */
export function ago(value: number): string {
  const [size, unit] = value < 120 ? ([1, 'second'] as const) : value < 7200 ? ([60, 'minute'] as const) : ([3600, 'hour'] as const)
  return new Intl.RelativeTimeFormat(settings.value.language).format(-Math.max(0, Math.floor(value / size)), unit)
}

/** A duration, in its largest unit. */
export function span(value: number): string {
  if (value < 120) return inUnit(value, 'second')
  if (value < 7200) return inUnit(Math.floor(value / 60), 'minute')
  return value < 172_800 ? inUnit(Math.floor(value / 3600), 'hour') : inUnit(Math.floor(value / 86_400), 'day')
}
