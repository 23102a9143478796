/**
 * V8 flags. They give short-lived objects (views, patches, rows) more megabytes: with Node's default of 16 MB a fifth of a server's CPU
 * goes into scanning them. They also forbid allocating straight into the old space: while many tables are opened, V8 learns that parts of
 * views and states live long, and then allocates them where only a full collection frees them.
 */
export const HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=64', '--min-semi-space-size=16', '--no-allocation-site-pretenuring']
