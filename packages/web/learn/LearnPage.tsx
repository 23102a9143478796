import { goToBegun } from '../app/begun.ts'
import './coach.css'
import './learn.css'
import type { LearnModule } from '@orrery/board'
import { manifests } from '@orrery/games'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say, wholeTextOfGame } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { NoGame } from '../home/Nowhere.tsx'
import { Page } from '../home/Page.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { WithRulebook } from '../rulebook/WithRulebook.tsx'
import { RuleLink } from '../table/RuleLink.tsx'
import { beginGuided, beginLesson } from './begin.ts'
import type { NamedLesson } from './lesson.ts'
import { lessonsOf } from './lessons.ts'
import { MinedPuzzles } from './MinedPuzzles.tsx'
import { isTaught, learnOf } from './modules.ts'
import { PuzzleOfTheDay } from './PuzzleOfTheDay.tsx'
import { guidedTable, isDone } from './teaching.ts'

/** The page that teaches a game: the chosen one, or the first. */
export function LearnPage({ game }: { readonly game: string | null }): JSX.Element {
  const first = manifests.find(({ id }) => isTaught(id))?.id ?? ''
  return game === null || isTaught(game) ? <Teaching game={game ?? first} /> : <NoGame game={game} />
}

/** How to learn a game: two pages, the guided first game, lessons and puzzles, the rulebook one click away. */
function Teaching({ game }: { readonly game: string }): JSX.Element {
  const games = manifests.filter(({ id }) => isTaught(id))
  return (
    <Page page="learn" game={game}>
      <WithRulebook game={game}>
        <main class="learn" data-learn={game}>
          <header class="learn-head">
            <h1>
              <Emblem game={game} /> {say('learn-game', { game: gameName(game) })}
            </h1>
            <nav class="books" aria-label={say('learn')}>
              {games.map(({ id }) => (
                <a key={id} class="btn" style={accents(id)} href={address('learn', id)} aria-current={id === game ? 'page' : undefined}>
                  <Emblem game={id} /> {gameName(id)}
                </a>
              ))}
            </nav>
          </header>
          <Taught key={game} game={game} />
        </main>
      </WithRulebook>
    </Page>
  )
}

function Taught({ game }: { readonly game: string }): JSX.Element {
  const { language } = settings.value
  const [learn, setLearn] = useState<LearnModule | null>(null)
  const [lessons, setLessons] = useState<readonly NamedLesson[] | null>(null)
  const [text, setText] = useState<Text | null>(null)
  useLatest([game], () => learnOf(game), setLearn)
  useLatest([game], () => lessonsOf(game), setLessons)
  useLatest([game, language], () => wholeTextOfGame(game, language), setText)
  if (learn === null || text === null || lessons === null) return <p class="loading">{say('loading')}</p>
  const { Pages, guided } = learn
  return (
    <>
      <div class="learn-cols">
        <article class="paper" data-game={game}>
          <Pages text={text} rule={(id) => <RuleLink rule={id} />} />
        </article>
        <aside class="learn-side">
          <section
            class="guided"
            style={{ backgroundImage: `linear-gradient(transparent, #0b1122 62%), url("${manifestOf(game).picture}")` }}
          >
            <h2>{say('guided')}</h2>
            <p>{say('guided-is')}</p>
            <p class="facts">{say('guided-facts', { minutes: guided.minutes, steps: guided.steps.length })}</p>
            <Guide game={game} />
          </section>
          <a class="panel learn-more" href={address('rules', game)}>
            <Icon name="info" /> {say('rulebook')}
          </a>
          <PuzzleOfTheDay />
        </aside>
      </div>
      {lessons.length === 0 ? null : <Lessons game={game} lessons={lessons} />}
      <MinedPuzzles game={game} />
    </>
  )
}

function Guide({ game }: { readonly game: string }): JSX.Element {
  const under = guidedTable(game)
  return (
    <p class="guided-acts">
      <button type="button" class="btn primary" data-guided={game} onClick={() => void goToBegun(() => beginGuided(game))}>
        {isDone(game, 'guided') ? <Icon name="check" /> : null} {say(under === null ? 'guided-begin' : 'guided-anew')}
      </button>
      {under === null ? null : (
        <a class="btn" href={address('table', under)}>
          {say('guided-on')}
        </a>
      )}
    </p>
  )
}

function Lessons({ game, lessons }: { readonly game: string; readonly lessons: readonly NamedLesson[] }): JSX.Element {
  const { language } = settings.value
  const levels = [1, 2, 3] as const
  return (
    <section class="lessons">
      <h2>{say('lessons')}</h2>
      <p>{say('lessons-are')}</p>
      <div class="lesson-cols">
        {levels.map((level) => {
          const here = lessons.filter((lesson) => lesson.level === level)
          if (here.length === 0) return null
          return (
            <section key={level}>
              <h3>
                {say(`lesson-level-${level}`)}{' '}
                <small>{say('lessons-done', { n: here.filter(({ id }) => isDone(game, id)).length, all: here.length })}</small>
              </h3>
              <ul>
                {here.map((lesson) => (
                  <li key={lesson.id}>
                    <button
                      type="button"
                      class="lesson-line"
                      data-lesson-of={lesson.id}
                      onClick={() => void goToBegun(() => beginLesson(game, lesson.id))}
                    >
                      <span>
                        <em>{say(lesson.kind)}</em> <b>{lesson.title[language]}</b>
                        <small>{lesson.task[language]}</small>
                      </span>
                      <Icon name={isDone(game, lesson.id) ? 'check' : 'play'} />
                      {isDone(game, lesson.id) ? <span class="sr">{say('lesson-solved')}</span> : null}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
