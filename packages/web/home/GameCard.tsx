import type { Brought, GameFace } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { isTaught } from '../learn/modules.ts'
import { Icon } from '../look/Icon.tsx'
import { toast } from '../look/Toasts.tsx'
import { hasBoard } from '../table/boards.ts'
import { keepBrought, lastBrought } from './brought.ts'

/** A game: its picture, what it is, and the ways to play it. One still coming has no buttons. */
export function GameCard({ face }: { readonly face: GameFace }): JSX.Element {
  const { language } = settings.value
  const [min, max] = face.seats
  const playable = face.built !== undefined && hasBoard(face.id)
  return (
    <article class={`game${playable ? '' : ' coming'}`} style={{ ...accents(face.id), '--ground': face.ground }}>
      <img class="key" src={face.picture} alt="" loading="eager" decoding="async" />
      <div class="game-in">
        <div class="game-title">
          <h2>{face.name[language]}</h2>
          <div class="facts">
            <span>
              <Icon name="people" />
              {min === max ? say('seats-exact', { max }) : say('seats-range', { min, max })}
            </span>
            <span>
              <Icon name="clock" />
              {face.length[language]}
            </span>
          </div>
        </div>
        <p class="about">{face.about[language]}</p>
        {playable ? <Ways face={face} /> : <p class="soon">{say('coming')}</p>}
      </div>
    </article>
  )
}

const BringDialog = lazy(() => import('./BringDialog.tsx').then((module) => module.BringDialog))

function Ways({ face }: { readonly face: GameFace }): JSX.Element {
  const { language } = settings.value
  const brings = face.brings !== undefined
  const [busy, setBusy] = useState(false)
  const [choosing, choose] = useState(false)
  const last = brings ? lastBrought(face.id) : null
  async function play(brought: Brought | null): Promise<void> {
    setBusy(true)
    try {
      const { playAlone } = await import('./playAlone.ts')
      go(await playAlone(face.id, face.quickSeats, brought))
    } catch (error) {
      toast('bad', say('could-not-start', { why: error instanceof Error ? error.message : String(error) }))
      setBusy(false)
      choose(brings)
    }
  }
  function playNow(): void {
    if (brings && last === null) choose(true)
    else void play(last)
  }
  return (
    <>
      <div class="ways">
        <button type="button" class="btn primary" data-play={face.id} disabled={busy} onClick={playNow}>
          {say('play-now')}{' '}
          <small>{say(face.quickSeats === 1 ? 'play-now-solo' : face.quickSeats === 2 ? 'play-now-duel' : 'play-now-how')}</small>
        </button>
        <a class="btn" href={address('new', face.id, 'invite')} data-invite-to={face.id}>
          <Icon name="link" />
          {say('way-invite')}
        </a>
        <a class="btn" href={address('new', face.id, 'hot-seat')} data-hot-seat={face.id}>
          <Icon name="seat" />
          {say('way-hot-seat')}
        </a>
        {isTaught(face.id) ? (
          <a class="btn quiet" href={address('learn', face.id)} data-learn-of={face.id}>
            <Icon name="info" />
            {say('learn')}
          </a>
        ) : null}
      </div>
      {brings ? (
        <p class="brings">
          <button type="button" class="as-link" data-bring={face.id} aria-haspopup="dialog" onClick={() => choose(true)}>
            {face.brings?.choose[language]}
          </button>
          {face.pages?.map(({ id, invites }) => (
            <a key={id} href={address(id)}>
              {invites[language]}
            </a>
          ))}
        </p>
      ) : null}
      {choosing ? (
        <BringDialog
          game={face.id}
          close={() => choose(false)}
          play={(brought) => {
            keepBrought(face.id, brought)
            choose(false)
            void play(brought)
          }}
        />
      ) : null}
    </>
  )
}
