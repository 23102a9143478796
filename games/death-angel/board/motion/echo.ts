import type { GameEvent } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The most events of one moment that are shown by a movement: the newest. */
const SHOWN = 6

const at = (root: HTMLElement, piece: unknown) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(String(piece))}"]`)

/** A swarm springs at its marine and back. */
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
  const layer = root.querySelector('.da-ghosts')
  const marine = at(root, event.on)?.getBoundingClientRect()
  const swarm = at(root, `swarm:${event.position}:${sideOf(event)}`)?.getBoundingClientRect()
  if (!layer || !marine || !swarm) return
  const frame = root.getBoundingClientRect()
  const left = sideOf(event) === 'left'
  const from = { x: (left ? marine.left : marine.right) - frame.left, y: marine.top + marine.height / 2 - frame.top }
  const to = { x: swarm.left + swarm.width / 2 - frame.left, y: swarm.top + swarm.height / 2 - frame.top }
  const shot = document.createElement('i')
  shot.className = 'da-shot'
  Object.assign(shot.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${Math.hypot(to.x - from.x, to.y - from.y)}px`,
    rotate: `${Math.atan2(to.y - from.y, to.x - from.x)}rad`,
  })
  layer.append(shot)
  shot.animate(
    [
      { transform: 'scaleX(0)', opacity: 1 },
      { transform: 'scaleX(1)', opacity: 1, offset: 0.45 },
      { transform: 'scaleX(1)', opacity: 0 },
    ],
    { duration: 320, easing: 'ease-out' },
  ).onfinish = () => shot.remove()
}

/** A piece swells for a moment: something came to it. */
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

/** Lets the pieces act out what has just happened. */
export function useEchoes(field: RefObject<HTMLDivElement | null>, events: readonly GameEvent[], motion: boolean): void {
  useLayoutEffect(() => {
    const root = field.current
    if (root === null || !motion) return
    const acted = events.filter((event) => echoes[event.type] !== undefined).slice(-SHOWN)
    for (const event of acted) echoes[event.type]?.(root, event)
  }, [field, events, motion])
}
