/** A player's whereabouts, as far as another may know them. */
export type Whereabouts = 'here' | 'table' | 'away'
