import type { FiguresOfGame } from '@orrery/protocol/figures'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { percentLine } from '../app/percent.ts'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { Choice } from './BoardPage.tsx'
import { type KnownRecords, ratedGames, sideName, useRecords, wayName } from './game-records.ts'
import { figuresFile, readFigures } from './public.ts'

type Row = FiguresOfGame['figures'][number]

const WHOSE = ['people', 'bots'] as const
const KINDS = ['side', 'seat', 'seats'] as const

/** The win rates of a game: by what was played, by seat and by number of seats, with people and bots apart. */
export function Figures({ game: wanted }: { readonly game: string }): JSX.Element {
  const known = useRecords()
  const [by, setBy] = useState<(typeof WHOSE)[number]>('people')
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const games = known === null ? [] : ratedGames(known)
  const game = games.find((id) => id === wanted) ?? games[0] ?? ''
  const load = (): Promise<readonly Row[]> | null => {
    setRows(null)
    return game === '' ? null : readFigures(game)
  }
  useLatest([game], load, setRows, () => setRows([]))
  if (known === null || rows === null) return <p class="loading">{say('loading')}</p>
  const own = rows.filter((row) => row.by === by)
  const tables = [...Map.groupBy(own, ({ way, kind }) => `${way} ${kind}`).values()]
  return (
    <section class="figures-page" data-figures={game}>
      <h1>{say('figures')}</h1>
      <p>{say('figures-is')}</p>
      <div class="filters">
        <Choice
          name="game"
          label={say('filter-game')}
          value={game}
          options={games.map((id) => [id, gameName(id)])}
          choose={(id) => go(address('figures', id))}
        />
        <Choice
          name="by"
          label={say('figures-whose')}
          value={by}
          options={WHOSE.map((id) => [id, say(`figures-of-${id}`)])}
          choose={(id) => setBy(WHOSE.find((one) => one === id) ?? 'people')}
        />
      </div>
      {tables.length === 0 ? <p class="panel none">{say('figures-none')}</p> : null}
      {tables.map((own) => (
        <FiguresTable key={`${own[0]?.way} ${own[0]?.kind}`} rows={own} game={game} known={known} />
      ))}
      {tables.length === 0 ? null : (
        <a class="btn" href={figuresFile(game)} download>
          {say('figures-csv')}
        </a>
      )}
    </section>
  )
}

interface TableProps {
  readonly rows: readonly Row[]
  readonly game: string
  readonly known: KnownRecords
}

function FiguresTable({ rows, game, known }: TableProps): JSX.Element | null {
  const { language } = settings.value
  const kind = KINDS.find((one) => one === rows[0]?.kind)
  if (kind === undefined) return null
  const what = kind === 'side' ? (known.get(game)?.side?.name[language] ?? '') : say(`figures-by-${kind}`)
  const nameOf = (key: string) =>
    kind === 'side' ? sideName(known, game, key) : kind === 'seat' ? say('record-seat', { n: Number(key) + 1 }) : key
  const caption = [wayName(known, game, rows[0]?.way ?? ''), what].filter((word) => word !== '').join(' · ')
  return (
    <section class="panel board-scroll" aria-label={caption}>
      <table class="record" data-figure={kind}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{say('record-played')}</th>
            <th scope="col">{say('record-won')}</th>
            <th scope="col">{say('figures-between')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, played, share, low, high }) => (
            <tr key={key} data-key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{played}</td>
              <td>
                <b>{percentLine(share)}</b>
              </td>
              <td>
                {percentLine(low)} – {percentLine(high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
