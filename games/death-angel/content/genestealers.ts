import { type Kind, piecesOf } from '@orrery/kernel'

/** An enemy card by number. */
export type GenestealerId = Kind<'genestealers'>

export const ICONS = ['head', 'tail', 'claw', 'tongue'] as const
export type Icon = (typeof ICONS)[number]

const COPIES = 9
const BROOD_LORD_KEYS = ['brood-lord-a', 'brood-lord-b'] as const
const KIND_KEYS: readonly string[] = [...ICONS, ...BROOD_LORD_KEYS]

/** The genestealers of each icon, then the brood lords. */
export const GENESTEALER_CATALOGUE = piecesOf('genestealers', [
  ...ICONS.map((icon): readonly [string, number] => [icon, COPIES]),
  ...BROOD_LORD_KEYS.map((key): readonly [string, number] => [key, 1]),
])

export const BROOD_LORD_A = GENESTEALER_CATALOGUE.kind('brood-lord-a.0')
export const BROOD_LORD_B = GENESTEALER_CATALOGUE.kind('brood-lord-b.0')
export const BROOD_LORDS: readonly GenestealerId[] = [BROOD_LORD_A, BROOD_LORD_B]

const KIND_OF_CARD: readonly number[] = GENESTEALER_CATALOGUE.entries.map(({ key }) => KIND_KEYS.indexOf(key))

/** Every genestealer card except the brood lords. */
export const NORMAL_GENESTEALERS: readonly GenestealerId[] = GENESTEALER_CATALOGUE.kinds().filter((card) => !isBroodLord(card))

/** Whether the card is a brood lord. */
export function isBroodLord(card: GenestealerId): boolean {
  return kindOf(card) >= ICONS.length
}

/** What the card looks like: 0 to 3 for an icon, 4 and 5 for the brood lords. Cards of one kind are alike in every respect. */
export function kindOf(card: GenestealerId): number {
  return KIND_OF_CARD[card] as number
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
