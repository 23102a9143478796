import { Room } from './room.tsx'

/** A long corridor with ribs and lamps. */
export const MainCorridor = () => (
  <Room wall="#1c1313" floor="#2c1d1b" light="#ffdf9e" lamp={410}>
    <path d="M300 10h220L440 34h-60ZM300 70h220L440 52h-60Z" fill="#33231f" />
    <path d="M300 10v60l80-18V34Zm220 0v60l-80-18V34Z" fill="#241817" />
    <path d="M380 34h60v18h-60Z" fill="#060405" />
    <path d="M322 16v48m20-42v36m18-32v28m138-44v54m-18-48v42m-20-36v30" stroke="#4a332d" stroke-width="3" />
    <path d="M404 36h12v2h-12Z" fill="#ffdf9e" />
    <path d="M398 70l8-32h8l8 32Z" fill="#ffdf9e" opacity=".2" />
  </Room>
)
