import board from './board.hu.ts'
import { contentMessages } from './content.ts'
import fire from './fire.hu.ts'
import fleets from './fleets.hu.ts'
import rules from './rules.hu.ts'

/** What Firestorm Armada says in Hungarian. */
export default `${board}
${contentMessages('hu')}
${fleets}
${rules}
${fire}
`
