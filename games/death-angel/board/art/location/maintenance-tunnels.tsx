import { Eyes, Room } from './room.tsx'

/** Pipes over pipes. */
export const MaintenanceTunnels = () => (
  <Room wall="#1a1410" floor="#2a2019" light="#f2b84b" lamp={280}>
    <path d="M210 18h310v8H210Zm0 14h310v5H210Zm0 26h310v9H210Z" fill="#4a3a2a" />
    <path d="M210 18h310v3H210Zm0 14h310v2H210Zm0 26h310v3H210Z" fill="#7a6142" />
    <path d="M330 10v60h10V10Zm96 0v60h14V10Z" fill="#3a2d21" />
    <path d="M330 10v60h3V10Zm96 0v60h4V10Z" fill="#6b543a" />
    <circle cx="383" cy="46" r="9" fill="none" stroke="#a33420" stroke-width="3" />
    <path d="M374 46h18m-9-9v18" stroke="#a33420" stroke-width="2" />
    <path d="M462 37q4 10-2 20m8-18q6 8 0 20" fill="none" stroke="#c9c7d1" stroke-opacity=".35" stroke-width="3" />
    <Eyes
      at={[
        [408, 44],
        [420, 58],
      ]}
    />
  </Room>
)
