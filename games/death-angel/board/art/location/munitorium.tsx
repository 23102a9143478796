import { Room } from './room.tsx'

/** Racks of rounds and crates with the seal. */
export const Munitorium = () => (
  <Room wall="#1b1510" floor="#2a2018" light="#f2b84b" lamp={276}>
    <path d="M300 40h60v30h-60Zm66 10h50v20h-50Zm60-24h74v44h-74Z" fill="#4a3a22" />
    <path d="M300 40h60v5h-60Zm66 10h50v4h-50Zm60-24h74v5h-74Z" fill="#7a6138" />
    <path d="M456 40h14l4 6-4 14h-14l-4-14Z" fill="#8e1b20" />
    <path d="M316 40V26l3-6 3 6v14Zm10 0V26l3-6 3 6v14Zm10 0V26l3-6 3 6v14Z" fill="#d8b36a" />
    <path d="M378 50V38l3-5 3 5v12Zm9 0V38l3-5 3 5v12Zm9 0V38l3-5 3 5v12Z" fill="#d8b36a" />
    <path d="M322 54l5-5h6v6l-5 5h-6Zm60 6 4-4h5v5l-4 4h-5Z" fill="#2a2018" />
  </Room>
)
