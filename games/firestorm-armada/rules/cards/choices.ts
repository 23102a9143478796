import { choose, chooseSome, type Option, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { QUARTERS } from '../../geometry/arc.ts'
import { shipParams, wingParams } from '../../names.ts'
import { PLACE, type ShipId, type SquadronId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { d6 } from '../dice.ts'
import { capacityOf, wingsAboard } from '../leave.ts'
import { isDerelict, shipsOf, suffers } from '../ships.ts'

/** FA-ACT-2: the owner's choices in the command segment: cloaks, arcs, energy, and the work of deck crews. */
export function* commandChoices(g: State, squadron: SquadronId): Rule {
  yield* switchCloaks(g, squadron)
  for (const ship of shipsOf(g, squadron)) {
    if (isDerelict(g, ship)) continue
    yield* nameSector(g, ship)
    yield* moveEnergy(g, ship)
    yield* deckCrews(g, ship)
  }
}

/** FA-DEF-4: cloaking fields are turned on or off; a disabled field stays off (FA-DEF-9). */
function* switchCloaks(g: State, squadron: SquadronId): Rule {
  const able = shipsOf(g, squadron).filter(
    (ship) => shipType(numberAt(g.ships.type, ship)).stats.cloak && !isDerelict(g, ship) && !suffers(g, ship, 'systemsOffline'),
  )
  if (able.length === 0) return
  const options = able.map((ship): Option<ShipId> => {
    const on = `ship:${ship}`
    const params = shipParams(g, ship)
    return { id: `cloak:${ship}`, value: ship, rule: 'FA-DEF-4', on, to: undefined, cost: undefined, message: undefined, params }
  })
  const prompt = { name: 'command.cloak', rule: 'FA-DEF-4', message: 'command-cloak', on: `squadron:${squadron}` as const }
  const cloaked = yield* chooseSome(at(g.squadrons, squadron).owner, prompt, options, { least: 0, most: able.length })
  for (const ship of able) {
    const now = cloaked.includes(ship) ? 1 : 0
    if (g.ships.cloak[ship] === now) continue
    g.ships.cloak[ship] = now
    tell(g, { type: now === 1 ? 'cloaked' : 'uncloaked', rule: 'FA-DEF-4', on: `ship:${ship}`, ship })
  }
}

/** FA-TRAIT/sectorShielding: the named arc stays in force until the ship's next command segment. */
function* nameSector(g: State, ship: ShipId): Rule {
  if (!shipType(numberAt(g.ships.type, ship)).traits.includes('sectorShielding')) return
  const on = `ship:${ship}` as const
  const options = QUARTERS.map(
    (quarter, place): Option<number> => ({
      id: `sector:${quarter}`,
      value: place + 1,
      rule: 'FA-TRAIT/sectorShielding',
      on,
      to: undefined,
      cost: undefined,
      message: `sector-${quarter}`,
      params: undefined,
    }),
  )
  const prompt = { name: 'command.sector', rule: 'FA-TRAIT/sectorShielding', message: 'command-sector', on, params: shipParams(g, ship) }
  g.ships.sector[ship] = yield* choose(numberAt(g.ships.owner, ship), prompt, options)
}

/** FA-TRAIT/energyTransfer1, FA-TRAIT/energyTransfer2: moves moves 1 or 2 AD from one primary weapon to another for this activation. */
function* moveEnergy(g: State, ship: ShipId): Rule {
  const { traits, weapons } = shipType(numberAt(g.ships.type, ship))
  const most = traits.includes('energyTransfer2') ? 2 : traits.includes('energyTransfer1') ? 1 : 0
  if (most === 0) return
  const on = `ship:${ship}` as const
  const rule = most === 2 ? 'FA-TRAIT/energyTransfer2' : 'FA-TRAIT/energyTransfer1'
  const options: Option<number>[] = [energyOption('none', 0, rule, on, {})]
  for (const [giver, giving] of weapons.entries()) {
    for (const [receiver, receiving] of weapons.entries()) {
      if (giver === receiver || giving.kind !== 'primary' || receiving.kind !== 'primary') continue
      for (let dice = 1; dice <= most; dice++) {
        const params = { giver: giving.term, receiver: receiving.term, dice }
        options.push(energyOption(`${giver}:${receiver}:${dice}`, giver * 100 + receiver * 10 + dice, rule, on, params))
      }
    }
  }
  if (options.length === 1) return
  g.ships.transfer[ship] = yield* choose(
    numberAt(g.ships.owner, ship),
    { name: 'command.energy', rule, message: 'command-energy', on, params: shipParams(g, ship) },
    options,
  )
}

function energyOption(name: string, value: number, rule: string, on: string, params: Record<string, string | number>): Option<number> {
  const message = value === 0 ? 'no-energy' : undefined
  return { id: `energy:${name}`, value, rule, on, to: undefined, cost: undefined, message, params }
}

/** FA-TRAIT/deckCrews: on a 4 or more a destroyed wing of the squadron returns aboard, if there is room. */
function* deckCrews(g: State, ship: ShipId): Rule {
  if (!shipType(numberAt(g.ships.type, ship)).traits.includes('deckCrews')) return
  const squadron = numberAt(g.ships.squadron, ship)
  const lost = destroyedWings(g, squadron)
  if (lost.length === 0 || capacityOf(g, squadron) <= wingsAboard(g, squadron).length) return
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-TRAIT/deckCrews', on: `ship:${ship}`, ship, face, need: 4, purpose: '@trait-deckCrews' })
  if (face < 4) return
  const options = lost.map((wing): Option<WingId> => {
    const params = wingParams(g, wing)
    return {
      id: `return:${wing}`,
      value: wing,
      rule: 'FA-TRAIT/deckCrews',
      on: `ship:${ship}`,
      to: undefined,
      cost: undefined,
      message: undefined,
      params,
    }
  })
  const prompt = { name: 'command.wing', rule: 'FA-TRAIT/deckCrews', message: 'command-wing', on: `ship:${ship}` as const }
  const wing = yield* choose(numberAt(g.ships.owner, ship), prompt, options)
  g.wings.place[wing] = PLACE.away
  g.wings.spent[wing] = 0
  tell(g, { type: 'wing-returned', rule: 'FA-TRAIT/deckCrews', on: `ship:${ship}`, ship, wing })
}

/** The destroyed wings of a squadron, one of each type. */
function destroyedWings(g: State, squadron: SquadronId): WingId[] {
  const found: WingId[] = []
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.destroyed || g.wings.squadron[wing] !== squadron) continue
    if (!found.some((other) => g.wings.type[other] === g.wings.type[wing])) found.push(wing)
  }
  return found
}
