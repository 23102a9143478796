import '../studies/studies.css'
import type { PuzzleLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ReportButton } from '../club/Report.tsx'
import { ask } from '../club/ties.ts'
import { isMember } from '../connection/identity.ts'
import { dayLine } from '../home/ago.ts'
import { beginLesson } from '../learn/begin.ts'
import { CLUB } from '../learn/lesson.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { useOnce } from '../look/once.ts'
import { ShareLink, sharedAddress } from '../look/ShareLink.tsx'
import { tried } from '../table/source/remote.ts'

interface Props {
  readonly puzzle: PuzzleLine
  changed(): void
}

/** A member's puzzle: its maker, how many have solved it, and what the reader can do with it. */
export function PuzzleRow({ puzzle: told, changed }: Props): JSX.Element {
  const { puzzle, game, title, by, mine, likes, liked, solvers, solved, ways, created } = told
  const facts = [
    gameName(game),
    say('study-by', { name: by.name }),
    ways === null ? say('puzzle-in-words') : say('puzzle-ways', { ways }),
    say('puzzle-solvers', { n: solvers }),
    dayLine(created),
  ]
  const act = (asked: Parameters<typeof ask>[0]): void => tried(ask(asked).then(changed))
  const once = useOnce()
  const begin = (): void => once(() => goOnceMade(beginLesson(game, CLUB + puzzle)))
  return (
    <li class="line-row" style={accents(game)} data-puzzle-found={puzzle} data-solvers={solvers}>
      <div class="row">
        <Emblem game={game} />
        <div>
          <b>
            <a href={address('puzzles', puzzle)}>{title}</a> {solved ? <span class="tag won">{say('lesson-solved')}</span> : null}
          </b>
          <span>{facts.join(' · ')}</span>
        </div>
      </div>
      <div class="study-row">
        <button type="button" class="btn" data-try-puzzle onClick={begin}>
          <Icon name={solved ? 'again' : 'play'} /> {say('puzzle-solve')}
        </button>
        <ShareLink value={sharedAddress('puzzle', puzzle)} />
        {mine ? (
          <button type="button" class="btn quiet" data-drop-puzzle onClick={() => act({ type: 'drop-puzzle', puzzle })}>
            {say('puzzle-drop')}
          </button>
        ) : null}
        {mine || !isMember() ? null : (
          <button
            type="button"
            class="btn quiet"
            aria-pressed={liked}
            data-like-puzzle={likes}
            onClick={() => act({ type: 'like-puzzle', puzzle, on: !liked })}
          >
            {say('study-like', { likes })}
          </button>
        )}
        {mine || !isMember() ? null : <ReportButton at={{ puzzle }} line={0} />}
      </div>
    </li>
  )
}
