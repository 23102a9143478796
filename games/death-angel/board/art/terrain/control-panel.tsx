/** A console with a live trace. Its colour is `--threat`. */
export const ControlPanel = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#1a1111" />
    <path d="M18 60l6-30h48l6 30Z" fill="#33231f" />
    <path d="M26 8h44v22H26Z" fill="#0a0707" />
    <path d="M30 12h36v14H30Z" fill="var(--threat)" opacity=".25" />
    <path d="M32 22l6-5 6 4 8-7 6 5 6-3" fill="none" stroke="var(--threat)" stroke-width="1.5" />
    <path d="M28 38h8v4h-8Zm12 0h8v4h-8Zm12 0h8v4h-8ZM26 48h10v4H26Zm14 0h20v4H40Z" fill="#6b4a3f" />
  </>
)
