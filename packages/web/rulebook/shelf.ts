const shelf = import.meta.glob('../../../games/*/rulebook/rules.yaml')

/** The path of a game's rulebook. */
export function pathOf(game: string): string {
  return `../../../games/${game}/rulebook/rules.yaml`
}

/** Whether the game has a rulebook here. */
export function hasBook(game: string): boolean {
  return pathOf(game) in shelf
}
