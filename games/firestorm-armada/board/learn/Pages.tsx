import '../css/parts.css'
import './learn.css'
import { Heading, Missed, type PagesProps, Parts } from '@orrery/board/pages.tsx'
import type { JSX } from 'preact'
import { Die } from '../parts/Die.tsx'
import { Arcs, Flight, Squadron, Worth } from './Figures.tsx'

/** What beginners miss: the message that says it, and its rule. */
const FIVE = [
  ['link', 'FA-LINK-1'],
  ['side', 'FA-RANGE-11'],
  ['together', 'FA-CD-5'],
  ['order', 'FA-ACT-3'],
  ['last', 'FA-TURN-5'],
] as const

/** Firestorm Armada in two pages. */
export const Pages = ({ text, rule }: PagesProps): JSX.Element => (
  <>
    <section class="fa">
      <Heading at={1}>{text.say('learn-goal')}</Heading>
      <p>
        {text.say('learn-goal-is')} {rule('FA-VP-3')}
      </p>
      <Worth text={text} />
      <Heading at={2}>{text.say('learn-ship')}</Heading>
      <p>
        {text.say('learn-ship-is')} {rule('FA-RANGE-2')}
      </p>
      <Arcs text={text} />
      <Heading at={3}>{text.say('learn-squadron')}</Heading>
      <p>
        {text.say('learn-squadron-is')} {rule('FA-CD-7')}
      </p>
      <Squadron text={text} />
      <Heading at={4}>{text.say('learn-turn')}</Heading>
      <Parts
        class="fa-learn-turn"
        of={['cards', 'initiative', 'movement', 'end'].map((part) => [text.say(`board-phase-${part}`), text.say(`learn-phase-${part}`)])}
      />
    </section>
    <section class="fa">
      <Heading at={5}>{text.say('learn-move')}</Heading>
      <p>
        {text.say('learn-move-is')} {rule('FA-MOVE-9')}
      </p>
      <Flight text={text} />
      <Heading at={6}>{text.say('learn-shot')}</Heading>
      <p class="fa-learn-dice">
        <Die value={4} kind="attack" size={26} />
        <Die value={5} kind="attack" size={26} /> {text.say('learn-one-hit')} <Die value={6} kind="attack" size={26} />{' '}
        {text.say('learn-two-hits')} {rule('FA-FIRE-3')}
      </p>
      <Parts of={['under', 'dr', 'cr'].map((part) => [text.say(`learn-hits-${part}`), text.say(`learn-hits-${part}-is`)])} />
      <Heading at={7}>{text.say('learn-five')}</Heading>
      <Missed rule={rule} five={FIVE.map(([what, id]) => [text.say(`learn-five-${what}`), id])} />
    </section>
  </>
)
