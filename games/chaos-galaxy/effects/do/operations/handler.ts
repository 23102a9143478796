import type { Rule } from '@orrery/kernel'
import type { State } from '../../../state.ts'
import type { OperationName, OperationOf } from '../../language/vocabulary.ts'
import type { Context } from '../../read/reading.ts'
import type { Runner } from '../runner.ts'

/** Carries out one kind of operation; `run` carries out those that it contains. */
export type Handler<Name extends OperationName> = (
  g: State,
  ctx: Context,
  operation: OperationOf<Name>,
  run: Runner,
) => Rule | undefined | undefined

/** A handler for each of these operations. */
export type Handlers<Names extends OperationName> = { readonly [Name in Names]: Handler<Name> }
