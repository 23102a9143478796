import type { MoveBox } from '../content/events.ts'
import { hasIcon } from '../content/genestealers.ts'
import { LEFT, type Side, sideTerm } from '../content/sides.ts'
import { tell } from '../events.ts'
import type { State, Swarm } from '../state.ts'
import { behind, marineAt, swarmName } from './formation.ts'
import { mergeSwarms, sortSwarms } from './swarm.ts'

/** DA-GMOVE-1, DA-GMOVE-2, DA-GMOVE-8, DA-GMOVE-9: all swarms with the icon move at the same time, then they merge. */
export function resolveMoveBox(g: State, box: MoveBox): void {
  tell(g, { type: 'move-box', rule: 'DA-GMOVE-1', kind: `@move-${box.kind}`, icon: `@icon-${box.icon}` })
  for (const swarm of g.swarms) {
    if (!swarm.cards.some((card) => hasIcon(card, box.icon))) continue
    if (box.kind === 'flank') flank(g, swarm, 'DA-GMOVE-6')
    else moveAdjacent(g, swarm)
  }
  mergeSwarms(g)
}

/** DA-GMOVE-3, DA-GMOVE-4, DA-GMOVE-5: a left swarm moves down one position, a right swarm up; a swarm that would pass the end flanks. */
function moveAdjacent(g: State, swarm: Swarm): void {
  const position = swarm.side === LEFT ? swarm.position + 1 : swarm.position - 1
  if (position < 1 || position > g.formation.length) flank(g, swarm, 'DA-GMOVE-5')
  else moveSwarm(g, swarm, position, swarm.side, 'DA-GMOVE-3')
}

/** DA-GMOVE-6, DA-GMOVE-7: a swarm goes behind the marine at its position, or stays if it is already there. The caller merges. */
export function flank(g: State, swarm: Swarm, rule: string): void {
  const side = behind(g, marineAt(g, swarm.position))
  if (swarm.side !== side) moveSwarm(g, swarm, swarm.position, side, rule)
}

/** Moves a swarm; the caller merges (DA-SWARM-6, DA-SWARM-10). */
export function moveSwarm(g: State, swarm: Swarm, position: number, side: Side, rule: string): void {
  tell(g, {
    type: 'swarm-moved',
    rule,
    on: `swarm:${swarmName(swarm)}`,
    position: swarm.position,
    side: sideTerm(swarm.side),
    toPosition: position,
    toSide: sideTerm(side),
    cards: swarm.cards.slice(),
  })
  swarm.position = position
  swarm.side = side
}

/** Moves one swarm for a card that merges only at its end (DA-SWARM-5). */
export function moveAlone(g: State, swarm: Swarm, position: number, side: Side, rule: string): void {
  moveSwarm(g, swarm, position, side, rule)
  sortSwarms(g)
}
