import type { Json } from '@orrery/kernel'
import { type ShipType, shipTypeById } from '../content/ships.ts'
import { LASTING } from '../state.ts'
import type { View, ViewEffect, ViewPlace, ViewShip } from '../view.ts'
import { SECTORS } from './names.ts'

const UNKNOWN: readonly string[] = [
  'the cards in other hands',
  'the order of the deck',
  'on which squadrons cards have been played this turn',
  'how far ships have moved in the activation under way',
  'the next dice',
]

/** A scenario table made from a view, and a list of what the view does not show. */
export function tableFrom(view: View): { readonly table: Json; readonly unknown: readonly string[] } {
  const { activation, attacker, agent, extracted } = view
  const table: Record<string, Json> = {
    squadrons: view.squadrons.map((squadron) => {
      const marks = [squadron.acted ? 'acted' : '', squadron.free ? 'free' : '', squadron.disordered ? 'disordered' : '']
      const head = [`${squadron.owner}`, squadron.type, ...marks, squadron.arrival === 'zone' ? '' : squadron.arrival]
      return lineOf(head, view.ships.filter((ship) => ship.squadron === squadron.id).map(shipText))
    }),
    flights: view.flights.map(({ id, owner, type, acted }) => {
      const wings = view.wings.filter(({ flight }) => flight === id)
      const squadron = wings[0]?.squadron ?? -1
      const head = [`${owner}`, type, squadron < 0 ? '' : `of ${squadron}`, acted ? 'acted' : '']
      return lineOf(
        head,
        wings.map((wing) => joined([placeText(wing), wing.spent ? 'spent' : '', wing.drivenOff ? 'drivenOff' : ''])),
      )
    }),
    terrain: view.terrain.map(({ kind, x, y, radius, drifting }) =>
      joined([kind, inches(x), inches(y), inches(radius), drifting ? 'drifting' : '']),
    ),
    mines: view.mines.map(({ owner, x, y, ad, armed }) =>
      joined([`${minelayer(view, owner)}`, inches(x), inches(y), `${ad}`, armed ? '' : 'unarmed']),
    ),
    boarders: view.boarders.map(({ ship, squadron, teams, rounds }) => `${ship} by ${squadron}: ${teams} teams, ${rounds} rounds`),
    pods: view.pods.map(({ x, y, value, ship, carriedOff }) => {
      const where = carriedOff >= 0 ? `off ${carriedOff}` : ship >= 0 ? `on ${ship}` : `${inches(x)} ${inches(y)}`
      return `${value} ${where}`
    }),
    hands: view.seats.map(({ hand, cards }) => (hand.length === cards ? [...hand] : cards)),
    discard: [...view.discard],
    inForce: view.effects.map(effectText),
    races: view.seats.map(({ race }) => race),
    tactics: view.seats.map(({ tactics }) => tactics),
    turn: view.turn,
    step: view.step,
    ...(activation.kind === 'none' ? {} : { active: `${activation.kind} ${activation.id}` }),
    order: [...view.order],
    ...(view.toAct === null ? {} : { toAct: view.toAct }),
    ...(attacker === 0 || attacker === 1 ? { attacker } : {}),
    edges: [...view.edges],
    ...(agent < 0 ? {} : { agent }),
    ...(extracted < 0 ? {} : { extracted }),
    points: [...view.points],
  }
  // Empty lists are left out.
  const said = Object.entries(table).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return { table: Object.fromEntries(said), unknown: UNKNOWN }
}

function lineOf(head: readonly string[], parts: readonly string[]): string {
  return `${joined(head)}: ${parts.join(', ')}`
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}

function inches(length: number): string {
  return `${length / 1000}`
}

function placeText({ place, x, y }: { readonly place: ViewPlace; readonly x: number; readonly y: number }): string {
  return place === 'table' ? `${inches(x)} ${inches(y)}` : place
}

function shipText(ship: ViewShip): string {
  const { place, heading, sector, effects, firedTurn } = ship
  const { stats, weapons } = shipTypeById(ship.type) as ShipType
  const untouched = { hull: 0, crew: 0, ap: stats.ap, mines: 0 }
  const counts = (['hull', 'crew', 'ap', 'mines'] as const).map((name) => (ship[name] === untouched[name] ? '' : `${name}=${ship[name]}`))
  const fired = weapons.flatMap((_, weapon) => ((firedTurn & (1 << weapon)) === 0 ? [] : [weapon])).join('+')
  const marks = (['cloak', 'fullStop', 'enginesCut', 'fold', 'named', 'moved', 'flagship'] as const).filter((mark) => ship[mark])
  const lasting = Object.entries(LASTING).flatMap(([name, bit]) => ((effects & bit) === 0 ? [] : [name]))
  const pose = place === 'table' ? `${placeText(ship)} ${heading / 100}` : place
  return joined([
    pose,
    ...counts,
    fired === '' ? '' : `fired=${fired}`,
    sector > 0 ? `sector=${SECTORS[sector - 1]}` : '',
    ...marks,
    ...lasting,
  ])
}

/** A ship of the seat that can have laid a mine, if possible of the current activation. The view does not say which ship it was. */
function minelayer(view: View, owner: number): number {
  const { kind, id } = view.activation
  const able = view.ships.filter((ship) => ship.owner === owner && ship.mines > 0)
  const acting = able.find(({ squadron }) => kind === 'squadron' && squadron === id)
  return (acting ?? able[0] ?? view.ships.find((ship) => ship.owner === owner))?.id ?? 0
}

function effectText({ card, seat, on, id }: ViewEffect): string {
  return on === 'squadron' || on === 'flight' ? `${card} ${on} ${id}` : `${card} seat ${seat}`
}
