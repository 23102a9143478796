import '../../../chaos-galaxy/board/card/index.css'
import './learn.css'
import { Heading, Missed, type PagesProps, Parts } from '@orrery/board/pages.tsx'
import type { JSX } from 'preact'
import { Card } from '../../../chaos-galaxy/board/card/Card.tsx'
import { faceById } from '../../../chaos-galaxy/board/face.ts'

/** Cards of one pack: a ship that any deck wants, one that speaks for a race, and a late pick. */
const SHOWN = ['hidrogenszivo', 'tuzer', 'zsakmanypiac'] as const

/** What beginners miss: the message that says it, and its rule. */
const FIVE = [
  ['races', 'DR-BUILD-2'],
  ['ships', 'DR-BUILD-1'],
  ['wheel', 'DR-PICK-2'],
  ['copies', 'DR-BUILD-4'],
  ['cards', 'DR-PACK-2'],
] as const

/** The draft on a page. */
export const Pages = ({ text, rule }: PagesProps): JSX.Element => (
  <>
    <section>
      <Heading at={1}>{text.say('learn-goal')}</Heading>
      <p>
        {text.say('learn-goal-is')} {rule('DR-BUILD-1')}
      </p>
      <div class="live cg dr-learn">
        {SHOWN.map((id) => {
          const face = faceById(id)
          return face === undefined ? null : (
            <figure key={id}>
              <Card face={face} text={text} />
              <figcaption>{text.say(`learn-card-${id}`)}</figcaption>
            </figure>
          )
        })}
      </div>
      <Heading at={2}>{text.say('learn-pack')}</Heading>
      <Parts of={['open', 'pick', 'pass', 'build'].map((part) => [text.say(`learn-part-${part}`), text.say(`learn-part-${part}-is`)])} />
    </section>
    <section>
      <Heading at={3}>{text.say('learn-after')}</Heading>
      <p>
        {text.say('learn-after-is')} {rule('DR-END-2')}
      </p>
      <Heading at={4}>{text.say('learn-five')}</Heading>
      <Missed rule={rule} five={FIVE.map(([what, id]) => [text.say(`learn-five-${what}`), id])} />
    </section>
  </>
)
