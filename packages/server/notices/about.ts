import type { NoticeKind } from '@orrery/protocol/account'

/** What a notice is about, as stored; it decides whether the notice still applies when it is sent. */
export type About =
  | { readonly kind: 'turn'; readonly table: string; readonly seat: number; readonly game: string; readonly visit: number }
  | {
      readonly kind: 'deadline'
      readonly table: string
      readonly seat: number
      readonly game: string
      readonly visit: number
      /** How long before the deadline it is sent, in milliseconds. */
      readonly before: number
    }
  | { readonly kind: 'challenge'; readonly challenge: string; readonly round: number; readonly game: string; readonly from: string }
  | {
      readonly kind: 'evening' | 'called-off'
      readonly evening: string
      readonly game: string
      readonly title: string
      readonly at: number
    }
  | { readonly kind: 'try' }

/** The page on which it is answered, within the app. */
export function pageOf(about: About): string {
  if (about.kind === 'turn' || about.kind === 'deadline') return `#/table/${about.table}`
  if (about.kind === 'evening' || about.kind === 'called-off') return `#/club/${about.evening}`
  return about.kind === 'challenge' ? '#/club' : '#/account'
}

/** The key of notices of which the later one replaces the earlier. */
export function topicOf(about: About): string {
  if (about.kind === 'turn' || about.kind === 'deadline') return `${about.table}-${about.seat}`
  if (about.kind === 'evening' || about.kind === 'called-off') return about.evening
  return about.kind === 'challenge' ? about.challenge : 'try'
}

/** An event to notify a player of, before its channels are known. */
export interface Event {
  /** Of two events with the same name only one counts. */
  readonly name: string
  readonly player: string
  readonly kind: NoticeKind | 'try'
  readonly about: About
  /** When, in milliseconds since 1970; quiet hours delay it. */
  readonly at: number
  /** Players who want notices of this kind do not need it. */
  readonly unless?: NoticeKind
}
