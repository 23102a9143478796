/** One enemy card: 0 to 35 are the genestealers, 36 and 37 the brood lords. */
export type GenestealerId = number

export const ICONS = ['head', 'tail', 'claw', 'tongue'] as const
export type Icon = (typeof ICONS)[number]

const COPIES = 9
const GENESTEALERS = ICONS.length * COPIES
export const BROOD_LORD_A = GENESTEALERS
export const BROOD_LORD_B = GENESTEALERS + 1
export const BROOD_LORDS: readonly GenestealerId[] = [BROOD_LORD_A, BROOD_LORD_B]

/** Every genestealer card without the brood lords. */
export const NORMAL_GENESTEALERS: readonly GenestealerId[] = Array.from({ length: GENESTEALERS }, (_, id) => id)

/** Whether the card is a brood lord. */
export function isBroodLord(card: GenestealerId): boolean {
  return card >= GENESTEALERS
}

/** What the card looks like: 0 to 3 for an icon, 4 and 5 for the brood lords. Cards of one kind are alike in every respect. */
export function kindOf(card: GenestealerId): number {
  return card < GENESTEALERS ? (card / COPIES) | 0 : card - GENESTEALERS + ICONS.length
}

const KIND_TERMS = ['@icon-head', '@icon-tail', '@icon-claw', '@icon-tongue', '@brood-lord-a', '@brood-lord-b'] as const
const KIND_ICONS: readonly (readonly Icon[])[] = [['head'], ['tail'], ['claw'], ['tongue'], ['head', 'tail'], ['claw', 'tongue']]

/** The message that names what the card looks like. */
export function kindTerm(card: GenestealerId): string {
  return KIND_TERMS[kindOf(card)] as string
}

/** The icons on the card: one, or two on a brood lord. */
export function iconsOf(card: GenestealerId): readonly Icon[] {
  return KIND_ICONS[kindOf(card)] as readonly Icon[]
}

/** Whether the card has the icon. */
export function hasIcon(card: GenestealerId, icon: Icon): boolean {
  return iconsOf(card).includes(icon)
}
