import type { HostReport, OwnReport } from '@orrery/protocol/host'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { bytes, seconds, span, whole } from './amounts.ts'

interface Props {
  readonly report: HostReport
  /** The name of the server whose figures are shown below. */
  readonly shown: string
  show(name: string): void
}

/** The columns of the table of servers. */
const COLUMNS: readonly (readonly [string, (report: OwnReport) => string])[] = [
  ['uptime', ({ server }) => span(server.uptime)],
  ['tables', ({ tables }) => whole(tables.memory)],
  ['people', ({ connections }) => whole(connections.open)],
  ['delay', ({ delays }) => seconds(delays.answers.most)],
  ['queue', ({ queue }) => whole(queue.pending)],
  ['errors', ({ errors }) => whole(errors.length)],
  ['aside', ({ setAside }) => whole(setAside.length)],
  ['memory', ({ server }) => bytes(server.memory)],
]

/** All servers of the database side by side; the chosen one is shown in full below. */
export function Servers({ report, shown, show }: Props): JSX.Element | null {
  if (report.others.length === 0) return null
  const all = [{ name: report.server.name, report }, ...report.others].sort((a, b) => (a.name < b.name ? -1 : 1))
  return (
    <section class="panel host-servers" aria-labelledby="host-servers" data-card="servers">
      <h2 id="host-servers">{say('host-servers', { n: all.length })}</h2>
      <p>{say('host-servers-are')}</p>
      <div class="host-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('host-name')}</th>
              {COLUMNS.map(([id]) => (
                <th key={id} scope="col">
                  {say(`host-column-${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ name, report: its }) => (
              <tr key={name} class={name === shown ? 'on' : undefined} data-server={name}>
                <th scope="row">
                  <button type="button" class="btn small" disabled={its === null} aria-pressed={name === shown} onClick={() => show(name)}>
                    <code>{name}</code>
                  </button>
                  {name === report.server.name ? <small>{say('host-this')}</small> : null}
                </th>
                {its === null ? (
                  <td colSpan={COLUMNS.length} class="bad">
                    {say('host-advice-silent')}
                  </td>
                ) : (
                  COLUMNS.map(([id, tell]) => <td key={id}>{tell(its)}</td>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
