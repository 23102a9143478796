/**
 * Room for what a server makes and soon drops (views, patches, rows): with Node's own 16 MB a fifth of a server's processor goes
 * into looking through it. In megabytes. And nothing is taken for lasting before it has lasted: while many tables are opened the
 * engine learns that what views and states are made of stays, and makes it from then on where only a full collection clears up.
 */
export const YOUNG: readonly string[] = ['--max-semi-space-size=64', '--min-semi-space-size=16', '--no-allocation-site-pretenuring']
