import type { Rate, Spread } from './rate.ts'

/** A self-contained page, without scripts or other files; it is light or dark as its reader's system is. `body` is HTML. */
export function pageOf(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** A table of words; the first cell of each row names it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((text, at) => (at === 0 ? `<th scope="row">${escaped(text)}</th>` : `<td>${escaped(text)}</td>`)).join('')
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`
}

/** Rates by row and column; null where there is none. `even` is the rate that is neither good nor bad. */
export function matrix(
  rows: readonly string[],
  columns: readonly string[],
  rates: readonly (readonly (Rate | null)[])[],
  even = 0.5,
): string {
  const head = columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const body = rates.map((row, at) => {
    const cells = row.map((rate) => (rate === null || rate.games === 0 ? '<td class="none">–</td>' : cell(rate, even)))
    return `<tr><th scope="row">${escaped(rows[at] as string)}</th>${cells.join('')}</tr>`
  })
  return `<div class="wide"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** A rate on a coloured background: the farther from even, the deeper the colour. */
function cell(rate: Rate, even: number): string {
  const strength = Math.round(Math.min(1, Math.abs(rate.rate - even) * (1.25 / even)) * 55)
  const colour = rate.rate >= even ? 'var(--good)' : 'var(--bad)'
  const ground = `background:color-mix(in oklab, ${colour} ${strength}%, var(--ground))`
  return `<td style="${ground}" title="${rate.wins} / ${rate.games}"><b>${percent(rate.rate)}</b><small>${percent(rate.low)} – ${percent(rate.high)}</small></td>`
}

/** A mean and its bounds. */
export function meanOf({ mean, least, most }: Spread): string {
  return `${mean.toFixed(1)} (${least} – ${most})`
}

/** A share as a percentage: `12.3 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** A rate with its interval of 95 %; a dash without games. */
export function withInterval(rate: Rate): string {
  return rate.games === 0 ? '–' : `${percent(rate.rate)} (${percent(rate.low)} – ${percent(rate.high)})`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as HTML. */
export function escaped(text: string): string {
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
.chart { width: 100%; } .chart td:nth-child(2) { width: 100%; min-width: 12rem; } .chart svg { display: block; width: 100%; height: 1.1rem; }
.chart th, .chart td { white-space: nowrap; border: 0; padding-block: .15rem; }
svg .amount { fill: light-dark(#4f6d9a, #7f9ccb); } svg .within { stroke: var(--ink); stroke-width: 2; } svg .even { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 3 2; }
code { overflow-wrap: anywhere; }
`
