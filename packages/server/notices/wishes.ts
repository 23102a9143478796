import { type NoticeWishes, noticeWishes } from '@orrery/protocol/account'
import * as v from 'valibot'

/** The defaults of a player who has switched notices on. */
export const USUAL_WISHES: NoticeWishes = {
  kinds: { turn: true, deadline: true, challenge: true, evening: true },
  mail: 'off',
  language: 'en',
}

/** Stored wishes; the defaults if there are none, or they cannot be read any more. */
export function readWishes(text: string | null): NoticeWishes {
  const read = v.safeParse(noticeWishes, text === null ? null : JSON.parse(text))
  return read.success ? read.output : USUAL_WISHES
}
