import { Eyes, Room } from './room.tsx'

/** Sleeping brood in webs of flesh. */
export const HibernationCluster = () => (
  <Room wall="#1a0f14" floor="#2a171e" light="#8fce5a" lamp={256}>
    <path
      d="M280 10c10 14 4 24 12 36 6 10 20 10 24-2 4-14-4-20 4-34Zm74 0c8 20 0 30 12 44 8 8 22 6 24-6 2-16-8-22-2-38Zm84 0c6 12 0 26 8 38 8 10 24 10 28-4 4-16-4-22 0-34Z"
      fill="#5a2636"
    />
    <path
      d="M292 24c2 14 2 20 8 24 8 2 10-6 8-16-2-8-10-12-16-8Zm74 4c2 18 4 24 10 26 8 0 10-8 8-18-2-8-12-14-18-8Zm84-4c2 14 4 22 10 24 8 0 10-8 8-16-2-8-12-12-18-8Z"
      fill="#b2ee74"
      opacity=".32"
    />
    <path d="M298 30q6 4 4 14m70-10q6 4 4 16m76-20q8 4 6 14" fill="none" stroke="#120609" stroke-width="4" />
    <path d="M300 60q20-14 50 2t60-4 70 4" fill="none" stroke="#5a2636" stroke-width="5" />
    <Eyes
      at={[
        [384, 56],
        [348, 58],
      ]}
    />
  </Room>
)
