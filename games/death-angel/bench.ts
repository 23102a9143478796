/** The bars that Death Angel's benchmark must reach with random play and one seat. */
export const bars = { seats: 1, decisions: 150_000, games: 500, fork: 20, view: 20, bytes: 8192, strong: 0.55 }
