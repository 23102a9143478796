import { type NoticeWishes, noticeWishes } from '@orrery/protocol/account'
import * as v from 'valibot'

/** What counts where a player has switched notices on and said no more. */
export const USUAL_WISHES: NoticeWishes = {
  kinds: { turn: true, deadline: true, challenge: true, evening: true },
  mail: 'off',
  language: 'en',
}

/** Wishes as they are stored; the usual where nothing was said, or what was said cannot be read any more. */
export function readWishes(text: string | null): NoticeWishes {
  const read = v.safeParse(noticeWishes, text === null ? null : JSON.parse(text))
  return read.success ? read.output : USUAL_WISHES
}
