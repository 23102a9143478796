import './chip.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'

interface Props {
  /** When the time runs out, by the server's clock. */
  readonly until: number
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly ahead: number
  /** What the clock counts down to, for screen readers. */
  readonly name: string
}

/** The remaining time, updated every second; red in the last five minutes. */
export function GameClock({ until, ahead, name }: Props): JSX.Element {
  const left = Math.max(0, until - ahead - useNow())
  return (
    <span class={`cup-clock${left < 300_000 ? ' late' : ''}`}>
      <Icon name="clock" />
      <span class="sr">{name} </span>
      {left === 0 ? say('cup-time-over') : inClock(left)}
    </span>
  )
}

/** A time as minutes and seconds, with hours if there are any. */
function inClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
