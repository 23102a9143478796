import { Room } from './room.tsx'

/** Vats of toxin and their pumps. */
export const ToxinPumpingStation = () => (
  <Room wall="#12170f" floor="#1d2416" light="#b2ee74" lamp={270}>
    <path d="M310 20h46v50h-46Zm80 0h46v50h-46Zm80 0h46v50h-46Z" fill="#2b3620" />
    <path d="M316 36h34v30h-34Zm80 8h34v22h-34Zm80-14h34v36h-34Z" fill="#8fce5a" opacity=".75" />
    <path d="M316 36h34v3h-34Zm80 8h34v3h-34Zm80-14h34v3h-34Z" fill="#e2ffb8" />
    <path d="M324 46h3v3h-3Zm10 8h4v4h-4Zm70 0h3v3h-3Zm14-4h3v3h-3Zm68-6h4v4h-4Zm12 12h3v3h-3Z" fill="#e2ffb8" opacity=".8" />
    <path d="M333 20v-8h80v8m0-8h80v8M356 60h34m46 0h34" fill="none" stroke="#55683d" stroke-width="6" />
    <path d="M366 28a8 8 0 1 0 .1 0Zm88 0a8 8 0 1 0 .1 0Z" fill="#1d2416" />
    <path d="M366 36l5-4m83 4 4-5" stroke="#e5484d" stroke-width="1.6" />
  </Room>
)
