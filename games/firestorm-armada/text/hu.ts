import board from './board.hu.ts'
import { contentMessages } from './content.ts'
import { counted } from './counted.ts'
import fire from './fire.hu.ts'
import fleets from './fleets.hu.ts'
import rules from './rules.hu.ts'
import sheets from './sheets.hu.ts'

/** The Hungarian texts of Firestorm Armada. */
export default `${board}
${contentMessages('hu')}
${fleets}
${counted(rules)}
${counted(fire)}
${sheets}
`
