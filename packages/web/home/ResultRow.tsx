import type { JSX } from 'preact'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Icon } from '../look/Icon.tsx'
import { ReplayLink } from '../look/ReplayLink.tsx'
import { nameOf } from '../table/words.ts'
import { dayLine } from './ago.ts'
import { headlineOf } from './headlines.ts'
import { namesTogether } from './my-tables.ts'
import type { ResultLine } from './results.ts'

/** A table's result: won or lost, against whom, with which deck, when, and a link to its replay. */
export function ResultRow({ line }: { readonly line: ResultLine }): JSX.Element {
  const { table, game, won, others, side, at } = line
  const { language } = settings.value
  const names = namesTogether(others.map(({ name, bot }, seat) => nameOf({ name, bot, seat, holder: bot === null ? 'person' : 'bot' })))
  const who = names === '' ? say('alone') : say(manifestOf(game).together === true ? 'with-others' : 'against-others', { others: names })
  const word = won === null ? 'state-over' : won ? 'result-won' : 'result-lost'
  // The board's last line begins with the result, which this row already shows.
  const headline = (headlineOf(table, language) ?? '').split(' · ').slice(won === null ? 0 : 1)
  const facts = [side[language], ...headline, dayLine(at)].filter((part) => part !== '')
  return (
    <li class="line-row" style={accents(game)} data-result={won === null ? 'over' : won ? 'won' : 'lost'}>
      <div class="row">
        <Emblem game={game} />
        <div>
          <b>
            <span class={`tag ${won === null ? '' : won ? 'won' : 'lost'}`}>{say(word)}</span> {gameName(game)}
          </b>
          <span>{who}</span>
          <span>{facts.join(' · ')}</span>
        </div>
        <ReplayLink table={table} game={game} />
        <a
          class="btn icon small"
          href={address('table', table)}
          aria-label={say('story-of', { game: gameName(game) })}
          title={say('story')}
        >
          <Icon name="chart" />
        </a>
      </div>
    </li>
  )
}
