import '../card/index.css'
import './learn.css'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { shipPicture, worldPicture } from '../art/picture.ts'
import { CardBack, SmallCard } from '../card/Small.tsx'
import { faceById } from '../face.ts'

interface PagesProps {
  readonly text: Text
  rule(id: string): JSX.Element
}

/** What beginners miss, by the message that says it and its rule. */
const FIVE = [
  ['fires', 'CG-BOMB-1'],
  ['hit', 'CG-FIRE-16'],
  ['keep', 'CG-END-4'],
  ['bluff', 'CG-MAIN-2'],
  ['life', 'CG-GOAL-1'],
] as const

/** A card of each kind, by the message that says what it is. */
const KINDS = [
  ['ship', 'liktor'],
  ['base', 'ipari-park'],
  ['crew', 'tengernagy'],
  ['interrupt', 'felulbiralas'],
] as const

/** Chaos Galaxy in two pages. */
export const Pages = ({ text, rule }: PagesProps): JSX.Element => {
  const ship = faceById('liktor')
  return (
    <>
      <section>
        <h2>
          <i>1</i> {text.say('learn-goal')}
        </h2>
        <p>
          {text.say('learn-goal-is')} {rule('CG-GOAL-1')}
        </p>
        <div class="live cg cg-learn">
          <figure>
            <img src={worldPicture('cerebrite', 'world-0')} alt="" />
            <figcaption>{text.say('learn-yours')}</figcaption>
          </figure>
          {ship === undefined ? null : (
            <figure>
              <img class="cg-flies" src={shipPicture(ship, 'up')} alt="" />
              <figcaption>{text.say('learn-bombs')}</figcaption>
            </figure>
          )}
          <figure>
            <img src={worldPicture('spaceshark', 'world-1')} alt="" />
            <figcaption>{text.say('learn-theirs')}</figcaption>
          </figure>
        </div>
        <h2>
          <i>2</i> {text.say('learn-kinds')}
        </h2>
        <div class="live cg cg-learn">
          {KINDS.map(([kind, id]) => {
            const face = faceById(id)
            return face === undefined ? null : (
              <figure key={kind}>
                <SmallCard face={face} text={text} />
                <figcaption>{text.say(`learn-kind-${kind}`)}</figcaption>
              </figure>
            )
          })}
          <figure>
            <CardBack text={text} kind="base" developments={2} />
            <figcaption>{text.say('learn-kind-hidden')}</figcaption>
          </figure>
        </div>
      </section>
      <section>
        <h2>
          <i>3</i> {text.say('learn-turn')}
        </h2>
        <div class="parts">
          {['start', 'main', 'end'].map((phase) => (
            <div key={phase}>
              <b>{text.say(`board-phase-${phase}`)}</b>
              {text.say(`learn-phase-${phase}`)}
            </div>
          ))}
        </div>
        <h2>
          <i>4</i> {text.say('learn-attack')}
        </h2>
        <div class="parts">
          {['equip', 'payment', 'firing', 'bombing'].map((step) => (
            <div key={step}>
              <b>{text.say(`board-phase-${step}`)}</b>
              {text.say(`learn-step-${step}`)}
            </div>
          ))}
        </div>
        <p>
          {text.say('learn-undefended')} {rule('CG-EQUIP-5')}
        </p>
        <h2>
          <i>5</i> {text.say('learn-five')}
        </h2>
        <ol class="five">
          {FIVE.map(([what, id]) => (
            <li key={what}>
              <span>
                {text.say(`learn-five-${what}`)} {rule(id)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
