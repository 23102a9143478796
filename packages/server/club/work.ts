/** The cost of the club's requests besides their bytes. */
export const CLUB_WORK = {
  ...{ seek: 10, unseek: 3, quick: 3, meet: 5, waits: 5 },
  ...{ circle: 5, tie: 5, hide: 3, 'find-person': 10, lobby: 10 },
  ...{ challenge: 10, 'counter-challenge': 5, 'settle-challenge': 10, challenges: 5 },
  ...{ 'plan-evening': 10, come: 5, 'call-off': 5, evenings: 5 },
  ...{ talk: 5, hush: 1, speak: 3, report: 5 },
} as const

/** The types of those requests. */
export type ClubRequest = keyof typeof CLUB_WORK
