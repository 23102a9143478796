/** What is printed on a card besides its figures, in both languages. */
export interface CardText {
  readonly name: { readonly hu: string; readonly en: string }
  readonly text: { readonly hu: string; readonly en: string }
  readonly flavour?: { readonly hu: string; readonly en: string }
}

/** The texts of one race's cards by card id. */
export type CardTexts = Readonly<Record<string, CardText>>
