import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { forget, keptTables, type StoredLine } from '../local/stored.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { headlineOf } from './headlines.ts'

const tables = signal<readonly StoredLine[]>([])

async function refresh(): Promise<void> {
  try {
    tables.value = await keptTables()
  } catch {
    tables.value = []
  }
}

/** The tables kept in this browser. */
export function YourTables(): JSX.Element {
  useEffect(() => void refresh(), [])
  return (
    <section class="panel brass">
      <h2>{say('your-tables')}</h2>
      {tables.value.length === 0 ? <p class="none">{say('your-tables-none')}</p> : null}
      <ul>
        {tables.value.map((table) => (
          <Line key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function Line({ table }: { readonly table: StoredLine }): JSX.Element {
  const people = table.seats.filter(({ bot }) => bot === null).length
  const bots = table.seats.length - people
  const line = headlineOf(table.id, settings.value.language) ?? say('table-seats', { people, bots })
  return (
    <li class="line-row" style={accents(table.game)}>
      <a class="row" href={address(table.over ? 'replay' : 'table', table.id)}>
        <Emblem game={table.game} />
        <div>
          <b>{gameName(table.game)}</b>
          <span>{line}</span>
        </div>
        <em class={table.myTurn ? '' : 'wait'}>
          {table.over ? say('state-over') : table.myTurn ? say('state-your-turn') : say('state-waits')}
        </em>
      </a>
      <button
        type="button"
        class="btn icon small quiet"
        aria-label={say('forget-table', { game: gameName(table.game) })}
        onClick={() => void forget(table.id).then(refresh)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
