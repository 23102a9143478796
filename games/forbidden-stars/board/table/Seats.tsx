import type { Text } from '@orrery/text'
import { Asset } from '../art/Asset.tsx'
import { Level } from '../art/Level.tsx'
import { Mark } from '../art/Mark.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { toned } from '../art/mark.ts'
import { Objective, ObjectiveSpace } from '../art/Objective.tsx'
import { Order } from '../art/Order.tsx'
import type { SeatScene, TableScene } from '../scene/table.ts'
import { factionTerm } from './label.ts'

/** All players at a glance: the race for objectives, materiel, assets, orders left. */
export const Seats = ({ scene, text, inspect }: { readonly scene: TableScene; readonly text: Text; inspect(piece: string): void }) => (
  <ul class="fs-seats" aria-label={text.say('board-players')}>
    {scene.seats.map((seat) => (
      <Seat key={seat.seat} seat={seat} goal={scene.goal} text={text} inspect={inspect} />
    ))}
  </ul>
)

interface SeatProps {
  readonly seat: SeatScene
  readonly goal: number
  readonly text: Text
  inspect(piece: string): void
}

const Seat = ({ seat, goal, text, inspect }: SeatProps) => {
  const { faction } = seat
  const [forge, cache, reinforcement] = seat.assets
  return (
    <li>
      <button
        type="button"
        onClick={() => inspect(`player:${seat.seat}`)}
        class={`fs-seat ${faction === null ? '' : toned(faction)} ${seat.active ? 'is-active' : ''} ${seat.eliminated ? 'is-out' : ''}`}
      >
        <span class="kit-sr">
          {text.say('board-seat', {
            player: seat.name,
            faction: faction === null ? '' : factionTerm(faction),
            objectives: seat.objectives,
            goal,
            materiel: seat.materiel,
            income: seat.income,
            level: seat.level,
            forge,
            cache,
            reinforcement,
            orders: seat.ordersLeft,
          })}
        </span>
        <span class="fs-seat-name" aria-hidden="true">
          {faction !== null && <Mark faction={faction} />}
          <b>{seat.name}</b>
          {seat.first && (
            <span class="fs-seat-first" data-means="word-first">
              ★
            </span>
          )}
          <span class="fs-seat-orders" data-means="word-orders">
            {faction !== null && Array.from({ length: seat.ordersLeft }, (_, at) => <Order key={at} faction={faction} face={null} />)}
          </span>
          <small>
            {seat.eliminated || seat.gaveUp
              ? text.say(seat.gaveUp ? 'board-gave-up' : 'board-out')
              : seat.waited
                ? text.say('board-decides')
                : faction === null
                  ? ''
                  : text.say(factionTerm(faction).slice(1))}
          </small>
        </span>
        <span class="fs-seat-goods" aria-hidden="true">
          <b class="fs-race-count" data-means="word-race">
            {seat.objectives}/{goal}
          </b>
          <span class="fs-race" data-means="word-race">
            {faction !== null &&
              Array.from({ length: goal }, (_, at) =>
                at < seat.objectives ? <Objective key={at} faction={faction} /> : <ObjectiveSpace key={at} />,
              )}
          </span>
          <span class="fs-seat-materiel">
            <Materiel amount={seat.materiel} />
            <small>+{seat.income}</small>
          </span>
          <Level level={seat.level} of={3} />
          <span class="fs-seat-assets">
            {seat.assets.map((count, kind) => (
              <span key={kind} class={count === 0 ? 'is-none' : ''}>
                <Asset kind={kind} />
                {count}
              </span>
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}
