import type { Brought } from '@orrery/board'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, type Shown } from '../app/catalogue.ts'
import { lazy } from '../app/lazy.tsx'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { toast } from '../look/Toasts.tsx'
import { keepBrought, lastBrought } from './brought.ts'

/** A game: its picture, what it is, and the ways to play it. One still coming has no buttons. */
export function GameCard({ game }: { readonly game: Shown }): JSX.Element {
  const [min, max] = game.seats
  return (
    <article class={`game${game.built ? '' : ' coming'}`} style={{ ...accents(game.id), '--ground': game.ground }}>
      <img class="key" src={game.art} alt="" loading="eager" decoding="async" />
      <div class="game-in">
        <div class="game-title">
          <h2>{say(`game-${game.id}`)}</h2>
          <div class="facts">
            <span>
              <Icon name="people" />
              {min === max ? say('seats-exact', { max }) : say('seats-range', { min, max })}
            </span>
            <span>
              <Icon name="clock" />
              {say(game.length)}
            </span>
          </div>
        </div>
        <p class="about">{say(`about-${game.id}`)}</p>
        {game.built ? <Ways game={game} /> : <p class="soon">{say('coming')}</p>}
      </div>
    </article>
  )
}

const BringDialog = lazy(() => import('./BringDialog.tsx').then((module) => module.BringDialog))

function Ways({ game }: { readonly game: Shown }): JSX.Element {
  const [busy, setBusy] = useState(false)
  const [choosing, choose] = useState(false)
  const last = game.brings ? lastBrought(game.id) : null
  async function play(brought: Brought | null): Promise<void> {
    setBusy(true)
    try {
      const { playAlone } = await import('./playAlone.ts')
      go(await playAlone(game.id, game.quickSeats, brought))
    } catch (error) {
      toast('bad', say('could-not-start', { why: error instanceof Error ? error.message : String(error) }))
      setBusy(false)
      choose(game.brings)
    }
  }
  function playNow(): void {
    if (game.brings && last === null) choose(true)
    else void play(last)
  }
  return (
    <>
      <div class="ways">
        <button type="button" class="btn primary" data-play={game.id} disabled={busy} onClick={playNow}>
          {say('play-now')} <small>{say(game.quickSeats === 2 ? 'play-now-duel' : 'play-now-how')}</small>
        </button>
        <a class="btn" href={address('new', game.id, 'invite')} data-invite-to={game.id}>
          <Icon name="link" />
          {say('way-invite')}
        </a>
        <a class="btn" href={address('new', game.id, 'hot-seat')} data-hot-seat={game.id}>
          <Icon name="seat" />
          {say('way-hot-seat')}
        </a>
      </div>
      {game.brings ? (
        <p class="brings">
          <button type="button" class="as-link" data-bring={game.id} aria-haspopup="dialog" onClick={() => choose(true)}>
            {say(`bring-${game.id}`)}
          </button>
          <a href={address('decks')}>{say('build-deck')}</a>
        </p>
      ) : null}
      {choosing ? (
        <BringDialog
          game={game.id}
          close={() => choose(false)}
          play={(brought) => {
            keepBrought(game.id, brought)
            choose(false)
            void play(brought)
          }}
        />
      ) : null}
    </>
  )
}
