/** A torn grille with something behind it. Its colour is `--threat`. */
export const VentilationDuct = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#1c1313" />
    <path d="M14 8h68v44H14Z" fill="#33231f" />
    <path d="M20 13h56v34H20Z" fill="#050304" />
    <path d="M20 17h56l-2 4H22Zm0 8h26l-2 4H22Zm40 1 16-1v4l-14 3Zm-40 7h22l-3 4H22Zm44 2 10-2v4l-8 4Zm-46 6h56v4H22Z" fill="#5a3d35" />
    <path d="M49 25l9 1-4 12-11 3Z" fill="var(--threat)" opacity=".22" />
    <circle cx="47" cy="33" r="1.7" fill="var(--threat)" />
    <circle cx="54" cy="32" r="1.7" fill="var(--threat)" />
    <path d="M17 11h1.5v1.5H17Zm60.5 0H79v1.5h-1.5ZM17 47.5h1.5V49H17Zm60.5 0H79V49h-1.5Z" fill="#8a6a5c" />
    <path d="M14 8h68v44H14Z" fill="none" stroke="var(--threat)" opacity=".45" />
  </>
)
