export const games = []
