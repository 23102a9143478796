import { catalogue, type Kind } from '@orrery/kernel'
import { cardProblems } from '../effects/language/check.ts'
import { keywordBits, type Program, programOf, speaksOfOpponent } from '../effects/language/program.ts'
import { widened } from '../effects/language/selectors.ts'
import { type CardDefinition, SUBTYPES, TYPES } from '../effects/language/vocabulary.ts'
import { carnoplant } from './cards/carnoplant.ts'
import { cerebrite } from './cards/cerebrite.ts'
import { human } from './cards/human.ts'
import { insectoid } from './cards/insectoid.ts'
import { spaceshark } from './cards/spaceshark.ts'
import { triciplite } from './cards/triciplite.ts'
import { xeno } from './cards/xeno.ts'
import { zarg } from './cards/zarg.ts'

/** A card type by number. */
export type CardType = Kind<'cards'>

/** A card as play needs it: with plain numbers where play is fast. */
export interface Card extends CardDefinition {
  readonly number: CardType
  /** The index of the type in `TYPES`. */
  readonly typeNumber: number
  /** 1 to 4 for ships (CG-SHIP-1), 0 for others. */
  readonly size: number
  /** Speed, firepower, armour, bombing: a ship's base values, or what weaponry and crew add. */
  readonly values: readonly [number, number, number, number]
  readonly keywordBits: number
  /** The printed credit cost; 0 for X (CG-VAL-6). */
  readonly price: number
  /** A development limit as a number; 0 for X and ?. */
  readonly limit: number
  readonly program: Program
  /** CG-MULTI-13: whether the player chooses an opponent when playing the card. */
  readonly opposes: boolean
  /** The message that names the card, and the same as parameters of options. */
  readonly term: string
  readonly params: { readonly card: string }
}

/** The cards as their files define them. */
export const CARD_FILES = { human, xeno, insectoid, carnoplant, cerebrite, zarg, triciplite, spaceshark }

/** Checks the cards of files. Throws a `RangeError` that names file, card and field of everything that is wrong. */
export function readCards(files: Readonly<Record<string, readonly unknown[]>>): CardDefinition[] {
  const ids: Record<string, string> = Object.create(null)
  const problems: string[] = []
  for (const [file, cards] of Object.entries(files)) {
    for (const card of cards) {
      const id = String((card as { id?: unknown }).id)
      const other = ids[id]
      if (other !== undefined) problems.push(`${file}.ts: ${id}: id: is already a card of ${other}.ts`)
      ids[id] = file
    }
  }
  for (const [file, cards] of Object.entries(files)) {
    for (const card of cards) for (const problem of cardProblems(card, (id) => id in ids)) problems.push(`${file}.ts: ${problem}`)
  }
  if (problems.length > 0) throw new RangeError(problems.join('\n'))
  return Object.values(files).flat() as CardDefinition[]
}

/**
 * Writes out all fields, unset ones too. All cards then have one object shape, which makes reading them several times as fast: every rule
 * reads every card that it looks at.
 */
function ready(card: CardDefinition, number: CardType): Card {
  const figures = card.figures
  const program = programOf(widened(card.effects))
  const full: Full = {
    id: card.id,
    race: card.race,
    type: card.type,
    subtype: card.subtype,
    rarity: card.rarity,
    clan: card.clan,
    cost: card.cost,
    costX: card.costX,
    figures,
    keywords: card.keywords,
    playIf: card.playIf,
    effects: card.effects,
    origin: card.origin,
    note: card.note,
    number,
    typeNumber: TYPES.indexOf(card.type),
    size: card.type === 'ship' ? (SUBTYPES.ship as readonly string[]).indexOf(card.subtype) + 1 : 0,
    values: [figures.speed ?? 0, figures.firepower ?? 0, figures.armour ?? 0, figures.bombing ?? 0],
    keywordBits: keywordBits(card.keywords),
    price: card.cost === 'X' ? 0 : card.cost,
    limit: typeof figures.limit === 'number' ? figures.limit : 0,
    program,
    opposes: program.opposes[program.resolveAt] === true || speaksOfOpponent(card.playIf) || speaksOfOpponent(card.costX),
    term: `@card-${card.id}`,
    params: { card: `@card-${card.id}` },
  }
  return full as Card
}

/** A card with all its fields, unset ones as undefined. */
type Full = { readonly [Field in keyof Required<Card>]: Card[Field] | undefined }

export const CARD_CATALOGUE = catalogue('cards', readCards(CARD_FILES), ({ id }) => id, ready)

/** All cards by number. */
export const CARDS: readonly Card[] = CARD_CATALOGUE.entries

/** The card with that id, if there is one. */
export function cardById(id: string): Card | undefined {
  const kind = CARD_CATALOGUE.find(id)
  return kind === undefined ? undefined : cardOf(kind)
}

/** The card with that number. */
export function cardOf(type: CardType): Card {
  return CARDS[type] as Card
}

/** The message that names an option of a card's choice; `operation` is the number of the choice. */
export function choiceTerm(card: string, operation: number, option: number): string {
  return `choice-${card}-${operation}-${option + 1}`
}
