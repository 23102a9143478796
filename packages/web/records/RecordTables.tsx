import type { ProfileMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { type KnownRecords, sideName, subjectName, wayName } from './game-records.ts'

type Line = NonNullable<ProfileMessage['record']>[number]

const KINDS = ['way', 'side', 'seat', 'opponent'] as const

interface Props {
  readonly record: readonly Line[]
  readonly known: KnownRecords
}

/** How often somebody has played and won, by game, by what they played, and by opponent. */
export function RecordTables({ record, known }: Props): JSX.Element {
  const games = record.filter(({ kind }) => kind === 'all')
  if (games.length === 0) return <p class="none">{say('profile-record-none')}</p>
  return (
    <>
      {games.map(({ game, ...all }) => (
        <table key={game} class="record" data-record={game}>
          <caption>{gameName(game)}</caption>
          <thead>
            <tr>
              <th scope="col">{say('record-what')}</th>
              <th scope="col">{say('record-played')}</th>
              <th scope="col">{say('record-won')}</th>
              <th scope="col">{say('record-drawn')}</th>
            </tr>
          </thead>
          <tbody>
            <Row name={say('record-all')} line={{ game, ...all }} />
            {KINDS.flatMap((kind) =>
              record
                .filter((line) => line.game === game && line.kind === kind)
                .map((line) => <Row key={`${kind} ${line.key}`} name={nameOfLine(line, known)} line={line} />),
            )}
          </tbody>
        </table>
      ))}
    </>
  )
}

function Row({ name, line }: { readonly name: string; readonly line: Line }): JSX.Element | null {
  if (name === '') return null
  return (
    <tr data-kind={line.kind}>
      <th scope="row">{name}</th>
      <td>{line.played}</td>
      <td>
        {line.won} ({Math.round((100 * line.won) / line.played)}&nbsp;%)
      </td>
      <td>{line.drawn}</td>
    </tr>
  )
}

function nameOfLine({ game, kind, key, name }: Line, known: KnownRecords): string {
  if (kind === 'way') return wayName(known, game, key)
  if (kind === 'seat') return say('record-seat', { n: Number(key) + 1 })
  if (kind === 'opponent') return say('record-against', { name: subjectName(key, name) })
  const what = known.get(game)?.side?.name[settings.value.language] ?? ''
  return `${what}: ${sideName(known, game, key)}`
}
