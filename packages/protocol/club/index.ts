import type * as v from 'valibot'
import { QUICK_MESSAGES, quickRequests } from './quick.ts'
import { TIES_MESSAGES, tiesRequests } from './ties.ts'

/** What clients send about how people find each other. */
export const clubRequests = [...quickRequests, ...tiesRequests] as const

/** What a server says about it, as schemas. */
export const CLUB_MESSAGES = { ...QUICK_MESSAGES, ...TIES_MESSAGES }

type Said<M> = M extends Record<string, v.GenericSchema> ? v.InferOutput<M[keyof M]> : never

export type ClubMessage = Said<typeof CLUB_MESSAGES>
export type QuickMessage = v.InferOutput<typeof QUICK_MESSAGES.quick>
export type WaitsMessage = v.InferOutput<typeof QUICK_MESSAGES.waits>
export type CircleMessage = v.InferOutput<typeof TIES_MESSAGES.circle>
