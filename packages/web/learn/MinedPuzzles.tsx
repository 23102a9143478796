import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { beginLesson } from './begin.ts'
import type { LessonSign } from './daily.ts'
import { minedSigns } from './puzzles.ts'
import { isDone } from './taught.ts'

const LEVELS = [1, 2, 3] as const

/** The puzzles that were found in games of bots: of each level how many are solved, and the next one. */
export function MinedPuzzles({ game }: { readonly game: string }): JSX.Element | null {
  const [signs, setSigns] = useState<readonly LessonSign[]>([])
  useEffect(() => void minedSigns().then((all) => setSigns(all.filter((sign) => sign.game === game))), [game])
  if (signs.length === 0) return null
  return (
    <section class="lessons" data-mined={game}>
      <h2>{say('puzzles-mined')}</h2>
      <p>{say('puzzles-mined-are')}</p>
      <ul class="lesson-cols">
        {LEVELS.map((level) => (
          <NextOfLevel key={level} level={level} signs={signs.filter((sign) => sign.level === level)} />
        ))}
      </ul>
    </section>
  )
}

function NextOfLevel({ level, signs }: { readonly level: 1 | 2 | 3; readonly signs: readonly LessonSign[] }): JSX.Element | null {
  const next = signs.find(({ game, id }) => !isDone(game, id)) ?? signs[0]
  if (next === undefined) return null
  const solved = signs.filter(({ game, id }) => isDone(game, id)).length
  return (
    <li>
      <button
        type="button"
        class="lesson-line"
        data-mined-level={level}
        onClick={() => void beginLesson(next.game, next.id).then((to) => to !== null && go(to))}
      >
        <span>
          <b>{say(`lesson-level-${level}`)}</b>
          <small>{say('puzzles-mined-solved', { n: solved, all: signs.length })}</small>
        </span>
        <Icon name={solved === signs.length ? 'check' : 'play'} />
      </button>
    </li>
  )
}
