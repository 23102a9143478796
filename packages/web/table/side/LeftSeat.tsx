import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { useOnce } from '../../look/once.ts'
import { useDesk } from '../desk.ts'
import { isRemote } from '../source/remote.ts'
import type { Player } from '../source/source.ts'

/** A seat whose player has left: a stranger can ask for it, and the players say whether they agree. */
export function LeftSeat({ player: { seat } }: { readonly player: Player }): JSX.Element | null {
  const { source } = useDesk()
  const once = useOnce()
  if (!isRemote(source) || source.stage.value !== 'playing') return null
  const { asking, players } = source.info.value
  const plays = players.some(({ holder, left }) => holder === 'me' && !left)
  const asks = asking.find((one) => one.seat === seat)
  if (asks === undefined) {
    const mayAsk = players[seat]?.left === true && !players.some(({ holder }) => holder === 'me')
    if (!mayAsk) return null
    return (
      <button type="button" class="btn small" data-ask-for={seat} onClick={() => once(() => source.take(seat))}>
        {say('left-ask')}
      </button>
    )
  }
  if (asks.mine) return <small role="status">{say('left-asked')}</small>
  if (!plays) return null
  if (asks.agreed) return <small>{say('left-agreed', { player: asks.name })}</small>
  return (
    <div class="acts">
      <small role="status">{say('left-asks', { player: asks.name })}</small>
      <button type="button" class="btn small primary" data-agree={seat} onClick={() => once(() => source.answerSeatRequest(seat, true))}>
        {say('left-yes')}
      </button>
      <button type="button" class="btn small quiet" data-refuse={seat} onClick={() => once(() => source.answerSeatRequest(seat, false))}>
        {say('left-no')}
      </button>
    </div>
  )
}
