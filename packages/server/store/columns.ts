import type { OrderRow } from './orders.ts'
import type { AnswerRow, ResultRow, ResultSeatRow, SeatRow, TableRow } from './schema.ts'
import type { Progress } from './store.ts'

/** The columns of a table's row that an answer changes. */
export const PROGRESS: readonly (keyof Progress)[] = ['stage', 'version', 'waiting', 'bot_due', 'due', 'changed', 'game_version']

export const TABLE: readonly (keyof TableRow)[] = [
  ...(['id', 'game', 'host', 'settings', 'listed', 'seed', 'commitment', 'rematch', 'created', 'revision', 'time'] as const),
  ...PROGRESS,
]

export const SEAT: readonly (keyof SeatRow)[] = [
  ...(['table_id', 'seat', 'player', 'name', 'bot', 'given_up', 'settings', 'spent', 'asked_at', 'late', 'reserve', 'left_at'] as const),
]

export const ANSWER: readonly (keyof AnswerRow)[] = [
  ...(['table_id', 'seq', 'kind', 'seat', 'answer', 'player', 'ref', 'events', 'at', 'void', 'used'] as const),
]

export const RESULT: readonly (keyof ResultRow)[] = [
  ...(['table_id', 'game', 'game_version', 'options', 'result', 'created', 'ended', 'counted', 'rated'] as const),
]

export const RESULT_SEAT: readonly (keyof ResultSeatRow)[] = ['table_id', 'seat', 'player', 'name', 'bot', 'place', 'spent']

export const ORDERS: readonly (keyof OrderRow)[] = ['table_id', 'seat', 'player', 'version', 'revision', 'said', 'dropped', 'stands']

/** The tables of the database whose rows go with a table that is forgotten. */
export const OF_TABLE = ['answers', 'positions', 'starts', 'chat', 'seats', 'visitors', 'orders'] as const
