/** What requests by which people find each other cost besides their bytes: those that read much, or write. */
export const CLUB_WORK = { seek: 10, unseek: 3, quick: 3, meet: 5, waits: 5, circle: 5, tie: 5, hide: 3, 'find-person': 10 } as const
