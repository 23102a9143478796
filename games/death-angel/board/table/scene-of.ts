import type { Seen } from '@orrery/kernel'
import { actionCard } from '../../content/actions.ts'
import { locationCard } from '../../content/locations.ts'
import { MARINES } from '../../content/marines.ts'
import { terrainCard } from '../../content/terrain.ts'
import type { View, ViewEvent, ViewPosition, ViewSide, ViewSwarm, ViewTeam, ViewTerrain } from '../../view.ts'
import type { EventName } from '../art/event/index.tsx'
import type { LocationName } from '../art/location/index.tsx'
import type { MarineName } from '../art/marine/index.tsx'
import type { Team } from '../art/marks.tsx'
import type { TerrainName } from '../art/terrain/index.tsx'
import { perilOf, swarmRisk } from './risk.ts'
import type {
  ActionScene,
  Colour,
  EventScene,
  GenestealerScene,
  Icon,
  LaneScene,
  RowScene,
  Scene,
  Side,
  SwarmScene,
  TeamScene,
  TerrainCardScene,
} from './scene.ts'

/** A view's scene: what is drawn where, by picture names. */
export function sceneOf(seen: Seen<View>, names: readonly string[]): Scene {
  const { view } = seen
  const rows = view.formation.flatMap((place) => rowOf(view, place))
  const card = locationCard(view.location.id)
  return {
    round: view.round,
    rows,
    piles: [
      { piece: 'pile:left', side: 'left', cards: view.blips.left, full: card.blips[0] },
      { piece: 'pile:right', side: 'right', cards: view.blips.right, full: card.blips[1] },
    ],
    location: {
      piece: 'location',
      picture: view.location.key.startsWith('void-lock') ? 'void-lock' : (view.location.key as LocationName),
      term: view.location.key,
      tokens: view.location.tokens,
      ability: card.ability,
      path: pathOf(view),
      final: view.location.final,
    },
    event: eventOf(view),
    muster: musterOf(seen, names),
    teams: view.teams.filter((team) => team.owner !== null).map((team) => teamScene(seen, team, names)),
    supply: view.supply,
    peril: perilOf(view),
    events: view.decks.events,
    marines: view.teams.filter((team) => team.owner !== null || rows.length === 0).flatMap((team) => marinesOf(team.id)),
    slain: view.teams.flatMap((team) => team.slain.map((id) => ({ piece: `marine:${id}`, name: marineName(id), team: team.key as Team }))),
  }
}

function marineName(id: number): MarineName {
  return MARINES[id]?.key as MarineName
}

function marinesOf(team: number): MarineName[] {
  return MARINES.filter((marine) => marine.team === team).map((marine) => marine.key as MarineName)
}

/** The six teams while they are being chosen and the formation is empty; null afterwards. */
function musterOf({ view, question }: Seen<View>, names: readonly string[]): Scene['muster'] {
  if (view.phase !== 'setup' || view.formation.length > 0) return null
  const placing = question?.name === 'place-marine'
  return view.teams
    .filter((team) => !placing || team.owner !== null)
    .map((team) => ({
      piece: `team:${team.id}`,
      team: team.key as Team,
      player: team.owner === null ? null : (names[team.owner] ?? ''),
      marines: marinesOf(team.id).map((name) => ({ piece: `marine:${MARINES.findIndex((marine) => marine.key === name)}`, name })),
      cards: team.cards.map((card) => actionCard(card.number).key),
    }))
}

function rowOf(view: View, place: ViewPosition): RowScene[] {
  const { marine, position } = place
  if (marine === null) return []
  const lane = (side: Side): LaneScene => laneOf(view, place, side, place[side])
  return [
    {
      position,
      marine: {
        piece: `marine:${marine.id}`,
        name: marine.key as MarineName,
        team: view.teams[marine.team]?.key as Team,
        position,
        faces: marine.facing,
        range: marine.range,
        tokens: marine.tokens,
        blessed: marine.secondWind,
        risk: marine.risk,
      },
      left: lane('left'),
      right: lane('right'),
    },
  ]
}

function laneOf(view: View, place: ViewPosition, side: Side, lying: ViewSide): LaneScene {
  return {
    side,
    front: place.marine?.facing === side,
    swarms: lying.swarms.map((swarm) => swarmScene(view, place, side, swarm)),
    terrain: lying.terrain.map((card) => terrainScene(place.position, side, card)),
  }
}

function swarmScene(view: View, place: ViewPosition, side: Side, swarm: ViewSwarm): SwarmScene {
  return {
    piece: swarm.piece,
    side,
    position: place.position,
    cards: swarm.cards.map(genestealerScene),
    attacked: swarm.attacked,
    protected: swarm.protected,
    drift: driftOf(view, place, side),
    risk: swarmRisk(view, place, side, swarm),
  }
}

const ICONS: Readonly<Record<string, readonly Icon[]>> = { 'brood-lord-a': ['head', 'tail'], 'brood-lord-b': ['claw', 'tongue'] }

function genestealerScene(card: ViewSwarm['cards'][number]): GenestealerScene {
  return { piece: `genestealer:${card.id}`, kind: card.kind, icons: ICONS[card.kind] ?? [card.kind as Icon] }
}

/** DA-GMOVE-4, DA-GMOVE-5, DA-GMOVE-7: left swarms move down, right ones up; past an end they move behind the marine. */
function driftOf(view: View, place: ViewPosition, side: Side): SwarmScene['drift'] {
  const goal = place.position + (side === 'left' ? 1 : -1)
  if (goal >= 1 && goal <= view.formation.length) return side === 'left' ? 'down' : 'up'
  return place.marine?.facing === side ? 'behind' : 'stays'
}

function terrainScene(position: number, side: Side, card: ViewTerrain): TerrainCardScene {
  return {
    piece: `terrain:${card.id}`,
    name: card.key as TerrainName,
    side,
    position,
    threat: card.threat,
    tokens: card.tokens,
    canActivate: terrainCard(card.id).activate,
    activated: card.activated,
  }
}

function pathOf(view: View): Scene['location']['path'] {
  return [
    ...view.visited.map((code) => ({ code, stage: 'done' as const })),
    { code: view.location.code === 'setup' ? '0' : view.location.code, stage: 'now' as const },
    ...view.route.map((code) => ({ code, stage: 'ahead' as const })),
  ]
}

function eventOf(view: View): EventScene | null {
  const open = view.event !== null && view.event !== 'hidden' ? view.event : null
  const card: ViewEvent | null = open ?? view.lastEvent
  if (card === null) return null
  return {
    piece: 'event',
    picture: card.key as EventName,
    term: card.key,
    instinct: card.instinct,
    open: open !== null,
    spawn: card.spawn.map((box) => ({ size: box.size, colour: box.colour as Colour, number: view.spawn[box.size] })),
    move: card.move === null ? null : { kind: card.move.kind, icon: card.move.icon as Icon },
  }
}

function teamScene(seen: Seen<View>, team: ViewTeam, names: readonly string[]): TeamScene {
  const { view, question } = seen
  const offered = question?.kind === 'options' ? question.options : []
  const pieces = team.cards.map((card) => `card:${card.number}`)
  const asked = offered.some((option) => option.on !== undefined && pieces.includes(option.on))
  return {
    piece: `team:${team.id}`,
    team: team.key as Team,
    term: team.key,
    player: names.length > 1 ? (names[team.owner ?? 0] ?? '') : '',
    mine: question !== null && question.seat === team.owner,
    asked,
    locked: view.phase === 'choose' && team.card === 0 && team.owner !== null && team.alive && !seen.waiting.includes(team.owner),
    slain: !team.alive && view.phase !== 'setup',
    cards: team.cards.map((card) => actionScene(view, team, card.number, card.mayChoose)),
  }
}

/** DA-RESOLVE-1: cards act from the lowest number, so the current one is the highest that has begun. */
function actingCard(view: View): number {
  return view.phase === 'resolve' ? Math.max(0, ...view.teams.map((team) => (team.resolved ? team.card : 0))) : 0
}

function actionScene(view: View, team: ViewTeam, number: number, mayChoose: boolean): ActionScene {
  const card = actionCard(number)
  const chosen = team.card === number
  const barred = team.alive && view.phase === 'choose' && !mayChoose && !chosen
  return {
    piece: `card:${number}`,
    number,
    term: card.key,
    type: card.type,
    team: team.key as Team,
    stage: chosen
      ? team.resolved
        ? number === actingCard(view)
          ? 'acting'
          : 'done'
        : 'chosen'
      : barred
        ? team.jammed && card.type === 'attack'
          ? 'jammed'
          : 'barred'
        : 'rest',
  }
}
