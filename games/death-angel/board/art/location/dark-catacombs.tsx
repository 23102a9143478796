import { Eyes, Room } from './room.tsx'

/** Niches of the dead, and something among them. */
export const DarkCatacombs = () => (
  <Room wall="#120f12" floor="#1d171b" light="#8f93a8" lamp={250}>
    <path
      d="M280 70V36a20 20 0 0 1 40 0v34Zm60 0V36a20 20 0 0 1 40 0v34Zm60 0V36a20 20 0 0 1 40 0v34Zm60 0V36a20 20 0 0 1 40 0v34Z"
      fill="#060406"
    />
    <path
      d="M280 70V36a20 20 0 0 1 40 0v34M340 70V36a20 20 0 0 1 40 0v34M400 70V36a20 20 0 0 1 40 0v34M460 70V36a20 20 0 0 1 40 0v34"
      fill="none"
      stroke="#453a44"
      stroke-width="3"
    />
    <path d="M300 38a7 7 0 0 1 4 13v4h-8v-4a7 7 0 0 1 4-13Zm120 0a7 7 0 0 1 4 13v4h-8v-4a7 7 0 0 1 4-13Z" fill="#8a7d72" />
    <path d="M297 44h2.4v2.4H297Zm4 0h2.4v2.4H301Zm116 0h2.4v2.4H417Zm4 0h2.4v2.4H421Z" fill="#060406" />
    <Eyes
      at={[
        [378, 54],
        [330, 58],
      ]}
    />
  </Room>
)
