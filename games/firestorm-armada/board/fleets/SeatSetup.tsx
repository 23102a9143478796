import '../css/parts.css'
import './setup.css'
import { Dialog, type SeatSetupProps } from '@orrery/board'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Emblem } from '../art/Emblem.tsx'
import { type Choice, chosenOf, isFirst, own, starters } from './choices.ts'
import { Tiles } from './Tiles.tsx'

/** Chooses a seat's fleet: a starter fleet, or a legal fleet stored in this browser. */
export function SeatSetup({ seat, settings, change, text, spread = false }: SeatSetupProps): JSX.Element {
  const kept = useMemo(() => own(text), [text])
  const [open, setOpen] = useState(false)
  const all = starters(text)
  const chosen = chosenOf(settings, [...kept, ...all])
  const take = (choice: Choice): void => {
    setOpen(false)
    change({ ...settings, fleet: typeof choice.brings === 'string' ? choice.brings : JSON.parse(JSON.stringify(choice.brings)) })
  }
  const list = (
    <div class="fab-choices">
      <section class="fab-firsts">
        <h3>{text.say('fleets-first')}</h3>
        <Tiles choices={all.filter(isFirst)} chosen={chosen?.id ?? ''} text={text} take={take} />
      </section>
      {kept.length > 0 && <h3>{text.say('fleets-own')}</h3>}
      {kept.length > 0 && <Tiles choices={kept} chosen={chosen?.id ?? ''} text={text} take={take} />}
      {([500, 800, 1200] as const).map((value) => (
        <section key={value}>
          <h3>{text.say('fleets-of-value', { value })}</h3>
          <Tiles
            choices={all.filter((choice) => choice.id.endsWith(`-${value}`) && !isFirst(choice))}
            chosen={chosen?.id ?? ''}
            text={text}
            take={take}
          />
        </section>
      ))}
    </div>
  )
  if (spread) return <div class="fa">{list}</div>
  return (
    <div class="fa fab-line">
      <button type="button" class="fab-brought" data-seat-fleet={seat} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen !== undefined && <Emblem race={chosen.fleet.race} />}
        <span>
          <small>{text.say('setting-fleet')}</small>
          <b>{chosen?.name ?? text.say('fleets-default')}</b>
        </span>
        <i>{text.say('fleets-change')}</i>
      </button>
      {open && (
        <Dialog class="fa" title={text.say('fleets-choose')} closeLabel={text.say('fleets-close')} close={() => setOpen(false)} wide>
          {list}
        </Dialog>
      )}
    </div>
  )
}
