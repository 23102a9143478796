/** A text in both languages. */
export interface LocalizedText {
  readonly hu: string
  readonly en: string
}

/** Names, and the printed texts if there are any, by id. */
export type Texts = Readonly<Record<string, { readonly name: LocalizedText; readonly text?: LocalizedText }>>
