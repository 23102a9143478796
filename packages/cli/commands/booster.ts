import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Collecting, PACKS } from '@orrery/collecting'
import { games } from '@orrery/games'
import { isSeed } from '@orrery/kernel'
import * as v from 'valibot'
import { loadGame } from '../game.ts'
import { languageFrom } from '../terminal/say.ts'
import { type Command, read, UsageError } from '../usage.ts'

/** An opened pack in a file. */
const saved = v.object({
  game: v.string(),
  pack: v.picklist(PACKS),
  /** SHA-256 of the seed, public while the pack was closed. */
  commitment: v.string(),
  seed: v.string(),
  cards: v.array(v.string()),
})
type Saved = v.InferOutput<typeof saved>

export const command: Command = {
  name: 'booster',
  usage: 'FILE [--verify] [--lang hu|en]',
  about: 'Prints the cards of an opened booster; with --verify draws them again from its seed. Ends with 1 if they differ.',
  async run(args) {
    const { values, positionals } = read(args, { verify: { type: 'boolean', default: false }, lang: { type: 'string' } }, [1, 1])
    const pack = readSaved(positionals[0] as string)
    const collecting = await games.find(({ id }) => id === pack.game)?.collecting?.()
    if (collecting === undefined) throw new UsageError(`cards of '${pack.game.slice(0, 60)}' are not collected`)
    const faults = values.verify ? faultsOf(pack, collecting) : []
    for (const fault of faults) console.error(`✗ ${fault}`)
    if (faults.length > 0) return 1
    const text = await (await loadGame(pack.game)).text(languageFrom(values.lang))
    for (const card of pack.cards) console.log(text.has(`card-${card}`) ? text.say(`card-${card}`) : card)
    if (values.verify) console.log(`✓ the seed is the one committed to, and draws these ${pack.cards.length} cards`)
    return 0
  },
}

/** What contradicts an opened pack. */
function faultsOf({ pack, seed, commitment, cards }: Saved, collecting: Collecting): string[] {
  if (!isSeed(seed)) return ['that is no seed: a seed has 32 hexadecimal digits']
  const faults: string[] = []
  if (createHash('sha256').update(seed).digest('hex') !== commitment) faults.push('the seed is not the one that was committed to')
  const drawn = collecting.open(pack, seed)
  if (JSON.stringify(drawn) !== JSON.stringify(cards)) faults.push(`the seed draws other cards: ${drawn.join(', ')}`)
  return faults
}

function readSaved(path: string): Saved {
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`'${path}' cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const read = v.safeParse(saved, raw)
  if (!read.success) throw new UsageError(`'${path}' is no opened booster: ${read.issues[0].message}`)
  return read.output
}
