/** What Death Angel has to reach by random play, alone at the table. */
export const bars = { seats: 1, decisions: 150_000, games: 500, fork: 20, view: 20, bytes: 8192, strong: 0.55 }
