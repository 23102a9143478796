/** A part that the server needs, and what is wrong with it. */
export interface Check {
  readonly part: string
  readonly trouble: string | null
  /** Whether the server can do nothing without it. */
  readonly needed: boolean
}

/** A part whose state can be asked. */
export interface Part {
  readonly needed: boolean
  /** Rejects if it is not available. */
  ask(): Promise<unknown>
}

/** How long a part may take to answer, in milliseconds. */
const PATIENCE = 2000

/** Asks every part, within a time limit. */
export function asked(parts: Readonly<Record<string, Part>>): Promise<readonly Check[]> {
  return Promise.all(Object.entries(parts).map(async ([part, { needed, ask }]) => ({ part, needed, trouble: await troubleOf(ask) })))
}

async function troubleOf(ask: () => Promise<unknown>): Promise<string | null> {
  let late: NodeJS.Timeout | undefined
  const silence = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1000} s`)), PATIENCE)
  })
  try {
    await Promise.race([ask(), silence])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(late)
  }
}
