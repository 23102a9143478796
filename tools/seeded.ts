import fc from 'fast-check'

/**
 * Makes generated cases the same in every run, so that everybody sees the same failure; `ORRERY_SEED=7 npx vitest run FILE` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 1) })
