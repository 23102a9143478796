/** A storm bolter. */
export const Rifle = () => (
  <>
    <path d="M76 77.5l11 14 8-3-4-14-9-2Z" fill="var(--shade)" />
    <path d="M58 74h50l4 4v12H92l-4 3H62l-4-4Z" fill="#14131a" />
    <path d="M108 77h16v4.5h-16Zm0 6h13v4h-13Z" fill="#24222c" />
    <path d="M76 92h12l-3 12H75Z" fill="#0c0b10" />
    <path d="M62 70h22v4H62Z" fill="#24222c" />
    <path d="M58 76.5h49l3 3" class="da-rim" />
    <path d="M94 82h10v3H94Z" fill="var(--brass-2)" />
  </>
)
