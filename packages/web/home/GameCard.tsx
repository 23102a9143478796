import type { Manifest } from '@orrery/board'
import type { JSX } from 'preact'
import { accents, partsOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { isTaught } from '../learn/modules.ts'
import { Icon } from '../look/Icon.tsx'
import { hasBoard } from '../table/boards.ts'
import { usePlayNow } from './PlayNow.tsx'

/** A game: its picture, what it is, and the ways to play it. A game that is not built yet has no buttons. */
export function GameCard({ manifest }: { readonly manifest: Manifest }): JSX.Element {
  const { language } = settings.value
  const [min, max] = manifest.seats
  const playable = manifest.built !== undefined && hasBoard(manifest.id)
  return (
    <article class={`game${playable ? '' : ' coming'}`} style={{ ...accents(manifest.id), '--ground': manifest.ground }}>
      <img class="key" src={manifest.picture} alt="" loading="eager" decoding="async" />
      <div class="game-in">
        <div class="game-title">
          <h2>{manifest.name[language]}</h2>
          <div class="facts">
            <span>
              <Icon name="people" />
              {min === max ? say('seats-exact', { max }) : say('seats-range', { min, max })}
            </span>
            <span>
              <Icon name="clock" />
              {manifest.length[language]}
            </span>
          </div>
        </div>
        <p class="about">{manifest.about[language]}</p>
        {playable ? <Ways manifest={manifest} /> : <p class="soon">{say('coming')}</p>}
      </div>
    </article>
  )
}

function Ways({ manifest }: { readonly manifest: Manifest }): JSX.Element {
  const { language } = settings.value
  const { busy, play, choose, dialog } = usePlayNow(manifest)
  return (
    <>
      <div class="ways">
        <button type="button" class="btn primary" data-play={manifest.id} disabled={busy} onClick={play}>
          {say('play-now')}{' '}
          <small>{say(manifest.quickSeats === 1 ? 'play-now-solo' : manifest.quickSeats === 2 ? 'play-now-duel' : 'play-now-how')}</small>
        </button>
        <a class="btn" href={address('new', manifest.id, 'invite')} data-invite-to={manifest.id}>
          <Icon name="link" />
          {say('way-invite')}
        </a>
        <a class="btn" href={address('new', manifest.id, 'hot-seat')} data-hot-seat={manifest.id}>
          <Icon name="seat" />
          {say('way-hot-seat')}
        </a>
        {isTaught(manifest.id) ? (
          <a class="btn quiet" href={address('learn', manifest.id)} data-learn-of={manifest.id}>
            <Icon name="info" />
            {say('learn')}
          </a>
        ) : null}
      </div>
      {manifest.brings !== undefined ? (
        <p class="brings">
          <button type="button" class="as-link" data-bring={manifest.id} aria-haspopup="dialog" onClick={choose}>
            {manifest.brings.choose[language]}
          </button>
          {manifest.pages?.map(({ id, invites }) => (
            <a key={id} href={address(id)}>
              {invites[language]}
            </a>
          ))}
          {partsOf(manifest.id).map(({ id, partOf }) => (
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
