import type { ComponentProps, JSX } from 'preact'
import { later } from '../../app/later.ts'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import type { AllList as List } from './AllList.tsx'

const AllList = later(() => import('./AllList.tsx').then((module) => module.AllList))

interface Props extends ComponentProps<typeof List> {
  readonly open: boolean
  setOpen(open: boolean): void
}

/** A button that opens the list of all options: for keyboards, for screen readers, and for anybody who looks for one. */
export function AllOptions({ open, setOpen, ...listed }: Props): JSX.Element {
  return (
    <div class="all-options">
      <AllOptionsButton count={listed.options.length} open={open} press={() => setOpen(!open)} />
      {open ? <AllList {...listed} /> : null}
    </div>
  )
}

interface ButtonProps {
  readonly count: number
  readonly open: boolean
  press(): void
}

/** Opens and closes the list of all options. A docked sheet has room for a short label only. */
export function AllOptionsButton({ count, open, press }: ButtonProps): JSX.Element {
  return (
    <button type="button" class="btn small" data-all-options aria-expanded={open} onClick={press}>
      <span class="whole">{say('all-options', { n: count })}</span>
      <span class="brief" aria-hidden="true">
        {say('all-options-brief', { n: count })}
      </span>
      <Icon name="down" />
    </button>
  )
}
