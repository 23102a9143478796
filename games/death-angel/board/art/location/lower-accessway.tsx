import { Eyes, Room } from './room.tsx'

/** Steps down under low beams. */
export const LowerAccessway = () => (
  <Room wall="#1b1311" floor="#261a16" light="#f5944a" lamp={270}>
    <path d="M310 70h40v-8h34v-9h34v-9h34v-9h68v35Z" fill="#3a271f" />
    <path d="M310 70h40v-8h34v-9h34v-9h34v-9h68" fill="none" stroke="#7a4a36" stroke-width="2" />
    <path d="M220 10h300v10H220Zm40 10 20 18h-8l-20-18Zm110 0 20 18h-8l-20-18Zm110 0 16 14h-8l-16-14Z" fill="#120b09" />
    <path d="M456 22h40v13h-40Z" fill="#0a0606" />
    <path d="M470 26h2v2h-2Zm7 0h2v2h-2Z" fill="#8fce5a" />
    <Eyes
      at={[
        [398, 54],
        [390, 58],
      ]}
    />
  </Room>
)
