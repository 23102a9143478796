import '../css/board.css'
import '../css/event.css'
import '../css/swarm.css'
import './learn.css'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { GenestealerPortrait } from '../art/genestealer/index.tsx'
import { type MarineName, MarinePortrait } from '../art/marine/index.tsx'
import { Sprite } from '../art/sprite.tsx'
import { Die } from '../event/Die.tsx'

interface PagesProps {
  readonly text: Text
  rule(id: string): JSX.Element
}

const SHOWN: readonly MarineName[] = ['zael', 'lorenzo', 'calistarius']

/** What beginners miss, by the message that says it and its rule. */
const FIVE = [
  ['behind', 'DA-GATK-4'],
  ['twice', 'DA-CHOOSE-3'],
  ['order', 'DA-RESOLVE-2'],
  ['tokens', 'DA-RESOLVE-5'],
  ['travel', 'DA-TRAVEL-1'],
] as const

/** Death Angel in two pages. */
export const Pages = ({ text, rule }: PagesProps): JSX.Element => (
  <>
    <section>
      <Sprite marines={SHOWN} />
      <h2>
        <i>1</i> {text.say('learn-goal')}
      </h2>
      <p>
        {text.say('learn-goal-is')} {rule('DA-END-1')}
      </p>
      <div class="live da-learn">
        <figure>
          <span class="da-learn-marine">
            <MarinePortrait marine="zael" />
          </span>
          <figcaption>{text.say('learn-marine')}</figcaption>
        </figure>
        <figure>
          <span class="da-learn-swarm">
            {(['claw', 'tongue', 'head'] as const).map((kind) => (
              <span key={kind} class={`da-gs-card da-kind-${kind}`}>
                <GenestealerPortrait kind={kind} />
              </span>
            ))}
          </span>
          <figcaption>{text.say('learn-swarm')}</figcaption>
        </figure>
        <figure>
          <span class="da-learn-dice">
            <Die face={2} />
            <Die face={4} />
          </span>
          <figcaption>{text.say('learn-die')}</figcaption>
        </figure>
      </div>
      <h2>
        <i>2</i> {text.say('learn-facing')}
      </h2>
      <p>
        {text.say('learn-facing-is')} {rule('DA-ATK-3')}
      </p>
      <div class="live da-learn">
        <figure>
          <span class="da-learn-marine">
            <MarinePortrait marine="lorenzo" />
          </span>
          <figcaption>{text.say('learn-front')}</figcaption>
        </figure>
        <figure>
          <span class="da-learn-marine turned">
            <MarinePortrait marine="calistarius" />
          </span>
          <figcaption>{text.say('learn-back')}</figcaption>
        </figure>
      </div>
    </section>
    <section>
      <h2>
        <i>3</i> {text.say('learn-round')}
      </h2>
      <div class="parts">
        {['choose', 'resolve', 'attack', 'event'].map((phase) => (
          <div key={phase}>
            <b>{text.say(`board-phase-${phase}`)}</b>
            {text.say(`learn-phase-${phase}`)}
          </div>
        ))}
      </div>
      <h2>
        <i>4</i> {text.say('learn-cards')}
      </h2>
      <div class="parts">
        {['support', 'move', 'attack'].map((kind) => (
          <div key={kind}>
            <b>{text.say(`learn-card-${kind}`)}</b>
            {text.say(`learn-card-${kind}-is`)}
          </div>
        ))}
      </div>
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
