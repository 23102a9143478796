import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at } from '../at.ts'
import type { Acting } from '../cards/action.ts'
import { receive } from '../damage/receive.ts'
import { BLAST_REACH, type Blast, settle } from '../damage/settle.ts'
import { afflict } from '../damage/table.ts'
import { d6 } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import type { Ring } from '../ring.ts'
import { isOnTable, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { type Attack, allHave, focusOf, isTorpedoes, shipsIn } from './declared.ts'
import { attackDice, boostsOf } from './dice.ts'
import { rollAttack } from './roll.ts'
import { weaponOf } from './shots.ts'

/** FA-ACT-5, FA-LINK-15: one attack, from its dice to all that it sets off. */
export function* resolve(g: State, attack: Attack, ring: Ring): Rule {
  const { target, seat, squadron, reacting } = attack
  const focus = focusOf(attack)
  const ships = shipsIn(attack)
  // FA-FIRE-13: an attack whose target has left the table is lost.
  if (!isOnTable(g, target) || !isOnTable(g, focus.ship)) return
  const acting: Acting | null = reacting ? null : { seat, squadron, flight: NONE, ships }
  const boosts = yield* boostsOf(g, attack, acting)
  const dice = attackDice(g, attack, boosts)
  tellAttack(g, attack, dice)
  const hits = yield* rollAttack(g, attack, dice, acting)
  const torpedoes = isTorpedoes(g, attack)
  if (torpedoes) at(g.squadrons, squadron).torpedoes = g.turn
  const outcome = yield* receive(
    g,
    {
      target,
      arm: torpedoes ? 'torpedo' : 'primary',
      acting,
      focus: focus.ship,
      attackers: ships.map((ship) => poseOf(g, ship)),
      lessDr: boosts.lessDr,
      lessCr: boosts.lessCr,
      adder: allHave(g, attack, 'kinetic') ? seat : NONE,
      cyber: allHave(g, attack, 'cyber'),
      spook: allHave(g, attack, 'torpedoSpook'),
      rule: 'FA-DMG-3',
    },
    hits,
    ring,
  )
  const nuclear = outcome.criticals > 0 && allHave(g, attack, 'nuclear') ? fallout(g, target, dice) : []
  yield* settle(g, [{ ship: target, magazine: outcome.magazine }], 'attack', ring, nuclear)
  // A last salvo (card R12) is part of the event that it answers, which is not over yet.
  if (!reacting && isOver(g)) return
  if (boosts.risky) risk(g, focus.ship)
  if (isOnTable(g, target)) yield* ring.returnFire(g, target, focus.ship, ring)
}

/** FA-TRAIT/nuclear: half of the attack's AD at every other model near the target. */
function fallout(g: State, target: ShipId, dice: number): Blast[] {
  const { x, y } = poseOf(g, target)
  const half = dice >> 1
  return half === 0 ? [] : [{ x, y, dice: half, reach: BLAST_REACH, rule: 'FA-TRAIT/nuclear', cause: 'explosion', but: target }]
}

/** Card A02: on a 1 the focus ship gets Weapon Damage. */
function risk(g: State, ship: ShipId): void {
  if (!isOnTable(g, ship)) return
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-CARD-7', on: `ship:${ship}`, ship, face, need: 2, purpose: '@card-A02' })
  if (face === 1 && !suffers(g, ship, 'weaponDamage')) afflict(g, ship, 'weaponDamage', 'FA-CARD-7')
}

function tellAttack(g: State, attack: Attack, dice: number): void {
  const { ship, weapon } = focusOf(attack)
  tell(g, {
    type: 'attacked',
    rule: attack.guns.length > 1 ? 'FA-LINK-1' : attack.share > 0 ? 'FA-SPLIT-1' : 'FA-FIRE-6',
    on: `ship:${ship}`,
    ship,
    weapon: weaponOf(g, ship, weapon).term,
    target: attack.target,
    guns: attack.guns.map((gun) => ({ ship: gun.ship, weapon: gun.weapon })),
    dice,
  })
}
