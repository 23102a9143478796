import { Room } from './room.tsx'

/** The air lock, stars beyond the hatch. */
export const VoidLock = () => (
  <Room wall="#1a1416" floor="#2c211f" light="#e5484d" lamp={300}>
    <path d="M360 12h116v58H360Z" fill="#33231f" />
    <circle cx="418" cy="41" r="27" fill="#05070f" />
    <circle cx="418" cy="41" r="27" fill="none" stroke="#7a4a36" stroke-width="5" />
    <path d="M404 30h1.6v1.6H404Zm22 4h2v2h-2Zm-8 20h1.4v1.4H418Zm14-2h1v1h-1Zm-24-8h1v1h-1Zm16-18h1v1h-1Z" fill="#f3efe4" />
    <path d="M396 52a27 27 0 0 0 44 0c-14-8-30-8-44 0Z" fill="#7d3a2a" />
    <path d="M366 16h5v5h-5Zm99 0h5v5h-5ZM366 61h5v5h-5Zm99 0h5v5h-5Z" fill="#8a6a5c" />
    <path d="M250 22h60v48h-60ZM320 22h30v48h-30Z" fill="#241817" />
    <path d="M256 28h20v4h-20Zm0 8h34v4h-34Zm0 8h26v4h-26Z" fill="#e5484d" opacity=".5" />
  </Room>
)
