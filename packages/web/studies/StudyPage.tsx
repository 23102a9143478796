import '../records/records.css'
import './studies.css'
import { gameEntry } from '@orrery/games'
import type { Game, Replay } from '@orrery/kernel'
import type { StudyMessage } from '@orrery/protocol'
import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { address, routeOf } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { RequestError } from '../connection/error.ts'
import { keptReplay } from '../connection/server-tables.ts'
import { satAt } from '../replay/ReplayPage.tsx'
import { type ReplaySource, replaySource } from '../replay/source.ts'
import { Laid, TableProblem } from '../table/TablePage.tsx'
import { BoardMarks } from './BoardMarks.tsx'
import type { Line } from './line.ts'
import { noMarks } from './marks.ts'
import { uploadedReplay } from './record.ts'
import { StudyBar } from './StudyBar.tsx'
import { TryBar } from './TryBar.tsx'
import { type TryingSource, tryingSource } from './trying.ts'

interface Props {
  readonly id: string
  /** The branch; 0: the game itself. */
  readonly branch: number
  readonly step: number
}

/** Refusals of an address that names no study; a link that was cut off has no id of one. */
const UNKNOWN: readonly RequestError['code'][] = ['unknown-study', 'malformed']

/** An opened study: the game, its replay, and what was written about it. */
interface Opened {
  readonly study: StudyMessage
  readonly game: Game
  readonly replay: Replay
}

/** A study of a finished game: the game and its branches, with comments at their moments. */
export function StudyPage({ id, branch, step }: Props): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const [trying, setTrying] = useState<{ readonly source: TryingSource; readonly from: number } | null>(null)
  const marks = useMemo(noMarks, [id])
  const [trouble, setTrouble] = useState<string | null>(null)
  const fail = (error: unknown): void => {
    console.warn(error)
    setTrouble(error instanceof RequestError && UNKNOWN.includes(error.code) ? 'study-unknown' : 'gone-broken')
  }
  const read = (): Promise<void> => openStudy(id, opened).then(setOpened, fail)
  useEffect(() => void read(), [id])
  useEffect(() => {
    if (opened === null || line?.branch === branch) return
    let left = false
    setTrying(null)
    void lineOf(opened, branch, step).then((found) => left || setLine(found), fail)
    return () => {
      left = true
    }
  }, [opened, branch])
  useEffect(() => {
    if (line?.branch === branch) show(line.source, step)
  }, [step])
  if (trouble !== null) return <TableProblem why={trouble} />
  // A line that was left is not shown any more: what somebody would write there now would be lost.
  if (opened === null || line?.branch !== branch) return <p class="loading">{say('loading')}</p>
  if (trying !== null) {
    const bar = (
      <TryBar
        study={opened.study}
        line={line}
        source={trying.source}
        from={trying.from}
        close={() => setTrying(null)}
        kept={() => void read()}
      />
    )
    return <Laid key="trying" source={trying.source} {...(trying.source.stage.value === 'over' ? { instead: bar } : { above: bar })} />
  }
  const tryOut = (): void => {
    const from = line.source.at.value
    setTrying({ source: tryingSource(opened.game, line.source, from), from })
  }
  const bar = <StudyBar study={opened.study} line={line} tryOut={tryOut} marks={marks} changed={() => void read()} />
  return (
    <>
      <Addressed id={id} line={line} />
      <BoardMarks marks={marks} />
      <Laid key={line.branch} source={line.source} instead={bar} />
    </>
  )
}

/** Updates the address to the shown moment, so that it can be shared; not once the reader has left for another, of which the page hears a moment later. */
function Addressed({ id, line }: { readonly id: string; readonly line: Line }): null {
  useSignalEffect(() => {
    const shown = address('study', id, String(line.branch), String(line.source.at.value))
    const at = routeOf(location.hash)
    if (at.page === 'study' && at.id === id && at.branch === line.branch) history.replaceState(history.state, '', shown)
  })
  return null
}

async function openStudy(id: string, before: Opened | null): Promise<Opened> {
  const study = await ask({ type: 'study', study: id })
  if (study.type !== 'study') throw new Error('no study came')
  if (before !== null) return { ...before, study }
  const replay = study.table === null ? await uploadedReplay(id) : await keptReplay(study.table)
  if (replay === null) throw new Error('the replay is not kept')
  return { study, replay, game: await gameEntry(study.game).load() }
}

async function lineOf({ study, game, replay }: Opened, branch: number, step: number): Promise<Line> {
  const players = Array.from({ length: replay.seats }, (_, seat) => satAt(seat, replay.players?.[seat]))
  const id = study.table ?? study.study
  const asPlayed = await replaySource(game, replay, id, players)
  if (branch === 0) return { branch, from: asPlayed.last, source: show(asPlayed, step) }
  const kept = await ask({ type: 'study-branch', study: study.study, branch })
  if (kept.type !== 'study-branch') throw new Error('no branch came')
  const steps = [...asPlayed.steps.slice(0, kept.from), ...kept.steps]
  return { branch, from: kept.from, source: show(await replaySource(game, { ...replay, steps }, id, players), step) }
}

/** Shows a step, or the nearest that there is. */
function show(source: ReplaySource, step: number): ReplaySource {
  source.at.value = Math.min(source.last, Math.max(0, step))
  return source
}
