import { choose, type Option, type Rule } from '@orrery/kernel'
import { type CardId, cardNumber } from '../../content/cards.ts'
import { shipType } from '../../content/ships.ts'
import { shipParams, squadronParams } from '../../names.ts'
import { NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { commandedElement, settleCommand } from '../command.ts'
import { repairAll } from '../damage/repairs.ts'
import { isOver } from '../end/victory.ts'
import { wingsAboard } from '../leave.ts'
import { currentMv, MOST_MINES } from '../move/manoeuvre.ts'
import { thrust } from '../move/thrust.ts'
import { shipsOf, suffers } from '../ships.ts'
import { mayLaunch } from '../wing/launch.ts'
import { actionCard, cardWindow, opponentsOf, takesCards } from './window.ts'

/** FA-CARD-7: how long an S card stays in force. */
export const UNTIL: Readonly<Partial<Record<CardId, 'turn' | 'nextActivation'>>> = {
  S05: 'nextActivation',
  S06: 'nextActivation',
  S07: 'turn',
  S11: 'nextActivation',
}

/** FA-CARD-2: at most one S card is played on the squadron, for the ships of its commanded element. */
export function* commandCards(g: State, squadron: SquadronId): Rule {
  const { owner, sCard, aCard, disordered } = at(g.squadrons, squadron)
  if (disordered || sCard === g.turn || aCard === g.turn) return
  const element = commandedElement(g, squadron) ?? []
  const cards = usefulCards(g, element)
  const onPlayed = () => {
    at(g.squadrons, squadron).sCard = g.turn
  }
  const card = yield* cardWindow(g, owner, 'command', cards, {
    on: `squadron:${squadron}`,
    params: { ...squadronParams(g, squadron), ships: element.length },
    onPlayed,
  })
  if (card === null) return
  const ships = yield* settleCommand(g, squadron)
  if (card === 'S10') yield* repairAll(g, owner, ships, 1, 'FA-CARD-7')
  else
    g.inForce.push({
      card: cardNumber(card),
      seat: owner,
      on: 'squadron',
      id: squadron,
      ships: [...ships],
      until: UNTIL[card] ?? 'activation',
      used: false,
    })
}

/** FA-CARD-8: the S cards that would have an effect on these ships. */
function usefulCards(g: State, ships: readonly ShipId[]): CardId[] {
  if (ships.length === 0) return []
  const [first] = ships as [ShipId]
  const { stats, weapons } = shipType(numberAt(g.ships.type, first))
  const cards: CardId[] = ['S05', 'S11']
  if (ships.length > 1 && weapons.length > 0) cards.push('S01')
  if (ships.some((ship) => currentMv(g, ship) > 0)) cards.push('S02')
  if (weapons.some(({ kind }) => kind === 'primary')) cards.push('S03')
  const working = ships.filter((ship) => !suffers(g, ship, 'secondaryOffline'))
  if (weapons.some(({ kind }) => kind === 'torpedo') && working.length > 0) cards.push('S04')
  if (stats.sh > 0) cards.push('S06')
  if (stats.pd > 0) cards.push('S07')
  if (stats.tl > 0) cards.push('S08')
  if (ships.some((ship) => numberAt(g.ships.ap, ship) > 0)) cards.push('S09')
  if (ships.some((ship) => numberAt(g.ships.effects, ship) !== 0)) cards.push('S10')
  if (stats.mn > 0 && working.some((ship) => numberAt(g.ships.mines, ship) < MOST_MINES - 1)) cards.push('S12')
  return cards
}

/** Card A10: the window before launching, if wings are aboard that may be launched. */
export function* carrierCards(g: State, squadron: SquadronId): Rule {
  const ready = wingsAboard(g, squadron).some((wing) => g.wings.spent[wing] === 0)
  const ships = shipsOf(g, squadron).filter((ship) => mayLaunch(g, ship) && takesCards(g, ship))
  if (!ready || ships.length === 0) return
  const { owner } = at(g.squadrons, squadron)
  const acting = { seat: owner, squadron, flight: NONE, ships: ships.slice(0, 1) }
  if ((yield* actionCard(g, acting, 'carrier', ['A10'], squadronParams(g, squadron))) === null) return
  g.inForce.push({
    card: cardNumber('A10'),
    seat: owner,
    on: 'squadron',
    id: squadron,
    ships: [...ships],
    until: 'activation',
    used: false,
  })
}

/** FA-CARD-14: the windows after a movement segment: card A11 for the squadron, then card R10 for its enemies. */
export function* movedCards(g: State, squadron: SquadronId): Rule {
  const { owner } = at(g.squadrons, squadron)
  const able = shipsOf(g, squadron).filter((ship) => mayThrust(g, ship))
  if (able.length > 0) {
    const [first] = able as [ShipId]
    if (
      (yield* actionCard(g, { seat: owner, squadron, flight: NONE, ships: [first] }, 'moved', ['A11'], squadronParams(g, squadron))) !==
      null
    ) {
      yield* thrust(g, yield* whichShip(g, owner, able, 'A11'), 'FA-CARD-7')
    }
  }
  for (const seat of opponentsOf(g, owner)) {
    if (isOver(g)) return
    yield* emergencyThrust(g, seat)
  }
}

/** Card R10: a ship that has not been activated this turn moves. */
function* emergencyThrust(g: State, seat: number): Rule {
  const able: ShipId[] = []
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (g.ships.owner[ship] !== seat || at(g.squadrons, numberAt(g.ships.squadron, ship)).acted === g.turn || !mayThrust(g, ship)) continue
    able.push(ship)
  }
  if (able.length === 0) return
  const params = squadronParams(g, g.activation.id)
  if ((yield* cardWindow(g, seat, 'enemy-moved', ['R10'], { on: `squadron:${g.activation.id}`, params })) === null) return
  yield* thrust(g, yield* whichShip(g, seat, able, 'R10'), 'FA-CARD-7')
}

/** Whether a card can move a ship: it is on the table, in command and able to move. */
function mayThrust(g: State, ship: ShipId): boolean {
  return takesCards(g, ship) && currentMv(g, ship) > 0
}

function* whichShip(g: State, seat: number, ships: readonly ShipId[], card: CardId): Rule<ShipId> {
  const options = ships.map((ship): Option<ShipId> => {
    const on = `ship:${ship}`
    return {
      id: `move:${ship}`,
      value: ship,
      rule: 'FA-CARD-7',
      on,
      to: undefined,
      cost: undefined,
      message: 'thrust',
      params: shipParams(g, ship),
    }
  })
  return yield* choose(seat, { name: 'card.thrust', rule: 'FA-CARD-7', message: 'card-thrust', params: { card: `@card-${card}` } }, options)
}
