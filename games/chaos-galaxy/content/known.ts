/** What the published rules say of a card that they name; figures that they do not print are left out. */
export interface KnownCard {
  readonly id: string
  readonly type?: string
  readonly subtype?: string
  readonly cost?: number | 'X'
  readonly figures: Readonly<Record<string, number | 'X' | '?'>>
}

/** The cards that the published rules name. Their figures are never tuned. */
export const KNOWN_CARDS: readonly KnownCard[] = [
  { id: 'marduk-kurios', type: 'ship', subtype: 'scout', cost: 3, figures: { speed: 5, firepower: 1, armour: 2, bombing: 0 } },
  { id: 'tuzer', type: 'crew', subtype: 'staff', cost: 5, figures: {} },
  { id: 'aknagyuru', type: 'base', subtype: 'bunker', cost: 0, figures: { limit: 4, armour: 2 } },
  { id: 'chazma-toltet', type: 'base', subtype: 'trap', cost: 3, figures: {} },
  { id: 'holdimado', type: 'ship', figures: {} },
  { id: 'cobra-flash', type: 'ship', subtype: 'fighter', cost: 6, figures: { speed: 5, firepower: 2, armour: 3, bombing: 0 } },
  { id: 'halalszarny', type: 'ship', subtype: 'scout', cost: 3, figures: { speed: 5, firepower: 1, armour: 1, bombing: 1 } },
  { id: 'mamut-i', type: 'ship', subtype: 'cruiser', cost: 8, figures: { speed: 2, firepower: 4, armour: 3, bombing: 3 } },
  { id: 'crx', type: 'ship', subtype: 'destroyer', cost: 15, figures: { speed: 0, firepower: 5, armour: 5, bombing: 5 } },
  { id: 'extra-talalat', type: 'interrupt', figures: {} },
  { id: 'durmacel-celterelo', type: 'interrupt', cost: 1, figures: {} },
  { id: 'felsobb-parancs', type: 'interrupt', cost: 2, figures: {} },
  { id: 'felulbiralas', type: 'interrupt', cost: 'X', figures: {} },
  { id: 'gaia-tuzgyorsito', type: 'weaponry', figures: {} },
  { id: 'meglepo-fordulat', figures: {} },
]
