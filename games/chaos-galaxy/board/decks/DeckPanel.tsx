import { refusalWords } from '@orrery/board'
import type { Text } from '@orrery/text'
import { deckSize } from '../../rules/deck.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { type Face, faceById, RACES, TYPES } from '../face.ts'
import { type Cards, countsOf, entriesOf } from './deck.ts'
import { hintsFor } from './hints.ts'
import { monoOf, standings } from './legality.ts'
import { Simplified } from './Simplified.tsx'

interface PanelProps {
  readonly cards: Cards
  readonly text: Text
  change(id: string, by: number): void
  look(face: Face | null): void
  open(face: Face): void
  openRule(rule: string): void
}

/** The deck as a list, its curves, and whether it is legal. */
export function DeckPanel({ cards, text, change, look, open, openRule }: PanelProps) {
  const size = deckSize(cards)
  const aim = monoOf(cards) === 'human' && size > 45 ? 50 : 45
  const entries = entriesOf(cards, text.language)
  const { types } = countsOf(cards)
  return (
    <aside class="cgd-deck" aria-label={text.say('deck-deck')}>
      <section class="panel">
        <h3>
          {text.say('deck-deck')}
          <span class={`size ${size === aim ? 'full' : ''}`}>{text.say('deck-size', { size, aim })}</span>
        </h3>
        {entries.length === 0 ? (
          <p class="cgd-none">{text.say('deck-empty')}</p>
        ) : (
          <div class="cgd-list">
            {TYPES.filter((type) => types.has(type)).map((type) => (
              <section key={type}>
                <h4>
                  <Sign name={type} />
                  {text.say(`board-types-${type}`)}
                  <b>{types.get(type)}</b>
                </h4>
                <ul>
                  {entries
                    .filter(({ face }) => face.type === type)
                    .map(({ face, copies }) => (
                      <li key={face.id} style={raceColours(face)} onPointerEnter={() => look(face)} onPointerLeave={() => look(null)}>
                        <b class={copies > 3 ? 'many' : ''}>{copies}</b>
                        <i />
                        <button type="button" class="name" lang={text.language} onClick={() => open(face)}>
                          {face.name[text.language]}
                        </button>
                        <em>{face.cost}</em>
                        <span class="pm">
                          <button
                            type="button"
                            aria-label={text.say('deck-less', { name: face.name[text.language] })}
                            onClick={() => change(face.id, -1)}
                          >
                            −
                          </button>
                          <button
                            type="button"
                            disabled={copies >= 3}
                            aria-label={text.say('deck-more', { name: face.name[text.language] })}
                            onClick={() => change(face.id, 1)}
                          >
                            +
                          </button>
                        </span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </section>
      <Curves cards={cards} text={text} />
      <Legality cards={cards} text={text} openRule={openRule} />
      <Simplified cards={cards} text={text} change={change} open={open} openRule={openRule} />
      <Hints cards={cards} text={text} look={look} open={open} />
    </aside>
  )
}

/** Cost curve, types and races of a deck. */
function Curves({ cards, text }: { cards: Cards; text: Text }) {
  const { costs, types, races } = countsOf(cards)
  const columns = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8]
  const highest = Math.max(1, ...costs.values())
  const most = Math.max(1, ...types.values())
  const mono = monoOf(cards)
  return (
    <>
      <div class="cgd-charts">
        <section class="panel">
          <h3>{text.say('deck-curve')}</h3>
          <ul class="cgd-curve">
            {columns.map((cost) => {
              const count = costs.get(cost) ?? 0
              const label = cost === -1 ? 'X' : cost === 8 ? '8+' : String(cost)
              return (
                <li key={cost} aria-label={text.say('deck-curve-bar', { cost: label, count })}>
                  <b>{count || ''}</b>
                  <i style={{ height: `${(count / highest) * 64}px` }} />
                  <span>{label}</span>
                </li>
              )
            })}
          </ul>
        </section>
        <section class="panel">
          <h3>{text.say('deck-types')}</h3>
          <ul class="cgd-types">
            {TYPES.map((type) => (
              <li key={type} title={text.say(`board-types-${type}`)}>
                <Sign name={type} />
                <span class="kit-sr">{text.say(`board-types-${type}`)}</span>
                <u>
                  <s style={{ width: `${((types.get(type) ?? 0) / most) * 100}%` }} />
                </u>
                <b>{types.get(type) ?? 0}</b>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section class="panel">
        <h3>
          {text.say('deck-races')}
          <span class="aside">{mono === null ? text.say('deck-no-bonus', { count: races.size }) : text.say(`deck-bonus-${mono}`)}</span>
        </h3>
        <ul class="cgd-racebar">
          {RACES.filter((race) => races.has(race)).map((race) => {
            const count = races.get(race) ?? 0
            return (
              <li key={race} style={{ ...raceColours({ race }), flex: count }} title={`${text.say(`board-race-${race}`)}: ${count}`}>
                {count > 12 && <span>{text.say(`board-race-${race}`)}</span>}
                {count}
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

/** Every rule of deck building, and whether the deck complies. */
function Legality({ cards, text, openRule }: Pick<PanelProps, 'cards' | 'text' | 'openRule'>) {
  const list = standings(cards)
  const legal = list.every(({ kept }) => kept)
  return (
    <section class="panel">
      <h3>
        {text.say('deck-legal')}
        <span class={`verdict ${legal ? 'yes' : 'no'}`}>{text.say(legal ? 'deck-legal-yes' : 'deck-legal-no')}</span>
      </h3>
      <ul class="cgd-legal" aria-live="polite">
        {list.map(({ rule, kept, reasons }) => (
          <li key={rule} class={kept ? 'kept' : 'broken'}>
            <span class="mark" aria-hidden="true">
              {kept ? '✓' : '!'}
            </span>
            <span>
              <span class="kit-sr">{text.say(kept ? 'deck-kept' : 'deck-broken')} </span>
              {kept ? text.say(`deck-rule-${rule}`) : reasons.map((reason) => refusalWords(text, reason)).join(' ')}
            </span>
            <button type="button" class="rule" onClick={() => openRule(rule)}>
              {rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Combinations of which the deck has cards: what they do, and which cards are missing. */
function Hints({ cards, text, look, open }: Pick<PanelProps, 'cards' | 'text' | 'look' | 'open'>) {
  const hints = hintsFor(cards)
  if (hints.length === 0) return null
  return (
    <section class="panel">
      <h3>{text.say('deck-hints')}</h3>
      <ul class="cgd-hints">
        {hints.map(({ combination, missing }) => (
          <li key={combination.cards.join()}>
            <p>{combination[text.language]}</p>
            <p class="cards">
              {combination.cards.flatMap((id) => {
                const face = faceById(id)
                if (face === undefined) return []
                const lacks = missing.includes(id)
                return (
                  <button
                    key={id}
                    type="button"
                    class={lacks ? 'lacks' : ''}
                    style={raceColours(face)}
                    onClick={() => open(face)}
                    onPointerEnter={() => look(face)}
                    onPointerLeave={() => look(null)}
                  >
                    {face.name[text.language]}
                    {lacks && <small> {text.say('deck-hint-lacks')}</small>}
                  </button>
                )
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
