/** Starter decks for beginners, each with a word on how it plays (`deck-first-<id>`). */
export const FIRST_DECKS: readonly string[] = ['csaszari-ostrom', 'veres-dagaly', 'acelfogak']
