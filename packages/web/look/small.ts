import { signal } from '@preact/signals'

/** The layout of a table on a small screen: the console is a sheet below the board, or a narrow column beside it. */
export type Small = 'sheet' | 'column'

/** The same conditions as in `table/question/sheet.css` and `teacher-sheet.css`, `table/side/sheet.css` and `table/side/column.css`. */
const SHEET = '(max-width: 800px) and (min-height: 501px), (max-width: 800px) and (orientation: portrait)'
const COLUMN = '(max-height: 500px) and (orientation: landscape)'

const sheet = matchMedia(SHEET)
const column = matchMedia(COLUMN)

function measured(): Small | null {
  if (sheet.matches) return 'sheet'
  return column.matches ? 'column' : null
}

/** The current small layout; null if there is room for everything. Updated with the window. */
export const small = signal<Small | null>(measured())

for (const query of [sheet, column])
  query.addEventListener('change', () => {
    small.value = measured()
  })
