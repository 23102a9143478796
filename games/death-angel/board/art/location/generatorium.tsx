import { Room } from './room.tsx'

/** A caged reactor, humming. */
export const Generatorium = () => (
  <Room wall="#1b1510" floor="#2a2019" light="#f5944a" lamp={270}>
    <path d="M370 12h76v58h-76Z" fill="#33261b" />
    <ellipse cx="408" cy="41" rx="24" ry="26" fill="#7d3a1a" />
    <ellipse cx="408" cy="41" rx="17" ry="20" fill="#f08a3c" />
    <ellipse cx="408" cy="41" rx="9" ry="12" fill="#fff0c4" />
    <path d="M384 12v58m16-58v58m16-58v58m16-58v58M370 30h76M370 52h76" stroke="#1a120c" stroke-width="3" />
    <path d="M446 24h30v46h44M370 24h-34v46h-40" fill="none" stroke="#5a4330" stroke-width="8" />
    <path d="M446 22h32M336 22h34" stroke="#8a6a4c" stroke-width="2" />
  </Room>
)
