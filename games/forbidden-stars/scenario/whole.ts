import { FACTIONS } from '../content/factions.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { FIRST_TOKEN, kindOf } from '../rules/units.ts'
import { NONE, type State } from '../state.ts'

/** Throws a `RangeError` with the reason if the table is impossible. Nothing else has to be derived. */
export function settle(g: State): void {
  for (const [name, seat] of Object.entries({ first: g.first, active: g.active }))
    if (g.players[seat] === undefined) throw new RangeError(`${name} is seat ${seat}; there are ${g.seats}`)
  checkPlayers(g)
  checkUnits(g)
  for (const [structure, area] of g.structures.area.entries()) checkArea(g, `structure ${structure}`, area, g.structures.seat[structure])
  checkOnce('objective token', g.objectives.filter((token) => token !== NONE).concat(g.players.flatMap(({ collected }) => collected)))
}

function checkPlayers(g: State): void {
  for (const [seat, player] of g.players.entries()) {
    const { faction, materiel, assets } = player
    if (faction !== NONE && g.players.findIndex((other) => other.faction === faction) !== seat)
      throw new RangeError(`two seats have ${at(FACTIONS, faction).key}`)
    if (materiel < 0 || assets.some((count) => count < 0)) throw new RangeError(`seat ${seat} has less than nothing of something`)
    checkOnce(`event card of seat ${seat}`, [...player.eventDeck, ...player.drawn, ...(player.scheme === NONE ? [] : [player.scheme])])
    const hands = (g.combat?.sides ?? []).filter((side) => side.seat === seat).flatMap(({ hand, faceUp }) => [...hand, ...faceUp])
    checkOnce(`combat card of seat ${seat}`, [...player.combatDeck, ...hands])
  }
}

function checkOnce(what: string, ids: readonly number[]): void {
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice !== undefined) throw new RangeError(`${what} ${twice} is in two places`)
}

function checkUnits(g: State): void {
  for (const [unit, area] of g.units.area.entries()) {
    if (area === NONE) continue
    const { key, ship } = at(UNIT_KINDS, kindOf(g, unit))
    checkArea(g, `${key} (unit ${unit})`, area, g.units.seat[unit])
    if (unit < FIRST_TOKEN && ship === isWorld(g, area))
      throw new RangeError(`${key} (unit ${unit}) cannot be ${ship ? 'on a world' : 'in a void'}`)
  }
}

function checkArea(g: State, what: string, area: number, seat: number | undefined): void {
  if (area === NONE) return
  if (area < 0 || area >= 4 * g.systems.length) throw new RangeError(`${what} stands in area ${area}, which there is not`)
  if (seat === undefined || g.players[seat] === undefined) throw new RangeError(`${what} stands on the board and is nobody's`)
}
