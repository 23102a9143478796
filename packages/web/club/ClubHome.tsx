import './club.css'
import type { LobbyMessage, WaitsMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Announcement } from '../account/Announcement.tsx'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { isSomebody } from '../connection/identity.ts'
import { hasServer, serverLink } from '../connection/server.ts'
import { Challenges } from './Challenges.tsx'
import { EveningCard } from './Evenings.tsx'
import { FriendsHere } from './Friends.tsx'
import { showLayer } from './layer.ts'
import { LiveNow } from './OpenTables.tsx'
import { askWaits, quick } from './quick.ts'
import { evenings, followClub } from './ties.ts'

/** Whether the club may concern the reader: it knows only readers who have been at the server. */
function useClub(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (!isSomebody()) return
    void hasServer().then((answers) => {
      setThere(answers)
      if (!answers) return
      followClub()
      showLayer()
    })
  }, [])
  return there
}

/** Whatever others want of the reader, and live tables; shown beside the reader's own tables. Nothing if there is neither. */
export function ClubHomeMain(): JSX.Element | null {
  const there = useClub()
  const [live, setLive] = useState<LobbyMessage['live']>([])
  useEffect(() => {
    if (!there) return
    void serverLink()
      .ask({ type: 'lobby', filter: {} })
      .then(
        (reply) => reply.type === 'lobby' && setLive(reply.live),
        () => undefined,
      )
  }, [there])
  if (!there) return null
  return (
    <>
      <Challenges />
      {live.length === 0 ? null : <LiveNow live={live} />}
    </>
  )
}

/** The number of evenings on the home page. */
const EVENINGS = 2

/** The next evenings, the present friends, and expected waits. */
export function ClubHomeSide(): JSX.Element | null {
  const there = useClub()
  if (!there) return null
  return (
    <>
      <Announcement />
      {evenings.value.slice(0, EVENINGS).map((evening) => (
        <EveningCard key={evening.id} evening={evening} />
      ))}
      <FriendsHere />
      <Soon />
    </>
  )
}

/** Games with somebody in quick match, or with a short wait. Nothing if unknown. */
function Soon(): JSX.Element | null {
  const [waits, setWaits] = useState<WaitsMessage['waits']>([])
  useEffect(() => void askWaits().then(setWaits, () => undefined), [])
  const known = waits.filter(({ pace, wait }) => pace === 'live' && wait !== null)
  if (known.length === 0 && quick.value.seek === null) return null
  return (
    <section class="panel" aria-labelledby="soon" data-soon>
      <h2 id="soon">{say('quick')}</h2>
      <p class="quick-wait">
        {known
          .map(({ game, wait }) =>
            wait === 0
              ? say('soon-now', { game: gameName(game) })
              : say('soon-in', { game: gameName(game), n: Math.max(1, Math.round((wait ?? 0) / 60_000)) }),
          )
          .join(', ')}
      </p>
      <a class="btn" href={address('lobby')}>
        {say('quick-begin')}
      </a>
    </section>
  )
}
