import type { View, ViewPosition, ViewSwarm } from '../../view.ts'
import type { Risk, Side } from './scene.ts'

const FACES = [0, 1, 2, 3, 4, 5]

/** What the swarm's coming attack would do to its marine; null where none is to come. */
export function swarmRisk(view: View, place: ViewPosition, side: Side, swarm: ViewSwarm): Risk | null {
  const { marine } = place
  if (marine === null || (view.phase === 'attack' && swarm.attacked)) return null
  const lords = swarm.cards.filter((card) => card.kind.startsWith('brood')).length
  const slays = FACES.filter((face) => face - lords <= swarm.cards.length)
  const plain = slays.length / FACES.length
  const alone = [...place.left.swarms, ...place.right.swarms].length === 1
  const front = marine.facing === side
  const now = swarm.protected ? 0 : alone ? marine.risk : plain ** (front ? 1 + marine.tokens : 1)
  return { plain, now, because: becauseOf(swarm, front, now, plain, marine.tokens), card: 0, slays }
}

function becauseOf(swarm: ViewSwarm, front: boolean, now: number, plain: number, tokens: number): Risk['because'] {
  if (swarm.protected) return 'protected'
  if (!front) return 'behind'
  if (now < plain) return tokens > 0 ? 'reroll' : 'card'
  return 'none'
}
