import { choose, chooseSome, option, type Part, type Rule, together } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { shipParams, squadronParams } from '../../names.ts'
import { NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at } from '../at.ts'
import { allShipsOf, scenarioOfTable, sideOf, speakerOf } from '../ships.ts'
import { nameLate } from './deploy.ts'

/** The secret decisions of a seat before deployment. */
interface Secrets {
  readonly reserves: readonly SquadronId[]
  readonly agent: ShipId
}

/** FA-SETUP-9, FA-SETUP-13, FA-SCEN-3: reserves and the ship with the agent are chosen in secret; the reserves are revealed together. */
export function* secrets(g: State): Rule {
  const parts = g.order.map((seat): Part<Secrets> => ({ seat, rule: () => secretsOf(g, seat) }))
  const chosen = yield* together(g, parts)
  for (const { reserves, agent } of chosen) {
    for (const squadron of reserves) {
      at(g.squadrons, squadron).arrival = 'reserve'
      tell(g, { type: 'reserve-kept', rule: 'FA-SETUP-9', on: `squadron:${squadron}`, squadron })
    }
    if (agent !== NONE) g.agent = agent
  }
  yield* nameLate(g)
  g.toAct = sideOf(at(g.order, 0))
  if (scenarioOfTable(g).id === 'asteroidAmbush') g.toAct = g.attacker
  g.step = 'deploy'
}

function* secretsOf(g: State, seat: number): Rule<Secrets> {
  const reserves = scenarioOfTable(g).reserves ? yield* reservesOf(g, seat) : []
  const names = scenarioOfTable(g).id === 'extraction' && g.attacker !== NONE && speakerOf(g.attacker) === seat
  return { reserves, agent: names ? yield* agentOf(g, seat) : NONE }
}

/** FA-SETUP-9: a seat keeps up to half of its squadrons in reserve, rounded down. FA-TRAIT/noFsd keeps ships out of reserve. */
function* reservesOf(g: State, seat: number): Rule<SquadronId[]> {
  const own = g.squadrons.flatMap(({ owner, free }, squadron) => (owner === seat && !free ? [squadron] : []))
  const able = own.filter((squadron) => mayWait(g, squadron))
  const most = Math.min(own.length >> 1, able.length)
  if (most === 0) return []
  const prompt = { name: 'setup.reserves', rule: 'FA-SETUP-9', message: 'setup-reserves', params: { most }, always: true }
  const options = able.map((squadron) => ({
    ...option(`reserve:${squadron}`, squadron, 'FA-SETUP-9', `squadron:${squadron}`),
    params: squadronParams(g, squadron),
  }))
  return yield* chooseSome(seat, prompt, options, { least: 0, most })
}

function mayWait(g: State, squadron: SquadronId): boolean {
  const { traits, installation } = shipType(at(g.squadrons, squadron).type)
  return !traits.includes('noFsd') && !installation
}

/** FA-SCEN-3, FA-SCEN-10: the defending ships that could have the agent aboard: those of tier 2 that can be boarded. */
export function agentShips(g: State): ShipId[] {
  const found: ShipId[] = []
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    const { owner, type } = at(g.squadrons, squadron)
    const { tier, traits } = shipType(type)
    if (sideOf(owner) === g.attacker || tier !== 2 || traits.includes('unmanned')) continue
    found.push(...allShipsOf(g, squadron))
  }
  return found
}

function* agentOf(g: State, seat: number): Rule<ShipId> {
  const ships = agentShips(g)
  if (ships.length === 0) return NONE
  const prompt = { name: 'setup.agent', rule: 'FA-SCEN-3', message: 'setup-agent', always: true }
  return yield* choose(
    seat,
    prompt,
    ships.map((ship) => ({ ...option(`agent:${ship}`, ship, 'FA-SCEN-3', `ship:${ship}`), params: shipParams(g, ship) })),
  )
}
