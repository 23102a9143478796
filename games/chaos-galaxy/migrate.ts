import type { Json, Keys } from '@orrery/kernel'
import { cardById } from './content/cards.ts'
import type { OperationName } from './effects/language/vocabulary.ts'
import { type Holds, NONE, UNTIL } from './state.ts'

/** The fields of an older version's state that have changed since. */
interface Older {
  readonly settings: Record<string, Json>
  readonly seats: { basesPaid?: number; turns?: number }[]
  readonly combat: { trapPaid?: boolean; fighters: { fired?: boolean; slayer?: number }[] } | null
  readonly stack: { controller: number; opponent?: number }[]
  readonly waiting: { controller: number; opponent?: number }[]
  readonly lasting: { controller: number; opponent?: number; until: number; turn: number; whose?: number }[]
  readonly turn: number
  converted?: Json[]
  order?: number[]
  fallen?: Json[]
  leaving?: number[]
  foes?: Json[]
}

/** The settings new in version 4, with their defaults. */
const NEW_SETTINGS = {
  multiRamp: false,
  ecoPeaceRounds: false,
  simplifiedCombat: false,
  raceDegree: 0,
  economicMonopoly: false,
  settlement: false,
  cleanGame: false,
  investment: false,
  activeDefence: false,
  shipConversion: false,
}

/**
 * Migrates a state of an older version. Version 3: ships remember whether their own fire turned them used; in a running combat no ship
 * counts as having fired, so that no ship bombs that may not. Version 4: the modes, none of them chosen, and tables for more than two.
 * Version 5: lasting effects say what they hold; uses of operations, targets on the stack and prints of cards have their own names.
 */
export function migrate(state: Json, from: number, keys: Keys): Json {
  const older = state as unknown as Older
  if (from < 3) for (const fighter of older.combat?.fighters ?? []) fighter.fired = false
  if (from < 4) withModes(older)
  withNames(older as unknown as Version4, keys.cards ?? [])
  return state
}

function withModes(older: Older): void {
  Object.assign(older.settings, NEW_SETTINGS)
  older.converted = []
  older.order = older.seats.map((_, seat) => seat)
  older.fallen = []
  older.leaving = []
  older.foes = []
  for (const seat of older.seats) Object.assign(seat, { basesPaid: 0, turns: Math.ceil(older.turn / 2) })
  for (const one of [...older.stack, ...older.waiting, ...older.lasting]) one.opponent = 1 - one.controller
  for (const lasting of older.lasting) {
    // An effect that ends with the opponent's next turn stored the number of that turn.
    const awaits = lasting.until === UNTIL.turn && lasting.turn > older.turn
    lasting.whose = awaits ? 1 - lasting.controller : NONE
    if (awaits) lasting.turn--
  }
  if (older.combat !== null) older.combat.trapPaid = false
  for (const fighter of older.combat?.fighters ?? []) fighter.slayer = NONE
}

/** Fields that version 4 names differently. */
interface Version4 {
  types?: number[]
  prints?: number[]
  texts?: number[]
  speaking?: number[]
  readonly uses: { effect: number; operation?: number }[]
  readonly stack: Item4[]
  readonly waiting: Item4[]
  readonly lasting: { type?: number; print?: number; operation: number; cards: number[]; amounts?: number[]; holds?: Holds }[]
}

interface Item4 {
  type?: number
  print?: number
  targets: number[][]
}

/** Version 4 counted uses of a static effect's operation under this number plus the operation's. */
const STATIC_USES_4 = 1000

function withNames(older: Version4, cards: readonly string[]): void {
  const prints = older.types ?? []
  older.prints = prints
  older.speaking = older.texts ?? []
  delete older.types
  delete older.texts
  for (const use of older.uses) {
    const isOperation = use.effect >= STATIC_USES_4
    use.operation = isOperation ? use.effect - STATIC_USES_4 : NONE
    if (isOperation) use.effect = NONE
  }
  // Version 4 named stack items that are not cards by numbers below `NONE`, later items by lower ones.
  const named = (target: number): number => (target < NONE ? prints.length + NONE - target : target)
  for (const item of [...older.stack, ...older.waiting]) {
    item.print = item.type ?? NONE
    delete item.type
    item.targets = item.targets.map((targets) => targets.map(named))
  }
  for (const lasting of older.lasting) {
    const print = lasting.type ?? NONE
    const op = cardById(cards[print] ?? '')?.program.operations[lasting.operation]?.op
    lasting.print = print
    lasting.holds = heldBy(op, lasting.amounts ?? [])
    lasting.cards = lasting.cards.map(named)
    delete lasting.type
    delete lasting.amounts
  }
}

function heldBy(op: OperationName | undefined, amounts: number[]): Holds {
  if (op === 'modify') return { what: 'figures', added: amounts }
  if (op === 'gainControl') return { what: 'controllers', before: amounts }
  if (op === 'delayed') return { what: 'targets', slots: amounts }
  if (op === 'redirectDamage') return { what: 'card', card: amounts[1] ?? NONE }
  const [amount] = amounts
  return amount === undefined ? { what: 'nothing' } : { what: 'amount', amount }
}
