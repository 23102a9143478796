import type { Operation } from '../../effects/language/vocabulary.ts'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, duel, type GivenTable, ids } from '../given.ts'
import { carryOut, rewrite, type Spoken, speaking } from './given.ts'

/** A table with one of almost everything; the effects under test are seat 0's. */
const TABLE: GivenTable = {
  you: {
    credits: 6,
    hand: ['jo-uzlet', 'felsobb-parancs'],
    hangar: ['turul', '> femkarom', 'honfoglalo used', 'solyom damaged'],
    cantina: ['konyvelo', 'tuzer unpaid', 'vasfalo used'],
    surface: ['ipari-park +2', 'kelteto unpaid +1'],
    trash: ['verdij', 'karom', 'kitinlemez'],
    wasteland: ['bankar', 'szarvasbogar'],
    colony: ['jegszilank', 'gagarin', 'hunyadi'],
    filler: 2,
  },
  opponent: {
    credits: 4,
    hand: ['sasfiok', 'szitakoto'],
    hangar: ['karom', 'gondolat'],
    cantina: ['konyvelo unpaid'],
    surface: ['pancelterem'],
    filler: 2,
  },
}

/** Seat 0 attacks with its turul, and seat 1 defends with its karom. */
export const attack =
  (target: 'colony' | 'base' = 'colony') =>
  (g: State): void => {
    const ship = (id: string, seat: number): number => card({ g }, id, seat)
    g.combat = newCombat(0, 1, target, -1)
    g.combat.step = 'firing'
    g.combat.defended = true
    g.combat.fighters.push(newFighter(ship('turul', 0), true), newFighter(ship('karom', 1), false))
  }

/** Carries out operations and returns what a function reads from the table afterwards; answers are written as for `act`. */
export function after<T>(
  operations: readonly Operation[],
  spoken: Spoken,
  read: (g: State, at: (id: string, seat?: number) => number) => T,
  answers: readonly string[] = [],
  also?: (g: State) => void,
): T {
  const p = duel(also === undefined ? TABLE : { ...TABLE, also })
  const written = answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id))))
  // A lasting effect is stored as a card and the number of its operation, so the card must have that operation.
  rewrite(spoken.self?.split('@')[0] ?? 'jo-uzlet', [{ kind: 'resolve', do: operations }])
  carryOut(p, speaking(p, spoken), operations, ...written)
  return read(p.g, (id, seat = 0) => card(p, id, seat))
}

/** The cards of a seat's pile, by id. */
export const pileOf =
  (pile: 'colony' | 'headquarters' | 'trash' | 'wasteland', seat = 0) =>
  (g: State): string[] =>
    ids(g, g.seats[seat]?.[pile] ?? [])

/** The credits of both seats. */
export const purses = (g: State): number[] => g.seats.map((seat) => seat.credits)
