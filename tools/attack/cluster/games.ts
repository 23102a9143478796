import type { GameEntry } from '@orrery/games'
import { outbid } from '../../../packages/kernel/test/games/outbid.ts'

/** A small game with hidden hands and secret simultaneous choices, in which every message to a seat can be checked exactly. */
export const games: readonly GameEntry[] = [{ id: 'outbid', load: async () => outbid, text: async () => '' }]
