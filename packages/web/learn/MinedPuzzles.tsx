import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { goToBegun } from '../app/begun.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { beginLesson } from './begin.ts'
import type { LessonSummary } from './daily.ts'
import { minedSummaries } from './puzzles.ts'
import { isDone } from './teaching.ts'

const LEVELS = [1, 2, 3] as const

/** The puzzles found in games between bots: how many of each level are solved, and the next one. */
export function MinedPuzzles({ game }: { readonly game: string }): JSX.Element | null {
  const [summaries, setSummaries] = useState<readonly LessonSummary[]>([])
  useEffect(() => void minedSummaries().then((all) => setSummaries(all.filter((summary) => summary.game === game))), [game])
  if (summaries.length === 0) return null
  return (
    <section class="lessons" data-mined={game}>
      <h2>{say('puzzles-mined')}</h2>
      <p>{say('puzzles-mined-are')}</p>
      <ul class="lesson-cols">
        {LEVELS.map((level) => (
          <NextOfLevel key={level} level={level} summaries={summaries.filter((summary) => summary.level === level)} />
        ))}
      </ul>
    </section>
  )
}

function NextOfLevel({
  level,
  summaries,
}: {
  readonly level: 1 | 2 | 3
  readonly summaries: readonly LessonSummary[]
}): JSX.Element | null {
  const next = summaries.find(({ game, id }) => !isDone(game, id)) ?? summaries[0]
  if (next === undefined) return null
  const solved = summaries.filter(({ game, id }) => isDone(game, id)).length
  return (
    <li>
      <button
        type="button"
        class="lesson-line"
        data-mined-level={level}
        onClick={() => void goToBegun(() => beginLesson(next.game, next.id))}
      >
        <span>
          <b>{say(`lesson-level-${level}`)}</b>
          <small>{say('puzzles-mined-solved', { n: solved, all: summaries.length })}</small>
        </span>
        <Icon name={solved === summaries.length ? 'check' : 'play'} />
      </button>
    </li>
  )
}
