import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { PersonName } from '../../club/Person.tsx'
import { ReportButton } from '../../club/Report.tsx'
import { serverLink } from '../../connection/server.ts'
import { Icon } from '../../look/Icon.tsx'
import { useTyped } from '../../look/line-to-send.ts'
import { NameBadge } from '../../look/NameBadge.tsx'
import type { ChatLine, Player, TableSource } from '../source/source.ts'

const LONGEST = 500

/** The people who can receive a private line: the others, if the reader is one of several players at a table. */
function others(players: readonly Player[]): readonly Player[] {
  if (players.length < 3 || !players.some(({ holder }) => holder === 'me')) return []
  return players.filter(({ holder }) => holder === 'person')
}

/** Chat at the table, public or private. */
export function Chat({ source }: { readonly source: TableSource }): JSX.Element {
  const [chosen, choose] = useState<number | null>(null)
  const listeners = others(source.players.value)
  const to = listeners.find(({ seat }) => seat === chosen)?.seat
  const { typed, type, submit } = useTyped((text) => source.say(text, to))
  const list = useRef<HTMLDivElement>(null)
  const lines = source.chat.value
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div class="chat">
      <div ref={list} class="log" role="log" aria-label={say('chat')} aria-live="polite" tabIndex={0}>
        <ol>
          {lines.length === 0 ? <li class="line quiet">{say('chat-empty')}</li> : null}
          {lines.map((line) => (
            <li
              key={line.id}
              class={line.to === undefined ? 'line' : 'line aside'}
              style={{ '--seat': line.seat === 'spectator' ? 'var(--ink-2)' : `var(--seat-${line.seat % 6})` }}
            >
              <Speaker line={line} source={source} /> {line.to === undefined ? null : <em class="aside-mark">{markOf(source, line.to)}</em>}{' '}
              <span>{line.text}</span>
              {line.by === undefined || line.by === own() ? null : <ReportButton at={{ table: source.id }} line={line.id} />}
            </li>
          ))}
        </ol>
      </div>
      <form class="chat-form" onSubmit={submit}>
        {listeners.length === 0 ? null : (
          <select
            class="field"
            aria-label={say('chat-whom')}
            data-chat-to
            onChange={({ currentTarget }) => choose(currentTarget.value === '' ? null : Number(currentTarget.value))}
          >
            <option value="" selected={to === undefined}>
              {say('chat-to-all')}
            </option>
            {listeners.map(({ seat, name }) => (
              <option key={seat} value={String(seat)} selected={seat === to}>
                {say('chat-to-one', { name })}
              </option>
            ))}
          </select>
        )}
        <input
          class="field"
          value={typed}
          maxLength={LONGEST}
          placeholder={say(among(source))}
          aria-label={say(among(source))}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="btn icon" aria-label={say('chat-send')}>
          <Icon name="chat" />
        </button>
      </form>
    </div>
  )
}

/** Who receives the reader's lines: during play, players and spectators chat separately. */
function among(source: TableSource): string {
  if (source.stage.value !== 'playing' || source.invitation.value === null) return 'chat-say'
  return source.players.value.some(({ holder }) => holder === 'me') ? 'chat-say-players' : 'chat-say-spectators'
}

/** The id of this browser's player on a server. */
function own(): string | undefined {
  return serverLink().me.value?.id
}

/** The speaker of a line. Pressing somebody else's name offers to challenge, befriend, mute or block them. */
function Speaker({ line, source }: { readonly line: ChatLine; readonly source: TableSource }): JSX.Element {
  const { by, name, seat } = line
  const mark = source.players.value.find((player) => player.seat === seat)?.mark
  return (
    <>
      <b class="seat-name">{by === undefined || by === own() ? name : <PersonName person={by} name={name} table={source.id} />}</b>{' '}
      <NameBadge mark={mark} />
    </>
  )
}

/** Says who can read a private line. */
function markOf(source: TableSource, to: NonNullable<ChatLine['to']>): string {
  return source.viewers.value.includes(to.seat) ? say('chat-aside-heard') : say('chat-aside-said', { name: to.name })
}
