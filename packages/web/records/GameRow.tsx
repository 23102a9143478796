import type { GameFound } from '@orrery/protocol'
import { Fragment, type JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { serverLink } from '../connection/server.ts'
import { dayLine } from '../home/ago.ts'
import { Emblem } from '../look/Emblem.tsx'
import { NameBadge } from '../look/NameBadge.tsx'
import { ReplayLink } from '../look/ReplayLink.tsx'
import { type KnownRecords, sideName, subjectName, wayName } from './game-records.ts'
import { StorySketch } from './StorySketch.tsx'

interface Props {
  readonly game: GameFound
  readonly known: KnownRecords
  /** The player whose outcome comes first; default: nobody's. */
  readonly person?: string
  /** Whether the row also shows how the game went. */
  readonly tells?: boolean
}

/** A finished table in a list: its outcome, its players and what they played, its date, and a link to its replay. */
export function GameRow({ game: found, known, person, tells = false }: Props): JSX.Element {
  const { table, game, way, pace, at, minutes, rated, players } = found
  const own = players.find((player) => player.person === person)
  const facts = [
    wayName(known, game, way),
    say(`pace-of-${pace}`),
    rated ? say('rated') : '',
    minutes === 0 ? '' : say('minutes-long', { n: minutes }),
    dayLine(at),
  ].filter((fact) => fact !== '')
  return (
    <li class="line-row" style={accents(game)} data-game-found={table}>
      <div class="row">
        <Emblem game={game} />
        <div>
          <b>
            {own === undefined ? null : <span class={`tag ${own.outcome}`}>{say(`outcome-${own.outcome}`)}</span>} {gameName(game)}
          </b>
          <span class="found-players">
            {players.map(({ seat, name, person: who, bot, mark, side, outcome }, at) => {
              const whom = subjectName(who ?? `bot:${bot}`, name === '' ? null : name)
              const what = sideName(known, game, side)
              return (
                <Fragment key={seat}>
                  {at === 0 ? '' : ', '}
                  {whom}
                  {what === '' ? '' : ` (${what})`}
                  <NameBadge mark={mark} bot={who === null && bot !== null} />
                  {own === undefined && outcome === 'won' ? ` – ${say('outcome-won')}` : ''}
                </Fragment>
              )
            })}
          </span>
          <span>{facts.join(' · ')}</span>
          {tells ? <StorySketch game={found} person={person ?? serverLink().me.value?.id ?? null} /> : null}
        </div>
        <ReplayLink table={table} game={game} />
      </div>
    </li>
  )
}
