/**
 * How long tests wait, in milliseconds. These limits end what waits in vain, and nothing else: no test may depend on how fast a machine is,
 * so they are far longer than anything takes on one that does much else.
 */
export const PATIENCE = {
  /** For one thing that is to be shown, said or done. */
  wait: 180_000,
  /** For a whole test. */
  test: 1_200_000,
} as const

/** The same for vitest. */
export const LIMITS = {
  testTimeout: PATIENCE.test,
  hookTimeout: PATIENCE.wait,
  teardownTimeout: PATIENCE.wait,
  expect: { poll: { timeout: PATIENCE.wait } },
} as const
