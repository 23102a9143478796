import { Room } from './room.tsx'

/** Consoles before a launching rocket. */
export const LaunchControlRoom = () => (
  <Room wall="#131722" floor="#1d2434" light="#ff9a4d" lamp={270}>
    <path d="M320 12h150v38H320Z" fill="#05070f" />
    <path d="M320 12h150v38H320Z" fill="none" stroke="#3d4968" stroke-width="4" />
    <path d="M398 16l7 10v14h-14V26Z" fill="#c9c7d1" />
    <path d="M391 36l-5 8h5Zm14 0 5 8h-5Z" fill="#8f93a8" />
    <path d="M393 40h10l-5 10Z" fill="#ff9a4d" />
    <path d="M340 22h1.5v1.5H340Zm20 10h2v2h-2Zm70-10h2v2h-2Zm22 14h1.5v1.5H452Z" fill="#f3efe4" />
    <path d="M330 58h130l14 12H316Z" fill="#2c3650" />
    <path d="M340 61h16v4h-16Zm22 0h10v4h-10Zm40 0h20v4h-20Zm28 0h14v4h-14Z" fill="#6cc7ff" opacity=".7" />
    <path d="M380 60h12v6h-12Z" fill="#e5484d" />
    <path d="M484 20h30v50h-30ZM266 24h40v46h-40Z" fill="#1f2738" />
  </Room>
)
