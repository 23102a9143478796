import { Room } from './room.tsx'

/** The healers’ table under a white lamp. */
export const Apothecarion = () => (
  <Room wall="#161b1b" floor="#222a29" light="#f3efe4" lamp={380}>
    <path d="M330 50h110v8H330Zm14 8h8v14h-8Zm74 0h8v14h-8Z" fill="#5d6b68" />
    <path d="M330 50h110v3H330Z" fill="#9fb0ac" />
    <path d="M460 18h50v52h-50Z" fill="#2b3635" />
    <path d="M466 24h38v12h-38Zm0 18h38v10h-38Z" fill="#3d4c4a" />
    <path d="M478 26h6v-4h6v4h6v6h-6v4h-6v-4h-6Z" fill="#e5484d" transform="translate(-2 2)" />
    <path d="M270 20h36v50h-36Z" fill="#2b3635" />
    <path d="M275 25h26v14h-26Z" fill="#0b1210" />
    <path d="M277 33h6l3-6 4 9 3-4h6" fill="none" stroke="#67d391" stroke-width="1.6" />
    <path d="M372 26v14m0 0-10 6m10-6 10 6" stroke="#9fb0ac" stroke-width="3" />
  </Room>
)
