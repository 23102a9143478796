import { HOLIDAYS_A_YEAR, holidaysByYear, type Span } from '@orrery/play'
import type { AccountCalendar } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { daysOf, type Put, spanOf } from './calendar.ts'

const DAY = 86_400_000

/** The holidays in which the clock of days stands still: those to come, and a new one. */
export function Holidays({ calendar, put }: { readonly calendar: AccountCalendar; readonly put: Put }): JSX.Element {
  const { timeZone, holidays } = calendar
  const now = Date.now()
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const span = spanOf(timeZone, first, last)
  const year = new Date(now).getFullYear()
  const used = Math.round((holidaysByYear(holidays, timeZone).get(year) ?? 0) / DAY)
  async function add(): Promise<void> {
    if (span === null || !(await put((calendar) => ({ holidays: [...calendar.holidays, span] })))) return
    // What has been entered meanwhile has not been added.
    setFirst((day) => (day === first ? '' : day))
    setLast((day) => (day === last ? '' : day))
  }
  return (
    <>
      <p data-holidays-left>
        {say('calendar-left', { left: Math.max(0, HOLIDAYS_A_YEAR - used), days: HOLIDAYS_A_YEAR, year: String(year) })}
      </p>
      <ul class="account-list">
        {holidays
          .filter(({ until }) => until > now)
          .map((one) => (
            <li key={one.from} class="setting" data-holiday>
              <span>{spanLine(timeZone, one)}</span>
              <button
                type="button"
                class="btn"
                data-drop-holiday
                onClick={() => void put((calendar) => ({ holidays: without(calendar.holidays, one, now) }))}
              >
                {say(one.from <= now ? 'calendar-end' : 'calendar-drop')}
              </button>
            </li>
          ))}
      </ul>
      <div class="calendar-pair">
        <Day name="first" value={first} change={setFirst} />
        <Day name="last" value={last} change={setLast} />
      </div>
      <button type="button" class="btn" data-add-holiday aria-disabled={span === null} onClick={() => void add()}>
        {say('calendar-add')}
      </button>
    </>
  )
}

/** The holidays without one of them; one that has begun ends now. */
function without(holidays: readonly Span[], { from }: Span, now: number): Span[] {
  return holidays.flatMap((other) => (other.from !== from ? [other] : from <= now ? [{ ...other, until: now }] : []))
}

function Day({ name, value, change }: { readonly name: 'first' | 'last'; readonly value: string; change(value: string): void }) {
  return (
    <label class="account-field">
      <span>{name === 'first' ? say('calendar-first') : say('calendar-last')}</span>
      <input class="field" type="date" data-holiday-day={name} value={value} onInput={({ currentTarget }) => change(currentTarget.value)} />
    </label>
  )
}

/** Holidays in the date format of the reader's language. */
function spanLine(timeZone: string, span: Span): string {
  const { first, last } = daysOf(timeZone, span)
  const format = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(Date.parse(first), Date.parse(last))
}
