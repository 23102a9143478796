import type { ComponentChildren } from 'preact'

/** The tones of a room: wall, floor, ceiling, and its light. */
interface RoomProps {
  readonly wall: string
  readonly floor: string
  readonly light: string
  /** Where the lamp hangs. */
  readonly lamp?: number
  readonly children: ComponentChildren
}

/** Wall, floor in perspective, ceiling and one lamp; the room's contents go between wall and light. */
export const Room = ({ wall, floor, light, lamp = 256, children }: RoomProps) => (
  <>
    <path d="M0 0h520v96H0Z" fill={wall} />
    <path d="M0 70h520v26H0Z" fill={floor} />
    <path d="M0 80h520M60 70 20 96M140 70l-16 26M220 70l-4 26M300 70l8 26M380 70l20 26M460 70l32 26" stroke="#000" stroke-opacity=".35" />
    <path d="M0 0h520v10H0Z" fill="#0a0606" />
    {children}
    <path d={`M${lamp - 20} 10h40l44 60H${lamp - 70}Z`} fill={light} opacity=".16" />
    <path d={`M${lamp - 12} 6h24v4h-24Z`} fill={light} opacity=".85" />
    <path d="M0 70h520" stroke="#000" stroke-opacity=".5" />
  </>
)

/** Pairs of eyes in the dark. */
export const Eyes = ({ at }: { readonly at: readonly (readonly [number, number])[] }) => (
  <>
    {at.map(([x, y]) => (
      <path key={`${x}:${y}`} d={`M${x} ${y}h2.4v2.4h-2.4Zm6 0h2.4v2.4h-2.4Z`} fill="#8fce5a" />
    ))}
  </>
)
