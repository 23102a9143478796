import type { TableSource } from '../source/source.ts'

/** Whether one player plays alone on this device, who need not be told whose turn it is. */
export function playsAlone({ link, players }: Pick<TableSource, 'link' | 'players'>): boolean {
  return link.value === 'local' && players.value.length === 1
}

/** Whether several players sit at this device, or one person plays several seats. */
export function sharesScreen({ players }: Pick<TableSource, 'players'>): boolean {
  return players.value.filter(({ holder }) => holder === 'me').length > 1
}
