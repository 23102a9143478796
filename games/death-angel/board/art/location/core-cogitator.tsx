import { Room } from './room.tsx'

/** The thinking engine and its runes. */
export const CoreCogitator = () => (
  <Room wall="#14160f" floor="#1f2217" light="#8fce5a" lamp={290}>
    <path d="M340 12h110v58H340Z" fill="#23281a" />
    <path d="M348 18h94v30h-94Z" fill="#0a0d06" />
    <path d="M352 23h30v2h-30Zm0 6h48v2h-48Zm0 6h22v2h-22Zm0 6h40v2h-40Zm56-18h28v20h-28Z" fill="#8fce5a" opacity=".75" />
    <path d="M422 25a8 8 0 1 0 .1 0Zm0 4 3 5h-6Z" fill="#0a0d06" />
    <path d="M348 54h8v5h-8Zm12 0h8v5h-8Zm12 0h8v5h-8Zm12 0h8v5h-8Zm24 0h34v5h-34Z" fill="#5c6a3e" />
    <path d="M270 20h56v50h-56Zm194 0h50v50h-50Z" fill="#191c12" />
    <path d="M276 26h4v40h-4Zm10 0h4v40h-4Zm10 0h4v40h-4Zm10 0h4v40h-4Zm164 0h4v40h-4Zm10 0h4v40h-4Zm10 0h4v40h-4Z" fill="#39421f" />
    <path d="M326 60q7 12 14 0M450 58q7 14 14 0" fill="none" stroke="#39421f" stroke-width="3" />
  </Room>
)
