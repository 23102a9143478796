import type { Viewer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { useDesk } from '../desk.ts'

/** A choice of whose view is shown, if one person may see several. */
export function Eyes({ take }: { take(viewer: Viewer): void }): JSX.Element | null {
  const { source, names, viewer } = useDesk()
  const viewers = source.viewers.value
  if (viewers.length <= 1 || !viewers.includes(viewer)) return null
  return (
    <label class="eyes">
      <Icon name="eye" />
      <span class="sr">{say('eyes')}</span>
      <select
        value={String(viewer)}
        onChange={({ currentTarget }) => take(currentTarget.value === 'spectator' ? 'spectator' : Number(currentTarget.value))}
      >
        {viewers.map((one) => (
          <option key={one} value={String(one)}>
            {one === 'spectator' ? say('spectator') : names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
