import { chooseSome, option, type Rule } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { tell } from '../events.ts'
import { shipParams, squadronParams } from '../names.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { at, numberAt } from './at.ts'
import { boardingSegment } from './boarding/segment.ts'
import { commandChoices } from './cards/choices.ts'
import { carrierCards, commandCards, movedCards } from './cards/windows.ts'
import { settleCommand } from './command.ts'
import { hullLeft } from './damage/losses.ts'
import { placeIfAble } from './deployment/deploy.ts'
import { d6 } from './dice.ts'
import { combat } from './fire/combat.ts'
import { isCloaked } from './fire/shots.ts'
import { leave } from './leave.ts'
import { armMines } from './move/mines.ts'
import { moveNext } from './move/move.ts'
import { allShipsOf, isAway, isDerelict, shipsOf, teamsAboard } from './ships.ts'

/** FA-ACT-2: the command segment: folding, command, cards, and the owner's choices. */
export function* command(g: State): Rule {
  const { id } = g.activation
  refresh(g, id)
  if (at(g.squadrons, id).arrival === 'enter') yield* enter(g, id)
  yield* fold(g, id)
  if (shipsOf(g, id).length === 0) {
    g.step = 'closing'
    return
  }
  // FA-CD-8: a choice between equal groups holds until the next activation.
  for (const ship of shipsOf(g, id)) g.ships.named[ship] = 0
  yield* settleCommand(g, id)
  yield* commandCards(g, id)
  yield* commandChoices(g, id)
  yield* carrierCards(g, id)
  g.step = 'movement'
}

/** Resets what is counted for one activation. */
function refresh(g: State, squadron: SquadronId): void {
  for (const ship of allShipsOf(g, squadron)) {
    g.ships.moved[ship] = 0
    g.ships.flown[ship] = 0
    g.ships.turned[ship] = 0
    g.ships.fired[ship] = 0
    g.ships.minesNow[ship] = 0
    g.ships.transfer[ship] = 0
  }
  // FA-PD-14: dice used against torpedoes count for one enemy activation.
  g.ships.pdSpent.fill(0)
  g.inForce = g.inForce.filter(({ until, on, id }) => !(until === 'nextActivation' && on === 'squadron' && id === squadron))
}

/** FA-SCEN-2: the attacker's squadrons enter the table when they are activated. */
function* enter(g: State, squadron: SquadronId): Rule {
  if (isAway(g, squadron)) yield* placeIfAble(g, squadron, 'edge')
}

/** FA-MOVE-22: ships with a Fold marker leave before the squadron does anything else, unless enemy teams are aboard. */
function* fold(g: State, squadron: SquadronId): Rule {
  for (const ship of shipsOf(g, squadron)) {
    if (g.ships.fold[ship] === 0) continue
    g.ships.fold[ship] = 0
    if (teamsAboard(g, ship) === 0) yield* leave(g, ship, 'withdrawn', 'FA-MOVE-22')
    else tell(g, { type: 'fold-prevented', rule: 'FA-MOVE-22', on: `ship:${ship}`, ship })
  }
}

/** FA-ACT-3, FA-MOVE-5: the movement segment, with one ship in each step. */
export function* movement(g: State): Rule {
  const done = yield* moveNext(g)
  if (shipsOf(g, g.activation.id).length === 0) g.step = 'closing'
  else if (done) g.step = 'moved'
}

/** FA-ACT-10: the card windows after the movement segment. */
export function* moved(g: State): Rule {
  yield* movedCards(g, g.activation.id)
  g.step = shipsOf(g, g.activation.id).length === 0 ? 'closing' : 'combat'
}

/** FA-ACT-4, FA-ACT-5: the combat segment, with one attack in each step. */
export function* combatStep(g: State): Rule {
  const done = yield* combat(g)
  if (shipsOf(g, g.activation.id).length === 0) g.step = 'closing'
  else if (done) g.step = 'boarding'
}

/** FA-BOARD-26: the boarding segment. */
export function* boardStep(g: State): Rule {
  const done = yield* boardingSegment(g)
  if (done) g.step = 'closing'
}

/** FA-MOVE-13, FA-MINE-2, FA-CARD-7: the end of an activation. */
export function* closing(g: State): Rule {
  const { kind, id } = g.activation
  if (kind === 'squadron') {
    yield* endOfActivation(g, id)
    yield* cutEngines(g, id)
    armMines(g, id)
  }
  g.inForce = g.inForce.filter(({ until }) => until !== 'activation')
  g.activation.kind = 'none'
  g.step = 'choose'
}

/** FA-MOVE-13: at the end of its activation a ship may declare Cut Engines. */
function* cutEngines(g: State, squadron: SquadronId): Rule {
  const able = shipsOf(g, squadron).filter((ship) => mayCut(g, ship))
  if (able.length === 0) return
  const prompt = {
    name: 'act.cutEngines',
    rule: 'FA-MOVE-13',
    message: 'act-cut-engines',
    on: `squadron:${squadron}` as const,
    params: squadronParams(g, squadron),
  }
  const options = able.map((ship) => ({ ...option(`cut:${ship}`, ship, 'FA-MOVE-13', `ship:${ship}`), params: shipParams(g, ship) }))
  for (const ship of yield* chooseSome(g.activation.seat, prompt, options, { least: 0, most: options.length })) {
    g.ships.enginesCut[ship] = 1
    tell(g, { type: 'engines-cut', rule: 'FA-MOVE-13', on: `ship:${ship}`, ship })
  }
}

function mayCut(g: State, ship: ShipId): boolean {
  return shipType(numberAt(g.ships.type, ship)).stats.mv > 0 && !isDerelict(g, ship)
}

/** FA-TRAIT/selfRepair, FA-TRAIT/energyTransfer1: the effects of traits at the end of a squadron's activation. */
export function* endOfActivation(g: State, squadron: SquadronId): Rule {
  for (const ship of allShipsOf(g, squadron)) g.ships.transfer[ship] = 0
  for (const ship of shipsOf(g, squadron)) if (mayMend(g, ship)) mend(g, ship)
}

function mayMend(g: State, ship: ShipId): boolean {
  return shipType(numberAt(g.ships.type, ship)).traits.includes('selfRepair') && numberAt(g.ships.hull, ship) > 0 && !isCloaked(g, ship)
}

function mend(g: State, ship: ShipId): void {
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-TRAIT/selfRepair', on: `ship:${ship}`, ship, face, need: 4, purpose: '@trait-selfRepair' })
  if (face < 4) return
  g.ships.hull[ship] = numberAt(g.ships.hull, ship) - 1
  tell(g, { type: 'hull-mended', rule: 'FA-TRAIT/selfRepair', on: `ship:${ship}`, ship, left: hullLeft(g, ship) })
}
