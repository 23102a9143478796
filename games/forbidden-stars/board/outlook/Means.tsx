import { Odds } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import { roomIn, strikeMeans } from './means.ts'

interface MeansProps {
  readonly question: Extract<SeenQuestion, { kind: 'options' }>
  readonly view: View
  readonly text: Text
}

/** FS-ORB-5, FS-ORB-6: the dice of each orbital strike, and how likely it is to destroy something. */
export const StrikeStakes = ({ question, view, text }: MeansProps) => (
  <div class="fs-outlook">
    {question.options.map(({ id }) => {
      const [, from, to] = id.split(':').map(Number)
      const means = verbOf(id) === 'strike' ? strikeMeans(view, from ?? -1, to ?? -1) : null
      if (means === null) return null
      const { target, dice, needed, chance } = means
      return chance === 0 ? (
        <p key={id} class="fs-hopeless">
          {text.say(needed === 0 ? 'board-strike-nobody' : 'board-strike-hopeless', { area: target.term, dice, needed })}
        </p>
      ) : (
        <Odds
          key={id}
          chance={chance}
          tone={chance < 0.5 ? 'plain' : 'good'}
          label={text.say('board-strike-destroys', { area: target.term })}
          note={text.say('board-strike-needs', { dice, needed })}
        />
      )
    })}
  </div>
)

/** FS-RET-7: how full each place of retreat would be. */
export const RetreatStakes = ({ question, view, text }: MeansProps) => {
  const coming = Number(question.params?.count ?? 1)
  return (
    <ul class="fs-outlook fs-rooms">
      {question.options.map(({ id }) => {
        const room = roomIn(view, Number(id.split(':')[1]), question.seat, coming)
        if (room === null) return null
        return (
          <li key={id} class={room.over > 0 ? 'is-over' : ''}>
            {text.say('board-room', { area: room.area.term, capacity: room.area.capacity, over: room.over })}
          </li>
        )
      })}
    </ul>
  )
}
