import { graded } from '@orrery/search/strength'
import { type Climb, climbed } from '../../ladder/climb.ts'
import type { Bot } from '../../seats.ts'
import { atLeast, type Figure } from '../figure.ts'

/** The default budget of `strong` for a decision. */
const BUDGET = { milliseconds: 1000 }

/**
 * How often `strong` wins against `quick`, in percent with the 95 % interval as a note; in a cooperative game, how often it wins by itself.
 * `bar` is a share of games.
 */
export async function strengthFigure(at: Pick<Climb, 'game' | 'options' | 'games'>, bar: number): Promise<Figure> {
  const { game } = at
  const seats = game.cooperative ? game.seats.min : 2
  const climb: Climb = { ...at, seed: 'bench', threads: 1, seats }
  const [strong, quick] = (['strong', 'quick'] as const).map((level): Bot => ({ kind: 'bot', level, budget: BUDGET })) as [Bot, Bot]
  const rung = await climbed(climb, strong, game.cooperative ? null : quick)
  const { rate, low, high } = graded(rung)
  const name = `${game.id}: strong ${game.cooperative ? 'wins' : 'wins against quick'}`
  const sure = `${rung.wins} of ${rung.games}, 95 % sure ${(100 * low).toFixed(1)} .. ${(100 * high).toFixed(1)}`
  return atLeast(name, 100 * rate, '% of games', 100 * bar, sure)
}
