import { type Infer, schema, tableFields } from '@orrery/kernel'

export const state = schema.object({
  ...tableFields('dice'),
  /** Whose turn it is. */
  seat: schema.int(),
  /** The points that each seat has in the bank. */
  banked: schema.array(schema.int()),
})

/** Everything true at a table of Pig. */
export type State = Infer<typeof state>
