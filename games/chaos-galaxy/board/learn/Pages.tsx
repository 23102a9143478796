import '../card/index.css'
import './learn.css'
import { Heading, Missed, type PagesProps, Parts } from '@orrery/board/pages.tsx'
import type { JSX } from 'preact'
import { shipPicture, worldPicture } from '../art/picture.ts'
import { CardBack, SmallCard } from '../card/Small.tsx'
import { faceById } from '../face.ts'

/** What beginners overlook, by message and rule. */
const FIVE = [
  ['fires', 'CG-BOMB-1'],
  ['hit', 'CG-FIRE-16'],
  ['keep', 'CG-END-4'],
  ['bluff', 'CG-MAIN-2'],
  ['life', 'CG-GOAL-1'],
] as const

/** A card of each type, with the message that explains the type. */
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
        <Heading at={1}>{text.say('learn-goal')}</Heading>
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
        <Heading at={2}>{text.say('learn-kinds')}</Heading>
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
        <Heading at={3}>{text.say('learn-turn')}</Heading>
        <Parts of={['start', 'main', 'end'].map((part) => [text.say(`board-phase-${part}`), text.say(`learn-phase-${part}`)])} />
        <Heading at={4}>{text.say('learn-attack')}</Heading>
        <Parts
          of={['equip', 'payment', 'firing', 'bombing'].map((part) => [text.say(`board-phase-${part}`), text.say(`learn-step-${part}`)])}
        />
        <p>
          {text.say('learn-undefended')} {rule('CG-EQUIP-5')}
        </p>
        <Heading at={5}>{text.say('learn-five')}</Heading>
        <Missed rule={rule} five={FIVE.map(([what, id]) => [text.say(`learn-five-${what}`), id])} />
      </section>
    </>
  )
}
