import type { StudyLine, WhichStudies } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { dayLine } from '../home/ago.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Choice } from '../records/BoardPage.tsx'

const WHICH = ['mine', 'friends', 'all'] as const satisfies readonly WhichStudies[]

/** Studies of finished games: the reader's own, those shared by friends, and those shared with everybody. A stranger sees only the last. */
export function Studies({ isStranger }: { readonly isStranger: boolean }): JSX.Element {
  const [which, setWhich] = useState<WhichStudies>(isStranger ? 'all' : 'mine')
  const [found, setFound] = useState<{ readonly studies: readonly StudyLine[]; readonly more: boolean } | null>(null)
  const read = (known: readonly StudyLine[]): void => {
    const last = known.at(-1)
    const before = last === undefined ? {} : { before: { at: last.changed, study: last.study } }
    void ask({ type: 'studies', which, ...before }).then(
      (page) => page.type === 'studies' && setFound({ studies: [...known, ...page.studies], more: page.more }),
      () => setFound({ studies: known, more: false }),
    )
  }
  useEffect(() => {
    setFound(null)
    read([])
  }, [which])
  return (
    <section class="find-page" data-studies={which}>
      <h1>{say('studies')}</h1>
      <p>{say('studies-are')}</p>
      {isStranger ? null : (
        <fieldset class="filters" aria-label={say('filters')}>
          <Choice
            name="which"
            label={say('studies-which')}
            value={which}
            options={WHICH.map((one) => [one, say(`studies-${one}`)] as const)}
            choose={(chosen) => setWhich(WHICH.find((one) => one === chosen) ?? 'mine')}
          />
        </fieldset>
      )}
      <section class="panel" aria-live="polite" aria-label={say('studies')}>
        {found === null ? <p class="loading">{say('loading')}</p> : null}
        {found?.studies.length === 0 ? <p class="none">{say('studies-none')}</p> : null}
        <ul>
          {found?.studies.map((study) => (
            <StudyRow key={study.study} study={study} />
          ))}
        </ul>
        {found?.more === true ? (
          <button type="button" class="btn" data-more onClick={() => read(found.studies)}>
            {say('find-more')}
          </button>
        ) : null}
      </section>
    </section>
  )
}

function StudyRow({ study }: { readonly study: StudyLine }): JSX.Element {
  const { game, title, by, branches, comments, likes, sharing, changed } = study
  const facts = [
    gameName(game),
    say('study-by', { name: by.name }),
    say('study-much', { branches, comments }),
    ...(likes === 0 ? [] : [say('study-liked', { likes })]),
    dayLine(changed),
  ]
  return (
    <li class="line-row" style={accents(game)} data-study-found={study.study}>
      <div class="row">
        <Emblem game={game} />
        <div>
          <b>
            <a href={address('study', study.study)}>{title}</a>
          </b>
          <span>{facts.join(' · ')}</span>
          <span>{say(`study-sharing-${sharing}`)}</span>
        </div>
      </div>
    </li>
  )
}
