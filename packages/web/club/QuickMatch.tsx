import { lazy } from '@orrery/board/lazy.tsx'
import type { WaitsMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { GameField } from '../home/GameField.tsx'
import { NameField } from '../home/NameField.tsx'
import { asMyself } from '../home/online.ts'
import { usePlayNow } from '../home/PlayNow.tsx'
import { keepSeatSettings, lastSeatSettings } from '../home/seat-settings.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Choice } from '../look/SettingsForm.tsx'
import { tried } from '../table/source/remote.ts'
import { GAMES, PACES, type Pace } from './games.ts'
import { askWaits, followQuick, quick, seek, unseek } from './quick.ts'

const BringDialog = lazy(() => import('../home/BringDialog.tsx').then((module) => module.BringDialog))

type Wanted = 'alike' | 'any'
const WISHES: readonly Wanted[] = ['alike', 'any']

/** Quick match: an opponent at once, or while playing a bot. */
export function QuickMatch(): JSX.Element {
  useEffect(followQuick, [])
  const looked = quick.value.seek
  return (
    <section class="panel quick" aria-labelledby="quick" data-quick>
      <h2 id="quick">{say('quick')}</h2>
      {looked === null ? (
        <Wishing />
      ) : (
        <Waiting game={looked.game} pace={looked.pace} wait={looked.wait} since={quick.value.at - looked.waited} />
      )}
    </section>
  )
}

function Wishing(): JSX.Element {
  const { language } = settings.value
  const [game, setGame] = useState(GAMES[0]?.id ?? '')
  const [pace, setPace] = useState<Pace>('live')
  const [wish, setWish] = useState<Wanted>('any')
  const [waits, setWaits] = useState<WaitsMessage['waits']>([])
  const [bringing, setBringing] = useState(false)
  useEffect(() => void askWaits().then(setWaits, () => undefined), [])
  const { brings, begins } = manifestOf(game)
  const wait = waits.find((one) => one.game === game && one.pace === pace)?.wait ?? null
  async function look(): Promise<void> {
    await asMyself()
    await seek({ game, pace, wish, settings: { ...begins }, ...(brings === undefined ? {} : { brings: { ...lastSeatSettings(game) } }) })
  }
  return (
    <>
      <GameField games={GAMES.map(({ id }) => id)} value={game} choose={setGame} data-quick-game />
      <div class="setting">
        <span>{say('table-pace')}</span>
        <Choice name={say('table-pace')} values={PACES} now={pace} label={(one) => say(`pace-of-${one}`)} choose={(one) => setPace(one)} />
      </div>
      <div class="setting">
        <span>{say('quick-wish')}</span>
        <Choice
          name={say('quick-wish')}
          values={WISHES}
          now={wish}
          label={(one) => say(`quick-wish-${one}`)}
          choose={(one) => setWish(one)}
        />
      </div>
      <NameField />
      {brings === undefined ? null : (
        <p class="brings">
          <button type="button" class="as-link" aria-haspopup="dialog" onClick={() => setBringing(true)}>
            {brings.choose[language]}
          </button>
        </p>
      )}
      <p class="quick-wait">{waitLine(wait)}</p>
      <button type="button" class="btn primary" data-seek onClick={() => tried(look())}>
        {say('quick-begin')}
      </button>
      {bringing ? (
        <BringDialog
          game={game}
          close={() => setBringing(false)}
          play={(brought) => {
            keepSeatSettings(game, brought)
            setBringing(false)
          }}
        />
      ) : null}
    </>
  )
}

interface WaitingProps {
  readonly game: string
  readonly pace: Pace
  /** How long others waited lately, in milliseconds. */
  readonly wait: number | null
  /** When the reader began to wait, by this page's clock. */
  readonly since: number
}

function Waiting({ game, pace, wait, since }: WaitingProps): JSX.Element {
  const { busy, play, dialog } = usePlayNow(manifestOf(game))
  return (
    <div style={accents(game)} data-seeking>
      <div class="met">
        <Emblem game={game} />
        <p role="status">
          {say('quick-looking', { game: gameName(game) })} <small>{say(`pace-of-${pace}`)}</small>
        </p>
      </div>
      <p class="quick-wait">
        <Since at={since} /> {waitLine(wait)}
      </p>
      <div class="acts spread">
        <button type="button" class="btn" data-meanwhile disabled={busy} onClick={play}>
          {say('quick-meanwhile')}
        </button>
        <button type="button" class="btn quiet" data-unseek onClick={() => tried(unseek())}>
          {say('quick-stop')}
        </button>
      </div>
      {dialog}
    </div>
  )
}

/** How long the reader has waited. */
function Since({ at }: { readonly at: number }): JSX.Element {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticks)
  }, [])
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  return <span class="clock">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
}

/** A wait in words. */
function waitLine(wait: number | null): string {
  if (wait === null) return say('quick-wait-unknown')
  if (wait < 15_000) return say('quick-wait-now')
  return wait < 90_000 ? say('quick-wait-minute') : say('quick-wait-minutes', { n: Math.round(wait / 60_000) })
}
