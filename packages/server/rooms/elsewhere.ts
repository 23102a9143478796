import { RequestError } from '../request-error.ts'

/**
 * A table is another server's: it is to be asked there. `owner`: whose, where that is known. `newer`: only a server with newer rules
 * can have it.
 */
export class Elsewhere extends RequestError {
  readonly owner: string | null
  readonly newer: boolean

  constructor(owner: string | null, newer = false) {
    super('not-now', 'the table is with another server; try again in a moment')
    this.owner = owner
    this.newer = newer
  }
}
