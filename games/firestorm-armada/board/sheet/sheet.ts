import type { Refusal, SeenQuestion } from '@orrery/kernel'
import { type Signal, signal } from '@preact/signals'
import type { Placed } from '../../orders/deployment.ts'
import type { FireAim } from '../../orders/fire-plan.ts'
import type { Wanted } from '../../orders/formation.ts'
import type { NextOrder, Standing } from '../../orders/order.ts'
import type { Step } from '../../orders/sequence.ts'
import type { Shot } from '../../orders/shots.ts'
import type { MoveBounds } from '../../rules/move/manoeuvre.ts'
import type { ShipId, SquadronId } from '../../state.ts'

/** The draft of a squadron's move. */
export interface MoveSheet {
  readonly kind: 'move'
  readonly squadron: SquadronId
  /** The ships' bounds, the leader's first. */
  readonly all: readonly MoveBounds[]
  readonly wanted: readonly Wanted[]
  /** The ships' moves, in the order in which they are made. */
  readonly steps: readonly Step[]
  /** The ship that is steered separately; null if all move together. */
  readonly ship: ShipId | null
  readonly card: string
  readonly cloaked: readonly ShipId[]
  /** Whether the fire that hurts most after the move is ordered, too. */
  readonly fires: boolean
  /** The next activation, ordered with the move; null if the seat is to be asked. */
  readonly next: NextOrder | null
  /** Why the last typed value is not allowed. */
  readonly refused: Refusal | null
  readonly past: readonly (readonly Wanted[])[]
}

/** The draft of a squadron's fire. */
export interface FireSheet {
  readonly kind: 'fire'
  readonly squadron: SquadronId
  readonly aim: FireAim
  readonly shots: readonly Shot[]
  /** The ship whose guns are being aimed, or null. */
  readonly ship: ShipId | null
  readonly free: boolean
}

/** The draft of a fleet's deployment. */
export interface DeploySheet {
  readonly kind: 'deploy'
  readonly line: readonly Placed[]
  readonly cloaked: boolean
  readonly aboard: boolean
}

/** A sheet's draft, and the standing choices. */
export type Sheet = (MoveSheet | FireSheet | DeploySheet) & { readonly standing: Standing }
export type SheetOf<K extends Sheet['kind']> = Extract<Sheet, { kind: K }>

/** The draft at each question: board and console show and change the same one. */
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

/** The open sheet at a question; null if there is none. */
export function openSheet(question: SeenQuestion | null): Sheet | null {
  return question === null ? null : (drafted.get(question)?.value ?? null)
}

/** Whether a sheet is open at a question, which then replaces the question's own list. */
export const isSheetOpen = (question: SeenQuestion | null): boolean => openSheet(question) !== null
