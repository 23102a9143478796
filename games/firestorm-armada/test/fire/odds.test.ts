import { expect, test } from 'vitest'
import { type Again, attackOdds, boardingOdds, type Distribution, exploding, minus, plus } from '../../odds.ts'

/** The distribution of hits found by trying all faces, down to a depth of extra dice. */
function bruteForce(dice: number, need: number, depth = 6): number[] {
  if (dice === 0 || depth === 0) return [1]
  const chances: number[] = []
  const faces = new Array<number>(dice).fill(1)
  for (;;) {
    let hits = 0
    let sixes = 0
    for (const face of faces) {
      if (face >= need) hits += face === 6 ? 2 : 1
      if (face === 6) sixes++
    }
    const rest = sixes === 0 ? [1] : bruteForce(sixes, need, depth - 1)
    for (const [more, chance] of rest.entries()) chances[hits + more] = (chances[hits + more] ?? 0) + chance / 6 ** dice
    let place = 0
    while (place < dice && faces[place] === 6) faces[place++] = 1
    if (place === dice) break
    faces[place] = (faces[place] as number) + 1
  }
  return Array.from(chances, (chance) => chance ?? 0)
}

const sum = (chances: Distribution) => chances.reduce((all, chance) => all + chance, 0)
const mean = (chances: Distribution) => chances.reduce((all, chance, hits) => all + chance * hits, 0)

test('FA-FIRE-3, FA-FIRE-5, FA-SMALL-3 · exact odds of exploding dice are those of trying all faces', () => {
  for (const need of [2, 3, 4, 5, 6]) {
    for (const dice of [0, 1, 2, 3]) {
      const exact = exploding(dice, need)
      for (const [hits, chance] of bruteForce(dice, need).entries()) {
        if (hits < 6) expect(exact[hits] ?? 0).toBeCloseTo(chance, 3)
      }
      expect(sum(exact)).toBeCloseTo(1, 9)
    }
  }
  // The mean of a die that hits on 4 is 1/6 + 1/6 + 2/6, plus a sixth of itself.
  expect(mean(exploding(1, 4))).toBeCloseTo((4 / 6) * (6 / 5), 9)
  expect(mean(exploding(13, 4))).toBeCloseTo(13 * 0.8, 6)
  expect(exploding(1, 4).slice(0, 4)).toEqual([3 / 6, 2 / 6, 3 / 36, 2 / 36].map((chance) => expect.closeTo(chance, 12)))
})

/** The distribution of hits with dice that are rolled again, found by trying all faces of the first wave. */
function withAgain(dice: number, need: number, { hits = false, ones = false, misses = 0 }: Again): Distribution {
  let chances: Distribution = []
  for (let throwing = 0; throwing < 6 ** dice; throwing++) {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(throwing / 6 ** die) % 6) + 1)
    const forced = faces.map((face) => (hits && face >= need) || (ones && face === 1))
    const missed = faces.filter((face, die) => face < need && forced[die] === false).length
    const kept = faces.filter((face, die) => face >= need && forced[die] === false)
    // A die that is rolled again is like one that a six adds.
    const sixes = kept.filter((face) => face === 6).length
    const more = exploding(sixes + forced.filter(Boolean).length + Math.min(missed, misses), need)
    const all = [...new Array<number>(kept.length + sixes).fill(0), ...more]
    chances = Array.from({ length: Math.max(all.length, chances.length) }, (_, at) => (chances[at] ?? 0) + (all[at] ?? 0) / 6 ** dice)
  }
  return chances
}

test('FA-FIRE-10, FA-FIRE-12, FA-MOVE-16, FA-TRAIT-1 · FA-TRAIT/stealthSystems, FA-TRAIT/beam: the odds of dice that are rolled again are those of trying all faces', () => {
  for (const need of [3, 4, 5])
    for (const hits of [false, true])
      for (const ones of [false, true])
        for (const misses of [0, 1, 2])
          for (const dice of [0, 1, 2, 3]) {
            const exact = exploding(dice, need, { hits, ones, misses })
            const tried = withAgain(dice, need, { hits, ones, misses })
            expect(sum(exact)).toBeCloseTo(1, 9)
            for (const [at, chance] of tried.entries()) expect(exact[at] ?? 0).toBeCloseTo(chance, 9)
          }
  // A miss that is rolled again at Full Stop adds the mean of one die, unless both dice hit.
  expect(mean(exploding(2, 4, { misses: 1 }))).toBeCloseTo(1.6 + 0.75 * 0.8, 9)
  expect(mean(exploding(9, 4, { hits: true }))).toBeCloseTo(9 * 0.4, 6)
  const figures = { dice: 6, dr: 3, cr: 5, pd: 3 }
  expect(attackOdds({ ...figures, again: { ones: true } }).mean).toBeGreaterThan(attackOdds(figures).mean)
  expect(attackOdds({ ...figures, pdAgain: { hits: true } }).mean).toBeGreaterThan(attackOdds(figures).mean)
})

test('FA-DEF-3, FA-PD-13 · what defences cancel is taken off, never below none', () => {
  expect(minus([0, 0, 1], [0.5, 0.25, 0, 0.25])).toEqual([0.25, 0.25, 0.5])
  expect(plus([0.5, 0.5], [0.25, 0.75])).toEqual([0.125, 0.5, 0.375])
  const open = attackOdds({ dice: 9, dr: 4, cr: 6 })
  const shielded = attackOdds({ dice: 9, dr: 4, cr: 6, shields: 2 })
  const both = attackOdds({ dice: 9, dr: 4, cr: 6, shields: 2, pd: 3 })
  const better = attackOdds({ dice: 9, dr: 4, cr: 6, shields: 2, shieldNeed: 3 })
  expect(open.mean).toBeGreaterThan(shielded.mean)
  expect(shielded.mean).toBeGreaterThan(both.mean)
  expect(shielded.mean).toBeGreaterThan(better.mean)
})

test('FA-DMG-1, FA-DMG-2, FA-DMG-3 · the odds of nothing, a hull point and so many critical hits', () => {
  const odds = attackOdds({ dice: 7, need: 5, dr: 4, cr: 6 })
  const of = (from: number, to: number) => sum(odds.hits.slice(from, to))
  expect(odds.nothing).toBeCloseTo(of(0, 4), 12)
  expect(odds.hull).toBeCloseTo(of(4, 6), 12)
  expect(odds.critical).toBeCloseTo(of(6, 99), 9)
  expect(odds.criticals[1]).toBeCloseTo(of(6, 12), 12)
  expect(odds.criticals[2]).toBeCloseTo(of(12, 18), 12)
  expect(odds.criticals[0]).toBeCloseTo(of(0, 6), 12)
  expect(odds.meanHull).toBeCloseTo(of(4, 6) + 2 * of(6, 12) + 4 * of(12, 18) + 6 * of(18, 24), 3)
  expect(odds.mean).toBeCloseTo(mean(odds.hits), 12)
})

test('FA-BOARD-14, FA-BOARD-16, FA-BOARD-18, FA-BOARD-19, FA-BOARD-20 · the odds of a boarding agree with many fights', () => {
  const figures = { teams: 4, fire: 2, crew: 3, ap: 2, more: 1, ignored: 1, rounds: 3 }
  const exact = boardingOdds(figures)
  let seed = 12345
  const d6 = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return ((seed >>> 16) % 6) + 1
  }
  const roll = (dice: number, need: number): number => {
    let hits = 0
    for (let left = dice; left > 0; left--) {
      const face = d6()
      if (face >= need) hits += face === 6 ? 2 : 1
      if (face === 6) left++
    }
    return hits
  }
  const counted = { captured: 0, beatenOff: 0, derelict: 0, going: 0 }
  const games = 60_000
  for (let i = 0; i < games; i++) {
    let teams = Math.max(4 - Math.max(roll(2, 5) - 1, 0), 0)
    let crew = 3
    let ap = 2
    let end: keyof typeof counted = teams === 0 ? 'beatenOff' : 'going'
    for (let round = 0; round < 3 && end === 'going'; round++) {
      const attack = roll(teams + (round === 0 ? 1 : 0), 4)
      const defence = roll(Math.max(ap, 1), 4)
      teams = Math.max(teams - defence, 0)
      crew -= attack
      ap = Math.max(ap - attack, 0)
      if (crew <= 0) end = teams > 0 ? 'captured' : 'derelict'
      else if (teams === 0) end = 'beatenOff'
    }
    counted[end]++
  }
  for (const end of ['captured', 'beatenOff', 'derelict', 'going'] as const) expect(exact[end]).toBeCloseTo(counted[end] / games, 1.9)
  expect(exact.captured + exact.beatenOff + exact.derelict + exact.going).toBeCloseTo(1, 9)
  expect(sum(exact.arriving)).toBeCloseTo(1, 9)
  expect(boardingOdds({ ...figures, impervious: true }).captured).toBeLessThan(exact.captured)
  expect(boardingOdds({ ...figures, attackNeed: 5 }).captured).toBeLessThan(exact.captured)
  expect(boardingOdds({ ...figures, defenceNeed: 3 }).captured).toBeLessThan(exact.captured)
  expect(boardingOdds({ ...figures, moreDefence: 3 }).captured).toBeLessThan(exact.captured)
  expect(boardingOdds({ ...figures, fireNeed: 6 }).captured).toBeGreaterThan(exact.captured)
})
