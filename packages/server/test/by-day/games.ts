import type { RaceId } from '@orrery/games/firestorm-armada/content/races.ts'
import { starterFor } from '@orrery/games/firestorm-armada/fleet/read.ts'
import type { Json } from '@orrery/kernel'
import type { PlayedGame } from './table.ts'

const fleetOf = (race: RaceId) => ({ fleet: starterFor(race, 500) as unknown as Json })

export const DEATH_ANGEL: PlayedGame = { game: 'death-angel', name: 'Death Angel', settings: {} }

export const CHAOS_GALAXY: PlayedGame = {
  ...{ game: 'chaos-galaxy', name: 'Chaos Galaxy', settings: {} },
  brings: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }],
}

export const FORBIDDEN_STARS: PlayedGame = {
  ...{ game: 'forbidden-stars', name: 'Forbidden Stars' },
  settings: { quick_setup: true, random_factions: true },
}

export const FIRESTORM_ARMADA: PlayedGame = {
  ...{ game: 'firestorm-armada', name: 'Firestorm Armada', settings: { fleetValue: 500 } },
  brings: [fleetOf('terrans'), fleetOf('dindrenzi')],
}
