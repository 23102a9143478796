import './frame/frame.css'
import './question/question.css'
import './side/side.css'
import './side/sheet.css'
import './end/over.css'
import './frame/small.css'
import './question/sheet.css'
import './question/teacher-sheet.css'
import './question/low-sheet.css'
import './side/column.css'
import type { BoardModule } from '@orrery/board'
import type { Orders, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { later } from '../app/later.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say, speakMore, textOfGame } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import type { Imagined } from '../away/imagined.ts'
import type { Recap } from '../away/recap.ts'
import { useRecap } from '../away/use-recap.ts'
import { boardOf } from './boards.ts'
import { Frame } from './frame/Frame.tsx'
import type { LatelyBySeat, LossBeats } from './frame/lately.ts'
import { openSource } from './source/open.ts'
import { ordersOf, withOrders } from './source/orders.ts'
import { isRemote } from './source/remote.ts'
import { ELSEWHERE, type TableSource, UNKEPT } from './source/source.ts'

const RecapBar = later(() => import('../away/RecapBar.tsx').then((module) => module.RecapBar))
const Gathering = later(() => import('../home/Gathering.tsx').then((module) => module.Gathering))

type Opened<S extends TableSource> =
  | { readonly source: S; again(): void }
  | { readonly trouble: string; readonly again?: () => void }
  | null

/** A table by its id, wherever it is stored. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const opened = useSource(() => openSource(id, true), id)
  if (opened === null) return <p class="loading">{say('loading')}</p>
  if ('trouble' in opened) return <TableProblem why={opened.trouble} again={opened.again} />
  return <Laid source={opened.source} again={opened.again} />
}

/** Opens a source and closes it when the page is left. */
export function useSource<S extends TableSource>(open: () => Promise<S | null>, id: string): Opened<S> {
  const [opened, setOpened] = useState<Opened<S>>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    let source: S | null = null
    const again = (): void => setTries((before) => before + 1)
    open().then(
      (found) => {
        if (left) found?.close()
        else setOpened(found === null ? { trouble: 'gone-unknown' } : { source: found, again })
        source = found
      },
      (error: unknown) => {
        console.warn(error)
        if (left) return
        setOpened(isLost(error) ? { trouble: 'gone-offline', again } : { trouble: 'gone-broken' })
      },
    )
    return () => {
      left = true
      source?.close()
      setOpened(null)
    }
  }, [id, tries])
  return opened
}

/** Whether an error is due to a lost connection. */
function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'lost'
}

interface LaidProps {
  readonly source: TableSource
  /** Opens a table of this browser again that another page has taken over. */
  again?(): void
  /** Shown in place of the question. */
  readonly instead?: ComponentChildren
  /** Shown above the question at a table where one person plays all seats. */
  readonly above?: ComponentChildren
}

/** The frame of a table, shown once the board and the game's messages are loaded. */
export function Laid({ source, again: reopen, instead, above }: LaidProps): JSX.Element {
  const { language } = settings.value
  const [drawn, setDrawn] = useState<{ readonly board: BoardModule; readonly rules: Orders | null } | null>(null)
  const [text, setText] = useState<Text | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [imagined, imagine] = useState<Imagined | null>(null)
  const recap = useRecap(source, instead !== undefined || above !== undefined)
  const lately = useMemo(() => signal<LatelyBySeat>({}), [source])
  const [retold, retell] = useState<Recap | null>(null)
  useEffect(
    () =>
      void Promise.all([boardOf(source.game), isRemote(source) ? ordersOf(source.game) : null]).then(
        ([board, rules]) => setDrawn({ board, rules }),
        () => setTrouble('gone-broken'),
      ),
    [source.game],
  )
  // A table in the browser begins without orders, so their rules are loaded once it is drawn.
  const isLocalDrawn = drawn !== null && text !== null && !isRemote(source)
  useEffect(() => {
    if (isLocalDrawn)
      void ordersOf(source.game).then(
        (rules) => setDrawn((now) => now && { ...now, rules }),
        () => setTrouble('gone-broken'),
      )
  }, [source.game, isLocalDrawn])
  useLatest(
    [source.game, language],
    () => textOfGame(source.game, language),
    setText,
    () => setTrouble('gone-broken'),
  )
  const board = useMemo(() => (drawn === null ? null : withOrders(drawn.board, drawn.rules, source)), [drawn, source])
  if (trouble !== null) return <TableProblem why={trouble} />
  if (source.gone.value === ELSEWHERE) return <TableProblem why="gone-elsewhere" title="elsewhere" act="play-here" again={reopen} />
  if (source.gone.value === UNKEPT) return <TableProblem why="gone-broken" title="gone-shut" again={reopen} />
  if (source.stage.value === 'gone') return <TableProblem why={`gone-${source.gone.value ?? 'unknown'}`} />
  if (source.stage.value === 'gathering' && isRemote(source)) return <Gathering source={source} />
  if (drawn === null || board === null || text === null) return <p class="loading">{say('loading')}</p>
  const shared = { rules: drawn.rules, text }
  if (imagined !== null)
    return <Frame key="imagined" {...shared} source={imagined.source} board={drawn.board} imagined={{ back: () => imagine(null) }} />
  if (recap.shown !== null) {
    const { shown, close } = recap
    return <Frame key="recap" {...shared} source={shown.source} board={drawn.board} instead={<RecapBar recap={shown} close={close} />} />
  }
  if (retold !== null)
    return (
      <Frame
        key="retold"
        {...shared}
        source={retold.source}
        board={drawn.board}
        instead={<RecapBar recap={retold} close={() => retell(null)} />}
      />
    )
  if (instead !== undefined) return <Frame {...shared} source={source} board={board} instead={instead} />
  if (above !== undefined) return <Frame {...shared} source={source} board={board} above={above} />
  const again = (seat: Seat, beats: LossBeats): void =>
    void Promise.all([import('../away/recap.ts'), speakMore()]).then(([{ recapOf }]) =>
      retell(recapOf(source, seat, beats, 'recap-losses')),
    )
  return <Frame {...shared} source={source} board={board} imagine={imagine} again={recap.again} lately={lately} retell={again} />
}

interface ProblemProps {
  readonly why: string
  /** Tries again: when the reader presses the button, or once the connection is back if that was missing. */
  readonly again?: (() => void) | undefined
  readonly title?: string
  /** The label of the button. */
  readonly act?: string
}

/** What is missing; otherwise it is there, and does not open. */
const HEADINGS: Readonly<Record<string, string>> = { 'gone-unknown': 'gone', 'study-unknown': 'gone-study' }

/** Why there is no table here. */
export function TableProblem({ why, again, title, act = 'try-again' }: ProblemProps): JSX.Element {
  useEffect(() => {
    if (again === undefined || title !== undefined) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  const press = again ?? (why === 'gone-broken' ? () => location.reload() : undefined)
  return (
    <div class="home">
      <div class="sky" aria-hidden="true" />
      <main class="trouble">
        <h1>{say(title ?? (again === undefined ? (HEADINGS[why] ?? 'gone-shut') : 'no-connection'))}</h1>
        <p>{say(why)}</p>
        {press === undefined ? null : (
          <button type="button" class="btn" onClick={press}>
            {say(act)}
          </button>
        )}
        <a class="btn primary" href={address()}>
          {say('to-home')}
        </a>
      </main>
    </div>
  )
}
