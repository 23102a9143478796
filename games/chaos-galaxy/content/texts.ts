/** What is printed on a card besides its figures, in both languages. */
export interface CardText {
  readonly name: { readonly hu: string; readonly en: string }
  readonly text: { readonly hu: string; readonly en: string }
  readonly flavour?: { readonly hu: string; readonly en: string }
}

/** The texts of one race's cards by card id. */
export type CardTexts = Readonly<Record<string, CardText>>

/** All card texts. Loaded when first shown: the rules do without them. */
export async function loadCardTexts(): Promise<CardTexts> {
  const races = await Promise.all([
    import('./texts/human.ts').then((file) => file.human),
    import('./texts/xeno.ts').then((file) => file.xeno),
    import('./texts/insectoid.ts').then((file) => file.insectoid),
    import('./texts/carnoplant.ts').then((file) => file.carnoplant),
    import('./texts/cerebrite.ts').then((file) => file.cerebrite),
    import('./texts/zarg.ts').then((file) => file.zarg),
    import('./texts/triciplite.ts').then((file) => file.triciplite),
    import('./texts/spaceshark.ts').then((file) => file.spaceshark),
  ])
  return Object.assign({}, ...races)
}
