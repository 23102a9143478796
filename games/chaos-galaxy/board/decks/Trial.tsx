import { type BotMatches, Dialog } from '@orrery/board'
import { shareOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Cards } from './deck.ts'
import { starterDecks } from './kept.ts'
import { deckRefusals } from './legality.ts'
import { gamesOf, scoresOf, type TrialOrder, type TrialScore } from './trial.ts'

interface TrialProps {
  readonly cards: Cards
  readonly text: Text
  readonly bots: BotMatches
  close(): void
}

const GAMES = [20, 50, 200] as const

/** A trial in the background: what has been played so far, and whether it still runs. */
function useTrial(bots: BotMatches, order: TrialOrder) {
  const [scores, setScores] = useState<readonly TrialScore[]>([])
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const stopping = useRef<(() => void) | null>(null)
  const stop = () => {
    stopping.current?.()
    stopping.current = null
    setRunning(false)
  }
  useEffect(() => stop, [])
  const start = () => {
    stop()
    setScores([])
    setFailure(null)
    setRunning(true)
    const games = gamesOf(order)
    const ended: (readonly number[])[] = []
    stopping.current = bots.play(
      games.map(({ match }) => match),
      (news) => {
        if ('winners' in news) {
          ended.push(news.winners)
          setScores(scoresOf(games, ended))
          return
        }
        if ('failed' in news) setFailure(news.failed)
        stop()
      },
    )
  }
  return { scores, running, failure, start, stop }
}

/** Has bots play the deck against every starter deck in the background, and shows the results. */
export function Trial({ cards, text, bots, close }: TrialProps) {
  const opponents = starterDecks(text.language)
  const [games, setGames] = useState<number>(GAMES[0])
  const [bot, setBot] = useState('quick')
  const { scores, running, failure, start, stop } = useTrial(bots, { cards, opponents, games, bot })
  const illegal = deckRefusals(cards).length > 0
  const played = scores.reduce((sum, score) => sum + score.played, 0)
  const won = scores.reduce((sum, score) => sum + score.won, 0)
  return (
    <Dialog class="cg" title={text.say('deck-trial')} closeLabel={text.say('deck-close')} close={close} wide>
      <p class="cgd-lead">{text.say(illegal ? 'deck-trial-illegal' : 'deck-trial-lead')}</p>
      <div class="cgd-row cgd-bots">
        <bots.Choice at="trial" name={text.say('deck-trial-bots')} disabled={running} value={bot} choose={setBot} />
      </div>
      <div class="cgd-row">
        <label>
          {text.say('deck-trial-games')}
          <select value={games} disabled={running} onChange={(event) => setGames(Number(event.currentTarget.value))}>
            {GAMES.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="btn primary small" disabled={illegal} onClick={running ? stop : start}>
          {text.say(running ? 'deck-trial-stop' : 'deck-trial-start')}
        </button>
        <progress max={games * opponents.length} value={played} aria-label={text.say('deck-trial-progress')} />
      </div>
      {failure !== null && (
        <p class="cgd-fault" role="alert">
          {text.say('deck-trial-failed', { reason: failure })}
        </p>
      )}
      <table class="cgd-trial">
        <thead>
          <tr>
            <th scope="col">{text.say('deck-trial-opponent')}</th>
            <th scope="col">{text.say('deck-trial-won')}</th>
            <th scope="col">{text.say('deck-trial-rate')}</th>
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ id, name }) => (
            <ScoreRow key={id} name={name} score={scores.find((one) => one.id === id)} text={text} />
          ))}
        </tbody>
        <tfoot>
          <ScoreRow name={text.say('deck-trial-all')} score={{ id: '', won, played }} text={text} />
        </tfoot>
      </table>
    </Dialog>
  )
}

function ScoreRow({ name, score, text }: { name: string; score: TrialScore | undefined; text: Text }) {
  const { won = 0, played = 0 } = score ?? {}
  const { share, low, high } = shareOf(won, played)
  const percent = (part: number) => Math.round(part * 100)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{played === 0 ? '–' : `${won}/${played}`}</td>
      <td>
        {played > 0 && (
          <span class="rate">
            <span class="bar" aria-hidden="true">
              <i style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
              <b style={{ left: `${share * 100}%` }} />
            </span>
            {text.say('deck-trial-interval', { rate: percent(share), low: percent(low), high: percent(high) })}
          </span>
        )}
      </td>
    </tr>
  )
}
