import type { Rule } from '@orrery/kernel'
import type { CardId } from '../../content/cards.ts'
import { raceOf } from '../../content/races.ts'
import { shipType } from '../../content/ships.ts'
import { INCH, isWithin } from '../../geometry/place.ts'
import { shipParams } from '../../names.ts'
import type { ShipId, State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { commandedElement, mayBeInCommand } from '../command.ts'
import { shipsOf, shipsOfSide, sideOf } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { cardWindow } from './window.ts'

/** FA-CD-4, FA-DMG-17, FA-DISORDER-2: whether a card may be played on a ship now; a derelict is never in command. */
export function takesCards(g: State, ship: ShipId): boolean {
  return !at(g.squadrons, numberAt(g.ships.squadron, ship)).disordered && mayBeInCommand(g, ship)
}

/** FA-CARD-4, FA-ALLY-3: the seats that may answer what happens to a ship: its owner, and an ally with a ship near enough. */
function answering(g: State, ship: ShipId): number[] {
  const owner = numberAt(g.ships.owner, ship)
  const side = sideOf(owner)
  return g.order.filter((seat) => seat === owner || (sideOf(seat) === side && reaches(g, seat, ship)))
}

function reaches(g: State, seat: number, ship: ShipId): boolean {
  return shipsOfSide(g, sideOf(seat)).some((own) => {
    if (g.ships.owner[own] !== seat) return false
    const { commandDistance } = raceOf(shipType(numberAt(g.ships.type, own)).race)
    return isWithin(poseOf(g, own), poseOf(g, ship), commandDistance * INCH)
  })
}

/** FA-CARD-4, FA-CARD-13: what happens to a ship may be answered by an R card on it. Gives the card, or `null`. */
export function* answerFor(g: State, ship: ShipId, name: string, cards: readonly CardId[], params = {}): Rule<CardId | null> {
  if (cards.length === 0 || !takesCards(g, ship)) return null
  for (const seat of answering(g, ship)) {
    const subject = { on: `ship:${ship}`, params: { ...shipParams(g, ship), ...params } }
    const card = yield* cardWindow(g, seat, name, cards, subject)
    if (card === null) continue
    nameInCommand(g, ship)
    return card
  }
  return null
}

/** FA-CD-11: playing a card on a ship of one of several equally large groups names that group. */
export function nameInCommand(g: State, ship: ShipId): void {
  const squadron = numberAt(g.ships.squadron, ship)
  if (commandedElement(g, squadron) !== null) return
  for (const other of shipsOf(g, squadron)) g.ships.named[other] = other === ship ? 1 : 0
}
