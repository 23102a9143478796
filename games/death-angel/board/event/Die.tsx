import { Icon } from '../art/icon.tsx'

/** A face of the combat die, 0 to 5; 1 to 3 carry a skull. */
export const Die = ({ face, small = false }: { readonly face: number; readonly small?: boolean }) => {
  const skull = face >= 1 && face <= 3
  return (
    <span class={`da-die ${skull ? 'is-skull' : ''} ${small ? 'is-small' : ''}`} aria-hidden="true">
      {skull && <Icon name="skull" means="word-skull" />}
      <b class="da-num">{face}</b>
    </span>
  )
}
