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

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
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
  ...kept(),
})

/** Changes some settings and saves them. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // Settings also work without storage, until the page is closed.
  }
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
