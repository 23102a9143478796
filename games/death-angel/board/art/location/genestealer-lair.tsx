import { Eyes, Room } from './room.tsx'

/** The nest, and two great shapes in it. */
export const GenestealerLair = () => (
  <Room wall="#170c12" floor="#28131c" light="#8fce5a" lamp={256}>
    <path d="M220 10q60 30 40 60h60q-30-30 0-60ZM400 10q40 30 20 60h70q-30-30 10-60Z" fill="#3d1826" />
    <path d="M330 70c-8-28 6-44 26-46 22-2 36 16 30 46Z" fill="#2a0f19" />
    <path d="M334 42l-14-16 20 6-6-18 18 14 6-18 6 18 18-12-6 16 18-4-12 14Z" fill="#5a2b3a" />
    <path d="M348 40h5v3h-5Zm16 0h5v3h-5Z" fill="#b2ee74" />
    <path d="M440 70c-6-22 4-34 20-36 18 0 28 14 24 36Z" fill="#2a0f19" />
    <path d="M442 46l-10-12 14 4-4-14 14 10 6-14 4 14 14-8-4 12 12-2-8 10Z" fill="#5a2b3a" />
    <path d="M452 46h4v3h-4Zm13 0h4v3h-4Z" fill="#b2ee74" />
    <path d="M300 70q6-12 16 0m84 0q6-12 16 0m76 0q6-12 14 0" fill="#b2ee74" opacity=".35" />
    <Eyes
      at={[
        [384, 56],
        [348, 58],
      ]}
    />
  </Room>
)
