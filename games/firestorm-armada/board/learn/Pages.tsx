import '../css/parts.css'
import './learn.css'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { Die } from '../parts/Die.tsx'
import { Arcs, Flight, Squadron, Worth } from './Figures.tsx'

interface PagesProps {
  readonly text: Text
  rule(id: string): JSX.Element
}

/** What beginners miss, by the message that says it and its rule. */
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
      <h2>
        <i>1</i> {text.say('learn-goal')}
      </h2>
      <p>
        {text.say('learn-goal-is')} {rule('FA-VP-3')}
      </p>
      <Worth text={text} />
      <h2>
        <i>2</i> {text.say('learn-ship')}
      </h2>
      <p>
        {text.say('learn-ship-is')} {rule('FA-RANGE-2')}
      </p>
      <Arcs text={text} />
      <h2>
        <i>3</i> {text.say('learn-squadron')}
      </h2>
      <p>
        {text.say('learn-squadron-is')} {rule('FA-CD-7')}
      </p>
      <Squadron text={text} />
      <h2>
        <i>4</i> {text.say('learn-turn')}
      </h2>
      <div class="parts fa-learn-turn">
        {['cards', 'initiative', 'movement', 'end'].map((phase) => (
          <div key={phase}>
            <b>{text.say(`board-phase-${phase}`)}</b>
            {text.say(`learn-phase-${phase}`)}
          </div>
        ))}
      </div>
    </section>
    <section class="fa">
      <h2>
        <i>5</i> {text.say('learn-move')}
      </h2>
      <p>
        {text.say('learn-move-is')} {rule('FA-MOVE-9')}
      </p>
      <Flight text={text} />
      <h2>
        <i>6</i> {text.say('learn-shot')}
      </h2>
      <p class="fa-learn-dice">
        <Die value={4} kind="attack" size={26} />
        <Die value={5} kind="attack" size={26} /> {text.say('learn-one-hit')} <Die value={6} kind="attack" size={26} />{' '}
        {text.say('learn-two-hits')} {rule('FA-FIRE-3')}
      </p>
      <div class="parts">
        {['under', 'dr', 'cr'].map((result) => (
          <div key={result}>
            <b>{text.say(`learn-hits-${result}`)}</b>
            {text.say(`learn-hits-${result}-is`)}
          </div>
        ))}
      </div>
      <h2>
        <i>7</i> {text.say('learn-five')}
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
