import type * as v from 'valibot'
import { MODERATION_MESSAGES } from '../moderation.ts'
import { lobbyRequests } from './lobby.ts'
import { MEETING_MESSAGES, meetingRequests } from './meeting.ts'
import { QUICK_MESSAGES, quickRequests } from './quick.ts'
import { TALK_MESSAGES, talkRequests } from './talk.ts'
import { TIES_MESSAGES, tiesRequests } from './ties.ts'

/** Clients' requests about finding people. */
export const clubRequests = [...quickRequests, ...tiesRequests, ...lobbyRequests, ...meetingRequests, ...talkRequests] as const

/** The server's messages about finding people, as schemas. */
export const CLUB_MESSAGES = { ...QUICK_MESSAGES, ...TIES_MESSAGES, ...MEETING_MESSAGES, ...TALK_MESSAGES, ...MODERATION_MESSAGES }

type Said<M> = M extends Record<string, v.GenericSchema> ? v.InferOutput<M[keyof M]> : never
export type ClubMessage = Said<typeof CLUB_MESSAGES>
export type QuickMessage = v.InferOutput<typeof QUICK_MESSAGES.quick>
export type WaitsMessage = v.InferOutput<typeof QUICK_MESSAGES.waits>
export type CircleMessage = v.InferOutput<typeof TIES_MESSAGES.circle>
export type ChallengesMessage = v.InferOutput<typeof MEETING_MESSAGES.challenges>
export type EveningsMessage = v.InferOutput<typeof MEETING_MESSAGES.evenings>
export type TalkMessage = v.InferOutput<typeof TALK_MESSAGES.talk>
export type TalkLine = TalkMessage['lines'][number]
