/** A printed text in both languages. */
export interface LocalizedText {
  readonly hu: string
  readonly en: string
}

/** The texts of a combat card: its name, its general ability and its unit ability. */
export interface CombatCardText {
  readonly name: LocalizedText
  readonly general: LocalizedText | null
  readonly unit: LocalizedText | null
}

/** The texts of a card with one ability. */
export interface CardText {
  readonly name: LocalizedText
  readonly effect: LocalizedText
}

export interface EventText extends CardText {
  readonly timing: LocalizedText
}

/** All texts of a faction's cards, by key. */
export interface FactionTexts {
  readonly cards: Readonly<Record<string, CombatCardText>>
  readonly upgrades: Readonly<Record<string, CardText>>
  readonly events: Readonly<Record<string, EventText>>
  /** The special ability of its faction sheet. */
  readonly ability: CardText
  readonly objectives: readonly LocalizedText[]
}
