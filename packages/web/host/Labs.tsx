import { manifests } from '@orrery/games'
import type { LabReport } from '@orrery/protocol/host'
import { botIn, namedBot } from '@orrery/search/style'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import { GameOptions } from '../home/GameField.tsx'
import { toast } from '../look/Toasts.tsx'
import { whole } from './amounts.ts'
import { orderLab, useLabs } from './requests.ts'

const MOST_GAMES = 2000

/** Labs, in which the host lets bots play each other and sees who wins. */
export function Labs({ labKey }: { readonly labKey: string }): JSX.Element {
  const [labs, again] = useLabs(labKey)
  return (
    <section class="panel host-list host-labs" aria-labelledby="host-labs" data-card="labs">
      <h2 id="host-labs">{say('host-labs')}</h2>
      <p>{say('host-labs-are')}</p>
      <Order labKey={labKey} ordered={again} />
      <ul>
        {labs.map((lab) => (
          <Line key={lab.id} lab={lab} />
        ))}
      </ul>
    </section>
  )
}

function Order({ labKey, ordered }: { readonly labKey: string; readonly ordered: () => void }): JSX.Element {
  const [game, setGame] = useState(manifests[0]?.id ?? '')
  const [players, setPlayers] = useState(2)
  const [first, setFirst] = useState('quick')
  const [others, setOthers] = useState('quick')
  const [games, setGames] = useState(20)
  const [least, most] = manifestOf(game).seats
  const seats = Math.min(most, Math.max(least, players))
  const rules = useGame(game)
  const fitting = (bot: string): string => botIn(rules ?? {}, namedBot(bot))
  async function order(): Promise<void> {
    const bots = Array.from({ length: seats }, (_, seat) => fitting(seat === 0 ? first : others))
    const done = await orderLab(labKey, { game, bots, games })
    if (!done) toast('bad', say('host-lab-not'))
    ordered()
  }
  return (
    <form
      class="host-order"
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <label>
        <span>{say('host-lab-game')}</span>
        <select class="field" value={game} data-lab-game onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          <GameOptions games={manifests.map(({ id }) => id)} />
        </select>
      </label>
      <Amount name="host-lab-players" value={seats} least={least} most={most} set={setPlayers} />
      <BotChoice game={rules} at={0} name={say('host-lab-first')} labelled value={fitting(first)} choose={setFirst} />
      {seats > 1 ? (
        <BotChoice game={rules} at="others" name={say('host-lab-others')} labelled value={fitting(others)} choose={setOthers} />
      ) : null}
      <Amount name="host-lab-games" value={games} least={1} most={MOST_GAMES} set={setGames} />
      <button type="submit" class="btn" data-lab-order>
        {say('host-lab-order')}
      </button>
    </form>
  )
}

interface AmountProps {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  set(value: number): void
}

function Amount({ name, value, least, most, set }: AmountProps): JSX.Element {
  return (
    <label>
      <span>{say(name)}</span>
      <input
        class="field"
        type="number"
        min={least}
        max={most}
        value={value}
        data-amount={name}
        onInput={({ currentTarget }) => set(Math.max(least, Math.min(most, Math.floor(Number(currentTarget.value)) || least)))}
      />
    </label>
  )
}

function Line({ lab: { id, game, bots, games, played, failed, wins, decisions } }: { readonly lab: LabReport }): JSX.Element {
  const share = (count: number) => Math.round((100 * count) / Math.max(1, played))
  return (
    <li class={failed > 0 ? 'bad' : 'well'} data-lab={id} data-played={played}>
      <b>{gameName(game)}</b>
      <span>{say('host-lab-played', { played: whole(played), games: whole(games) })}</span>
      {failed === 0 ? null : <span>{say('host-lab-failed', { n: failed })}</span>}
      {decisions === null ? null : (
        <p>
          {bots
            .map((bot, seat) => say('host-lab-wins', { seat: seat + 1, bot: say(`bot-${bot}`), share: share(wins[seat] ?? 0) }))
            .concat(say('host-lab-decisions', { n: whole(Math.round(decisions)) }))
            .join(' · ')}
        </p>
      )}
    </li>
  )
}
