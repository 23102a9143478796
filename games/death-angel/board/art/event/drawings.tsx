import type { ComponentType } from 'preact'
import { ChaosOfBattle } from './chaos-of-battle.tsx'
import { CleansingFlames } from './cleansing-flames.tsx'
import { EnterFormation } from './enter-formation.tsx'
import { Evasion } from './evasion.tsx'
import { FlankingManoeuvre } from './flanking-manoeuvre.tsx'
import { ForMyBattleBrothers } from './for-my-battle-brothers.tsx'
import { FullScan } from './full-scan.tsx'
import { GunJam } from './gun-jam.tsx'
import { OutOfThinAir } from './out-of-thin-air.tsx'
import { Outnumbered } from './outnumbered.tsx'
import { PsychicAssault } from './psychic-assault.tsx'
import { QuickInstincts } from './quick-instincts.tsx'
import { RescueSpaceMarine } from './rescue-space-marine.tsx'
import { Resupply } from './resupply.tsx'
import { RewardedFaith } from './rewarded-faith.tsx'
import { SecondWind } from './second-wind.tsx'
import { SecretRoute } from './secret-route.tsx'
import { StalkingFromTheShadows } from './stalking-from-the-shadows.tsx'
import { Surrounded } from './surrounded.tsx'
import { TemporarySanctuary } from './temporary-sanctuary.tsx'
import { TheSwarm } from './the-swarm.tsx'
import { TheyreEverywhere } from './theyre-everywhere.tsx'

const drawings = {
  'chaos-of-battle': ChaosOfBattle,
  'cleansing-flames': CleansingFlames,
  'enter-formation': EnterFormation,
  evasion: Evasion,
  'flanking-manoeuvre': FlankingManoeuvre,
  'for-my-battle-brothers': ForMyBattleBrothers,
  'full-scan': FullScan,
  'gun-jam': GunJam,
  'out-of-thin-air': OutOfThinAir,
  outnumbered: Outnumbered,
  'psychic-assault': PsychicAssault,
  'quick-instincts': QuickInstincts,
  'rescue-space-marine': RescueSpaceMarine,
  resupply: Resupply,
  'rewarded-faith': RewardedFaith,
  'second-wind': SecondWind,
  'secret-route': SecretRoute,
  'stalking-from-the-shadows': StalkingFromTheShadows,
  surrounded: Surrounded,
  'temporary-sanctuary': TemporarySanctuary,
  'the-swarm': TheSwarm,
  'theyre-everywhere': TheyreEverywhere,
} as const satisfies Record<string, ComponentType>

export type EventName = keyof typeof drawings

/** The drawing of an event card. */
export const EventDrawing = ({ event }: { readonly event: EventName }) => {
  const Drawing = drawings[event]
  return <Drawing />
}
