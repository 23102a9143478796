/** What is printed, in both languages. */
export interface Words {
  readonly hu: string
  readonly en: string
}

/** The texts of a combat card: its name, its general ability and its unit ability. */
export interface CombatCardText {
  readonly name: Words
  readonly general: Words | null
  readonly unit: Words | null
}

/** The texts of a card with one ability. */
export interface CardText {
  readonly name: Words
  readonly effect: Words
}

export interface EventText extends CardText {
  readonly timing: Words
}

/** All texts of a faction's cards, by key. */
export interface FactionTexts {
  readonly cards: Readonly<Record<string, CombatCardText>>
  readonly upgrades: Readonly<Record<string, CardText>>
  readonly events: Readonly<Record<string, EventText>>
  /** The special ability of its faction sheet. */
  readonly ability: CardText
  readonly objectives: readonly Words[]
}
