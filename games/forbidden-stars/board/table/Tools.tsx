import { useTable } from './context.ts'
import type { Page } from './page.ts'

interface ToolsProps {
  readonly asList: boolean
  list(): void
  readonly page: Page | null
  /** Whether the page is hidden to show the map. */
  readonly folded: boolean
  fold(): void
}

const MAP = 'M3 5 8 3l4 2 5-2v12l-5 2-4-2-5 2ZM8 3v12M12 5v12'
const LIST = 'M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5'

/** Over the board: switches between map and list, and between map and page. */
export const Tools = ({ asList, list, page, folded, fold }: ToolsProps) => {
  const { text } = useTable()
  return (
    <div class={`fs-tools ${page !== null && !folded && !asList ? 'is-over-page' : ''}`} data-hold>
      {page !== null && !asList && (
        <button type="button" onClick={fold}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={MAP} />
          </svg>
          <span>{text.say(folded ? `board-to-${page}` : 'board-to-map')}</span>
        </button>
      )}
      <button type="button" aria-pressed={asList} onClick={list}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={asList ? MAP : LIST} />
        </svg>
        <span>{text.say(asList ? 'board-to-map' : 'board-to-list')}</span>
      </button>
    </div>
  )
}
