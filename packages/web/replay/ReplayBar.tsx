import { lazy } from '@orrery/board/lazy.tsx'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { isMember } from '../connection/here.ts'
import { LOCAL, makeLocal } from '../local/make.ts'
import { Icon, type IconName } from '../look/Icon.tsx'
import { ShareLink, sharedAddress } from '../look/ShareLink.tsx'
import type { ReplaySource } from './source.ts'

/** Judges alone have it: nobody else loads it. */
const TurnResult = lazy(() => import('../account/TurnResult.tsx').then((module) => module.TurnResult))

/** How long a step is shown while the replay runs, in milliseconds. */
const STEP = 1100

/** Forward and back through a replay, in the place of the question. */
export function ReplayBar({ source }: { readonly source: ReplaySource }): JSX.Element {
  const { at, last } = source
  const running = useSignal(false)
  const [file, setFile] = useState('')
  useEffect(() => {
    if (!running.value) return
    const timer = setInterval(() => {
      if (at.value < last) at.value++
      else running.value = false
    }, STEP)
    return () => clearInterval(timer)
  }, [running.value])
  useEffect(() => {
    let url = ''
    void source.replay().then((replay) => {
      url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }))
      setFile(url)
    })
    return () => URL.revokeObjectURL(url)
  }, [source])
  const to = (step: number): void => {
    running.value = false
    at.value = Math.min(last, Math.max(0, step))
  }
  return (
    <section class="question replay" aria-label={say('replay')}>
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
      <div class="next">
        <button type="button" class="btn" disabled={at.value === last} onClick={() => void playOn(source).then(go)}>
          {say('replay-play-on')}
        </button>
        <a class="btn quiet" href={file} download={`${source.game}.replay.json`}>
          {say('replay-save')}
        </a>
        {source.id.startsWith(LOCAL) ? null : <ShareLink value={sharedAddress('game', source.id, at.value)} />}
        {source.id.startsWith(LOCAL) || !isMember() ? null : <TurnResult table={source.id} players={source.players.value} />}
      </div>
    </section>
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

/** Opens a table in this browser that begins where the replay is shown; bots keep their seats, everybody else sits here. */
async function playOn(source: ReplaySource): Promise<string> {
  const replay = await source.replay()
  if (replay === null) return address()
  const seats = source.players.value.map(({ name, bot, holder }) => ({ name, bot: holder === 'bot' ? bot : null }))
  const at = source.at.value
  const begun = { position: source.position(at), steps: source.steps.slice(0, at) }
  return address('table', await makeLocal(replay.game, replay.options, seats, replay.seed, begun))
}
