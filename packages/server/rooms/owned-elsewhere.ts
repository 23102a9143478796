import { RequestError } from '../request-error.ts'

/** Another server owns the table and must be asked. `owner`: its name, if known. `newer`: only a server with newer rules can own it. */
export class OwnedElsewhere extends RequestError {
  readonly owner: string | null
  readonly newer: boolean

  constructor(owner: string | null, newer = false) {
    super('not-now', 'the table is with another server; try again in a moment')
    this.owner = owner
    this.newer = newer
  }
}
