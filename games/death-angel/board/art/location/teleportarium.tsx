import { Room } from './room.tsx'

/** The ring that folds space. */
export const Teleportarium = () => (
  <Room wall="#101523" floor="#1a2136" light="#6cc7ff" lamp={300}>
    <ellipse cx="410" cy="40" rx="44" ry="30" fill="#0a1730" />
    <ellipse cx="410" cy="40" rx="44" ry="30" fill="none" stroke="#4a5b86" stroke-width="7" />
    <ellipse cx="410" cy="40" rx="44" ry="30" fill="none" stroke="#6cc7ff" stroke-width="1.6" />
    <ellipse cx="410" cy="40" rx="30" ry="20" fill="#6cc7ff" opacity=".28" />
    <ellipse cx="410" cy="40" rx="15" ry="10" fill="#dff1ff" opacity=".7" />
    <path d="M372 22l20 10m38 18 22 10m-24-42-14 14m-10 12-22 20" stroke="#dff1ff" stroke-width="1.4" opacity=".8" />
    <path d="M350 66h120l14 8H336Z" fill="#33406a" />
    <path d="M480 30h34v40h-34Z" fill="#1f2947" />
    <path d="M484 34h26v10h-26Z" fill="#6cc7ff" opacity=".5" />
  </Room>
)
