import { FACTIONS } from './content/factions.ts'
import { TILE_SIDES } from './content/tiles.ts'
import { at } from './rules/at.ts'
import { NONE, type State } from './state.ts'

export { beginner } from './bot/beginner.ts'

/** The groups of a report of games between bots: factions, the sides of their tiles, the distance at the start, how the game ended. */
export const study = {
  /** Dealt and built maps alternate. */
  options: (number: number) => ({ quick_setup: number % 2 === 0, random_factions: true }),
  seats: [
    {
      id: 'faction',
      name: { en: 'Faction', hu: 'Birodalom' },
      of: (g: State, seat: number) => at(FACTIONS, at(g.players, seat).faction).term,
    },
    { id: 'home', name: { en: 'Home system', hu: 'Anyarendszer' }, of: homeOf },
  ],
  tables: [
    {
      id: 'apart',
      name: { en: 'Systems between the nearest homes', hu: 'Rendszerek a két legközelebbi anyarendszer között' },
      of: between,
    },
    { id: 'end', name: { en: 'How it ended', hu: 'Hogyan ért véget' }, of: (g: State) => g.end },
  ],
  lengths: [{ id: 'rounds', name: { en: 'Rounds', hu: 'Körök' }, of: (g: State) => g.round }],
}

/** The tile side with the seat's faction icon. */
function homeOf(g: State, seat: number): string {
  const home = g.systems.find(({ side }) => at(TILE_SIDES, side).faction === at(g.players, seat).faction)
  return home === undefined ? '–' : at(TILE_SIDES, home.side).code
}

function between(g: State): string {
  const homes = g.systems.flatMap((_, system) => (at(TILE_SIDES, at(g.systems, system).side).faction === null ? [] : [system]))
  let least = g.systems.length
  for (const from of homes) {
    const steps = stepsFrom(g, from)
    for (const to of homes) if (to !== from) least = Math.min(least, steps[to] as number)
  }
  return String(least - 1)
}

function stepsFrom(g: State, from: number): number[] {
  const steps = g.systems.map(() => g.systems.length)
  steps[from] = 0
  const open = [from]
  for (const system of open)
    for (const next of g.neighbours.slice(4 * system, 4 * system + 4))
      if (next !== NONE && (steps[next] as number) > (steps[system] as number) + 1) {
        steps[next] = (steps[system] as number) + 1
        open.push(next)
      }
  return steps
}
