import { Eyes, Room } from './room.tsx'

/** Torn hulls jammed together. */
export const WreckageLabyrinth = () => (
  <Room wall="#171211" floor="#241a17" light="#e5484d" lamp={260}>
    <path d="M240 70l40-52 34 20 26-26 40 34 30-30 36 40 50-34 24 24v24Z" fill="#33241f" />
    <path d="M240 70l40-52 10 18-22 34Zm100-58 40 34-20 24h-14l14-26-26-22Zm70 4 36 40-16 14h-14l10-18-22-24Z" fill="#5a3d33" />
    <path d="M296 44l30 8-20 18Zm90 10 22-6 4 20Zm70 2 30-8-10 20Z" fill="#0a0606" />
    <path d="M318 20l14-12M392 22l10-14M460 30l16-12" stroke="#8a6a5c" stroke-width="2" />
    <path d="M430 40l4 6m-6 2 5-1" stroke="#ffdf9e" stroke-width="1.5" />
    <Eyes
      at={[
        [388, 44],
        [360, 58],
      ]}
    />
  </Room>
)
