import { type Json, type Random, randomOf, seedOf } from '@orrery/kernel'
import { readRequest, request } from '@orrery/protocol'
import { atMost, effort, type Figure } from './figure.ts'
import { hotSeat, type Person, person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** Every kind of request. */
const TYPES = request.options.map(({ entries }) => entries.type.literal)
const KEYS = [
  'table',
  'seat',
  'version',
  'answer',
  'settings',
  'seats',
  'piece',
  'viewer',
  'before',
  'text',
  'level',
  'yes',
  '__proto__',
  'constructor',
]

/** Random JSON. */
function anything(random: Random, table: string, depth = 3): Json {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  if (depth > 0 && random.below(4) === 0) {
    const list = Array.from({ length: random.below(4) }, () => anything(random, table, depth - 1))
    return random.below(2) === 0 ? list : Object.fromEntries(list.map((value) => [pick([...KEYS, 'option', 'options', 'plan']), value]))
  }
  return pick<Json>([
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    table,
    '\u0000',
    '\u202e',
    'x'.repeat(300),
    'me',
    'spectator',
    '../..',
    'option',
  ])
}

function malformed(random: Random, table: string, ref: string): string {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const fields = Array.from({ length: 1 + random.below(5) }, () => [pick(KEYS), anything(random, table)] as const)
  const text = JSON.stringify({ type: pick(TYPES), ref, ...Object.fromEntries(fields) })
  const cut = random.below(text.length)
  return pick([
    text,
    text,
    text,
    text.slice(0, cut),
    text.slice(0, cut) + pick(['"', '{', '\\', '\u0007']) + text.slice(cut),
    JSON.stringify(anything(random, table)),
  ])
}

/** Sends what no client should send, and checks whether the server accepts any of it. */
export function fuzz(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('fuzz'))
    const victim = await startVictim(data)
    const end = performance.now() + seconds * 1000
    let sent = 0
    let accepted = 0
    let somebody: Person | null = null
    while (performance.now() < end && victim.alive()) {
      somebody ??= await person(victim.url)
      const table = (await hotSeat(somebody)) ?? ''
      const refused = new Set<string>()
      somebody.heard((message) => {
        if (
          'ref' in message &&
          message.ref !== undefined &&
          refused.has(message.ref) &&
          message.type !== 'error' &&
          message.type !== 'refused'
        )
          accepted++
      })
      for (let round = 0; round < 200; round++) {
        const ref = `f${sent}`
        const text = malformed(random, table, ref)
        // Requests that happen to be valid do not count.
        if (isFine(text)) continue
        refused.add(ref)
        somebody.raw(random.below(20) === 0 ? Buffer.from(text) : text)
        sent++
      }
      if ((await somebody.ask({ type: 'ping' })) === null) somebody = null
      else await somebody.ask({ type: 'unwatch', table })
    }
    const thrown = victim.lines.filter((line) => /\n? {4}at | fails: /.test(line)).length
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('fuzz: malformed messages', sent),
      atMost('fuzz: accepted', accepted, 0),
      atMost('fuzz: errors that were thrown', thrown, 0),
      atMost('fuzz: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

function isFine(text: string): boolean {
  try {
    return 'request' in readRequest(JSON.parse(text))
  } catch {
    return false
  }
}
