import { parseArgs } from 'node:util'
import { club } from './attack/club.ts'
import { cluster } from './attack/cluster/attack.ts'
import { deeds } from './attack/deeds/attack.ts'
import { disk } from './attack/disk.ts'
import { type Figure, holds } from './attack/figure.ts'
import { fill } from './attack/fill.ts'
import { flood } from './attack/flood.ts'
import { forge } from './attack/forge.ts'
import { full } from './attack/full.ts'
import { fuzz } from './attack/fuzz.ts'
import { hoard } from './attack/hoard.ts'
import { identity } from './attack/identity.ts'
import { kill } from './attack/kill.ts'
import { lock } from './attack/lock.ts'
import { tournament } from './attack/tournament.ts'
import { trade } from './attack/trade.ts'
import { wander } from './attack/wander.ts'
import { type Service, startPostgres } from './services.ts'

/**
 * Starts a server, attacks it in several ways and prints the results: `npm run attack [-- kill lock ...] [-- --seconds N] [-- --postgres]`.
 * With `--postgres` the server stores in a Postgres; only some attacks can do that.
 */
const ATTACKS: Readonly<Record<string, (seconds: number, postgres?: Service) => Promise<Figure[]>>> = {
  kill,
  lock,
  fill,
  disk,
  full,
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
  club,
}

/** The attacks that can be tried on Postgres, too; `cluster` always is. */
const ON_POSTGRES = ['kill', 'full', 'wander', 'deeds']

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const possible = values.postgres ? ON_POSTGRES : Object.keys(ATTACKS)
const named = positionals.length > 0 ? positionals : possible
let fell = 0
for (const name of named) {
  const attack = ATTACKS[name]
  if (attack === undefined || !possible.includes(name)) throw new Error(`no attack '${name}'; there are: ${possible.join(', ')}`)
  const postgres = values.postgres ? await startPostgres() : undefined
  const figures = await attack(Number(values.seconds), postgres).finally(() => postgres?.stop())
  for (const figure of figures) {
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
