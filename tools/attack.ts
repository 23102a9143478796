import { parseArgs } from 'node:util'
import { cluster } from './attack/cluster/attack.ts'
import { deeds } from './attack/deeds.ts'
import { disk } from './attack/disk.ts'
import { type Figure, holds } from './attack/figure.ts'
import { fill } from './attack/fill.ts'
import { flood } from './attack/flood.ts'
import { forge } from './attack/forge.ts'
import { fuzz } from './attack/fuzz.ts'
import { hoard } from './attack/hoard.ts'
import { identity } from './attack/identity.ts'
import { kill } from './attack/kill.ts'
import { lock } from './attack/lock.ts'
import { tournament } from './attack/tournament.ts'
import { trade } from './attack/trade.ts'
import { wander } from './attack/wander.ts'

/** Starts a server, attacks it in several ways and prints the results: `npm run attack [-- kill lock ...] [-- --seconds N]`. */
const ATTACKS: Readonly<Record<string, (seconds: number) => Promise<Figure[]>>> = {
  kill,
  lock,
  fill,
  disk,
  fuzz,
  wander,
  flood,
  hoard,
  forge,
  identity,
  trade,
  deeds,
  tournament,
  cluster,
}

const { values, positionals } = parseArgs({ options: { seconds: { type: 'string', default: '20' } }, allowPositionals: true })
const named = positionals.length > 0 ? positionals : Object.keys(ATTACKS)
let fell = 0
for (const name of named) {
  const attack = ATTACKS[name]
  if (attack === undefined) throw new Error(`no attack '${name}'; there are: ${Object.keys(ATTACKS).join(', ')}`)
  for (const figure of await attack(Number(values.seconds))) {
    const bar = figure.most === null ? '' : `at most ${figure.most} ${figure.unit}`
    const good = holds(figure)
    if (!good) fell++
    console.log(
      `${good ? '✓' : '✗'} ${figure.name.padEnd(66)} ${String(Number(figure.value.toFixed(1))).padStart(10)} ${figure.unit.padEnd(3)} ${bar}`,
    )
  }
}
console.log(fell === 0 ? 'Nothing fell.' : `${fell} figures are not as they have to be.`)
process.exit(fell === 0 ? 0 : 1)
