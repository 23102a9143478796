import { type BoardProps, ChooseBeside, type Pieces, percent } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import type { JSX, RefObject } from 'preact'
import { outlook } from '../../../outlook.ts'
import type { View } from '../../../view.ts'
import type { Facts } from '../facts.ts'
import { bestFirst } from '../offers.ts'
import { diceOf, fireOf } from '../subject.ts'

interface Props {
  readonly facts: Facts
  readonly props: Pick<BoardProps<View>, 'pointed' | 'choose'>
  readonly pieces: Pieces
  readonly root: RefObject<HTMLElement | null>
}

/** The options of a piece that has several, listed beside it. */
export function Choosing({ facts, props, pieces, root }: Props): JSX.Element | null {
  const { choosing } = pieces
  if (choosing === null) return null
  return (
    <ChooseBeside
      choosing={choosing}
      options={bestFirst(facts, pieces.offers(choosing.piece))}
      root={root}
      pointed={props.pointed}
      text={facts.text}
      choose={props.choose}
      close={pieces.close}
      head={<b>{facts.pieceName(choosing.piece)}</b>}
      note={(option) => noteOf(facts, option)}
    />
  )
}

/** An attack's effect, under its option. */
function noteOf(facts: Facts, option: SeenOption): string | null {
  const fire = fireOf(option)
  if (fire === null) return null
  const { odds } = outlook(facts.g, fire.guns, fire.target, diceOf(option))
  return facts.text.say('board-odds-line', {
    nothing: percent(odds.nothing),
    hull: percent(odds.hull),
    critical: percent(odds.critical),
  })
}
