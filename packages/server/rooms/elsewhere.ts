import { Trouble } from '../trouble.ts'

/** A table is another server's: it is to be asked there. `owner`: whose, where that is known. */
export class Elsewhere extends Trouble {
  readonly owner: string | null

  constructor(owner: string | null) {
    super('not-now', 'the table is with another server; try again in a moment')
    this.owner = owner
  }
}
