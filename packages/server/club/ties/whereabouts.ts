/** Where somebody is, as far as another one may know it. */
export type Whereabouts = 'here' | 'table' | 'away'
