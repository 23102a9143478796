import type { SeatSettings } from '@orrery/board'
import type { Refusal } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { manifestOf } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useGame, useTextOfGame } from '../app/use-game.ts'
import { RequestError } from '../connection/error.ts'
import { NameField } from '../home/NameField.tsx'
import { asMyself } from '../home/online.ts'
import { broughtLine } from '../home/plans.ts'
import { SeatSetup } from '../home/SeatSetup.tsx'
import { keepSeatSettings, lastSeatSettings } from '../home/seat-settings.ts'
import type { Acting } from './acting.ts'
import { dutyOf } from './duty.ts'
import type { Shown } from './followed.ts'

interface Props {
  readonly shown: Shown
  readonly acting: Acting
}

/** Registration; folded once the first round has begun. */
export function Registration({ shown, acting }: Props): JSX.Element {
  const late = shown.seen.stage === 'swiss'
  return (
    <section class="panel brass cup-mine" aria-labelledby="cup-register">
      <h2 id="cup-register">{say('cup-register')}</h2>
      {late ? (
        <details>
          <summary>{say('cup-register-late')}</summary>
          <Registering shown={shown} acting={acting} />
        </details>
      ) : (
        <Registering shown={shown} acting={acting} />
      )}
    </section>
  )
}

/** A form to register: the name, and what the player brings to all games. */
function Registering({ shown, acting }: Props): JSX.Element {
  const { game: id } = shown.seen
  const { language } = settings.value
  const game = useGame(id)
  const text = useTextOfGame(id)
  const [brought, setBrought] = useState<SeatSettings>(() => lastSeatSettings(id) ?? {})
  const [against, setAgainst] = useState<readonly Refusal[]>([])
  const brings = (game?.seatSettings?.length ?? 0) > 0

  async function register(): Promise<void> {
    setAgainst([])
    await asMyself()
    try {
      await acting.quietly({ do: 'register', ...(brings ? { settings: brought } : {}) })
      if (brings) keepSeatSettings(id, brought)
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'bad-settings' || error.refusals.length === 0) throw error
      setAgainst(error.refusals)
    }
  }

  return (
    <>
      <NameField />
      {brings && game !== null && text !== null ? (
        <>
          <p>
            {manifestOf(id).brings?.is[language]} {say('cup-locked')}
          </p>
          <SeatSetup game={game} text={text} seat={0} brought={brought} bring={setBrought} />
        </>
      ) : null}
      {text === null || against.length === 0 ? null : (
        <ul class="reasons" role="alert">
          {against.map((refusal) => (
            <li key={`${refusal.rule} ${refusal.message}`}>{broughtLine(text, refusal)}</li>
          ))}
        </ul>
      )}
      <div class="acts">
        <button
          type="button"
          class={`btn ${dutyOf(shown) === 'player' ? 'primary' : ''}`}
          data-act="register"
          disabled={game === null}
          onClick={() => acting.told(register())}
        >
          {say('cup-register-me')}
        </button>
      </div>
    </>
  )
}
