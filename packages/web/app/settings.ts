import { onStoredElsewhere, storedJson, storeJson } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'
import { type Language, languageOf } from '@orrery/text'
import { computed, effect, signal } from '@preact/signals'

/** A person's settings, stored in this browser. */
export interface Settings {
  readonly language: Language
  /** `system`: follow the system's reduced motion. */
  readonly motion: 'system' | 'on' | 'off'
  readonly sound: boolean
  /** Whether the reader has been asked about sound. */
  readonly soundAsked: boolean
  /** How long a bot's move stays visible. */
  readonly pace: 'calm' | 'brisk' | 'once'
  /** Whether all colours have marks beside them. */
  readonly marks: boolean
  /** The size of the text, 1 being 16 px. */
  readonly textSize: number
  /** Whether number keys choose options. */
  readonly numberKeys: boolean
  /** Whether the reader is asked even if only passing is possible. */
  readonly askAlways: boolean
  /** The name that others see; empty until it is set. */
  readonly name: string
}

const KEY = 'orrery.settings'
export const TEXT_SIZES = [0.875, 1, 1.125, 1.25] as const

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const isOnOrOff = oneOf(true, false)

/** What each setting may be. */
const MAY_BE: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: oneOf('en', 'hu'),
  motion: oneOf('system', 'on', 'off'),
  sound: isOnOrOff,
  soundAsked: isOnOrOff,
  pace: oneOf('calm', 'brisk', 'once'),
  marks: isOnOrOff,
  textSize: oneOf(...TEXT_SIZES),
  numberKeys: isOnOrOff,
  askAlways: isOnOrOff,
  name: (value) => typeof value === 'string',
}

/** The settings among what a browser has stored; what this version of the app does not know is left out. */
export function settingsAmong(stored: unknown): Partial<Settings> {
  if (!isObject(stored)) return {}
  return Object.fromEntries(Object.entries(MAY_BE).flatMap(([name, mayBe]) => (mayBe(stored[name]) ? [[name, stored[name]]] : [])))
}

export const settings = signal<Settings>({
  language: languageOf(navigator.languages),
  motion: 'system',
  sound: false,
  soundAsked: false,
  pace: 'brisk',
  marks: false,
  textSize: 1,
  numberKeys: true,
  askAlways: false,
  name: '',
  ...settingsAmong(storedJson(KEY)),
})

onStoredElsewhere(KEY, () => {
  settings.value = { ...settings.value, ...settingsAmong(storedJson(KEY)) }
})

/** Changes some settings and saves them; without storage, they last until the page is closed. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  storeJson(KEY, settings.value)
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const systemReduces = signal(reduced.matches)
reduced.addEventListener('change', () => {
  systemReduces.value = reduced.matches
})

/** Whether animations are on. */
export const moving = computed(() => (settings.value.motion === 'system' ? !systemReduces.value : settings.value.motion === 'on'))

/** Sets the page's attributes from the settings. */
export function applySettings(): void {
  effect(() => {
    const page = document.documentElement
    page.lang = settings.value.language
    page.style.fontSize = `${settings.value.textSize * 100}%`
    page.dataset.motion = moving.value ? 'on' : 'off'
    page.dataset.marks = settings.value.marks ? 'on' : 'off'
  })
}
