/** A corner where eyes shine. Its colour is `--threat`. */
export const DarkCorner = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#0a0607" />
    <path d="M0 0h30v60H0Z" fill="#2c1d1b" />
    <path d="M30 0l18 12v36L30 60Z" fill="#1a1111" />
    <circle cx="62" cy="30" r="2" fill="var(--threat)" />
    <circle cx="71" cy="29" r="2" fill="var(--threat)" />
    <circle cx="80" cy="40" r="1.4" fill="var(--threat)" opacity=".6" />
    <circle cx="86" cy="39" r="1.4" fill="var(--threat)" opacity=".6" />
    <path d="M30 0v60" stroke="var(--threat)" opacity=".5" />
  </>
)
