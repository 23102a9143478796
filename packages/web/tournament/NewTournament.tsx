import { manifests } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { useGame, useTextOfGame } from '../app/use-game.ts'
import { serverLink } from '../connection/server.ts'
import { GameField } from '../home/GameField.tsx'
import { NameField } from '../home/NameField.tsx'
import { asMyself } from '../home/online.ts'
import { type Chosen, plannedSeats, reasonsAgainst } from '../home/plans.ts'
import { TableSettings } from '../home/TableSettings.tsx'
import { TitleField, titled } from '../home/TitleField.tsx'
import { Switch } from '../look/Switch.tsx'
import { WithRulebook } from '../rulebook/WithRulebook.tsx'
import { whyNot } from './words.ts'

/** The games that two players play against each other. */
const GAMES = manifests
  .filter(({ built, together, seats: [least] }) => built !== undefined && together !== true && least <= 2)
  .map(({ id }) => id)

/** A form to open a tournament. */
export function NewTournament(): JSX.Element {
  const [id, setId] = useState(GAMES[0] ?? '')
  const [title, setTitle] = useState('')
  const [judged, setJudged] = useState(false)
  const [listed, setListed] = useState(true)
  const [chosen, setChosen] = useState<Chosen>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const untitled = say('cup-untitled', { game: gameName(id) })
  const game = useGame(id)
  const text = useTextOfGame(id)
  const seats = plannedSeats('alone', 2)
  // Right after the choice, the game is still the one before.
  const ready = game !== null && game.id === id && text !== null
  const reasons = ready ? reasonsAgainst(game, text, { ...chosen, ...game.tournament?.settings }, seats) : []

  async function made(): Promise<string | null> {
    await asMyself()
    const named = { title: titled(title, untitled), judged, listed }
    const reply = await serverLink().ask({ type: 'create-tournament', game: id, settings: { ...chosen }, ...named })
    return reply.type === 'created-tournament' ? address('tournaments', reply.tournament) : null
  }

  async function make(): Promise<void> {
    setBusy(true)
    setTrouble(null)
    try {
      await goOnceMade(made())
    } catch (error) {
      setTrouble(whyNot(error))
      setBusy(false)
    }
  }

  return (
    <section class="panel cup-new" aria-labelledby="cup-new">
      <h2 id="cup-new">{say('cup-new')}</h2>
      <GameField
        games={GAMES}
        value={id}
        data-game
        choose={(game) => {
          setId(game)
          setChosen(manifestOf(game).begins ?? {})
        }}
      />
      <TitleField value={title} untitled={untitled} set={setTitle} data-title />
      <NameField />
      <Switch label={say('cup-judged')} help={say('cup-judged-is')} on={judged} turn={setJudged} />
      <Switch label={say('cup-listed')} help={say('cup-listed-is')} on={listed} turn={setListed} />
      {ready ? (
        <details class="expert">
          <summary>{say('table-settings')}</summary>
          <WithRulebook game={id}>
            <TableSettings game={withoutFixed(game)} text={text} seats={seats} chosen={chosen} served choose={setChosen} />
          </WithRulebook>
        </details>
      ) : null}
      <div role="status">
        {reasons.map((reason) => (
          <p key={reason} class="reason">
            {reason}
          </p>
        ))}
        {trouble === null ? null : <p class="reason">{trouble}</p>}
      </div>
      <div class="acts">
        <button
          type="button"
          class="btn primary"
          data-act="create"
          disabled={busy || !ready || reasons.length > 0}
          onClick={() => void make()}
        >
          {say('cup-make')}
        </button>
      </div>
    </section>
  )
}

/** The game without the settings that are fixed in tournaments. */
function withoutFixed(game: Game): Game {
  const fixed = game.tournament?.settings ?? {}
  return { ...game, settings: game.settings.filter(({ id }) => !(id in fixed)) }
}
