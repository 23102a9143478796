import './making.css'
import type { SeatSettings } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { Refusal } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say, textOfGame } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import { RequestError } from '../connection/error.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { SeatMark } from '../look/SeatMark.tsx'
import { tried } from '../table/source/remote.ts'
import type { Player } from '../table/source/source.ts'
import { namesOf } from '../table/words.ts'
import { keepBrought, lastBrought } from './brought.ts'
import { ChosenSettings } from './ChosenSettings.tsx'
import { NameField } from './NameField.tsx'
import { asMyself } from './online.ts'
import { Page } from './Page.tsx'
import { broughtLine } from './plans.ts'
import { SeatSetup } from './SeatSetup.tsx'

const Chat = lazy(() => import('../table/side/Chat.tsx').then((module) => module.Chat))
const Qr = lazy(() => import('../look/Qr.tsx').then((module) => module.Qr))

/** A table on the server before its start: seats, invitation, sitting down. */
export function Gathering({ source }: { readonly source: RemoteTable }): JSX.Element {
  const { language } = settings.value
  const [text, setText] = useState<Text | null>(null)
  useEffect(() => void textOfGame(source.game, language).then(setText), [source.game, language])
  const players = source.players.value
  const names = namesOf(players)
  const host = source.invitation.value?.host === true
  const [brought, setBrought] = useState<SeatSettings>(() => lastBrought(source.game) ?? {})
  const [against, setAgainst] = useState<readonly Refusal[]>([])
  const sit: Sitting = (asked, otherwise) =>
    tried(
      asked.then(
        () => setAgainst([]),
        (error: unknown) => {
          if (!(error instanceof RequestError) || error.refusals.length === 0) throw error
          setAgainst(error.refusals)
          setBrought(otherwise)
        },
      ),
    )
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
          {terms.rated ? ` ${say('table-rated')}: ${say('table-rated-is')}` : ''}
        </p>
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
              <button type="button" class="btn primary" data-start disabled={terms.rated && free} onClick={() => tried(source.start())}>
                {say(free && !terms.rated ? 'start-with-bots' : 'start-table')}
              </button>
            ) : (
              <p>{say(players.some(({ holder }) => holder === 'me') || free ? 'waiting-host' : 'you-watch')}</p>
            )}
            {text === null ? null : <ChosenSettings game={source.game} options={source.options.value} text={text} />}
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

/**
 * Awaits a request that sets what the player brings. If the game refuses it, the reasons stay visible until something is accepted, and the
 * player brings `otherwise`.
 */
type Sitting = (asked: Promise<void>, otherwise: SeatSettings) => void

interface LineProps {
  readonly source: RemoteTable
  readonly player: Player
  readonly name: string
  readonly host: boolean
  readonly brought: SeatSettings
  readonly sit: Sitting
}

function SeatLine({ source, player, name, host, brought, sit }: LineProps): JSX.Element {
  const game = useGame(source.game)
  const { seat, holder } = player
  const ready = source.info.value.players[seat]?.ready
  // A player who has a seat should not take a friend's seat by accident.
  const seated = source.players.value.some((other) => other.holder === 'me')
  return (
    <li class={`player${holder === 'me' ? ' turn' : ''}`} style={{ '--seat': `var(--seat-${seat % 6})` }}>
      <SeatMark seat={seat} />
      <div>
        <b>{name}</b>
        <span>
          {say(
            holder === 'open'
              ? 'seat-open'
              : holder === 'bot'
                ? `bot-${player.bot}-is`
                : ready === false
                  ? 'seat-chooses'
                  : holder === 'me'
                    ? 'seat-you'
                    : 'seat-taken',
          )}
        </span>
      </div>
      {holder === 'open' && !(host && seated) ? (
        <button
          type="button"
          class="btn small primary"
          data-take={seat}
          onClick={() =>
            sit(
              asMyself().then(() => source.take(seat, { ...brought })),
              {},
            )
          }
        >
          {say('take-seat')}
        </button>
      ) : null}
      {host && (holder === 'bot' || (holder === 'open' && !source.info.value.terms.rated)) ? (
        <BotChoice
          game={game}
          at={seat}
          name={say('give-to-bot')}
          value={player.bot ?? ''}
          choose={(bot) => tried(source.assign(seat, bot === '' ? null : bot))}
        >
          <option value="">{say(holder === 'bot' ? 'reopen-seat' : 'give-to-bot')}</option>
        </BotChoice>
      ) : null}
    </li>
  )
}

interface BringingProps {
  readonly source: RemoteTable
  readonly text: Text
  readonly brought: SeatSettings
  bring(brought: SeatSettings): void
  readonly sit: Sitting
  /** Why the choice was not accepted. */
  readonly against: readonly Refusal[]
}

/** What the player brings. It is sent when a seat is taken, and after that whenever it changes. */
function Bringing({ source, text, brought, bring, sit, against }: BringingProps): JSX.Element | null {
  const game = useGame(source.game)
  if (game === null || !game.seatSettings?.length) return null
  const { players } = source.info.value
  const mine = players.filter(({ holder }) => holder === 'me')
  if (mine.length === 0 && !players.some(({ holder }) => holder === 'open')) return null
  const tell = (next: SeatSettings, otherwise: SeatSettings): void => {
    for (const { seat } of mine) sit(source.setSeatSettings(seat, { ...next }), otherwise)
  }
  function choose(next: SeatSettings): void {
    bring(next)
    keepBrought(source.game, next)
    tell(next, brought)
  }
  return (
    <div class="bring-line" data-bringing>
      <span>{say('you-bring')}</span>
      <SeatSetup
        game={game}
        text={text}
        seat={mine[0]?.seat ?? players.findIndex(({ holder }) => holder === 'open')}
        brought={brought}
        bring={choose}
      />
      {mine.some(({ ready }) => !ready) ? (
        <button type="button" class="btn primary" data-ready onClick={() => tell(brought, {})}>
          {say('bring-ready')}
        </button>
      ) : null}
      <div role="alert" data-against>
        {against.map((refusal) => (
          <p key={JSON.stringify(refusal)} class="reason">
            {broughtLine(text, refusal)}
          </p>
        ))}
      </div>
    </div>
  )
}
