import type { SiteReply } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'

/** Pairs of players of whom one may be giving points away, with their profiles. Nothing if there are none. */
export function OneSidedPairs({ site }: { readonly site: SiteReply }): JSX.Element | null {
  const { pairs } = site.peace
  if (pairs.length === 0) return null
  return (
    <section class="panel account-card wide" aria-label={say('one-sided')} data-one-sided>
      <h2>{say('one-sided')}</h2>
      <p>{say('one-sided-is')}</p>
      <ul class="reports">
        {pairs.map(({ winner, loser, games, won, short }) => (
          <li key={`${winner.player} ${loser.player}`}>
            <p>
              {say('one-sided-pair', { winner: winner.name, loser: loser.name, games, won })}{' '}
              {short === 0 ? '' : say('one-sided-short', { n: short })}
            </p>
            <div class="acts">
              {[winner, loser].map(({ player, name }) => (
                <a key={player} class="btn" href={address('profile', player)}>
                  {say('one-sided-profile', { name })}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
