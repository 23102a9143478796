import { type Compared, type Rate, type Spread, STEP } from './compared.ts'

/** What a report says besides its figures. */
export interface Heading {
  readonly title: string
  /** The command that gives the same report. */
  readonly command: string
  readonly bots: string
  readonly seconds: number
  /** The name of what has this id or message term. */
  name(id: string): string
}

/** The report of a lab as one page that needs nothing else: no script, no other file. */
export function reportOf(compared: Compared, heading: Heading): string {
  const { name } = heading
  const games = compared.first.games
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(heading.title)}</h1>
<p>${games} games between ${escaped(heading.bots)} in ${heading.seconds.toFixed(0)} s. Rates with their 95 % intervals.</p>
<p><code>${escaped(heading.command)}</code></p>
<h2>Matchups</h2>
<p>How often the row's deck beats the column's.</p>
<div class="wide">${matrix(compared, name)}</div>
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
<p>${spread(compared.turns)} turns of both sides together, ${spread(compared.decisions)} decisions.</p>
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
)}
</body>
</html>
`
}

function matrix({ ids, matrix: rows, overall }: Compared, name: Heading['name']): string {
  const head = ids.map((id) => `<th scope="col">${escaped(name(id))}</th>`).join('')
  const body = rows.map((row, at) => {
    const cells = row.map((rate) => (rate === null ? '<td class="none">–</td>' : cell(rate)))
    return `<tr><th scope="row">${escaped(name(ids[at] as string))}</th>${cells.join('')}${cell(overall[at] as Rate)}</tr>`
  })
  return `<table class="matrix"><thead><tr><td></td>${head}<th scope="col">all</th></tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

/** A rate on a ground that tells it: the further from one half, the deeper the colour. */
function cell(rate: Rate): string {
  const strength = Math.round(Math.min(1, Math.abs(rate.rate - 0.5) * 2.5) * 55)
  const colour = rate.rate >= 0.5 ? 'var(--good)' : 'var(--bad)'
  const ground = `background:color-mix(in oklab, ${colour} ${strength}%, var(--ground))`
  return `<td style="${ground}" title="${rate.wins} of ${rate.games}"><b>${percent(rate.rate)}</b><small>${percent(rate.low)} – ${percent(rate.high)}</small></td>`
}

function lengths({ lengths: bars }: Compared): string {
  const most = Math.max(...bars.map(({ games }) => games))
  const rows = bars.map(
    ({ from, games }) =>
      `<tr><th scope="row">${from} – ${from + STEP - 1}</th><td><span class="bar" style="width:${((100 * games) / most).toFixed(1)}%"></span></td><td>${games}</td></tr>`,
  )
  return `<table class="bars"><thead><tr><th scope="col">turns</th><td></td><th scope="col">games</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((text, at) => (at === 0 ? `<th scope="row">${escaped(text)}</th>` : `<td>${escaped(text)}</td>`)).join('')
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`
}

function spread({ mean, least, most }: Spread): string {
  return `${mean.toFixed(1)} (${least} to ${most})`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function withInterval(rate: Rate): string {
  return rate.games === 0 ? '–' : `${percent(rate.rate)} (${percent(rate.low)} – ${percent(rate.high)})`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string)
}

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbfaf7, #14171c); --ink: light-dark(#1b1d22, #e6e3dc); --line: light-dark(#d9d5cc, #333842); --good: #2f9e63; --bad: #d2573f; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 76rem; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.2rem; font-size: 1.15rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; } th[scope=row], thead th:first-child { text-align: left; }
.matrix td { text-align: center; border: 1px solid var(--line); } .matrix small { display: block; opacity: .75; white-space: nowrap; }
.bars { width: 100%; } .bars td:nth-child(2) { width: 100%; text-align: left; } .bars th, .bars td { white-space: nowrap; border: 0; }
.bar { display: inline-block; height: .9rem; min-width: 1px; border-radius: 2px; background: light-dark(#4f6d9a, #7f9ccb); }
code { overflow-wrap: anywhere; }
`
