import './making.css'
import type { SeatSettings } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { Refusal } from '@orrery/kernel'
import type { TimeControl } from '@orrery/play'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useTextOfGame } from '../app/use-game.ts'
import { RequestError } from '../connection/error.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import { isTaught } from '../learn/modules.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { useOnce } from '../look/once.ts'
import { tried } from '../table/source/remote.ts'
import { namesOf } from '../table/words.ts'
import { describedTime } from '../time/described.ts'
import { Bringing, type Sitting } from './Bringing.tsx'
import { ChosenSettings } from './ChosenSettings.tsx'
import { NameField } from './NameField.tsx'
import { asMyself } from './online.ts'
import { Page } from './Page.tsx'
import { SeatLine } from './SeatLine.tsx'
import { lastSeatSettings } from './seat-settings.ts'

const Chat = lazy(() => import('../table/side/Chat.tsx').then((module) => module.Chat))

const Qr = lazy(() => import('../look/Qr.tsx').then((module) => module.Qr))

/** A table on the server before its start: seats, invitation, sitting down. */
export function Gathering({ source }: { readonly source: RemoteTable }): JSX.Element {
  const text = useTextOfGame(source.game)
  const players = source.players.value
  const names = namesOf(players)
  const host = source.invitation.value?.host === true
  const [brought, setBrought] = useState<SeatSettings>(() => lastSeatSettings(source.game) ?? {})
  const [against, setAgainst] = useState<readonly Refusal[]>([])
  const once = useOnce()
  const accepted = useRef<SeatSettings>(source.info.value.players.some(({ holder, ready }) => holder === 'me' && ready) ? brought : {})
  const last = useRef<Promise<void> | null>(null)
  const sit: Sitting = (asked, wished) => {
    last.current = asked
    tried(
      asked.then(
        () => {
          accepted.current = wished
          if (last.current === asked) setAgainst([])
        },
        (error: unknown) => {
          if (!(error instanceof RequestError) || error.refusals.length === 0) throw error
          if (last.current !== asked) return
          setAgainst(error.refusals)
          setBrought(accepted.current)
        },
      ),
    )
  }
  const { terms } = source.info.value
  const free = players.some(({ holder }) => holder === 'open')
  return (
    <Page page="home" game={source.game}>
      <main class="new-table" data-gathering>
        <h1>
          <Emblem game={source.game} />
          {gameName(source.game)}
        </h1>
        <p class="about" role="status">
          {say('gathering')}. {say('gathering-is')}
          {players.some(({ holder }) => holder === 'me') ? ` ${say('gathering-stays')}` : ''}
          {terms.rated ? ` ${say('table-rated')}: ${say('table-rated-is')}` : ''}
        </p>
        {host ? null : <ForInvited game={source.game} time={source.info.value.time} />}
        <div class="making">
          <section class="panel">
            <h2>{say('seats')}</h2>
            <NameField changed={() => tried(asMyself())} />
            <ol class="gathering-seats">
              {players.map((player) => (
                <SeatLine
                  key={player.seat}
                  source={source}
                  player={player}
                  name={names[player.seat] ?? ''}
                  host={host}
                  brought={brought}
                  sit={sit}
                />
              ))}
            </ol>
            {text === null ? null : (
              <Bringing source={source} text={text} brought={brought} bring={setBrought} sit={sit} against={against} />
            )}
          </section>
          <section class="panel">
            <h2>{say('way-invite')}</h2>
            <CopyField name={say('invite-link')} value={source.invitation.value?.url ?? ''} />
            <Handing url={source.invitation.value?.url ?? ''} />
            {host ? (
              <button
                type="button"
                class="btn primary"
                data-start
                disabled={terms.rated && free}
                onClick={() => once(() => source.start())}
              >
                {say(free && !terms.rated ? 'start-with-bots' : 'start-table')}
              </button>
            ) : (
              <p>{say(players.some(({ holder }) => holder === 'me') || free ? 'waiting-host' : 'you-watch')}</p>
            )}
            {text === null ? null : (
              <ChosenSettings game={source.game} options={source.options.value} text={text} time={source.info.value.time} />
            )}
          </section>
          <section class="panel gathering-chat" data-gathering-chat>
            <h2>{say('chat')}</h2>
            <Chat source={source} />
          </section>
        </div>
      </main>
    </Page>
  )
}

/** What somebody who was invited may not know yet: what the game is, how long it takes, how fast it is played here, and where it is explained. */
function ForInvited({ game, time }: { readonly game: string; readonly time: TimeControl | null }): JSX.Element {
  const { about, length } = manifestOf(game)
  const { language } = settings.value
  return (
    <p class="about" data-for-invited>
      {about[language]} {length[language]}. {time === null ? '' : `${describedTime(time)}. `}
      {isTaught(game) ? (
        <a class="as-link" href={address('learn', game)}>
          {say('gathering-learn')}
        </a>
      ) : null}
    </p>
  )
}

/** Ways to hand on the invitation: a QR code for a phone, and the device's share function. */
function Handing({ url }: { readonly url: string }): JSX.Element | null {
  if (url === '') return null
  return (
    <div class="handing">
      <Qr value={url} />
      {typeof navigator.share === 'function' ? (
        <button type="button" class="btn" data-share onClick={() => void navigator.share({ url }).catch(() => undefined)}>
          <Icon name="link" /> {say('share')}
        </button>
      ) : null}
    </div>
  )
}
