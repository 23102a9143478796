import { bolt } from '@orrery/board'
import type { GameEvent } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The number of events of one moment that are animated: the newest ones. */
const SHOWN = 6

const at = (root: HTMLElement, piece: unknown) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(String(piece))}"]`)

/** A swarm lunges at its marine and back. */
function lunge(root: HTMLElement, event: GameEvent): void {
  const swarm = at(root, `swarm:${event.position}:${sideOf(event)}`)?.parentElement
  const toward = sideOf(event) === 'left' ? 26 : -26
  swarm?.animate([{ transform: 'none' }, { transform: `translateX(${toward}px)`, offset: 0.35 }, { transform: 'none' }], {
    duration: 300,
    easing: 'ease-out',
  })
}

/** A shot goes from the marine to the swarm. */
function shoot(root: HTMLElement, event: GameEvent): void {
  const marine = at(root, event.on)?.getBoundingClientRect()
  const swarm = at(root, `swarm:${event.position}:${sideOf(event)}`)?.getBoundingClientRect()
  bolt(root, 'da-shot', marine, swarm, 3)
}

/** A piece grows for a moment, because it received something. */
function swell(root: HTMLElement, event: GameEvent): void {
  at(root, event.on)?.animate([{ transform: 'none' }, { transform: 'scale(1.05)' }, { transform: 'none' }], {
    duration: 240,
    easing: 'ease-out',
  })
}

const echoes: Readonly<Record<string, (root: HTMLElement, event: GameEvent) => void>> = {
  'swarm-attacks': lunge,
  attacked: shoot,
  'token-placed': swell,
  'terrain-token-placed': swell,
  activated: swell,
  'marine-rescued': swell,
}

function sideOf(event: GameEvent): 'left' | 'right' {
  return event.side === '@side-left' ? 'left' : 'right'
}

/** Animates the pieces for what has just happened. */
export function useEchoes(field: RefObject<HTMLDivElement | null>, events: readonly GameEvent[], motion: boolean): void {
  useLayoutEffect(() => {
    const root = field.current
    if (root === null || !motion) return
    const acted = events.filter((event) => echoes[event.type] !== undefined).slice(-SHOWN)
    for (const event of acted) echoes[event.type]?.(root, event)
  }, [field, events, motion])
}
