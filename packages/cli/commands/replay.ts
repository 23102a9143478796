import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  eventsFor,
  type GameEvent,
  isDealtBySeed,
  playReplay,
  type Replay,
  type ReplayPlayer,
  type Result,
  type Table,
} from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { loadGame } from '../game.ts'
import { languageFrom, type Teller, tellerOf } from '../terminal/say.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'replay',
  usage: 'FILE [--verify] [--lang hu|en]',
  about: 'Prints what happened at a recorded table; with --verify checks every shuffle, die and answer. Ends with 1 if anything differs.',
  async run(args) {
    const { values, positionals } = read(args, { verify: { type: 'boolean', default: false }, lang: { type: 'string' } }, [1, 1])
    const replay = readReplay(positionals[0] as string)
    const loaded = await loadGame(replay.game)
    const text = await loaded.text(languageFrom(values.lang))
    const teller = tellerOf(
      text,
      Array.from({ length: replay.seats }, (_, seat) => nameOf(replay.players?.[seat], seat, text)),
    )
    let last: Table | null = null
    try {
      for (const { table, events, step } of playReplay(loaded.game, replay)) {
        last = table
        if (!values.verify) printStep(step, eventsFor(events, 'spectator'), teller)
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      return 1
    }
    const dealt = isDealtBySeed(loaded.game, replay)
    const faults = faultsOf(replay, last?.result ?? null, loaded.game.version, dealt)
    for (const fault of faults) console.error(`✗ ${fault}`)
    if (faults.length > 0) return 1
    console.log(values.verify ? verified(replay, dealt) : ended(last?.result ?? null, teller))
    return 0
  },
}

/** A seat's player, as far as it was recorded. */
function nameOf(player: ReplayPlayer | undefined, seat: number, text: Text): string {
  if (player?.bot) return `${text.say('player-bot', { level: text.say(`bot-${player.bot}`) })} #${seat + 1}`
  return player?.name || `#${seat + 1}`
}

/** Reads a replay. Throws a `UsageError` if the file is no replay. */
function readReplay(path: string): Replay {
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`'${path}' cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const replay = raw as Replay
  if (typeof raw !== 'object' || raw === null || replay.format !== 1 || !Array.isArray(replay.steps))
    throw new UsageError(`'${path}' is no replay of format 1`)
  return replay
}

/** What contradicts the replay. A commitment is the SHA-256 of the seed as text, published at the table's start. */
function faultsOf(replay: Replay, result: Result | null, version: number, dealt: boolean | null): string[] {
  const faults: string[] = []
  const digest = createHash('sha256').update(replay.seed).digest('hex')
  if (replay.commitment !== null && replay.commitment !== digest) faults.push(`the seed is not the one that was committed to (${digest})`)
  if (dealt === false) faults.push('the seed deals another start')
  if (JSON.stringify(replay.result) !== JSON.stringify(result))
    faults.push(`the result differs: recorded ${JSON.stringify(replay.result)}, played ${JSON.stringify(result)}`)
  if (faults.length > 0 && replay.gameVersion !== version)
    faults.push(`it was recorded with version ${replay.gameVersion} of the rules; this is version ${version}`)
  return faults
}

function printStep(step: number, events: readonly GameEvent[], teller: Teller): void {
  for (const event of events) console.log(`${String(step).padStart(4)}  ${teller.event(event)}`)
}

function ended(result: Result | null, teller: Teller): string {
  if (result === null) return 'The table is not over.'
  return teller.result(result)
}

function verified(replay: Replay, dealt: boolean | null): string {
  const committed = replay.commitment === null ? 'no commitment was recorded' : 'the seed is the one committed to'
  const unchecked = replay.start !== undefined && dealt === null ? ' The deal cannot be checked here: content or rules are newer.' : ''
  return `${replay.steps.length} steps play as recorded to the same result; ${committed}.${unchecked}`
}
