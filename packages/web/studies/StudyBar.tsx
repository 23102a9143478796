import type { StudyMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { isMember } from '../connection/identity.ts'
import { MakePuzzle } from '../puzzles/MakePuzzle.tsx'
import { ReplaySteps } from '../replay/ReplaySteps.tsx'
import { tried } from '../table/source/remote.ts'
import { Comments } from './Comments.tsx'
import { LikeStudy } from './LikeStudy.tsx'
import type { Line } from './line.ts'
import type { Marks } from './marks.ts'
import { ShareStudy } from './ShareStudy.tsx'

interface Props {
  readonly study: StudyMessage
  readonly line: Line
  readonly marks: Marks
  tryOut(): void
  /** Called when something in the study has changed. */
  changed(): void
}

/** A study beside its board: its lines, the shown moment, and the comments there. */
export function StudyBar({ study, line, marks, tryOut, changed }: Props): JSX.Element {
  const { source, branch } = line
  const step = source.at.value
  const kept = study.lines.find((one) => one.branch === branch)
  const show = (to: number, at: number): void => {
    if (to === branch) source.at.value = at
    else go(address('study', study.study, String(to), String(at)))
  }
  const drop = (): void =>
    tried(
      ask({ type: 'drop-branch', study: study.study, branch }).then(() => {
        changed()
        go(address('study', study.study, '0', String(line.from)))
      }),
    )
  return (
    <section class="question replay study" aria-label={say('study')} data-study={study.study}>
      <header>
        <h2>{study.title}</h2>
        <p>
          <a href={address('studies')}>{say('studies')}</a> · {say('study-by', { name: study.by.name })} ·{' '}
          {say(`study-sharing-${study.sharing}`)}
        </p>
      </header>
      {study.lines.length === 0 ? null : (
        <label class="choice">
          <span>{say('study-line')}</span>
          <select
            data-study-line
            value={String(branch)}
            onChange={({ currentTarget }) => {
              const chosen = study.lines.find((one) => String(one.branch) === currentTarget.value)
              go(address('study', study.study, currentTarget.value, String(chosen?.from ?? Math.min(step, line.from))))
            }}
          >
            <option value="0">{say('study-as-played')}</option>
            {study.lines.map((one) => (
              <option key={one.branch} value={String(one.branch)}>
                {say('study-line-from', { title: one.title, step: one.from, name: one.by.name })}
              </option>
            ))}
          </select>
        </label>
      )}
      <ReplaySteps source={source} />
      <div class="study-row">
        <button
          type="button"
          class="btn"
          disabled={step === source.last && source.moment('spectator').value?.seen.result !== null}
          data-try-out
          onClick={tryOut}
        >
          {say('study-try')}
        </button>
        {study.mine ? <MakePuzzle study={study} line={line} /> : null}
        {kept?.mayDrop === true ? (
          <button type="button" class="btn quiet" data-drop-branch onClick={drop}>
            {say('study-drop-branch')}
          </button>
        ) : null}
        {study.mine ? <ShareStudy study={study} changed={changed} /> : isMember() ? <LikeStudy study={study} changed={changed} /> : null}
      </div>
      <Comments
        key={`${branch} ${step}`}
        study={study}
        branch={branch}
        step={step}
        changed={changed}
        show={show}
        marks={marks}
        mayWrite={isMember()}
      />
    </section>
  )
}
