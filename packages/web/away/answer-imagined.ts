import type { Answer, Orders, Seat } from '@orrery/kernel'
import type { ForeseenQuestion } from '@orrery/protocol'
import type { RemoteTable } from '../connection/remote-table.ts'
import { withAnswer } from './if-thens.ts'
import { type Imagined, imaginedSource } from './imagined.ts'

/** Lets a seat answer a foreseen question on the board of an imagined table; `imagine` shows that table, or with null the real one. */
export function answerImagined(
  source: RemoteTable,
  seat: Seat,
  foreseen: ForeseenQuestion,
  version: number,
  rules: Orders | null,
  imagine: (imagined: Imagined | null) => void,
): void {
  const keep = (answer: Answer): void => {
    source.beforehand.sayIfs(seat, withAnswer(source.beforehand.said(seat).peek().ifs, foreseen, answer), rules?.version ?? 0)
    imagine(null)
  }
  imagine({ source: imaginedSource(source, seat, foreseen, version, keep) })
}
