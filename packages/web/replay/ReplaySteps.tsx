import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon, type IconName } from '../look/Icon.tsx'
import type { ReplaySource } from './source.ts'

/** How long each step is shown while the replay runs, in milliseconds. */
const STEP = 1100

/** The controls of a replay: single steps, automatic play, and a slider. */
export function ReplaySteps({ source }: { readonly source: ReplaySource }): JSX.Element {
  const { at, last } = source
  const running = useSignal(false)
  useEffect(() => {
    if (!running.value) return
    const timer = setInterval(() => {
      if (at.value < last) at.value++
      else running.value = false
    }, STEP)
    return () => clearInterval(timer)
  }, [running.value])
  const to = (step: number): void => {
    running.value = false
    at.value = Math.min(last, Math.max(0, step))
  }
  return (
    <>
      <div class="replay-steps">
        <Step icon="first" name={say('replay-first')} off={at.value === 0} act={() => to(0)} />
        <Step icon="left" name={say('replay-back')} off={at.value === 0} act={() => to(at.value - 1)} />
        <Step
          icon={running.value ? 'pause' : 'play'}
          name={say(running.value ? 'replay-pause' : 'replay-run')}
          off={at.value === last}
          act={() => {
            running.value = !running.value
          }}
        />
        <Step icon="right" name={say('replay-on')} off={at.value === last} act={() => to(at.value + 1)} />
        <Step icon="last" name={say('replay-last')} off={at.value === last} act={() => to(last)} />
      </div>
      <label class="replay-slide">
        <span>{say('replay-step', { step: at.value, last })}</span>
        <input type="range" min="0" max={last} value={at.value} onInput={({ currentTarget }) => to(Number(currentTarget.value))} />
      </label>
    </>
  )
}

interface StepProps {
  readonly icon: IconName
  readonly name: string
  readonly off: boolean
  act(): void
}

function Step({ icon, name, off, act }: StepProps): JSX.Element {
  return (
    <button type="button" class="btn icon" aria-label={name} title={name} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}
