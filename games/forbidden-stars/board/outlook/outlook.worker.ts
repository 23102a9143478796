import { randomOf, seedOf } from '@orrery/kernel'
import { foresee } from '../../outlook.ts'
import type { Forecast } from '../../rules/combat/forecast.ts'
import type { OutlookNews, OutlookOrder } from './messages.ts'

/** Play-outs of each path between two checks for messages, and in total. */
const STEP = 12
const ENOUGH = 144

let newest = 0

/** The mean of the previous and the new results. */
function joined(before: readonly Forecast[], found: readonly Forecast[], times: number): readonly Forecast[] {
  if (before.length !== found.length) return found
  const share = STEP / times
  return found.map((now, place) => {
    const then = before[place] ?? now
    const mean = (of: 'wins' | 'lost' | 'taken') => then[of] + (now[of] - then[of]) * share
    return { option: now.option, wins: mean('wins'), lost: mean('lost'), taken: mean('taken') }
  })
}

/** Runs play-outs in small portions, so that a newer request does not wait. */
function carryOut(order: OutlookOrder, before: readonly Forecast[], times: number): void {
  if (order.id !== newest) return
  const { id, view, seat, wish } = order
  const found = foresee(view, seat, wish, randomOf(seedOf(`outlook-${id}-${times}`)), STEP)
  const all = joined(before, found, times + STEP)
  const done = times + STEP >= ENOUGH
  const news: OutlookNews = { id, outlooks: all, times: times + STEP, done }
  postMessage(news)
  if (!done) setTimeout(carryOut, 0, order, all, times + STEP)
}

addEventListener('message', ({ data }: MessageEvent<OutlookOrder>) => {
  newest = data.id
  carryOut(data, [], 0)
})
