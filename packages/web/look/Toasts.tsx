import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon, type IconName } from './Icon.tsx'

type Tone = 'ok' | 'info' | 'warn' | 'bad'

interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

const ICONS: Readonly<Record<Tone, IconName>> = { ok: 'check', info: 'info', warn: 'clock', bad: 'link' }
const STAYS = 7000
const toasts = signal<readonly Toast[]>([])
let last = 0

/** Shows a short message for a few seconds, also to screen readers. */
export function toast(tone: Tone, text: string): void {
  const id = ++last
  toasts.value = [...toasts.value.filter((one) => one.text !== text), { id, tone, text }].slice(-3)
  setTimeout(() => close(id), STAYS)
}

function close(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id)
}

/** The toasts that are shown now, where screen readers hear them. */
export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, tone, text }) => (
        <div key={id} class={`toast ${tone}`}>
          <Icon name={ICONS[tone]} />
          <p>{text}</p>
          <button type="button" class="btn icon small quiet" aria-label={say('close')} onClick={() => close(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
