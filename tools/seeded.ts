import fc from 'fast-check'

/**
 * Generated cases are the same in every run, so that a failure is the same for everybody; `ORRERY_SEED=7 npx vitest run FILE`
 * tries others.
 */
fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 1) })
