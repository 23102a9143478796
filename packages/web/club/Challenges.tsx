import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { lastSeatSettings } from '../home/seat-settings.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { useOnce } from '../look/once.ts'
import { ChallengeForm } from './ChallengeForm.tsx'
import { PersonName } from './Person.tsx'
import { ask, type Challenge, challenges, clockLine } from './ties.ts'

/** The reader's challenges, those to answer first. Nothing if there are none. */
export function Challenges(): JSX.Element | null {
  const shown = challenges.value.filter(({ stage }) => stage === 'open' || stage === 'played')
  if (shown.length === 0) return null
  return (
    <section class="panel challenges" aria-labelledby="challenges" data-challenges>
      <h2 id="challenges">{say('challenges')}</h2>
      <ul>
        {[...shown]
          .sort((one, other) => Number(one.mine) - Number(other.mine))
          .map((one) => (
            <ChallengeLine key={one.id} challenge={one} />
          ))}
      </ul>
    </section>
  )
}

/** An offer in one line. */
function termsLine({ terms }: Challenge): string {
  const when = terms.at === null ? say(`pace-of-${terms.pace}`) : clockLine(terms.at)
  return [gameName(terms.game), when, say(terms.rated ? 'rated' : 'casual')].join(', ')
}

function ChallengeLine({ challenge }: { readonly challenge: Challenge }): JSX.Element {
  const [countering, setCountering] = useState(false)
  const once = useOnce()
  const { id, name, person, mine, round, stage, table, terms } = challenge
  const settle = (accept: boolean): void => {
    const own = accept && manifestOf(terms.game).brings !== undefined ? { brings: { ...lastSeatSettings(terms.game) } } : {}
    once(async () => void (await ask({ type: 'settle-challenge', challenge: id, round, accept, ...own })))
  }
  return (
    <li class="club-line" style={accents(terms.game)} data-challenge={stage}>
      <Emblem game={terms.game} />
      <div>
        <PersonName person={person} name={name} />
        <span>{termsLine(challenge)}</span>
        {stage === 'open' && mine ? <span>{say('challenge-waits')}</span> : null}
      </div>
      <div class="line-acts">
        {stage === 'played' && table !== null ? (
          <a class="btn small primary" href={address('table', table)} data-to-table>
            {say('to-table')}
          </a>
        ) : mine ? (
          <button type="button" class="btn small quiet" data-settle="end" onClick={() => settle(false)}>
            {say('challenge-withdraw')}
          </button>
        ) : (
          <>
            <button type="button" class="btn small primary" data-settle="accept" onClick={() => settle(true)}>
              {say('challenge-accept')}
            </button>
            <button type="button" class="btn small" aria-haspopup="dialog" data-counter onClick={() => setCountering(true)}>
              {say('challenge-other')}
            </button>
            <button type="button" class="btn small quiet" data-settle="end" onClick={() => settle(false)}>
              {say('challenge-decline')}
            </button>
          </>
        )}
      </div>
      {countering ? (
        <Dialog title={say('challenge-other-to', { name })} onClose={() => setCountering(false)}>
          <ChallengeForm person={person} to={challenge} done={() => setCountering(false)} />
        </Dialog>
      ) : null}
    </li>
  )
}
