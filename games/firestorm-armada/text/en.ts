import board from './board.en.ts'
import { contentMessages } from './content.ts'
import { counted } from './counted.ts'
import fire from './fire.en.ts'
import fleets from './fleets.en.ts'
import rules from './rules.en.ts'
import sheets from './sheets.en.ts'

/** The English texts of Firestorm Armada. */
export default `${board}
${contentMessages('en')}
${fleets}
${counted(rules)}
${counted(fire)}
${sheets}
`
