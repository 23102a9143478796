import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { timeLeft } from '../table/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has lasted: 'for 12 minutes', '12 perce'. */
export function sinceLine(at: number, now = Date.now()): string {
  const gone = Math.max(0, now - at)
  if (gone < MINUTE) return say('since-now')
  if (gone < HOUR) return say('since-minutes', { n: Math.floor(gone / MINUTE) })
  if (gone < DAY) return say('since-hours', { n: Math.floor(gone / HOUR) })
  return say('since-days', { n: Math.floor(gone / DAY) })
}

/** How long until a deadline: '5 h left', '2 d 3 h left'. */
export function leftLine(due: number, now = Date.now()): string {
  return say('time-is-left', { left: timeLeft(Math.max(0, due - now)) })
}

/** A day: today, yesterday, '18 Nov', or with its year if that is another. */
export function dayLine(at: number, now = Date.now()): string {
  const { language } = settings.value
  const days = dayNumber(new Date(now)) - dayNumber(new Date(at))
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(at)
}

/** The day number of a date in local time. */
export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}
