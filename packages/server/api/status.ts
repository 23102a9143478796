import type { ErrorCode } from '@orrery/protocol'

/** HTTP status codes of errors; all others are 409 (not possible now). */
export const STATUS: Partial<Readonly<Record<ErrorCode, number>>> = {
  malformed: 400,
  outdated: 400,
  'hello-first': 401,
  'unknown-token': 401,
  forbidden: 403,
  'members-only': 403,
  suspended: 403,
  muted: 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'no-collecting': 404,
  gone: 410,
  'too-large': 413,
  'bad-settings': 422,
  'too-fast': 429,
  failed: 500,
  'no-room': 507,
}

/** The HTTP status of an error. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 409
}
