import { chanceOf } from '@orrery/search/mind/network'
import { graded } from '@orrery/search/strength'
import { escaped, pageOf, percent, table } from '../sim/page.ts'
import type { Duel } from './duel.ts'
import { eachHeld, isHeld } from './learn.ts'
import type { Learned, Training } from './run.ts'
import type { Samples } from './samples.ts'

/** The gate's verdict on what was learned. */
export interface Verdict {
  readonly passes: boolean
  readonly text: string
}

/** Judges the duels against the kept mind: the new one must win at least as often as an equal mind would. */
export function verdictOf(duels: readonly Duel[], seats: number, together: boolean): Verdict {
  const of = (games: readonly Duel[]): number => games.reduce((sum, { won }) => sum + won, 0)
  if (together) {
    const [fresh, kept] = [0, 1].map((side) => duels.filter(({ number }) => number % 2 === side)) as [Duel[], Duel[]]
    const [one, other] = [fresh, kept].map((games) => ({ games, ...graded({ level: '', wins: of(games), games: games.length }) })) as [
      ReturnType<typeof graded> & { games: Duel[] },
      ReturnType<typeof graded> & { games: Duel[] },
    ]
    const told = (side: typeof one) =>
      `${of(side.games)} of ${side.games.length}: ${percent(side.rate)} (${percent(side.low)} .. ${percent(side.high)})`
    return { passes: one.rate >= other.rate, text: `what was learned won ${told(one)}, what is kept won ${told(other)}` }
  }
  const wins = of(duels)
  const { rate, low, high, step, stepLow, stepHigh } = graded({ level: '', wins, games: duels.length })
  const elo = seats === 2 ? `, Elo ${step.toFixed(0)} (${stepLow.toFixed(0)} .. ${stepHigh.toFixed(0)})` : ''
  return {
    passes: rate >= 1 / seats,
    text: `what was learned won ${wins} of ${duels.length} against what is kept: ${percent(rate)} (${percent(low)} .. ${percent(high)})${elo}`,
  }
}

/**
 * The verdict without duels, which take hours where more than two seats play: each network must judge games held back better than the game's own
 * evaluation does.
 */
export function verdictByLoss(learned: readonly Learned[]): Verdict {
  const losses = learned.map(({ name, samples, learner }) => ({ name, held: learner.best.held, own: ownLoss(samples) }))
  const told = losses.map(
    ({ name, held, own }) => `${name}: log-loss on games held back ${held.toFixed(4)}, of the game's own evaluation ${own.toFixed(4)}`,
  )
  return { passes: losses.every(({ held, own }) => held < own), text: told.join('; ') }
}

/** The texts of the page. */
export interface Heading {
  readonly title: string
  readonly command: string
  readonly kept: boolean
}

/** A self-contained page about a training: curves, calibration, the gate. */
export function learningReport(
  learned: readonly Learned[],
  verdict: Verdict,
  { play, games, lesson, gate }: Training,
  heading: Heading,
): string {
  return pageOf(
    'en',
    `${heading.title}: training`,
    `<h1>${escaped(heading.title)}: training</h1>
<p>${games} games of ${escaped(play.bots.map(({ level }) => level).join(', '))}, seed ${escaped(play.seed)}; ${lesson.hidden} hidden units, ${lesson.epochs} epochs.</p>
<p><code>${escaped(heading.command)}</code></p>
<h2>The gate</h2>
<p>${gate.games === 0 ? '' : `${gate.iterations} looks ahead a decision, against ${heading.kept ? 'the weights kept before' : "the game's own evaluation"}: `}${escaped(verdict.text)}.</p>
${learned.map(section).join('\n')}`,
  )
}

function section({ name, samples, learner }: Learned): string {
  const held = [...samples.games].filter(isHeld).length
  return `<h2>${escaped(name)}</h2>
<p>${samples.count} positions, ${held} of them from games held back. Log-loss on these: ${learner.best.held.toFixed(4)}; of the game's own evaluation ${ownLoss(samples).toFixed(4)}; of knowing nothing ${Math.LN2.toFixed(4)} (where half the seats win).</p>
${curves(learner.history)}
${table(
  ['epoch', 'learned from', 'held back'],
  learner.history.map((epoch, at) => [String(at + 1), epoch.learned.toFixed(4), epoch.held.toFixed(4)]),
)}
<h3>Calibration</h3>
<p>Chances that the network gave positions held back, and how often they came true.</p>
${table(
  ['it said', 'positions', 'mean of what it said', 'came true'],
  calibrated(learner.best.network, samples).map(({ from, count, said, true: came }) => [
    `${percent(from)} – ${percent(from + BIN)}`,
    String(count),
    percent(said),
    percent(came),
  ]),
)}`
}

const BIN = 0.1
const BINS = 10

function calibrated(network: Learned['learner']['network'], samples: Samples) {
  const bins = Array.from({ length: BINS }, (_, at) => ({ from: at * BIN, count: 0, said: 0, true: 0 }))
  eachHeld(network, samples, (odds, target) => {
    const chance = chanceOf(odds)
    const bin = bins[Math.min(BINS - 1, Math.floor(chance / BIN))]
    if (bin === undefined) return
    bin.count++
    bin.said += chance
    bin.true += target
  })
  return bins.filter(({ count }) => count > 0).map((bin) => ({ ...bin, said: bin.said / bin.count, true: bin.true / bin.count }))
}

const FLOOR = 0.001

/** The log-loss of the game's own evaluation on the held-out positions. */
function ownLoss({ games, judged, targets, count }: Samples): number {
  let loss = 0
  let held = 0
  for (let at = 0; at < count; at++) {
    if (!isHeld(games[at] as number)) continue
    const chance = Math.min(1 - FLOOR, Math.max(FLOOR, judged[at] as number))
    const target = targets[at] as number
    loss -= target * Math.log(chance) + (1 - target) * Math.log(1 - chance)
    held++
  }
  return loss / Math.max(1, held)
}

const WIDE = 640
const TALL = 200

/** Both curves of log-loss by epoch. */
function curves(history: Learned['learner']['history']): string {
  const all = history.flatMap(({ learned, held }) => [learned, held])
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const line = (pick: 'learned' | 'held'): string =>
    history
      .map((epoch, at) => {
        const x = (WIDE * at) / Math.max(1, history.length - 1)
        const y = TALL - (TALL * (epoch[pick] - least)) / Math.max(1e-9, most - least)
        return `${x.toFixed(1)},${y.toFixed(1)}`
      })
      .join(' ')
  return `<svg viewBox="-4 -4 ${WIDE + 8} ${TALL + 8}" width="100%" role="img" aria-label="Log-loss by epoch">
<polyline points="${line('learned')}" fill="none" stroke="var(--line)" stroke-width="3"/>
<polyline points="${line('held')}" fill="none" stroke="var(--good)" stroke-width="3"/>
</svg>
<p><small>Green: games held back; grey: games learned from.</small></p>`
}
