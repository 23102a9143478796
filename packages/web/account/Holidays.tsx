import { HOLIDAYS_A_YEAR, holidaysByYear, type Span } from '@orrery/play'
import type { AccountCalendar } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { daysOf, spanOf } from './calendar.ts'

const DAY = 86_400_000

/** The holidays in which the clock of days stands still: those to come, and a new one. */
export function Holidays({
  calendar,
  put,
}: {
  readonly calendar: AccountCalendar
  put(holidays: readonly Span[]): Promise<boolean>
}): JSX.Element {
  const { timeZone, holidays } = calendar
  const now = Date.now()
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const span = spanOf(timeZone, first, last)
  const year = new Date(now).getFullYear()
  const used = Math.round((holidaysByYear(holidays, timeZone).get(year) ?? 0) / DAY)
  async function add(): Promise<void> {
    if (span === null || !(await put([...holidays, span]))) return
    setFirst('')
    setLast('')
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
                onClick={() =>
                  put(holidays.flatMap((other) => (other !== one ? [other] : one.from <= now ? [{ ...one, until: now }] : [])))
                }
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
