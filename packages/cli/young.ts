/**
 * Room for what a server makes and soon drops (views, patches, rows): with Node's own 16 MB a fifth of a server's processor goes
 * into looking through it. In megabytes.
 */
export const YOUNG: readonly string[] = ['--max-semi-space-size=64', '--min-semi-space-size=16']
