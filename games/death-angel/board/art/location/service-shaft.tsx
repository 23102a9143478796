import { Eyes, Room } from './room.tsx'

/** A shaft with a ladder, open below. */
export const ServiceShaft = () => (
  <Room wall="#171315" floor="#1f1a1c" light="#6cc7ff" lamp={330}>
    <path d="M300 10h140l-20 60H320Z" fill="#0a0809" />
    <path d="M316 10l14 60m94-60-14 60" stroke="#4d4348" stroke-width="5" />
    <path d="M352 10v60m36-60v60M352 20h36m-36 12h36m-36 12h36m-36 12h36" stroke="#8b7f86" stroke-width="3" />
    <path d="M450 24h50v46h-50ZM240 30h46v40h-46Z" fill="#2c2428" />
    <path d="M456 30h14v6h-14Zm20 0h16v6h-16Zm-20 12h36v4h-36Z" fill="#6cc7ff" opacity=".4" />
    <Eyes
      at={[
        [458, 54],
        [390, 58],
      ]}
    />
  </Room>
)
