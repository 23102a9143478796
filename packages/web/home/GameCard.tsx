import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, type Shown } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { toast } from '../look/Toasts.tsx'

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

function Ways({ game }: { readonly game: Shown }): JSX.Element {
  const [busy, setBusy] = useState(false)
  async function playNow(): Promise<void> {
    setBusy(true)
    try {
      const { playAlone } = await import('./playAlone.ts')
      go(await playAlone(game.id, game.quickSeats))
    } catch (error) {
      toast('bad', say('could-not-start', { why: String(error) }))
      setBusy(false)
    }
  }
  return (
    <div class="ways">
      <button type="button" class="btn primary" data-play={game.id} disabled={busy} onClick={() => void playNow()}>
        {say('play-now')} <small>{say('play-now-how')}</small>
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
  )
}
