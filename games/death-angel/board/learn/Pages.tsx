import '../css/board.css'
import '../css/event.css'
import '../css/swarm.css'
import './learn.css'
import { Heading, Missed, type PagesProps, Parts } from '@orrery/board/pages.tsx'
import type { JSX } from 'preact'
import { GenestealerPortrait } from '../art/genestealer/index.tsx'
import { type MarineName, MarinePortrait } from '../art/marine/index.tsx'
import { Sprite } from '../art/sprite.tsx'
import { Die } from '../event/Die.tsx'

const SHOWN: readonly MarineName[] = ['zael', 'lorenzo', 'calistarius']

/** What beginners miss: the message that says it, and its rule. */
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
      <Heading at={1}>{text.say('learn-goal')}</Heading>
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
      <Heading at={2}>{text.say('learn-facing')}</Heading>
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
      <Heading at={3}>{text.say('learn-round')}</Heading>
      <Parts
        of={['choose', 'resolve', 'attack', 'event'].map((part) => [text.say(`board-phase-${part}`), text.say(`learn-phase-${part}`)])}
      />
      <Heading at={4}>{text.say('learn-cards')}</Heading>
      <Parts of={['support', 'move', 'attack'].map((part) => [text.say(`learn-card-${part}`), text.say(`learn-card-${part}-is`)])} />
      <Heading at={5}>{text.say('learn-five')}</Heading>
      <Missed rule={rule} five={FIVE.map(([what, id]) => [text.say(`learn-five-${what}`), id])} />
    </section>
  </>
)
