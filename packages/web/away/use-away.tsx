import type { ForeseenQuestion } from '@orrery/protocol'
import type { JSX } from 'preact'
import { quietlyLater } from '../app/later.ts'
import type { Desk } from '../table/desk.ts'
import { isRemote } from '../table/remote.ts'
import type { Imagined } from './imagined.ts'

const Away = quietlyLater(() => import('./Away.tsx').then((module) => module.Away))

/**
 * The panel 'While you are away': at a table by day on a server, while others decide. Null anywhere else. `imagine` draws the table as it
 * would be in the place of this one, and with null this one again.
 */
export function useAway({ source, viewer, rules }: Desk, imagine?: (imagined: Imagined | null) => void): JSX.Element | null {
  if (imagine === undefined || viewer === 'spectator' || !isRemote(source) || source.info.value.time?.pace !== 'day') return null
  const seen = source.moment(viewer).value?.seen
  if (seen === undefined || seen.question !== null || seen.result !== null) return null
  const { beforehand } = source
  async function draw(foreseen: ForeseenQuestion, version: number): Promise<void> {
    if (viewer === 'spectator') return
    const [{ imaginedSource }, { withAnswer }] = await Promise.all([import('./imagined.ts'), import('./said.ts')])
    const keep = (answer: Parameters<typeof withAnswer>[2]): void => {
      beforehand.sayIfs(viewer, withAnswer(beforehand.said(viewer).peek().ifs, foreseen, answer), rules?.version ?? 0)
      imagine?.(null)
    }
    imagine?.({ source: imaginedSource(source, viewer, foreseen, version, keep) })
  }
  return <Away source={source} seat={viewer} version={seen.version} imagine={(one) => void draw(one, seen.version + 1)} />
}
