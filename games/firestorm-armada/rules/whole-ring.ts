import { displace } from './damage/displace.ts'
import { lastSalvo, returnFire } from './fire/reactions.ts'
import type { Ring } from './ring.ts'

/** What attacks, critical hits and explosions lead to. */
export const RING: Ring = { displace, lastSalvo, returnFire }
