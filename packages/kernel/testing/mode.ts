/**
 * How tests answer: plainly, with every answer taken back and given again, or with the table sent through JSON after
 * every answer. One switch for all tests: the environment variable ORRERY_TESTS.
 */
export type Mode = 'plain' | 'undo' | 'json'

/** The mode of this run. */
export function mode(): Mode {
  const chosen = process.env.ORRERY_TESTS ?? 'plain'
  if (chosen !== 'plain' && chosen !== 'undo' && chosen !== 'json')
    throw new RangeError(`ORRERY_TESTS is plain, undo or json, not '${chosen}'`)
  return chosen
}
