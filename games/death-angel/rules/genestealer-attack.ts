import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE } from '../content/actions.ts'
import { isSkull } from '../content/dice.ts'
import { BLUE, GIDEON, LORENZO, type MarineId, marineTerm, teamOf, YELLOW } from '../content/marines.ts'
import { sideTerm } from '../content/sides.ts'
import { ARTEFACT, terrainTerm } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State, type Swarm } from '../state.ts'
import { broodLordsIn, slaySome } from './brood.ts'
import { at } from './components.ts'
import { controller, facing, marineAt, swarmName } from './formation.ts'
import { abilityInForce } from './in-force.ts'
import { slayMarine } from './slain.ts'
import { combatRoll, DECLINE, type Rolled } from './support.ts'
import { hadTurn, mergeAttacked } from './swarm.ts'

/** DA-GATK-2, DA-GATK-3, DA-GATK-13: the index of the swarm that attacks next; NONE if all have had their turn. */
export function nextAttacker(g: State): number {
  // The list is in the order of attack.
  return g.swarms.findIndex((swarm) => !hadTurn(swarm))
}

/** DA-GATK-1: the next swarm attacks the marine at its position. */
export function* genestealerAttack(g: State): Rule {
  const swarm = at(g.swarms, nextAttacker(g))
  while (yield* attackOnce(g, swarm));
  // DA-SWARM-3, DA-OPT-1: it now has attacked, as another that was kept apart may have before.
  mergeAttacked(g)
}

/** One attack of a swarm; returns whether Counter Attack makes it attack again (DA-ABIL-3, DA-ABIL-4). */
function* attackOnce(g: State, swarm: Swarm): Rule<boolean> {
  const marine = marineAt(g, swarm.position)
  const size = swarm.cards.length
  const penalty = broodLordsIn(swarm)
  tell(g, {
    type: 'swarm-attacks',
    rule: 'DA-GATK-1',
    on: `swarm:${swarmName(swarm)}`,
    marine: marineTerm(marine),
    position: swarm.position,
    side: sideTerm(swarm.side),
    size,
    penalty,
  })
  const stance = teamOf(marine) === YELLOW && abilityInForce(g, DEFENSIVE_STANCE)
  const rolled = yield* combatRoll(g, marine, 'defence', facing(g, marine) === swarm.side, stance)
  if (marine === LORENZO && isSkull(rolled.face) && abilityInForce(g, COUNTER_ATTACK)) return yield* counterAttack(g, swarm)
  swarm.attacked = true
  // DA-GATK-4, DA-GATK-9, DA-BROOD-7: abilities come first, then the roll is compared with the swarm's size.
  const held =
    missesBy(g, marine, rolled, stance) ??
    (rolled.face - penalty > size ? 'DA-GATK-4' : (yield* useArtefact(g, marine)) ? 'DA-TERR-15' : null)
  if (held === null) slayMarine(g, marine, 'DA-GATK-5')
  else defend(g, marine, held)
  return false
}

function defend(g: State, marine: MarineId, rule: string): void {
  tell(g, { type: 'defence-held', rule, on: `marine:${marine}`, marine: marineTerm(marine) })
}

/** DA-ABIL-1, DA-ABIL-2, DA-EVCARD-17: the rule that makes the attack of a swarm of any size miss, or null. */
function missesBy(g: State, marine: MarineId, { face, rerolled }: Rolled, stance: boolean): string | null {
  if (marine === GIDEON && isSkull(face) && abilityInForce(g, BLOCK)) return 'DA-ABIL-1'
  if (stance && rerolled && face > 0) return 'DA-ABIL-2'
  if (face === 0 && g.secondWind === marine && g.secondWindRound === g.round) return 'DA-EVCARD-17'
  return null
}

/** DA-ABIL-3 to DA-ABIL-5: slays one of the attacking swarm; returns whether the rest attacks again. */
function* counterAttack(g: State, swarm: Swarm): Rule<boolean> {
  defend(g, LORENZO, 'DA-ABIL-3')
  const seat = at(g.teams, BLUE).owner
  yield* slaySome(g, { seat, rule: 'DA-ABIL-3', message: 'slay', count: 1, mayStop: false, among: (one) => one === swarm })
  return swarm.cards.length > 0
}

const USE_ARTEFACT: Option<number> = option<number>('artefact', 1, 'DA-TERR-15', 'artefact')

/** DA-TERR-15: the holder of the Artefact may discard it to make the attack miss. */
function* useArtefact(g: State, marine: MarineId): Rule<boolean> {
  const seat = controller(g, marine)
  if (g.artefactHolder !== seat) return false
  const prompt = { rule: 'DA-TERR-15', message: 'artefact', params: { marine: marineTerm(marine) }, on: `marine:${marine}` }
  if ((yield* choose(seat, prompt, [USE_ARTEFACT, DECLINE])) < 0) return false
  g.artefactHolder = NONE
  tell(g, { type: 'terrain-discarded', rule: 'DA-TERR-15', on: `terrain:${ARTEFACT}`, terrain: terrainTerm(ARTEFACT) })
  return true
}
