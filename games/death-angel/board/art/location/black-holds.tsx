/** Cargo holds under one lamp. */
export const BlackHolds = () => (
  <>
    <rect width="520" height="96" fill="#24140f" />
    <path d="M0 70h520v26H0Z" fill="#3a221a" />
    <path d="M0 0h520v10H0Z" fill="#0a0606" />
    <g fill="#4a2c22">
      <path d="M300 26h62v44h-62Zm70 12h54v32h-54Zm62-22h70v54h-70Z" />
    </g>
    <g fill="#7a4a36">
      <path d="M300 26h62v6h-62Zm70 12h54v6h-54Zm62-22h70v6h-70Z" />
      <path
        d="M308 36h4v30h-4Zm12 0h4v30h-4Zm12 0h4v30h-4Zm12 0h4v30h-4ZM440 28h4v38h-4Zm14 0h4v38h-4Zm14 0h4v38h-4Zm14 0h4v38h-4Z"
        opacity=".7"
      />
    </g>
    <path d="M396 10v22M392 32h8l-1 6h-6Z" stroke="#5a3a2e" fill="#5a3a2e" stroke-width="1.6" />
    <path d="M468 10v-10M330 10v10" stroke="#5a3a2e" stroke-width="1.6" />
    <path d="M236 10h40l44 60H186Z" fill="#ffdf9e" opacity=".14" />
    <path d="M244 6h24v4h-24Z" fill="#ffdf9e" opacity=".8" />
    <circle cx="394" cy="60" r="1.6" fill="#8fce5a" />
    <circle cx="401" cy="60" r="1.6" fill="#8fce5a" />
    <circle cx="514" cy="40" r="1.4" fill="#8fce5a" />
    <circle cx="508" cy="40" r="1.4" fill="#8fce5a" />
    <path d="M0 70h520" stroke="#5a3a2e" stroke-width="1" />
    <path d="M0 80h520M60 70 20 96M140 70l-16 26M220 70l-4 26M300 70l8 26M380 70l20 26M460 70l32 26" stroke="#33201a" />
  </>
)
