/** A text in both languages. */
export interface LocalizedText {
  readonly hu: string
  readonly en: string
}

/** Names, and where there is one the text printed beside them, by id. */
export type Texts = Readonly<Record<string, { readonly name: LocalizedText; readonly text?: LocalizedText }>>
