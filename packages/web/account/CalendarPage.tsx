import { HOLIDAYS_A_YEAR } from '@orrery/play'
import type { AccountCalendar } from '@orrery/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { RequestError } from '../connection/error.ts'
import { serverLink } from '../connection/server.ts'
import { useInTurn } from '../look/in-turn.ts'
import { Switch } from '../look/Switch.tsx'
import { toast } from '../look/Toasts.tsx'
import { minutesOf, type Put, timeText, timeZones } from './calendar.ts'
import { Holidays } from './Holidays.tsx'

/** The proposed quiet hours, in minutes since midnight. */
const NIGHT = { from: 22 * 60, until: 8 * 60 }

/** The reader's calendar for all tables by day: time zone, quiet hours, holidays. Each change is saved at once. */
export function CalendarPage(): JSX.Element {
  const [calendar, setCalendar] = useState<AccountCalendar | null>(null)
  const [wrong, setWrong] = useState('')
  const now = useRef<AccountCalendar | null>(null)
  const inTurn = useInTurn()
  async function asked(wish: Parameters<ReturnType<typeof serverLink>['ask']>[0], done: boolean): Promise<boolean> {
    setWrong('')
    try {
      const reply = await serverLink().ask(wish)
      if (reply.type !== 'calendar') return false
      now.current = reply.calendar
      setCalendar(reply.calendar)
      if (done) toast('ok', say('calendar-kept'))
      return true
    } catch (error) {
      const code = error instanceof RequestError ? error.code : 'failed'
      setWrong(say(code === 'bad-settings' ? 'calendar-refused' : `refusal-error-${code}`, { days: HOLIDAYS_A_YEAR }))
      return false
    }
  }
  useEffect(() => void asked({ type: 'calendar' }, false), [])
  if (calendar === null)
    return (
      <p class="loading" role="status">
        {wrong === '' ? say('loading') : wrong}
      </p>
    )
  const put: Put = (change) =>
    inTurn(() => {
      const before = now.current ?? calendar
      return asked({ type: 'set-calendar', calendar: { ...before, ...change(before) } }, true)
    })
  return (
    <>
      <p class="calendar-wrong account-wrong" role="alert">
        {wrong}
      </p>
      <Part name="calendar-zone">
        <Zone zone={calendar.timeZone} put={(timeZone) => put(() => ({ timeZone }))} />
      </Part>
      <Part name="calendar-quiet">
        <Quiet hours={calendar.quietHours} put={put} />
      </Part>
      <Part name="calendar-holidays">
        <Holidays calendar={calendar} put={put} />
      </Part>
      <Part name="calendar-weekends" />
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children?: ComponentChildren }): JSX.Element {
  return (
    <section class="panel account-card" aria-label={say(name)} data-card={name}>
      <h2>{say(name)}</h2>
      <p>{say(`${name}-is`, { days: HOLIDAYS_A_YEAR })}</p>
      {children}
    </section>
  )
}

function Zone({ zone, put }: { readonly zone: string; put(zone: string): Promise<boolean> }): JSX.Element {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <label class="account-field">
        <span>{say('calendar-zone')}</span>
        <select class="field" data-zone value={zone} onChange={({ currentTarget }) => void put(currentTarget.value)}>
          {timeZones(zone).map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      {zone === here ? null : (
        <button type="button" class="btn" data-zone-here onClick={() => void put(here)}>
          {say('calendar-zone-here', { zone: here.replaceAll('_', ' ') })}
        </button>
      )}
    </>
  )
}

function Quiet({ hours, put }: { readonly hours: AccountCalendar['quietHours']; readonly put: Put }) {
  const change = (part: 'from' | 'until', text: string): void => {
    const minutes = minutesOf(text)
    if (minutes === null) return
    void put(({ quietHours }) => (quietHours === null ? {} : { quietHours: { ...quietHours, [part]: minutes } }))
  }
  return (
    <>
      <Switch
        label={say('calendar-quiet-on')}
        on={hours !== null}
        turn={(on) => void put(() => ({ quietHours: on ? NIGHT : null }))}
        data-quiet
      />
      {hours === null ? null : (
        <div class="calendar-pair">
          {(['from', 'until'] as const).map((part) => (
            <label key={part} class="account-field">
              <span>{part === 'from' ? say('calendar-from') : say('calendar-until')}</span>
              <input
                class="field"
                type="time"
                required
                data-quiet-hour={part}
                value={timeText(hours[part])}
                onChange={({ currentTarget }) => change(part, currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
    </>
  )
}
