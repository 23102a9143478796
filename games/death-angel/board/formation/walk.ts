const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const rowOf = (button: HTMLElement) => Number(button.dataset.row)
const columnOf = (button: HTMLElement) => Number(button.dataset.column)

/** Arrow keys move the focus to the nearest piece in their direction; Home and End move it to the first and the last marine. */
export function walkTo(event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  const field = event.currentTarget as HTMLElement
  if (from === null) return
  const buttons = [...field.querySelectorAll<HTMLElement>('button[data-row]')]
  const marines = buttons.filter((button) => columnOf(button) === 2)
  const step = steps[event.key]
  const goal = event.key === 'Home' ? marines[0] : event.key === 'End' ? marines.at(-1) : step && nearest(buttons, from, step)
  if (goal === undefined) return
  event.preventDefault()
  goal.focus()
}

function nearest(buttons: readonly HTMLElement[], from: HTMLElement, [rows, columns]: readonly [number, number]): HTMLElement | undefined {
  const along = (button: HTMLElement) => (rowOf(button) - rowOf(from)) * rows + (columnOf(button) - columnOf(from)) * columns
  const beside = (button: HTMLElement) =>
    Math.abs(rowOf(button) - rowOf(from)) * Math.abs(columns) + Math.abs(columnOf(button) - columnOf(from)) * Math.abs(rows)
  return buttons
    .filter((button) => along(button) > 0 && (rows !== 0 || beside(button) === 0))
    .sort((one, other) => along(one) - along(other) || beside(one) - beside(other))[0]
}
