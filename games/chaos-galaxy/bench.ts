/** What Chaos Galaxy has to reach by random play between two. */
export const bars = { seats: 2, decisions: 100_000, games: 300, fork: 25, view: 15, bytes: 8192 }
