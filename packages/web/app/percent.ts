import { settings } from './settings.ts'

/** A share (0 to 1) as a percentage in the format of the reader's language. */
export function percentLine(share: number): string {
  return new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(share)
}
