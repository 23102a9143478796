import type { BoardModule } from '../../../packages/web/table/board.ts'

export const board: BoardModule = {
  Board: ({ seen, why, inspect }) => (
    <div style={{ padding: '20px', font: '12px monospace', whiteSpace: 'pre-wrap' }}>
      <button type="button" class="btn" onClick={(e) => why('marine:1', e.currentTarget)} onPointerEnter={() => inspect('marine:1')} onPointerLeave={() => inspect(null)}>marine 1</button>
      {JSON.stringify(seen.view).slice(0, 1500)}
    </div>
  ),
  Inspector: ({ piece }) => <p>{piece}</p>,
  phases: () => [{ label: 'Choose', current: true }, { label: 'Resolve', current: false }],
  headline: () => 'Round 1 · Void Lock',
  secrets: () => false,
}
