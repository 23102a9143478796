import type { Refusal, SeenQuestion } from '@orrery/kernel'
import { type Signal, signal } from '@preact/signals'
import type { Placed } from '../../orders/deployment.ts'
import type { FireAim } from '../../orders/fire-plan.ts'
import type { Wanted } from '../../orders/formation.ts'
import type { NextOrder, Standing } from '../../orders/order.ts'
import type { Step } from '../../orders/sequence.ts'
import type { Shot } from '../../orders/shots.ts'
import type { MoveBounds } from '../../rules/manoeuvre.ts'
import type { ShipId, SquadronId } from '../../state.ts'

/** A squadron's move as it is drafted. */
export interface MoveSheet {
  readonly kind: 'move'
  readonly squadron: SquadronId
  /** The ships' bounds, the leader's first. */
  readonly all: readonly MoveBounds[]
  readonly wanted: readonly Wanted[]
  /** In the order in which they move. */
  readonly steps: readonly Step[]
  /** The ship that is steered for itself; null: all together. */
  readonly ship: ShipId | null
  readonly card: string
  readonly cloaked: readonly ShipId[]
  /** Whether its fire is said with it: at whom it hurts most then. */
  readonly fires: boolean
  /** What is activated next, said with it; null: that is asked. */
  readonly next: NextOrder | null
  /** Why what was typed last may not be. */
  readonly refused: Refusal | null
  readonly past: readonly (readonly Wanted[])[]
}

/** A squadron's fire as it is drafted. */
export interface FireSheet {
  readonly kind: 'fire'
  readonly squadron: SquadronId
  readonly aim: FireAim
  readonly shots: readonly Shot[]
  /** The own ship whose guns are being aimed; null: none. */
  readonly ship: ShipId | null
  readonly free: boolean
}

/** A fleet's deployment as it is drafted. */
export interface DeploySheet {
  readonly kind: 'deploy'
  readonly line: readonly Placed[]
  readonly cloaked: boolean
  readonly aboard: boolean
}

/** What is drafted in one sheet, and what all do until somebody says otherwise. */
export type Sheet = (MoveSheet | FireSheet | DeploySheet) & { readonly standing: Standing }
export type SheetOf<K extends Sheet['kind']> = Extract<Sheet, { kind: K }>

/** What is drafted at each question; board and console show and change the same. */
const drafted = new WeakMap<SeenQuestion, Signal<Sheet | null>>()

/** The sheet at a question; `begin` makes it when the question is first shown. */
export function sheetAt(question: SeenQuestion, begin: () => Sheet | null): Signal<Sheet | null> {
  let found = drafted.get(question)
  if (found === undefined) {
    found = signal(begin())
    drafted.set(question, found)
  }
  return found
}

/** The sheet that is open at a question; null where none is. */
export function openSheet(question: SeenQuestion | null): Sheet | null {
  return question === null ? null : (drafted.get(question)?.value ?? null)
}

/** Whether a sheet is open at a question: then it stands for the question's own list. */
export const isSheetOpen = (question: SeenQuestion | null): boolean => openSheet(question) !== null
