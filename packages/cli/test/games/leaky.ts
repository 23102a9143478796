import { defineGame } from '@orrery/kernel'
import { outbid } from '../../../kernel/test/games/outbid.ts'

/** A game that breaks a promise: everybody sees the others' hands. */
export const leaky = defineGame({ ...outbid, id: 'leaky', view: (g, viewer) => ({ ...outbid.view(g, viewer), hand: g.hands.flat() }) })
