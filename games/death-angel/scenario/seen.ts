import type { Json } from '@orrery/kernel'
import { ACTION_CARDS } from '../content/actions.ts'
import { EVENTS } from '../content/events.ts'
import { MARINES } from '../content/marines.ts'
import type { SideKey } from '../content/sides.ts'
import { at } from '../rules/components.ts'
import type { View, ViewPosition, ViewTeam } from '../view.ts'

/** A scenario table made from a view, and a list of what the view does not show. */
export function tableFrom(view: View): { readonly table: Json; readonly unknown: readonly string[] } {
  const shown = view.formation.filter(({ marine }) => marine !== null)
  const taken = view.teams.filter(({ owner }) => owner !== null)
  const done = taken.filter(({ resolved }) => resolved)
  const table: Record<string, Json> = {
    formation: shown.map(marineText).join(' '),
    slain: view.teams.flatMap(({ slain }) => slain.map((id) => at(MARINES, id).key)).join(' '),
    owners: Object.fromEntries(taken.map(({ key, owner }) => [key, owner ?? 0])),
    swarms: shown.flatMap((position) => [...swarmLines(position, 'left'), ...swarmLines(position, 'right')]),
    terrain: shown.flatMap((position) => [...terrainLines(position, 'left'), ...terrainLines(position, 'right')]),
    blips: [view.blips.left, view.blips.right],
    discarded: view.discards.genestealers.length,
    location: view.location.key,
    locationTokens: view.location.tokens,
    events: view.scouted.every(({ place }, index) => place === index) ? view.scouted.map(({ event }) => at(EVENTS, event.id).key) : [],
    eventsDiscarded: view.discards.events.length,
    phase: view.phase,
    round: view.round,
    cards: cardKeys(taken, ({ card, resolved }) => (resolved ? 0 : card)),
    resolved: cardKeys(done, ({ card }) => card),
    last: cardKeys(taken, ({ last }) => last),
    current: view.current,
    ...(view.artefactHolder === null ? {} : { artefact: view.artefactHolder }),
  }
  return { table, unknown: ['the cards of the blip piles', 'the order of the decks', 'which locations lie ahead', 'the next dice'] }
}

function marineText({ marine }: ViewPosition): string {
  if (marine === null) return ''
  return `${marine.key}${marine.facing === 'left' ? '<' : '>'}${marine.tokens > 0 ? `+${marine.tokens}` : ''}`
}

function swarmLines({ position, ...sides }: ViewPosition, side: SideKey): string[] {
  return sides[side].swarms.map((swarm) => {
    const marks = [...(swarm.protected ? ['protected'] : []), ...(swarm.attacked ? ['attacked'] : [])]
    return `${position} ${side}: ${[...swarm.cards.map(({ kind }) => kind), ...marks].join(' ')}`
  })
}

function terrainLines({ position, ...sides }: ViewPosition, side: SideKey): string[] {
  return sides[side].terrain.map(
    ({ key, tokens, activated }) => `${key} ${position} ${side}${tokens > 0 ? ` +${tokens}` : ''}${activated ? ' activated' : ''}`,
  )
}

/** The keys of teams' action cards; 0 is none. */
function cardKeys(teams: readonly ViewTeam[], card: (team: ViewTeam) => number): string {
  return teams.flatMap((team) => ACTION_CARDS.find((one) => one.team === team.id && one.number === card(team))?.key ?? []).join(' ')
}
