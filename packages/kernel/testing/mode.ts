/**
 * How tests answer: plainly, with every answer undone and given again, or with the table sent through JSON after every answer. The
 * environment variable ORRERY_TESTS sets it for all tests.
 */
export type Mode = 'plain' | 'undo' | 'json'

/** The mode of this run. */
export function mode(): Mode {
  const chosen = process.env.ORRERY_TESTS ?? 'plain'
  if (chosen !== 'plain' && chosen !== 'undo' && chosen !== 'json')
    throw new RangeError(`ORRERY_TESTS is plain, undo or json, not '${chosen}'`)
  return chosen
}
