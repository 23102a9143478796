import { type Compared, STEP } from './compared.ts'
import { escaped, matrix, meanOf, pageOf, percent, table, withInterval } from './page.ts'
import type { Rate } from './rate.ts'

/** The texts of a report. */
export interface Heading {
  readonly title: string
  /** The command that reproduces the report. */
  readonly command: string
  readonly bots: string
  readonly seconds: number
  /** The name for an id or message term. */
  name(id: string): string
}

/** The report of a lab as one self-contained page. */
export function reportOf(compared: Compared, heading: Heading): string {
  const { name } = heading
  const games = compared.first.games
  return pageOf(
    'en',
    heading.title,
    `<h1>${escaped(heading.title)}</h1>
<p>${games} games between ${escaped(heading.bots)} in ${heading.seconds.toFixed(0)} s. Rates with their 95 % intervals.</p>
<p><code>${escaped(heading.command)}</code></p>
<h2>Matchups</h2>
<p>How often the row's deck beats the column's.</p>
${matrix(
  compared.ids.map(name),
  [...compared.ids.map(name), 'all'],
  compared.matrix.map((row, at) => [...row, compared.overall[at] as Rate]),
)}
<h2>Going first</h2>
<p>Who goes first wins ${withInterval(compared.first)} of the games.</p>
${table(
  ['deck', 'won', 'won going first', 'won going second'],
  compared.ids.map((id, at) => {
    const [all, first] = [compared.overall[at] as Rate, compared.firstOf[at] as Rate]
    return [name(id), withInterval(all), percent(first.rate), percent((all.wins - first.wins) / Math.max(1, all.games - first.games))]
  }),
)}
<h2>Length</h2>
<p>${meanOf(compared.turns)} turns of both sides together, ${meanOf(compared.decisions)} decisions.</p>
${lengths(compared)}
<h2>Cards</h2>
<p>How often the side wins that held the card at some time, and that used it. Cards that are held late are held in long games.</p>
${table(
  ['card', 'games held', 'won when held', 'games used', 'won when used'],
  compared.cards.map(({ card, drawn, played }) => [
    name(card),
    String(drawn.games),
    withInterval(drawn),
    String(played.games),
    withInterval(played),
  ]),
)}`,
  )
}

function lengths({ lengths: bars }: Compared): string {
  const most = Math.max(...bars.map(({ games }) => games))
  const rows = bars.map(
    ({ from, games }) =>
      `<tr><th scope="row">${from} – ${from + STEP - 1}</th><td><span class="bar" style="width:${((100 * games) / most).toFixed(1)}%"></span></td><td>${games}</td></tr>`,
  )
  return `<table class="bars"><thead><tr><th scope="col">turns</th><td></td><th scope="col">games</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
