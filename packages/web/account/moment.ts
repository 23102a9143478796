import { settings } from '../app/settings.ts'

/** A date and time in the format of the reader's language: '28 Nov 2026, 20:00'. */
export function momentLine(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
