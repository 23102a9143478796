import { type BoardProps, offeredBy, pointing } from '@orrery/board'
import type { JSX } from 'preact'
import { commandDistance } from '../../../rules/command.ts'
import type { View } from '../../../view.ts'
import { ShipArt } from '../../art/ShipArt.tsx'
import { shortName } from '../../parts/names.ts'
import { type Facts, type Group, inches } from '../facts.ts'
import { pieceOf } from '../subject.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

type Standing = 'hand' | 'placed' | 'reserve' | 'later' | 'waits'

/** The reader's squadrons during deployment: placed, current and waiting. A press takes one that is on offer. */
export function ToPlace({ facts, props }: Props): JSX.Element | null {
  const { seen, viewer, choose, pointed } = props
  const { text, groups } = facts
  const own = groups.filter(({ squadron, all }) => squadron.owner === viewer && all.length > 0)
  if (own.length === 0) return null
  const about = pieceOf(seen.question?.on)
  const offered = offeredBy(seen.question)
  const standing = ({ squadron, here }: Group): Standing => {
    if (about?.kind === 'squadron' && about.id === squadron.id) return 'hand'
    if (here.length > 0) return 'placed'
    if (squadron.arrival === 'reserve') return 'reserve'
    return squadron.arrival === 'zone' ? 'waits' : 'later'
  }
  return (
    <section class="fa-panel fa-to-place">
      <h3>
        {text.say('board-your-squadrons')}{' '}
        <small>{text.say('board-stand-of', { stand: own.filter(({ here }) => here.length > 0).length, all: own.length })}</small>
      </h3>
      <ul>
        {own.map((group) => {
          const { squadron, type, all } = group
          const how = standing(group)
          const option = offered.find(({ on }) => on === `squadron:${squadron.id}`)
          const says = (
            <>
              <ShipArt type={type} width={28} height={36} detail={0} />
              <b>
                {shortName(type, text)}
                {all.length > 1 && ` ×${all.length}`}
              </b>
              <small>
                {text.say(`class-${type.class}`)} · {text.say('board-squadron-points', { points: type.points * all.length })}
                {all.length > 1 && ` · ${text.say('board-together', { reach: inches(commandDistance(facts.g, squadron.id), text) })}`}
              </small>
              <i class={how}>{text.say(`board-place-${how}`)}</i>
            </>
          )
          return (
            <li key={squadron.id} class={how}>
              {option === undefined ? (
                <span>{says}</span>
              ) : (
                <button type="button" onClick={() => choose(option.id)} {...pointing(pointed, option.id)}>
                  {says}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
