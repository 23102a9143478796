import { choose, type Option, option, type Prompt, type Rule } from '@orrery/kernel'
import { MARINES, type MarineId } from '../content/marines.ts'
import { sideTerm } from '../content/sides.ts'
import type { State, Swarm } from '../state.ts'
import { at } from './components.ts'
import { swarmName } from './formation.ts'

/** DA-EVENT-7, DA-EVENT-8: the targets that the effect affects most; none if it affects none. */
export function most<T>(targets: readonly T[], extent: (target: T) => number): T[] {
  let best = 0
  for (const target of targets) best = Math.max(best, extent(target))
  return best === 0 ? [] : targets.filter((target) => extent(target) === best)
}

const CHOOSE: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`choose:${id}`, id, 'DA-EVENT-7', `marine:${id}`),
  params: { marine: term },
}))

/** Lets a seat name one of the marines. */
export function* chooseMarine(seat: number, prompt: Prompt, marines: readonly MarineId[]): Rule<MarineId> {
  return yield* choose(
    seat,
    prompt,
    marines.map((marine) => at(CHOOSE, marine)),
  )
}

/** The option that names a swarm; its value is the index in the list of swarms. */
export function swarmOption(g: State, swarm: Swarm): Option<number> {
  const name = swarmName(swarm)
  return {
    ...option(`swarm:${name}`, g.swarms.indexOf(swarm), 'DA-EVENT-7', `swarm:${name}`),
    params: { position: swarm.position, side: sideTerm(swarm.side), size: swarm.cards.length },
  }
}

/** Lets a seat name one of the swarms. */
export function* chooseSwarm(g: State, seat: number, prompt: Prompt, swarms: readonly Swarm[]): Rule<Swarm> {
  const index = yield* choose(
    seat,
    prompt,
    swarms.map((swarm) => swarmOption(g, swarm)),
  )
  return at(g.swarms, index)
}
