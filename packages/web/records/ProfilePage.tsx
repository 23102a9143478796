import type { ProfileMessage, ProfilePart } from '@orrery/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { ShareLink, sharedAddress } from '../look/ShareLink.tsx'
import { Switch } from '../look/Switch.tsx'
import { tried } from '../table/source/remote.ts'
import { RatingChart } from './Chart.tsx'
import { GameRow } from './GameRow.tsx'
import { type KnownRecords, useRecords, wayName } from './game-records.ts'
import { RecordTables } from './RecordTables.tsx'

/** The names of guests who gave themselves none, in whatever language their page was. */
export const NAMELESS: readonly string[] = ['Guest', 'Vendég']

/** A person's profile; the reader's own if nobody is named. */
export function Profile({ person }: { readonly person: string }): JSX.Element {
  const [profile, setProfile] = useState<ProfileMessage | 'nobody' | null>(null)
  const known = useRecords()
  const read = (): void => {
    void ask({ type: 'profile', ...(person === '' ? {} : { person }) }).then(
      (message) => message.type === 'profile' && setProfile(message),
      () => setProfile('nobody'),
    )
  }
  useEffect(read, [person])
  if (profile === 'nobody') return <p class="panel club-note">{say('profile-nobody')}</p>
  if (profile === null || known === null) return <p class="loading">{say('loading')}</p>
  const { ratings, record, games, achievements } = profile
  const part = (of: ProfilePart, children: ComponentChildren): JSX.Element => (
    <Part part={of} profile={profile} changed={read}>
      {children}
    </Part>
  )
  return (
    <div class="profile" data-profile={profile.person}>
      <h1>{NAMELESS.includes(profile.name) ? say('guest') : profile.name}</h1>
      <ShareLink value={sharedAddress('profile', profile.person)} />
      {part('ratings', ratings === null ? null : <Ratings ratings={ratings} known={known} />)}
      {part('record', record === null ? null : <RecordTables record={record} known={known} />)}
      {part('achievements', achievements === null ? null : <Achievements achieved={achievements} known={known} />)}
      {part(
        'games',
        games === null ? null : games.length === 0 ? (
          <p class="none">{say('profile-games-none')}</p>
        ) : (
          <ul>
            {games.map((game) => (
              <GameRow key={game.table} game={game} known={known} person={profile.person} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

interface PartProps {
  readonly part: ProfilePart
  readonly profile: ProfileMessage
  changed(): void
  readonly children: ComponentChildren
}

/** A part of a profile. Its owner can hide it; others then see that it is hidden. */
function Part({ part, profile, changed, children }: PartProps): JSX.Element {
  const { mine, hidden } = profile
  const isHidden = hidden.includes(part)
  const hide = (): void => {
    const parts = isHidden ? hidden.filter((one) => one !== part) : [...hidden, part]
    tried(ask({ type: 'hide-parts', parts }).then(changed))
  }
  return (
    <section class="panel" aria-labelledby={`part-${part}`} data-part={part}>
      <header class="part-head">
        <h2 id={`part-${part}`}>{say(`profile-${part}`)}</h2>
        {mine ? (
          <Switch label={say('profile-hide', { part: say(`profile-${part}`) })} on={isHidden} turn={hide} data-hide-part={part} />
        ) : null}
      </header>
      {children === null ? <p class="none">{say('profile-hidden')}</p> : children}
    </section>
  )
}

function Ratings({
  ratings,
  known,
}: {
  readonly ratings: NonNullable<ProfileMessage['ratings']>
  readonly known: KnownRecords
}): JSX.Element {
  if (ratings.length === 0) return <p class="none">{say('profile-ratings-none')}</p>
  return (
    <div class="ladders">
      {ratings.map((ladder) => {
        const { game, way, pace, rating, margin, provisional, games, won } = ladder
        const title = [gameName(game), wayName(known, game, way), say(`pace-of-${pace}`)].filter((word) => word !== '').join(' · ')
        return (
          <article key={title} class="ladder" data-ladder={`${game}/${way}/${pace}`}>
            <h3>
              <a href={address('board', game, way, pace)}>{title}</a>
            </h3>
            <p class="rating-figure">
              <b data-rating>{rating}</b> ±{margin} {provisional ? <span class="tag">{say('rating-provisional')}</span> : null}
              <span>{say('rating-games', { games, won })}</span>
            </p>
            {ladder.history.length < 2 ? null : <RatingChart ladder={ladder} title={title} />}
          </article>
        )
      })}
    </div>
  )
}

interface AchievementsProps {
  readonly achieved: NonNullable<ProfileMessage['achievements']>
  readonly known: KnownRecords
}

function Achievements({ achieved, known }: AchievementsProps): JSX.Element {
  const { language } = settings.value
  const shown = achieved.flatMap((one) => {
    const achievement = known.get(one.game)?.achievements.find(({ id }) => id === one.id)
    return achievement === undefined ? [] : [{ ...one, achievement }]
  })
  if (shown.length === 0) return <p class="none">{say('profile-achievements-none')}</p>
  return (
    <ul class="achievements">
      {shown.map(({ game, id, table, achievement }) => (
        <li key={`${game} ${id}`} data-achievement={id}>
          <b>{achievement.name[language]}</b>
          <span>{achievement.text[language]}</span>
          {table !== null && (
            <a href={address('replay', table)}>{say('achievement-where', { game: gameName(game), name: achievement.name[language] })}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
