import type { OwnReport } from '@orrery/protocol/host'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { bytes, seconds, span, whole } from './amounts.ts'

/** A card of figures: the main one, and details. */
interface Card {
  readonly id: string
  readonly large: string
  readonly lines: readonly (readonly [string, string])[]
}

/** The figures of a server, in cards. */
export function Figures({ report }: { readonly report: OwnReport }): JSX.Element {
  return (
    <div class="host-cards">
      {cardsOf(report).map(({ id, large, lines }) => (
        <section key={id} class="panel host-card" aria-labelledby={`host-${id}`} data-card={id}>
          <h2 id={`host-${id}`}>{say(`host-${id}`)}</h2>
          <p class="host-large">{large}</p>
          <dl>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{say(`host-${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function cardsOf({ tables, connections, delays, queue, database, server }: OwnReport): readonly Card[] {
  const { stored } = tables
  return [
    {
      id: 'tables',
      large: stored === null ? '–' : whole(stored.playing),
      lines: [
        ['tables-gathering', stored === null ? '–' : whole(stored.gathering)],
        ['tables-over', stored === null ? '–' : whole(stored.over)],
        ['tables-memory', whole(tables.memory)],
      ],
    },
    {
      id: 'connections',
      large: whole(connections.open),
      lines: [
        ['people', whole(connections.people)],
        ['addresses', whole(connections.addresses)],
        ['limit', whole(connections.limit)],
      ],
    },
    {
      id: 'delays',
      large: seconds(delays.answers.most),
      lines: [
        ['answers-half', seconds(delays.answers.half)],
        ['answers-minute', whole(delays.answers.aMinute)],
        ['writes', seconds(delays.writes.most)],
        ['loop', seconds(delays.loop)],
      ],
    },
    { id: 'queue', large: whole(queue.pending), lines: [['threads', whole(queue.threads)]] },
    {
      id: 'database',
      large: database === null ? '–' : bytes(database.bytes),
      lines: [
        ['engine', database?.engine ?? '–'],
        ['players', database === null ? '–' : whole(database.players)],
      ],
    },
    {
      id: 'server',
      large: span(server.uptime),
      lines: [
        ['memory', bytes(server.memory)],
        ['cores', whole(server.cores)],
        ['node', server.node],
        ['name', server.name],
      ],
    },
  ]
}
