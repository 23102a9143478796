import type { ComponentChildren, JSX } from 'preact'
import { type Settings, set, settings, TEXT_SIZES } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Switch } from './Switch.tsx'

/** The reader's settings for sight and sound. */
export function SettingsForm(): JSX.Element {
  const now = settings.value
  return (
    <div class="settings">
      <Line name={say('language')}>
        <LanguageSwitch />
      </Line>
      <Line name={say('text-size')}>
        <Choice
          name={say('text-size')}
          values={TEXT_SIZES}
          now={now.textSize}
          label={(size) => `${Math.round(size * 100)}\u00a0%`}
          choose={(textSize) => set({ textSize })}
        />
      </Line>
      <Line name={say('motion')}>
        <Choice
          name={say('motion')}
          values={['system', 'on', 'off'] as const}
          now={now.motion}
          label={(one) => say(`motion-${one}`)}
          choose={(motion) => set({ motion })}
        />
      </Line>
      <Line name={say('pace')}>
        <Choice
          name={say('pace')}
          values={['calm', 'brisk', 'once'] as const}
          now={now.pace}
          label={(one) => say(`pace-${one}`)}
          choose={(pace) => set({ pace })}
        />
      </Line>
      <SettingSwitch setting="sound" />
      <SettingSwitch setting="marks" />
      <SettingSwitch setting="numberKeys" />
      <SettingSwitch setting="askAlways" />
    </div>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="setting">
      <span>{name}</span>
      {children}
    </div>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly values: readonly T[]
  readonly now: T
  label(value: T): string
  choose(value: T): void
}

/** A choice among few values, side by side. */
export function Choice<T extends string | number>({ name, values, now, label, choose }: ChoiceProps<T>): JSX.Element {
  return (
    <fieldset class="lang" aria-label={name}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === now} onClick={() => choose(value)}>
          {label(value)}
        </button>
      ))}
    </fieldset>
  )
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

function SettingSwitch({ setting }: { readonly setting: Flag }): JSX.Element {
  const on = settings.value[setting]
  return <Switch label={say(`set-${setting}`)} help={say(`set-${setting}-is`)} on={on} turn={(turned) => set({ [setting]: turned })} />
}
