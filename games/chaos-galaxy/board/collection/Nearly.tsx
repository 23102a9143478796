import { nearest } from '@orrery/collecting'
import { useMemo } from 'preact/hooks'
import { raceColours } from '../card/Card.tsx'
import { Emblem } from '../card/Sign.tsx'
import { linkOf } from '../decks/code.ts'
import { countsOf } from '../decks/deck.ts'
import { keptDecks, starterDecks } from '../decks/kept.ts'
import { RACES } from '../face.ts'
import type { PartProps } from './part.ts'
import { namesOf } from './Terms.tsx'

/** The reader's decks and the starter decks, by how little is missing. */
export function Nearly({ desk, mine, text, openRule }: PartProps) {
  const decks = useMemo(() => {
    const own = keptDecks().filter(({ cards }) => Object.keys(cards).length > 0)
    return [...own.map((deck) => ({ ...deck, own: true })), ...starterDecks(text.language).map((deck) => ({ ...deck, own: false }))]
  }, [text.language])
  const wish = async (cards: readonly string[]) => {
    for (const card of cards) await desk.wish(card, true).catch(() => undefined)
  }
  return (
    <div class="cgc-nearly">
      <h2>{text.say('coll-nearly')}</h2>
      <p class="lead">
        {text.say('coll-nearly-is')}{' '}
        <button type="button" class="rule" onClick={() => openRule('CG-COLL-5')}>
          CG-COLL-5
        </button>
      </p>
      <ul>
        {nearest(decks, mine.owned).map(({ deck, lacks, count }) => {
          const { races } = countsOf(deck.cards)
          const first = RACES.find((race) => races.has(race)) ?? 'human'
          const unwished = Object.keys(lacks).filter((id) => !mine.wishes.includes(id))
          return (
            <li key={deck.id} class={`panel ${count === 0 ? 'whole' : ''}`} style={raceColours({ race: first })} data-nearly={deck.id}>
              <h3>
                <span class="emblems">
                  {RACES.filter((race) => races.has(race)).map((race) => (
                    <Emblem key={race} race={race} />
                  ))}
                </span>
                {deck.name === '' ? text.say('deck-unnamed') : deck.name}
                <small>{text.say(deck.own ? 'coll-own-deck' : 'coll-starter-deck')}</small>
              </h3>
              <p class="stands">{count === 0 ? text.say('coll-whole') : text.say('coll-lacks', { count })}</p>
              {count > 0 && (
                <p class="lacking" lang={text.language}>
                  {namesOf(lacks, text)}
                </p>
              )}
              <div class="cgc-acts">
                {count > 0 && (
                  <button type="button" class="btn small" disabled={unwished.length === 0} onClick={() => void wish(unwished)}>
                    {text.say(unwished.length === 0 ? 'coll-wished-all' : 'coll-wish-all')}
                  </button>
                )}
                <a class="btn small quiet" href={`#/decks/${linkOf(deck.name, deck.cards)}`}>
                  {text.say('coll-open-deck')}
                </a>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
