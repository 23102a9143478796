import type { JSX } from 'preact'
import { DeployPanel } from './DeployPanel.tsx'
import { FirePanel } from './FirePanel.tsx'
import { MovePanel } from './MovePanel.tsx'
import type { PanelProps } from './panel.ts'
import { StandingFields } from './StandingFields.tsx'

/** The sheet of the open question in the console: the drawn draft as fields, and the standing choices. */
export function SheetPanel(panel: PanelProps): JSX.Element | null {
  const { sheet, facts } = panel
  const now = sheet.value
  if (now === null) return null
  return (
    <div class="fa-sheet" data-sheet={now.kind}>
      {now.kind === 'move' ? (
        <MovePanel {...panel} now={now} />
      ) : now.kind === 'fire' ? (
        <FirePanel {...panel} now={now} />
      ) : (
        <DeployPanel {...panel} now={now} />
      )}
      <StandingFields
        text={facts.text}
        standing={now.standing}
        set={(standing) => {
          sheet.value = { ...now, standing }
        }}
      />
    </div>
  )
}
