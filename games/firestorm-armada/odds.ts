/** A distribution of hits: the chance of each number of hits, which is its index. Odds are exact, not sampled. */
export type Distribution = readonly number[]

/** More hits than this count as this many; they are rarer than one in a hundred million. */
const MOST_HITS = 96

/** Chances below this are left out at the end of a distribution. */
const TINY = 1e-12

/** The sum of two independent rolls. */
export function plus(a: Distribution, b: Distribution): number[] {
  const sum = new Array<number>(Math.min(MOST_HITS, a.length + b.length - 1)).fill(0)
  const last = sum.length - 1
  for (let i = 0; i < a.length; i++) {
    const p = a[i] as number
    if (p === 0) continue
    for (let j = 0; j < b.length; j++) {
      const at = Math.min(i + j, last)
      sum[at] = (sum[at] as number) + p * (b[j] as number)
    }
  }
  return sum
}

/** FA-DEF-3: the distribution of the hits left when others cancel some, at least 0. */
export function minus(hits: Distribution, cancelled: Distribution): number[] {
  const left = new Array<number>(hits.length).fill(0)
  for (let i = 0; i < hits.length; i++) {
    for (let j = 0; j < cancelled.length; j++) {
      const at = Math.max(i - j, 0)
      left[at] = (left[at] as number) + (hits[i] as number) * (cancelled[j] as number)
    }
  }
  return left
}

/** FA-FIRE-1 to 3, FA-SMALL-1, FA-SMALL-2: the hits of one die: it hits with `need` or more; a 6 counts two hits and is rolled again. */
function oneDie(need: number): number[] {
  const single = Math.max(0, 6 - need) / 6
  const miss = (need - 1) / 6
  const chances: number[] = []
  for (let sixes = 0, chance = 1; chance > TINY && 2 * sixes + 1 < MOST_HITS; sixes++, chance /= 6)
    chances.push(chance * miss, chance * single)
  return chances
}

const KNOWN: number[][][] = []

/** FA-FIRE-10, FA-FIRE-12: the dice of a first wave that are rolled again, each of them at most once. */
export interface Again {
  /** FA-TRAIT/stealthSystems, FA-TRAIT/torpedoSpook: all that hit. */
  readonly hits?: boolean
  /** FA-TRAIT/beam: all that show 1. */
  readonly ones?: boolean
  /** FA-MOVE-16, FA-TRAIT/boldAdvance, FA-TRAIT/layeredShields: how many that miss. */
  readonly misses?: number
}

/** The hits of `dice` exploding dice that hit with `need` (2 to 6) or more. */
export function exploding(dice: number, need: number, again?: Again): Distribution {
  return again === undefined ? explodingOnce(dice, need) : explodingAgain(dice, need, again)
}

const ROLLED: { [of: string]: number[][][] } = {}

/** The hits of dice of which some are rolled again. For each number of dice, known are the hits by how many misses are still rolled again. */
function explodingAgain(dice: number, need: number, { hits = false, ones = false, misses = 0 }: Again): Distribution {
  const key = `${need}:${hits}:${ones}:${misses}`
  let known = ROLLED[key]
  if (known === undefined) {
    known = [Array.from({ length: misses + 1 }, (_, missed) => (missed === 0 ? [1] : [0]))]
    ROLLED[key] = known
  }
  const fresh = oneDie(need)
  const miss = (need - 1) / 6
  // A die that stays as it is, or is rolled again for what it shows; misses that stay are counted apart.
  const done = fresh.map((chance, place) => (hits ? (1 - miss) * chance : place === 0 ? 0 : chance) + (ones ? chance / 6 : 0))
  const stays = [miss - (ones ? 1 / 6 : 0)]
  while (known.length <= dice) {
    const before = known.at(-1) as number[][]
    const after = before.map((one) => plus(one, done))
    for (const [missed, one] of before.entries()) {
      const place = Math.min(missed + 1, misses)
      after[place] = both(after[place] as number[], plus(one, stays))
    }
    known.push(after.map(trimmed))
  }
  const rolled = known[Math.max(dice, 0)] as number[][]
  return trimmed(rolled.map((one, missed) => plus(one, explodingOnce(missed, need))).reduce(both))
}

/** The chances of two events together that exclude each other. */
function both(a: Distribution, b: Distribution): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, place) => (a[place] ?? 0) + (b[place] ?? 0))
}

function explodingOnce(dice: number, need: number): Distribution {
  KNOWN[need] ??= [[1]]
  const known = KNOWN[need] as number[][]
  while (known.length <= dice) known.push(trimmed(plus(known.at(-1) as number[], oneDie(need))))
  return known[Math.max(dice, 0)] as number[]
}

function trimmed(chances: number[]): number[] {
  let length = chances.length
  while (length > 1 && (chances[length - 1] as number) < TINY) length--
  return chances.slice(0, length)
}

/** The figures on which the odds of an attack depend. */
export interface AttackFigures {
  readonly dice: number
  /** The lowest number that hits; 4 by default. */
  readonly need?: number
  readonly again?: Again
  /** FA-PD-13: point defence dice against torpedoes. */
  readonly pd?: number
  readonly pdAgain?: Again
  readonly shields?: number
  readonly shieldNeed?: number
  readonly shieldAgain?: Again
  readonly dr: number
  readonly cr: number
}

/** FA-DMG-1 to 3: the possible ends of an attack. */
export interface AttackOdds {
  /** The hits left after all defences. */
  readonly hits: Distribution
  readonly nothing: number
  /** The chance of damage without a critical hit: one hull point. */
  readonly hull: number
  /** The chance of at least one critical hit. */
  readonly critical: number
  /** The chances of 0, 1, 2 ... critical hits. */
  readonly criticals: Distribution
  readonly mean: number
  /** The hull points lost on average; a magazine explosion counts like any critical hit. */
  readonly meanHull: number
}

/** The figures of the defence against an attack. */
export type DefenceFigures = Pick<AttackFigures, 'pd' | 'pdAgain' | 'shields' | 'shieldNeed' | 'shieldAgain'>

/** FA-PD-13, FA-DEF-3: the hits left by point defence, then by shields. */
export function defended(
  rolled: Distribution,
  { pd = 0, pdAgain, shields = 0, shieldNeed = 4, shieldAgain }: DefenceFigures,
): Distribution {
  let hits = rolled
  if (pd > 0) hits = minus(hits, exploding(pd, 4, pdAgain))
  if (shields > 0) hits = minus(hits, exploding(shields, shieldNeed, shieldAgain))
  return hits
}

/** FA-FIRE-9: the exact odds of an attack. */
export function attackOdds(figures: AttackFigures): AttackOdds {
  const { dice, need = 4, again, dr, cr } = figures
  const hits = defended(exploding(dice, need, again), figures)
  let nothing = 0
  let hull = 0
  let mean = 0
  const criticals: number[] = [0]
  for (let i = 0; i < hits.length; i++) {
    const chance = hits[i] as number
    mean += chance * i
    const count = i < cr ? 0 : Math.floor(i / cr)
    while (criticals.length <= count) criticals.push(0)
    criticals[count] = (criticals[count] as number) + chance
    if (i < dr) nothing += chance
    else if (i < cr) hull += chance
  }
  let meanHull = hull
  for (let count = 1; count < criticals.length; count++) meanHull += 2 * count * (criticals[count] as number)
  return { hits, nothing, hull, critical: 1 - nothing - hull, criticals, mean, meanHull }
}

/** The figures on which the odds of a boarding depend. */
export interface BoardingFigures {
  readonly teams: number
  /** FA-BOARD-27: the number with which each team hits that is aboard before these arrive. */
  readonly aboard?: readonly number[]
  /** FA-BOARD-14, FA-BOARD-15: anti-boarding fire: its dice and the number it needs. */
  readonly fire: number
  readonly fireNeed?: number
  /** FA-TRAIT/ruthlessAssault: how many hits of that fire are ignored. */
  readonly ignored?: number
  readonly crew: number
  readonly ap: number
  readonly attackNeed?: number
  /** FA-TRAIT/securedBulkheads: the number needed in the first round, if it is a different one. */
  readonly firstNeed?: number
  readonly defenceNeed?: number
  /** The additional dice of the attackers in the first round, and of the defender. */
  readonly more?: number
  readonly moreDefence?: number
  /** FA-TRAIT/impervious: whether the target has the trait. */
  readonly impervious?: boolean
  /** FA-BOARD-20: the greatest number of rounds: the first is fought at once, one more in each end phase. */
  readonly rounds: number
}

/** FA-BOARD-18 to 20: how a boarding may end after the given number of rounds. */
export interface BoardingOdds {
  readonly captured: number
  readonly beatenOff: number
  /** The chance that both crew and teams are gone, so that the ship is a derelict. */
  readonly derelict: number
  /** The chance that both still fight. */
  readonly going: number
  /** The chances of 0, 1, 2 ... teams that arrive. */
  readonly arriving: Distribution
}

/**
 * FA-BOARD-14 to 20, FA-DMG-17: the exact odds of a boarding; without crew the first team that arrives captures the ship. Of teams that hit
 * with different numbers, those that hit worse are lost first.
 */
export function boardingOdds(figures: BoardingFigures): BoardingOdds {
  const { teams, aboard = [], fire, fireNeed = 5, ignored = 0, crew, attackNeed = 4 } = figures
  const shot = exploding(fire, fireNeed)
  const arriving = new Array<number>(teams + 1).fill(0)
  for (let hits = 0; hits < shot.length; hits++) {
    const left = Math.max(teams - Math.max(hits - ignored, 0), 0)
    arriving[left] = (arriving[left] as number) + (shot[hits] as number)
  }
  const none = arriving[0] as number
  if (crew <= 0) return { captured: 1 - none, beatenOff: none, derelict: 0, going: 0, arriving }
  const ends = { captured: 0, beatenOff: aboard.length === 0 ? none : 0, derelict: 0 }
  // Where all hit alike it does not matter who is left; otherwise each number of arrivals is a fight of its own.
  const fights = aboard.every((need) => need === attackNeed)
    ? [arriving]
    : arriving.map((chance, count) => new Array<number>(count).fill(0).concat(chance))
  const going = fights.reduce((sum, chances) => sum + fightOn(figures, chances, ends), 0)
  return { ...ends, going, arriving }
}

interface Ends {
  captured: number
  beatenOff: number
  derelict: number
}

/** Adds how the fights after so many arrivals end, and returns the chance that both still fight. `arrived`: the chances of 0, 1, 2 ... */
function fightOn(figures: BoardingFigures, arrived: Distribution, ends: Ends): number {
  const { aboard = [], crew, ap, attackNeed = 4, firstNeed = attackNeed, more = 0, rounds } = figures
  const needs = [...aboard, ...new Array<number>(arrived.length - 1).fill(attackNeed)].toSorted((a, b) => a - b)
  // The chances of each state of the fight, as [teams][crew lost]; AP are lost with crew (FA-BOARD-17).
  let fights = [...aboard.map(() => 0), ...arrived].map((chance) => [chance])
  ;(fights[aboard.length] as number[])[0] = 0
  for (let round = 0; round < rounds; round++) {
    const isFirst = round === 0
    const next = fights.map(() => new Array<number>(crew).fill(0))
    for (let t = 1; t < fights.length; t++) {
      const chances = fights[t] as number[]
      if (!chances.some((chance) => chance > 0)) continue
      const attack = hitsOf(needs.slice(0, t), attackNeed, isFirst ? more : 0, isFirst ? firstNeed - attackNeed : 0)
      for (let lost = 0; lost < crew; lost++) {
        const chance = chances[lost] ?? 0
        if (chance > 0) fightOnce(figures, { t, attack, lost, chance, isFirst, ap: Math.max(ap - lost, 0) }, next, ends)
      }
    }
    // If no team arrives, those aboard fight on in the end phase.
    if (isFirst && aboard.length > 0) {
      const stay = next[aboard.length] as number[]
      stay[0] = (stay[0] as number) + (arrived[0] as number)
    }
    fights = next
  }
  return fights.flat().reduce((sum, chance) => sum + chance, 0)
}

/** The hits of teams by the number that each needs, sorted, with `more` dice of those that need `own`; all need `harder` more. */
function hitsOf(needs: readonly number[], own: number, more: number, harder: number): Distribution {
  const different = needs.filter((need, at) => need !== needs[at - 1])
  const rolls = different.map((need) =>
    exploding(needs.filter((other) => other === need).length + (need === own ? more : 0), need + harder),
  )
  return rolls.reduce(plus)
}

interface Fight {
  readonly t: number
  readonly attack: Distribution
  readonly lost: number
  readonly chance: number
  readonly isFirst: boolean
  readonly ap: number
}

function fightOnce(
  { crew, defenceNeed = 4, moreDefence = 0, impervious = false }: BoardingFigures,
  { t, attack, lost, chance, isFirst, ap }: Fight,
  next: number[][],
  ends: Ends,
): void {
  const defence = exploding(Math.max(ap, 1) + (isFirst ? moreDefence : 0), defenceNeed)
  const slain = tailOf(defence, t)
  const alive = tailOf(defence, 0) - slain
  for (let a = 0; a < attack.length; a++) {
    const p = chance * (attack[a] as number)
    const after = lost + (impervious ? a >> 1 : a)
    if (after >= crew) {
      const rest = chance * tailOf(attack, a)
      ends.captured += rest * alive
      ends.derelict += rest * slain
      return
    }
    ends.beatenOff += p * slain
    for (let d = 0; d < t && d < defence.length; d++) {
      const row = next[t - d] as number[]
      row[after] = (row[after] as number) + p * (defence[d] as number)
    }
  }
}

/** The chance of `from` hits or more. */
function tailOf(chances: Distribution, from: number): number {
  let sum = 0
  for (let hits = from; hits < chances.length; hits++) sum += chances[hits] as number
  return sum
}
