import type { TimeControl, TimeUp } from '@orrery/play'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Switch } from '../look/Switch.tsx'
import { TIME_PRESET_IDS, TIME_PRESETS, TIME_UPS, type TimePreset } from './presets.ts'

/** Chooses the time control of a table that is being made; null: no limit. */
export function TimeChoice({ choose }: { choose(time: TimeControl | null): void }): JSX.Element {
  const [preset, setPreset] = useState<TimePreset | null>(null)
  const [changed, setChanged] = useState<Pick<TimeControl, 'timeUp' | 'weekendsOff'> | null>(null)
  const base = preset === null ? null : TIME_PRESETS[preset]
  const time = base === null ? null : { ...base, ...changed }

  function take(id: TimePreset | null): void {
    setPreset(id)
    setChanged(null)
    choose(id === null ? null : TIME_PRESETS[id])
  }

  function change(part: Partial<Pick<TimeControl, 'timeUp' | 'weekendsOff'>>): void {
    if (time === null) return
    const next = { timeUp: time.timeUp, weekendsOff: time.weekendsOff, ...part }
    setChanged(next)
    choose({ ...time, ...next })
  }

  return (
    <div class="table-setting" data-time>
      <div class="setting">
        <span>{say('time')}</span>
        <select
          class="field"
          aria-label={say('time')}
          data-time-preset
          value={preset ?? 'none'}
          onChange={({ currentTarget }) => take(TIME_PRESET_IDS[currentTarget.selectedIndex - 1] ?? null)}
        >
          <option value="none">{say('time-none')}</option>
          {TIME_PRESET_IDS.map((id) => (
            <option key={id} value={id}>
              {say(`time-${id}`)}
            </option>
          ))}
        </select>
      </div>
      <p>{say('time-is')}</p>
      {time === null ? null : <AtTimeUp timeUp={time.timeUp} change={(timeUp) => change({ timeUp })} />}
      {time?.pace === 'day' ? (
        <Switch label={say('weekends-off')} on={time.weekendsOff} turn={(weekendsOff) => change({ weekendsOff })} data-weekends-off />
      ) : null}
    </div>
  )
}

function AtTimeUp({ timeUp, change }: { readonly timeUp: TimeUp; change(timeUp: TimeUp): void }): JSX.Element {
  return (
    <div class="setting">
      <span>{say('time-up')}</span>
      <select
        class="field"
        aria-label={say('time-up')}
        data-time-up
        value={timeUp}
        onChange={({ currentTarget }) => change(TIME_UPS[currentTarget.selectedIndex] ?? 'least')}
      >
        {TIME_UPS.map((id) => (
          <option key={id} value={id}>
            {say(`time-up-${id}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
