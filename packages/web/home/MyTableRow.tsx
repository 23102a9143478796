import type { JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { forget } from '../local/stored.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { leftLine, sinceLine } from './ago.ts'
import { type MyTable, readLocalTables } from './my-tables.ts'

/** A table in a list: its players, whose turn it is and for how long. */
export function MyTableRow({ table }: { readonly table: MyTable }): JSX.Element {
  const { id, game, href, local, stage, myTurn, others, waitsFor, headline, since, due, guided } = table
  const state =
    stage === 'over'
      ? say('state-over')
      : stage === 'gathering'
        ? say('state-gathers')
        : guided
          ? say('state-paused')
          : myTurn
            ? say('state-your-turn')
            : waitsFor === ''
              ? say('state-waits')
              : say('state-waits-for', { who: waitsFor })
  return (
    <li class="line-row" style={accents(game)} data-my-table={id}>
      <a class="row" href={href}>
        <Emblem game={game} />
        <div>
          <b>{guided ? `${say('guided')} · ${gameName(game)}` : gameName(game)}</b>
          <span>{[others, headline].filter((part) => part !== '').join(' · ') || say('alone')}</span>
        </div>
        <em class={myTurn && !guided ? '' : 'wait'}>
          {state}
          <small>{myTurn && due !== null ? leftLine(due) : sinceLine(since)}</small>
        </em>
      </a>
      {local ? (
        <button
          type="button"
          class="btn icon small quiet"
          aria-label={say('forget-table', { game: gameName(game) })}
          onClick={() => void forget(id).then(readLocalTables)}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </li>
  )
}
