import type { ComponentType } from 'preact'
import { Apothecarion } from './apothecarion.tsx'
import { BlackHolds } from './black-holds.tsx'
import { CoreCogitator } from './core-cogitator.tsx'
import { CryoControl } from './cryo-control.tsx'
import { DarkCatacombs } from './dark-catacombs.tsx'
import { Generatorium } from './generatorium.tsx'
import { GenestealerLair } from './genestealer-lair.tsx'
import { HibernationCluster } from './hibernation-cluster.tsx'
import { LaunchControlRoom } from './launch-control-room.tsx'
import { LowerAccessway } from './lower-accessway.tsx'
import { MainCorridor } from './main-corridor.tsx'
import { MaintenanceTunnels } from './maintenance-tunnels.tsx'
import { Munitorium } from './munitorium.tsx'
import { ServiceShaft } from './service-shaft.tsx'
import { Teleportarium } from './teleportarium.tsx'
import { ToxinPumpingStation } from './toxin-pumping-station.tsx'
import { VoidLock } from './void-lock.tsx'
import { WrathOfBaalChapel } from './wrath-of-baal-chapel.tsx'
import { WreckageLabyrinth } from './wreckage-labyrinth.tsx'

const drawings = {
  apothecarion: Apothecarion,
  'black-holds': BlackHolds,
  'core-cogitator': CoreCogitator,
  'cryo-control': CryoControl,
  'dark-catacombs': DarkCatacombs,
  generatorium: Generatorium,
  'genestealer-lair': GenestealerLair,
  'hibernation-cluster': HibernationCluster,
  'launch-control-room': LaunchControlRoom,
  'lower-accessway': LowerAccessway,
  'main-corridor': MainCorridor,
  'maintenance-tunnels': MaintenanceTunnels,
  munitorium: Munitorium,
  'service-shaft': ServiceShaft,
  teleportarium: Teleportarium,
  'toxin-pumping-station': ToxinPumpingStation,
  'void-lock': VoidLock,
  'wrath-of-baal-chapel': WrathOfBaalChapel,
  'wreckage-labyrinth': WreckageLabyrinth,
} as const satisfies Record<string, ComponentType>

export type LocationName = keyof typeof drawings

/** The furniture of a room, for a picture of 520 x 96. */
export const LocationDrawing = ({ location }: { readonly location: LocationName }) => {
  const Drawing = drawings[location]
  return <Drawing />
}
