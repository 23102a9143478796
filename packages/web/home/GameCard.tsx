import type { GameFace } from '@orrery/board'
import type { JSX } from 'preact'
import { accents, partsOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { isTaught } from '../learn/modules.ts'
import { Icon } from '../look/Icon.tsx'
import { hasBoard } from '../table/boards.ts'
import { usePlayNow } from './PlayNow.tsx'

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

function Ways({ face }: { readonly face: GameFace }): JSX.Element {
  const { language } = settings.value
  const { busy, play, choose, dialog } = usePlayNow(face)
  return (
    <>
      <div class="ways">
        <button type="button" class="btn primary" data-play={face.id} disabled={busy} onClick={play}>
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
      {face.brings !== undefined ? (
        <p class="brings">
          <button type="button" class="as-link" data-bring={face.id} aria-haspopup="dialog" onClick={choose}>
            {face.brings.choose[language]}
          </button>
          {face.pages?.map(({ id, invites }) => (
            <a key={id} href={address(id)}>
              {invites[language]}
            </a>
          ))}
          {partsOf(face.id).map(({ id, partOf }) => (
            <a key={id} href={address('new', id, 'alone')} data-part={id}>
              {partOf?.invites[language]}
            </a>
          ))}
        </p>
      ) : null}
      {dialog}
    </>
  )
}
